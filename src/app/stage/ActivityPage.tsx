import { lazy, Suspense, useEffect } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { selectView } from '#machines/stage/stage.selectors'
import { useText } from '../../text/i18n'
import { useStage } from '../actors'
import { useServices } from '../services'
import { useTitle } from '../title'
import { useIsPortrait, useStageMode } from './useStageMode'

const Panels = lazy(async () => ({ default: (await import('./Panels')).Panels }))

/** An activity's address: the start, the play and the summary. While a child plays, nothing of the app is drawn. */
export function ActivityPage({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const { snapshot, send } = useStage()
  const isOurs = snapshot.context.request?.header.activity === manifest.id && snapshot.context.request.header.category === category
  const view = isOurs ? selectView(snapshot) : 'none'
  const isPortrait = useIsPortrait()
  useTitle(manifest.text.en.title)
  useStageMode(view === 'opening' || view === 'playing' || view === 'finishing')
  useCloseOnLeave(manifest.id)

  useEffect(() => {
    if (isPortrait && view === 'playing') send({ type: 'STAGE.HOLD' })
  }, [isPortrait, view, send])

  if (view === 'opening' || view === 'playing' || view === 'finishing') return isPortrait ? <div className="turn-me" role="img" aria-label={text('app.turn')} /> : null
  return (
    <Suspense>
      <Panels view={view} manifest={manifest} category={category} isPortrait={isPortrait} />
    </Suspense>
  )
}

// Another activity may have been opened already when this page is left: only our own is closed.
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
