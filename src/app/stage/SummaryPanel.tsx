import { useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { freePlayOf } from '#domain/measures/freePlay'
import { summarise } from '#domain/measures/summary'
import { selectFinished } from '#machines/stage/stage.selectors'
import { useText } from '../../text/i18n'
import { useAuth, useStage } from '../actors'
import { isScreenBuilt } from '../builtScreens'
import { useSessions } from '../pastSessions'
import { usePlay } from '../session'
import { FreePlayFigures } from './FreePlayFigures'
import { MeetingResult } from './MeetingResult'
import { OwnFigures } from './OwnFigures'
import { SessionFigures } from './SessionFigures'
import { StepUpCard } from './StepUpCard'
import { DeviceChoices, useDevicesOffOnLeave } from './DeviceChoices'
import { useQuiet } from './useQuiet'
import { Warnings } from './Warnings'

/** After the play: a sentence first, then the figures with their n, then the way on. */
export function SummaryPanel({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const finished = selectFinished(useStage().snapshot)
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
  const state = { pending: text('app.summary.saving'), delivered: text('app.summary.saved'), kept: text('app.summary.kept') }[delivery]
  return (
    <main className="panel">
      <p className="quiet">{manifest.text.en.title}</p>
      {isMeeting && child !== undefined ? <MeetingResult session={session} child={child} /> : free === null ? <SessionFigures summary={summarise([session.events])} /> : <FreePlayFigures figures={free} heading="h1" />}
      {isMeeting ? null : <OwnFigures session={session} past={past.status === 'ready' ? past.sessions : []} />}
      {isMeeting || child === undefined || past.status !== 'ready' ? null : <StepUpCard child={child} manifest={manifest} category={category} sessions={past.sessions} />}
      <DeviceChoices manifest={manifest} />
      <Warnings />
      <p className="quiet" role="status">
        {state}
      </p>
      <div className="panel-actions">
        {isMeeting ? (
          <button type="button" className="press press-now" disabled={!isQuiet} onClick={() => void navigate('/profile')}>
            {text('app.summary.profile')}
          </button>
        ) : (
          <button type="button" className="press press-now" disabled={!isQuiet} onClick={() => play(manifest, { category, level: session.level, own: session.settings.activity }, child)}>
            {text('app.summary.again')}
          </button>
        )}
        {isFromToday ? (
          <button type="button" className="press" disabled={!isQuiet} onClick={() => void navigate('/today')}>
            {text('app.summary.today')}
          </button>
        ) : null}
        <button type="button" className="press" disabled={!isQuiet} onClick={() => void navigate(user !== null && isScreenBuilt('/activity') ? '/activity' : '/')}>
          {text('app.summary.other')}
        </button>
      </div>
    </main>
  )
}
