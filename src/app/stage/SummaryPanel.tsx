import { useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { freePlayOf } from '#domain/measures/freePlay'
import { lengthOf } from '#domain/measures/moment'
import { summarise } from '#domain/measures/summary'
import { MINUTE_MS } from '#domain/time'
import { selectFinished, selectWarning } from '#machines/stage/stage.selectors'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { CheckIcon } from '#ui/icons'
import { useAuth, useStage } from '../actors'
import { isScreenBuilt } from '../builtScreens'
import { loadedOr } from '../loaded'
import { useSessions } from '../pastSessions'
import { usePlay } from '../session'
import { DeviceChoices, useDevicesOffOnLeave } from './DeviceChoices'
import { FreePlayFigures } from './FreePlayFigures'
import { sayLevel } from './levels'
import { MeetingResult } from './MeetingResult'
import { OwnFigures } from './OwnFigures'
import { ResultSentence } from './ResultSentence'
import { SessionFigures } from './SessionFigures'
import { StepUpCard } from './StepUpCard'
import { useQuiet } from './useQuiet'
import { Warnings } from './Warnings'

/** After the play: what happened in a sentence and in lights, then the way on; the figures are one press away. */
export function SummaryPanel({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const stage = useStage().snapshot
  const finished = selectFinished(stage)
  const user = useAuth().snapshot.context.user
  const { play, children } = usePlay()
  const past = useSessions(finished?.session.childId ?? null)
  const isQuiet = useQuiet()
  useDevicesOffOnLeave()
  if (finished === null) return null
  const { session, delivery } = finished
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === session.childId)
  const isMeeting = manifest.levels.some((level) => level.id === session.level && level.isMeeting === true)
  const free = freePlayOf(session.events)
  const isFromToday = search.get('from') === 'today'
  const pastSessions = loadedOr(past, null)?.sessions ?? []
  // What this device could not even write will not be sent; the warning below says what became of it.
  const isHeld = delivery === 'kept' && selectWarning(stage).storage !== null
  const state = isHeld ? null : { pending: text('app.summary.saving'), delivered: text('app.summary.saved'), kept: text('app.summary.kept') }[delivery]
  return (
    <main className="panel result">
      <div className="result-bar quiet">
        <span>
          {text('app.result.line', {
            title: manifest.text.en.title,
            level: sayLevel(text, session.level),
            count: Math.max(1, Math.round(lengthOf(session.events) / MINUTE_MS)),
          })}
        </span>
        <span className="result-state" role="status">
          {delivery === 'delivered' ? <CheckIcon /> : null}
          {state}
        </span>
      </div>
      {isMeeting && child !== undefined ? (
        <MeetingResult session={session} child={child} />
      ) : free === null ? (
        <ResultSentence
          session={session}
          manifest={manifest}
          alias={user === null || child === undefined ? text('app.result.yourChild') : child.alias}
          past={pastSessions}
        />
      ) : (
        <FreePlayFigures figures={free} heading="h1" />
      )}
      <div className="panel-actions">
        {isMeeting ? (
          <button type="button" className="press press-now" disabled={!isQuiet} onClick={() => void navigate(user === null ? '/' : '/dashboard')}>
            {text('app.summary.toToday')}
          </button>
        ) : (
          <button
            type="button"
            className="press press-now"
            disabled={!isQuiet}
            onClick={() => play(manifest, { category, level: session.level, own: session.settings.activity }, child)}
          >
            {text('app.summary.again')}
          </button>
        )}
        {isFromToday ? (
          <button type="button" className="press" disabled={!isQuiet} onClick={() => void navigate('/today')}>
            {text('app.summary.today')}
          </button>
        ) : null}
        <button
          type="button"
          className="press"
          disabled={!isQuiet}
          onClick={() => void navigate(user !== null && isScreenBuilt('/activity') ? '/activity' : '/')}
        >
          {text('app.summary.other')}
        </button>
      </div>
      <Warnings />
      {isMeeting || child === undefined || past.status !== 'ready' ? null : (
        <StepUpCard child={child} manifest={manifest} category={category} sessions={past.value.sessions} />
      )}
      {isMeeting ? null : (
        <Disclosure word={text('app.result.more')} about={text('app.result.moreWhy')}>
          {free === null ? <SessionFigures summary={summarise([session.events])} /> : null}
          <OwnFigures session={session} past={pastSessions} />
        </Disclosure>
      )}
      <DeviceChoices manifest={manifest} />
    </main>
  )
}
