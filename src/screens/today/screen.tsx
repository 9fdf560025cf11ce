import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/child/resolve'
import { useChildren } from '../../app/children'
import { usePlan } from '../../app/plan'
import { usePlay } from '../../app/session'
import { useQuiet } from '../../app/stage/useQuiet'
import { useStageMode } from '../../app/stage/useStageMode'
import { useTitle } from '../../app/title'
import { useText } from '../../text/i18n'
import { AdultSurface } from '../../ui/AdultSurface'
import { overlayDefaults } from '../../app/PlainPage'
import { TilePicture } from '../activity/TilePicture'
import type { Tile } from '../activity/tiles'
import { nameOf, tileOf, useOpenTiles } from '../plan/useOpenTiles'
import styles from './today.module.css'
import { useChoosing } from './useChoosing'
import { useHoldToLeave } from './useHoldToLeave'

/** The child's own page: one to four pictures on black and nothing else. The adult leaves it by holding a top corner. */
export default function Today() {
  const { children, activeChild } = useChildren()
  const { plan } = usePlan(activeChild?.id ?? null)
  useStageMode(false)
  if (children === 'unknown' || plan === 'unknown') return <div className={styles['room']} />
  if (activeChild === null || plan.length === 0) return <NothingPlanned child={activeChild} />
  return <Room key={activeChild.id} child={activeChild} plan={plan} />
}

function Room({ child, plan }: { child: Child; plan: readonly { activity: string; category: string | null; level: string }[] }) {
  const text = useText()
  const navigate = useNavigate()
  const { play } = usePlay()
  const isQuiet = useQuiet()
  const open = useOpenTiles(child)
  const { dials } = resolveDials(child.profile)
  const tiles = plan.flatMap((planned) => {
    const tile = tileOf(open, planned)
    return tile === undefined ? [] : [{ tile, level: planned.level }]
  })
  const [isGoing, setGoing] = useState(false)
  const start = ({ tile, level }: { tile: Tile; level: string }) => {
    if (!isQuiet || isGoing) return
    setGoing(true)
    play(tile.manifest, { category: tile.category, level, fromToday: true }, child)
  }
  const choosing = useChoosing({ count: tiles.length, access: dials, isOpen: isQuiet, choose: (index) => tiles[index] && start(tiles[index]) })
  const heldShare = useHoldToLeave(() => void navigate('/activity'))
  useTitle(text('app.titles./today'))
  if (tiles.length === 0) return <NothingPlanned child={child} />
  return (
    <main className={styles['room']} aria-label={text('screens.today.label', { alias: child.alias })}>
      <ul className={styles['tiles']} data-count={tiles.length} data-open={isQuiet} style={{ '--own': palette[dials.colour] } as Record<string, string>}>
        {tiles.map((each, index) => (
          <li key={each.tile.key}>
            <button
              type="button"
              ref={choosing.refOf(index)}
              className={styles['tile']}
              data-framed={choosing.framed === index}
              aria-label={nameOf(each.tile)}
              onClick={() => start(each)}
              {...choosing.dwellOn(index)}
            >
              <TilePicture manifest={each.tile.manifest} category={each.tile.category} profile={child.profile} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['mark']} data-held={heldShare} aria-hidden="true" />
    </main>
  )
}

function NothingPlanned({ child }: { child: Child | null }) {
  const text = useText()
  return (
    <AdultSurface {...overlayDefaults}>
      <main className={styles['nothing']}>
        <h1>{text('screens.today.emptyTitle')}</h1>
        <p>{text('screens.today.empty', { alias: child?.alias ?? '' })}</p>
        <Link to="/plan" className="press press-main">
          {text('screens.today.makePlan')}
        </Link>
        <Link to="/activity" className="press">
          {text('screens.today.back')}
        </Link>
      </main>
    </AdultSurface>
  )
}
