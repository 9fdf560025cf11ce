import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import { useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { useAuth } from '../../services/actors'
import { usePlay } from '../../play/startSession'
import { ENOUGH } from '../../play/enough'
import { withAutomation } from '../../services/automation'
import { justPlayed } from '../../play/justPlayed'
import { useDayRun } from './dayRun'
import { useQuiet } from '../../page/useQuiet'

interface Props {
  readonly session: Session
  readonly manifest: Manifest
  /** The child, or undefined for a guest without stored data. */
  readonly child: Child | undefined
  /** The only page that opens such a level, or null for a level that can be played directly. */
  readonly page: LevelSpec['opensFrom'] | null
  /** The child's sessions, or null while they load. */
  readonly past: readonly Session[] | null
  /** Whether the main action here is the first button of the page. */
  readonly isFirst: boolean
}

/** The ways to continue after a session: the next activity of the day's plan, or else the same activity again or another one. */
export function ResultActions({ session, manifest, child, page, past, isFirst }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const user = useAuth().snapshot.context.user
  const { play } = usePlay()
  const isQuiet = useQuiet()
  const { category, level } = session
  const run = useDayRun({ activity: manifest.id, category }, child, past)
  const go = (path: string) => void navigate(withAutomation(path))
  /** Opens other activities: the family's own shelves, or those that a guest can play. */
  const others = () => void (user === null ? navigate(withAutomation('/more'), { state: justPlayed(manifest.id) }) : navigate(withAutomation('/activity')))
  const again = () => play(manifest, { category, level, own: session.settings.activity, ...(run === null ? {} : { inDay: run.before }) }, child)
  const press = (word: string, onPress: () => void, isNow = false) => (
    <Button kind={isNow ? 'now' : 'plain'} disabled={!isQuiet} onClick={onPress}>
      {word}
    </Button>
  )
  if (page === 'assessment') return <div className="panel-actions">{press(text('app.summary.toAssessment'), () => go('/assessment'), true)}</div>
  if (page === 'meeting')
    return (
      <div className="panel-actions">
        {press(text('app.summary.toToday'), () => go(user === null ? '/' : '/dashboard'), isFirst)}
        {press(text('app.summary.other'), others)}
      </div>
    )
  if (run !== null) {
    const { next } = run
    return (
      <div className="panel-actions">
        {next === null || next === 'unknown'
          ? press(text('screens.result.done'), () => go('/dashboard'), true)
          : press(
              text('screens.result.next', { activity: textOf(next.manifest).title }),
              () => play(next.manifest, { category: next.tile.category, level: next.tile.level, inDay: run.after }, child),
              true,
            )}
        {press(text('app.summary.again'), again)}
        {next === null ? null : press(text('screens.result.enough'), () => go(`/dashboard?${ENOUGH}=1`))}
      </div>
    )
  }
  return (
    <div className="panel-actions">
      {press(text('app.summary.again'), again, true)}
      {search.get('from') === 'today' && child !== undefined ? press(text('app.summary.today', { alias: child.alias }), () => go('/today')) : null}
      {press(text('app.summary.other'), others)}
    </div>
  )
}
