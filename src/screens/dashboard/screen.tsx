import '#app/stage/play/stage.css'
import { useRef, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { catalogue } from '#scenes/catalogue'
import { type Session, wasPlayed } from '#domain/activities/session'
import { playedOn, taskKey } from '#domain/child/dayPlan'
import { minutesOf } from '#domain/child/weekPlan'
import { resolveDials } from '#domain/settings/resolve'
import { helpsWithAll } from '#domain/people/sharing'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { choiceKey } from '#ports/deviceSettings'
import { useAppSelector } from '#app/services/actors'
import { ChildChip } from '#app/shell/ChildChip'
import { useChildren } from '#app/play/children'
import { useConsents } from '#app/workspaces/consents'
import { useDevice } from '#app/page/deviceSettings'
import { useFlags } from '#app/services/flags'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useNumberWord } from '#app/forms/numberWord'
import { useSessions } from '#app/play/pastSessions'
import { usePlan } from '#app/play/weekPlans'
import { withAutomation } from '#app/services/automation'
import { ENOUGH } from '#app/play/enough'
import { workspaceHomes, useWorkspaces } from '#app/workspaces/workspaces'
import { findStepUp } from '#app/stage/start/stepUp'
import { StepUpCard } from '#app/stage/start/StepUpCard'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Skeleton } from '#ui/Skeleton'
import { TextLink } from '#ui/Link'
import { listTiles, type Tile } from '../activity/tiles'
import { WaitsForMe } from '../children/WaitsForMe'
import { OfActiveChild } from '../children/OfActiveChild'
import { formatLongDay, isSameDay } from '../history/formats'
import { MessageList } from '../messages/Messages'
import { useMadeBy } from '../plan/useMadeBy'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { AskConsents } from '../owndata/AskConsents'
import { tileOf } from '../plan/useOpenTiles'
import styles from './dashboard.module.css'
import { DayDone } from './DayDone'
import { isDayDone } from './dayIsDone'
import { type Due, DueList } from './DueList'
import { FourWeeks } from './FourWeeks'
import { HowItIs } from './HowItIs'
import { WeekPicture } from './WeekPicture'
import { planOf, proposeDay } from './proposal'

/** The Today page: the next ten minutes. People with other tasks have a different first page. */
export default function Dashboard() {
  const text = useText()
  const { side } = useDevice().choices
  const { shown, isGuess } = useWorkspaces()
  const { activeChild, children } = useChildren()
  const page = useRef<HTMLDivElement>(null)
  if (isGuess && side !== 'family') return <Skeleton layout="today" label={text('app.loading')} />
  if (shown !== 'family') return <Navigate to={workspaceHomes[shown]} replace />
  if (children === 'unknown') return <OfActiveChild page={TodayOf} />
  return (
    <div className={styles['whole']} ref={page} tabIndex={-1}>
      {activeChild === null ? <h1>{text('app.menu.places./dashboard')}</h1> : null}
      {/* The heading stays the same when an invitation brings the first child. */}
      <WaitsForMe onAnswered={() => page.current?.focus()} />
      {activeChild === null ? null : <OfActiveChild page={TodayOf} />}
      <ToAgree />
    </div>
  )
}

/** Asks for open consents at the end of the page, so that it moves nothing when the consents have loaded. */
function ToAgree() {
  const found = useConsents()
  return found.status === 'ready' ? <AskConsents of={found.value} /> : null
}

function TodayOf({ child }: { child: Child }) {
  const text = useText()
  const now = useNow()
  const past = useSessions(child.id)
  const week = usePlan(child.id)
  const { plan, isRest, by, isUnreadable, unread, takeProposal } = week
  const mayPlay = helpsWithAll(child)
  const { mayPlan } = useChildren()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const [search] = useSearchParams()
  if (plan === 'unknown' || past.status === 'loading') return <Skeleton layout="today" label={text('app.loading')} />
  const sessions = (loadedOr(past, null)?.sessions ?? []).filter(wasPlayed)
  const tiles = listTiles({ manifests: catalogue, visitor, flags, child, sessions, family: null, showsHarder: true }).chapters.flatMap(
    (chapter) => chapter.tiles,
  )
  const played = playedOn(localDay(now), sessions)
  const planned = plan.flatMap((each): readonly Due[] => {
    const tile = tileOf(tiles, each)
    return tile === undefined ? [] : [{ tile, level: each.level, reason: null, isPlayed: played.includes(taskKey(each)) }]
  })
  const proposals = proposeDay(tiles, sessions, now, resolveDials(child.profile).dials.accessMethod === 'look')
  const isProposed = planned.length === 0 && !isUnreadable && !isRest
  const due = isProposed ? proposals.map(({ tile, reason }): Due => ({ tile, level: tile.level, reason, isPlayed: played.includes(tile.key) })) : planned
  const today = sessions.filter(({ startedAt }) => isSameDay(startedAt, now))
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <ChildChip child={child} />
        <span className="muted">{formatLongDay(now)}</span>
      </div>
      {unread === null ? null : (
        <NotLoadedNotice found={unread} title={text('screens.plan.failedTitle')}>
          {text('screens.dashboard.unread', { alias: child.alias })}
        </NotLoadedNotice>
      )}
      {past.status === 'failed' ? (
        <NotLoadedNotice found={past} title={text('screens.dashboard.unplayedTitle')}>
          {text('screens.dashboard.unplayed', { alias: child.alias })}
        </NotLoadedNotice>
      ) : null}
      {isDayDone({ due, isProposed, isEnough: search.has(ENOUGH), today }) ? (
        <>
          <DayDone child={child} today={today} sessions={sessions} now={now} />
          <Ways child={child} />
        </>
      ) : isRest && due.length === 0 ? (
        <RestDay child={child} />
      ) : isProposed && unread === null && !mayPlan(child) ? (
        <>
          <h1>{text('screens.today.emptyTitle')}</h1>
          <Ways child={child} />
        </>
      ) : due.length === 0 ? (
        <Nothing child={child} isUnreadable={isUnreadable} />
      ) : (
        <ToPlay
          child={child}
          due={due}
          isFirst={past.status === 'ready' && sessions.length === 0}
          by={isProposed ? null : by}
          // Saves the suggestion as the plan of the day once it is started.
          onTake={() => (isProposed ? takeProposal(planOf(proposals)) : undefined)}
        />
      )}
      <div className={styles['below']}>
        {mayPlay ? <HowItIs child={child} plan={isUnreadable || unread !== null || !mayPlan(child) ? null : week} /> : null}
        {past.status === 'ready' ? <FourWeeks child={child} sessions={sessions} now={now} /> : null}
        <MessageList child={child} />
      </div>
      <WeekPicture child={child} sessions={sessions} now={now} />
      {mayPlay ? <NextLevel child={child} tiles={tiles} sessions={sessions} /> : null}
      <p>
        <Link to="/profile#card">{text('screens.dashboard.card', { alias: child.alias })}</Link>{' '}
        <span className="muted">{text('screens.dashboard.cardWhy')}</span>
      </p>
    </div>
  )
}

interface ToPlayProps {
  readonly child: Child
  readonly due: readonly Due[]
  /** Whether nothing has been played yet. */
  readonly isFirst: boolean
  /** Author of the plan, or null if the app suggested it. */
  readonly by: Parameters<typeof useMadeBy>[0]
  /** Called when the adult uses the plan, to start it or to change it. */
  readonly onTake: () => void
}

function ToPlay({ child: { alias }, child, due, isFirst, by, onTake }: ToPlayProps) {
  const text = useText()
  const navigate = useNavigate()
  const mayPlay = helpsWithAll(child)
  const mayPlan = useChildren().mayPlan(child)
  const madeBy = useMadeBy(by, alias)
  const numberWord = useNumberWord()
  const left = due.filter(({ isPlayed }) => !isPlayed)
  const isBegun = left.length < due.length
  const title = isFirst
    ? text('screens.dashboard.first', { alias })
    : text(isBegun ? 'screens.dashboard.left' : 'screens.dashboard.planned', { alias, count: left.length, number: numberWord(left.length) })
  const said =
    by === null
      ? [mayPlan ? text(isFirst ? 'screens.dashboard.proposedFirst' : 'screens.dashboard.proposed', { alias }) : '']
      : [
          text('screens.dashboard.length', {
            count: minutesOf(left.map(({ tile, level }) => ({ activity: tile.manifest.id, category: tile.category, level }))),
          }),
          left.length > 1 ? text('screens.dashboard.follow') : '',
          madeBy,
        ]
  if (!mayPlay) said.push(text('screens.dashboard.familyStarts', { alias }))
  return (
    <>
      <div className={styles['said']}>
        <h1>{title}</h1>
        <p className="muted">{said.filter(Boolean).join(' ')}</p>
      </div>
      <DueList due={due} child={child} />
      <div className={styles['ways']}>
        {mayPlay ? (
          <Button
            kind="now"
            onClick={() => {
              onTake()
              void navigate(withAutomation('/today?run=day'))
            }}
          >
            {text(isBegun ? 'screens.dashboard.goOn' : 'screens.dashboard.start', { alias })}
          </Button>
        ) : null}
        {/* A press saves the suggestion as the plan, where it can be changed. */}
        {mayPlan ? (
          <TextLink to="/plan" onClick={onTake}>
            {text('screens.dashboard.change')}
          </TextLink>
        ) : null}
        {mayPlay ? <span className={styles['exit']}>{text('screens.dashboard.exit')}</span> : null}
      </div>
    </>
  )
}

function RestDay({ child: { alias }, child }: { child: Child }) {
  const text = useText()
  return (
    <>
      <div className={styles['said']}>
        <h1>{text('screens.dashboard.restDay', { alias })}</h1>
        <p className="muted">{text('screens.dashboard.restDayWhy')}</p>
      </div>
      <Ways child={child} />
    </>
  )
}

function Ways({ child }: { child: Child }) {
  const text = useText()
  const { mayPlan } = useChildren()
  return (
    <div className={styles['ways']}>
      {helpsWithAll(child) ? (
        <Link to="/activity" className="press">
          {text('screens.dashboard.other')}
        </Link>
      ) : null}
      {mayPlan(child) ? <TextLink to="/plan">{text('screens.dashboard.change')}</TextLink> : null}
    </div>
  )
}

function Nothing({ child: { alias }, child, isUnreadable }: { child: Child; isUnreadable: boolean }) {
  const text = useText()
  return (
    <>
      <div className={styles['said']}>
        <h1>{text(isUnreadable ? 'screens.plan.unreadableTitle' : 'screens.dashboard.nothing')}</h1>
        <p>{text(isUnreadable ? 'screens.plan.unreadable' : 'screens.dashboard.nothingWhy', { alias })}</p>
      </div>
      <Ways child={child} />
    </>
  )
}

/** Suggests one level that could come next. It shows only one, because a longer list would put pressure on the family. */
function NextLevel({ child, tiles, sessions }: { child: Child; tiles: readonly Tile[]; sessions: readonly Session[] }) {
  const { choices } = useDevice()
  /** Key of the accepted suggestion. It remains in its place and says that it was accepted. */
  const [taken, setTaken] = useState<string | null>(null)
  const next = tiles
    .filter(({ access, isHarder }) => access === 'open' && !isHarder)
    .find((tile) => {
      if (tile.key === taken) return true
      const found = findStepUp(child, tile, sessions)
      return found !== null && choices.activities[choiceKey(child.id, tile.manifest.id)]?.answeredStepUp !== found.sessionId
    })
  return next === undefined ? null : (
    <StepUpCard key={next.key} child={child} manifest={next.manifest} category={next.category} sessions={sessions} onTaken={() => setTaken(next.key)} />
  )
}
