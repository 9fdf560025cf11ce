import { useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { summarise } from '#domain/measures/summary'
import { selectFinished } from '#machines/stage/stage.selectors'
import { useText } from '../../text/i18n'
import { useAuth, useStage } from '../actors'
import { isScreenBuilt } from '../builtScreens'
import { usePlay } from '../session'
import { SessionFigures } from './SessionFigures'
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
  const isQuiet = useQuiet()
  if (finished === null) return null
  const { session, delivery } = finished
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === session.childId)
  const isFromToday = search.get('from') === 'today'
  const state = { pending: text('app.summary.saving'), delivered: text('app.summary.saved'), kept: text('app.summary.kept') }[delivery]
  return (
    <main className="panel">
      <p className="quiet">{manifest.text.en.title}</p>
      <SessionFigures summary={summarise([session.events])} />
      <Warnings />
      <p className="quiet" role="status">
        {state}
      </p>
      <div className="panel-actions">
        <button type="button" className="press press-now" disabled={!isQuiet} onClick={() => play(manifest, { category, level: session.level, own: session.settings.activity }, child)}>
          {text('app.summary.again')}
        </button>
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
