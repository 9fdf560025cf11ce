import { type Manifest, pageOfLevel } from '#domain/activities/manifest'
import { hasTrials } from '#domain/activities/session'
import { SHOWN_CHILD_ID } from '#domain/activities/shown'
import { freePlayOf } from '#domain/measures/freePlay'
import { lengthOf } from '#domain/measures/moment'
import { summarise } from '#domain/measures/summary'
import { turnsOf } from '#domain/measures/turns'
import { MINUTE_MS, SECOND_MS } from '#domain/time'
import { selectFinished, selectWarning } from '#machines/stage/stage.selectors'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Disclosure } from '#ui/Disclosure'
import { CheckIcon } from '#ui/icons'
import { useAuth, useStage } from '../../services/actors'
import { useChildren } from '../../play/children'
import { loadedOr } from '../../services/loaded'
import { useSessions } from '../../play/pastSessions'
import { AfterLine } from '../start/AfterLine'
import { DeviceChoicesPart, useDevicesOffOnLeave } from '../start/DeviceChoices'
import { HeadChoicePart } from '../start/HeadChoice'
import { FacingLine, FacingSection } from './FacingFigures'
import { FreePlayFigures } from './FreePlayFigures'
import { sayLevel } from '../start/levels'
import { MakeItFit } from '../start/MakeItFit'
import { MeetingResult } from './MeetingResult'
import { MoodChoice } from './MoodChoice'
import { OwnFigures } from './OwnFigures'
import { ResultActions } from './ResultActions'
import { ResultSentence } from './ResultSentence'
import { SessionFigures } from './SessionFigures'
import { StepUpCard } from '../start/StepUpCard'
import { useQuiet } from '../../page/useQuiet'
import { Warnings } from '../start/Warnings'

/** The page after play: what happened, in a sentence and in lights, then the ways to continue. The figures are one press away. */
export function SummaryPanel({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const { snapshot: stage, send } = useStage()
  const finished = selectFinished(stage)
  const user = useAuth().snapshot.context.user
  const { children } = useChildren()
  // Play without saving has no other sessions, and there is nothing to say about saving.
  const isKept = finished !== null && finished.session.childId !== SHOWN_CHILD_ID
  const past = useSessions(isKept ? finished.session.childId : null)
  const isQuiet = useQuiet()
  useDevicesOffOnLeave()
  if (finished === null) return null
  const { session, delivery } = finished
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === session.childId)
  const known = user === null || child === undefined ? null : child.alias
  const alias = known ?? text('app.result.yourChild')
  const page = pageOfLevel(manifest, session.level)
  const isMeeting = page === 'meeting'
  const free = freePlayOf(session.events)
  const lengthMs = lengthOf(session.events)
  const isShort = lengthMs < MINUTE_MS
  const count = Math.max(1, Math.round(lengthMs / (isShort ? SECOND_MS : MINUTE_MS)))
  const pastSessions = loadedOr(past, null)?.sessions ?? []
  // A session that this device could not store will not be sent. The warning below says so.
  const isHeld = delivery === 'kept' && selectWarning(stage).storage !== null
  const state =
    isHeld || !isKept ? null : { pending: text('app.summary.saving'), delivered: text('app.summary.saved'), kept: text('app.summary.kept') }[delivery]
  const ways = (isFirst: boolean) => (
    <ResultActions session={session} manifest={manifest} child={child} page={page} past={past.status === 'loading' ? null : pastSessions} isFirst={isFirst} />
  )
  return (
    <main className="panel result">
      <div className="result-bar quiet">
        <span>
          {isMeeting
            ? text(isShort ? 'app.result.firstShort' : 'app.result.first', { count })
            : text(isShort ? 'app.result.lineShort' : 'app.result.line', { title: textOf(manifest).title, level: sayLevel(text, session.level), count })}
        </span>
        <span className="result-state" role="status">
          {isKept && delivery === 'delivered' ? <CheckIcon /> : null}
          {state}
        </span>
      </div>
      {isMeeting && child !== undefined ? (
        <MeetingResult session={session} child={child} ways={ways} />
      ) : free === null ? (
        <ResultSentence session={session} manifest={manifest} alias={alias} past={pastSessions} />
      ) : (
        <FreePlayFigures session={session} figures={free} heading="h1" />
      )}
      <FacingLine events={session.events} wasOn={stage.context.request?.watchesFace !== undefined} />
      <AfterLine session={session} manifest={manifest} />
      {isMeeting && child !== undefined ? null : ways(true)}
      {isMeeting || !isKept || !hasTrials(session) ? null : (
        <MoodChoice alias={known} mood={session.mood ?? null} isDisabled={!isQuiet} onChange={(mood) => send({ type: 'STAGE.MOOD', mood })} />
      )}
      {user === null && page === null ? <MakeItFit isQuiet={isQuiet} /> : null}
      <Warnings />
      {page !== null || child === undefined || past.status !== 'ready' ? null : (
        <StepUpCard child={child} manifest={manifest} category={category} sessions={past.value.sessions} />
      )}
      {isMeeting ? null : (
        <Disclosure word={text('app.result.more')} about={text('app.result.moreWhy')}>
          {user === null ? null : <GuideLink id="numbers">{text('app.result.guide')}</GuideLink>}
          {free === null ? <SessionFigures summary={summarise([session.events])} turns={turnsOf(session.events)} /> : null}
          <FacingSection events={session.events} />
          <OwnFigures session={session} past={pastSessions} child={page === null ? child : undefined} />
        </Disclosure>
      )}
      <HeadChoicePart childId={session.childId} dials={session.settings.dials} needs={manifest.needs} />
      <DeviceChoicesPart manifest={manifest} />
    </main>
  )
}
