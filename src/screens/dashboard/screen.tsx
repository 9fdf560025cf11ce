import '#app/stage/stage.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { catalogue } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { choiceKey } from '#ports/deviceSettings'
import { useAppSelector } from '#app/actors'
import { useDevice } from '#app/device'
import { useFlags } from '#app/flags'
import { loadedOr } from '#app/loaded'
import { useSessions } from '#app/pastSessions'
import { usePlan } from '#app/plan'
import { Condition, useConditions } from '#app/stage/ConditionsChoice'
import { sayLevel } from '#app/stage/levels'
import { useText } from '#text/i18n'
import { DayStrip } from '#ui/DayStrip'
import { findStepUp } from '#app/stage/stepUp'
import { StepUpCard } from '#app/stage/StepUpCard'
import { StagePicture } from '#app/stage/StagePicture'
import { listTiles, type Tile } from '../activity/tiles'
import { OfActiveChild } from '../children/OfActiveChild'
import { daysBefore, formatDay } from '../history/formats'
import { nameOf, tileOf } from '../plan/useOpenTiles'
import styles from './dashboard.module.css'
import { planOf, proposeDay, type Proposal } from './proposal'

const WEEKS_DAYS = 28

/** Today: what to do in the next ten minutes. */
export default function Dashboard() {
  return <OfActiveChild page={TodayOf} />
}

/** A thing of today: from the plan it has no reason but that it was planned. */
type Due = { readonly tile: Tile; readonly level: string; readonly reason: Proposal['reason'] | null }

function TodayOf({ child }: { child: Child }) {
  const text = useText()
  const navigate = useNavigate()
  const [now] = useState(() => Date.now())
  const past = useSessions(child.id)
  const { plan, isUnreadable, save } = usePlan(child.id)
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const { alias } = child
  if (plan === 'unknown' || past.status === 'loading') return <p role="status">{text('app.loading')}</p>
  const sessions = loadedOr(past, null)?.sessions ?? []
  const tiles = listTiles({ manifests: catalogue, visitor, flags, child, sessions, family: null, showsHarder: true }).chapters.flatMap(
    (chapter) => chapter.tiles,
  )
  const planned = plan.flatMap((each): readonly Due[] => {
    const tile = tileOf(tiles, each)
    return tile === undefined ? [] : [{ tile, level: each.level, reason: null }]
  })
  const proposals = proposeDay(tiles, sessions, now)
  const isProposed = planned.length === 0 && !isUnreadable
  const due = isProposed ? proposals.map(({ tile, reason }): Due => ({ tile, level: tile.level, reason })) : planned
  const today = sessions.filter(({ startedAt }) => formatDay(startedAt) === formatDay(now)).length

  const start = () => {
    if (isProposed) save(planOf(proposals))
    void navigate('/today')
  }
  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>
          {today > 0
            ? text('screens.dashboard.done', { alias, count: today })
            : sessions.length === 0
              ? text('screens.dashboard.first', { alias })
              : text('screens.dashboard.planned', { alias, count: due.length })}
        </h1>
        <p className={styles['muted']}>{text(isProposed ? 'screens.dashboard.proposed' : 'screens.dashboard.byYou', { alias })}</p>
      </div>
      {due.length === 0 ? (
        <section className={styles['nothing']}>
          <h2>{text('screens.dashboard.nothing')}</h2>
          <p>{text('screens.dashboard.nothingWhy', { alias })}</p>
          <Link to="/activity" className="press">
            {text('screens.dashboard.activities')}
          </Link>
        </section>
      ) : (
        <>
          <ol className={styles['due']}>
            {due.map(({ tile, level, reason }) => (
              <li key={tile.key}>
                <StagePicture manifest={tile.manifest} category={tile.category} child={child} />
                <b>{nameOf(tile)}</b>
                <span>
                  {reason === null
                    ? sayLevel(text, level)
                    : text('screens.dashboard.levelOf', { level: sayLevel(text, level), reason: text(`screens.dashboard.reasons.${reason}`) })}
                </span>
              </li>
            ))}
          </ol>
          <div className={styles['ways']}>
            <button type="button" className="press press-now" onClick={start}>
              {text('screens.dashboard.start', { alias })}
            </button>
            <Link to="/plan" className="press">
              {text('screens.dashboard.change')}
            </Link>
          </div>
        </>
      )}
      <div className={styles['below']}>
        <HowItIs child={child} />
        <FourWeeks sessions={sessions} now={now} />
      </div>
      <NextLevel child={child} tiles={tiles} sessions={sessions} />
    </div>
  )
}

/** One level that could come next: a list of wishes would press. */
function NextLevel({ child, tiles, sessions }: { child: Child; tiles: readonly Tile[]; sessions: readonly Session[] }) {
  const { choices } = useDevice()
  const next = tiles
    .filter(({ access, isHarder }) => access === 'open' && !isHarder)
    .find((tile) => {
      const found = findStepUp(child, tile, sessions)
      return found !== null && choices.activities[choiceKey(child.id, tile.manifest.id)]?.answeredStepUp !== found.sessionId
    })
  return next === undefined ? null : <StepUpCard key={next.key} child={child} manifest={next.manifest} category={next.category} sessions={sessions} />
}

/** Mood and seizure in one tap each; what is told is kept with every session of today. */
function HowItIs({ child }: { child: Child }) {
  const text = useText()
  const { told, tell } = useConditions(child)
  return (
    <section className={styles['part']}>
      <Condition
        name="state"
        label={text('screens.dashboard.howIs', { alias: child.alias })}
        answer={told.state ?? null}
        onChange={(answer) => tell('state', answer)}
      />
      <Condition name="seizure" label={text('screens.dashboard.seizure')} answer={told.seizure ?? null} onChange={(answer) => tell('seizure', answer)} />
      {told.seizure === 'yes' ? <p role="status">{text('screens.dashboard.rest')}</p> : null}
    </section>
  )
}

function FourWeeks({ sessions, now }: { sessions: readonly Session[]; now: number }) {
  const text = useText()
  const played = new Set(sessions.map(({ startedAt }) => formatDay(startedAt)))
  const days = Array.from({ length: WEEKS_DAYS }, (_, index) => played.has(formatDay(daysBefore(now, WEEKS_DAYS - 1 - index))))
  const said = text('screens.dashboard.days', { count: days.filter(Boolean).length })
  return (
    <section className={styles['part']} aria-labelledby="four-weeks">
      <b id="four-weeks">{text('screens.dashboard.weeks')}</b>
      <DayStrip days={days} label={said} />
      <p className={styles['muted']}>
        {said} {text('screens.dashboard.daysWhy')}
      </p>
      <Link to="/progress">{text('screens.dashboard.progress')}</Link>
    </section>
  )
}
