import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { BETWEEN_MS } from '#domain/trials/engine/breaks'
import type { EndReason } from '#domain/trials/engine/events'
import type { FinishedPlay } from '#machines/stage/play'
import { isChildsScreen, selectFinished, selectView } from '#machines/stage/stage.selectors'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { useStage } from '../../services/actors'
import { useServices } from '../../services/services'
import { useChildren } from '../../play/children'
import { useDevice } from '../../page/deviceSettings'
import { withAutomation } from '../../services/automation'
import { useTitle } from '../../page/title'
import { Rest } from './Rest'
import { useCompanion } from './useCompanion'
import { useRepaint } from './useRepaint'
import { useStageMode, useTurning } from './useStageMode'

const Panels = lazy(async () => ({ default: (await import('./Panels')).Panels }))

/** The page of an activity: start, play and summary. While a child plays, it renders no part of the app. */
export function ActivityPage({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const { snapshot, send } = useStage()
  const isOurs = snapshot.context.request?.header.activity === manifest.id && snapshot.context.request.header.category === category
  const view = isOurs ? selectView(snapshot) : 'none'
  const isPortrait = useTurning(view)
  const repaint = useRepaint(manifest)
  useTitle(textOf(manifest).title)
  const between = useRestBetween(isOurs ? selectFinished(snapshot) : null)
  useStageMode(between !== null || isChildsScreen(view) ? 'playing' : 'adult')
  useCloseOnLeave(manifest.id)
  const header = isOurs ? snapshot.context.request?.header : undefined
  const { activeChild } = useChildren()
  const { isJoinable } = useDevice().choices
  // Ignores a child who was chosen meanwhile but does not play here. Otherwise, another family could see and steer this child's play.
  const player = header === undefined || header.childId === activeChild?.id ? activeChild : null
  const playing = { activity: manifest.id, level: header?.level ?? '', alias: player?.alias ?? '' }
  useCompanion(view, playing, isJoinable ? (player?.id ?? null) : null)
  const isGoingHome = useWayHome(view === 'summary' ? (selectFinished(snapshot)?.reason ?? null) : null)

  // The day's next activity is already opening, so no part of this one appears again.
  const isLeaving = !isOurs && snapshot.context.request !== null && ['opening', 'playing', 'turned', 'away'].includes(selectView(snapshot))
  if (isGoingHome || isLeaving) return null
  if (view === 'turned') return <Rest label={text('app.turn')} shows="turn-me" onHeld={() => send({ type: 'STAGE.HOLD' })} />
  if (view === 'resting') return <Rest label={text('app.resting')} onHeld={() => send({ type: 'STAGE.HOLD' })} />
  if (between !== null && view === 'summary') return <Rest label={text('screens.result.between')} onHeld={between.end} />
  if (isChildsScreen(view)) return isPortrait ? <div className="turn-me" role="img" aria-label={text('app.turn')} /> : null
  return (
    <Suspense>
      <Panels view={view} manifest={manifest} category={category} isPortrait={isPortrait} repaint={repaint} />
    </Suspense>
  )
}

/** Returns a child who started on their own page to that page without a message. Only if the adult ended play, the adult's summary is shown. */
function useWayHome(reason: EndReason | null): boolean {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isGoing = search.get('from') === 'today' && reason !== null && reason !== 'adult'
  useEffect(() => {
    if (isGoing) void navigate(withAutomation('/today'), { replace: true })
  }, [isGoing, navigate])
  return isGoing
}

/** Shows a blank screen between two activities of a day's plan, unless an adult ended play and is already looking. */
function useRestBetween(finished: FinishedPlay | null): { readonly end: () => void } | null {
  const [search] = useSearchParams()
  const [ended, setEnded] = useState<string | null>(null)
  const id = search.get('from') === 'day' && finished !== null && finished.reason !== 'adult' ? finished.session.id : null
  const isDue = id !== null && ended !== id
  useEffect(() => {
    if (!isDue) return
    const timer = window.setTimeout(() => setEnded(id), BETWEEN_MS)
    return () => window.clearTimeout(timer)
  }, [isDue, id])
  return isDue ? { end: () => setEnded(id) } : null
}

// Closes the activity when its page is left, unless another activity is open already.
function useCloseOnLeave(activity: string): void {
  const { actor } = useServices()
  const { send } = useStage()
  useEffect(
    () => () => {
      const open = actor.getSnapshot().children['stage']?.getSnapshot().context.request?.header.activity
      if (open === activity) send({ type: 'STAGE.CLOSE' })
    },
    [actor, activity, send],
  )
}
