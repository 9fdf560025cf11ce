import { type CSSProperties, useRef, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import type { DayPlan } from '#domain/child/dayPlan'
import { isClickedByVoice } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import { isStrict, STRICT_BRIGHTNESS, underFlags } from '#domain/child/safety'
import { resolveDials } from '#domain/settings/resolve'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { helpsWithAll } from '#domain/people/sharing'
import { weakestTopCorner } from '#domain/trials/layout/placement'
import { useChildren } from '#app/play/children'
import { useFlags } from '#app/services/flags'
import { PlainPage } from '#app/shell/PlainPage'
import { nowAtPress } from '#app/services/now'
import { usePlan } from '#app/play/weekPlans'
import { usePlay } from '#app/play/startSession'
import { useDevicesOffOnLeave } from '#app/stage/start/DeviceChoices'
import { HeadChoicePart } from '#app/stage/start/HeadChoice'
import { isHearing } from '#app/play/isHearing'
import { useServices } from '#app/services/services'
import { useQuiet } from '#app/page/useQuiet'
import { useStageMode } from '#app/stage/play/useStageMode'
import { useTitle } from '#app/page/title'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { StagePicture } from '#app/stage/start/StagePicture'
import type { Tile } from '../activity/tiles'
import { tileName, tileOf, useOpenTiles } from '../plan/useOpenTiles'
import styles from './today.module.css'
import { useChoosing } from './useChoosing'
import { useHoldToLeave } from './useHoldToLeave'
import { usePointingHead } from './usePointingHead'
import { useVoiceClick } from './useVoiceClick'

/** The child's own page: one to four pictures on black and nothing else. An adult leaves it by holding a top corner. */
export default function Today() {
  const { children, activeChild } = useChildren()
  const { plan, isRest } = usePlan(activeChild?.id ?? null)
  if (children === 'unknown' || plan === 'unknown') return <div className={styles['room']} />
  // People who may only look or plan do not start the child's activities of the day.
  if (activeChild !== null && !helpsWithAll(activeChild)) return <Navigate to="/dashboard" replace />
  if (activeChild === null || plan.length === 0) return <NothingPlanned child={activeChild} isRest={isRest} />
  return <Planned key={activeChild.id} child={activeChild} plan={plan} />
}

interface Choice {
  readonly tile: Tile
  readonly level: string
}

/** The planned activities that are open now. If there are none, the adult sees a notice. */
function Planned({ child, plan }: { child: Child; plan: DayPlan }) {
  const open = useOpenTiles(child)
  const tiles = plan.flatMap((planned): Choice[] => {
    const tile = tileOf(open, planned)
    return tile === undefined ? [] : [{ tile, level: planned.level }]
  })
  const { face, voiceLevel } = useServices()
  const { dials } = resolveDials(child.profile)
  const [isReady, setReady] = useState(
    dials.accessMethod !== 'head' || ((face.state === 'on' || face.state === 'resting') && (!isClickedByVoice(dials) || isHearing(voiceLevel.state))),
  )
  useDevicesOffOnLeave()
  if (tiles.length === 0) return <NothingPlanned child={child} isRest={false} />
  return isReady ? <Room child={child} tiles={tiles} /> : <BeforeHead child={child} onReady={() => setReady(true)} />
}

function Room({ child, tiles }: { child: Child; tiles: readonly Choice[] }) {
  const text = useText()
  const navigate = useNavigate()
  const { play } = usePlay()
  const isQuiet = useQuiet()
  const [search] = useSearchParams()
  /** Whether an adult started the day's run, in which each activity leads to the next. Otherwise, each activity returns to this page. */
  const isRun = search.get('run') === 'day'
  const flags = useFlags()
  const { dials } = resolveDials(child.profile)
  const [isGoing, setGoing] = useState(false)
  const start = ({ tile, level }: Choice) => {
    if (!isQuiet || isGoing) return
    setGoing(true)
    play(tile.manifest, { category: tile.category, level, ...(isRun ? { inDay: { day: localDay(nowAtPress()), played: [] } } : { fromToday: true }) }, child)
  }
  const choosing = useChoosing({ count: tiles.length, access: dials, isOpen: isQuiet, choose: (index) => tiles[index] && start(tiles[index]) })
  const light = useRef<HTMLElement>(null)
  usePointingHead({
    childId: child.id,
    isWanted: dials.accessMethod === 'head',
    onPoint: (place) => {
      choosing.pointAt(place)
      // Updated without React, because only the position changes, ten times a second.
      if (light.current === null) return
      light.current.dataset['seen'] = String(place !== null)
      if (place !== null) Object.assign(light.current.style, { left: `${place.x * 100}%`, top: `${place.y * 100}%` })
    },
  })
  useVoiceClick(isClickedByVoice(dials), choosing.click)
  useStageMode('child')
  const isHeld = useHoldToLeave(() => void navigate(isRun ? '/dashboard' : '/activity'))
  useTitle(text('app.titles./today'))
  return (
    <main className={styles['room']} aria-label={text('screens.today.label', { alias: child.alias })}>
      <i ref={light} className={styles['head']} data-seen="false" aria-hidden="true" />
      <ul
        className={styles['tiles']}
        data-count={tiles.length}
        data-open={isQuiet}
        style={{ '--own': palette[dials.colour], '--light': isStrict(underFlags(child.profile, flags)) ? STRICT_BRIGHTNESS : 1 } as CSSProperties}
      >
        {tiles.map((each, index) => (
          <li key={each.tile.key}>
            <button
              type="button"
              ref={choosing.refOf(index)}
              className={styles['tile']}
              data-framed={choosing.framed === index}
              aria-label={tileName(text, each.tile)}
              onClick={() => start(each)}
              {...choosing.dwellOn(index)}
            >
              <StagePicture manifest={each.tile.manifest} category={each.tile.category} child={child} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['mark']} data-held={isHeld} data-corner={weakestTopCorner(dials.zones)} aria-hidden="true" />
    </main>
  )
}

/** Lets the adult turn the camera on for a child who chooses by head. Without the camera, the child chooses by touch. */
function BeforeHead({ child, onReady }: { child: Child; onReady: () => void }) {
  const text = useText()
  return (
    <PlainPage>
      <div className={styles['nothing']}>
        <h1>{text('screens.today.headTitle', { alias: child.alias })}</h1>
        <HeadChoicePart childId={child.id} dials={resolveDials(child.profile).dials} />
        <Button kind="now" onClick={onReady}>
          {text('screens.today.headGo')}
        </Button>
      </div>
    </PlainPage>
  )
}

function NothingPlanned({ child, isRest }: { child: Child | null; isRest: boolean }) {
  const text = useText()
  return (
    <PlainPage>
      <div className={styles['nothing']}>
        <h1>{text(isRest ? 'screens.today.restTitle' : 'screens.today.emptyTitle')}</h1>
        <p>{text(isRest ? 'screens.today.restWhy' : 'screens.today.empty', { alias: child?.alias ?? '' })}</p>
        <Link to="/plan" className="press press-now">
          {text('screens.today.makePlan')}
        </Link>
        <Link to="/activity" className="press">
          {text('screens.today.back')}
        </Link>
      </div>
    </PlainPage>
  )
}
