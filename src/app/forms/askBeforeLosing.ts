import type { AppActor } from '#machines/app/app.machine'
import type { StageMachine } from '#machines/stage/stage.machine'
import { selectIsUnkept } from '#machines/stage/stage.selectors'
import type { ActorRefFrom } from 'xstate'

/** As long as something that was played is in memory alone, the browser asks before this page is left: on every page, the child's too. */
export function askBeforeLosing(actor: AppActor, page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const stage = actor.getSnapshot().children.stage as ActorRefFrom<StageMachine> | undefined
  // No listener is kept for nothing: with one, browsers do not hold a page ready for the way back.
  stage?.subscribe((snapshot) => {
    if (selectIsUnkept(snapshot)) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
