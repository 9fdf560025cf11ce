import type { AppActor } from '#machines/app/app.machine'
import type { StageMachine } from '#machines/stage/stage.machine'
import { selectIsUnsaved } from '#machines/stage/stage.selectors'
import type { ActorRefFrom } from 'xstate'

/** Makes the browser ask before any page is left, including the child's, while a session exists only in memory. */
export function askBeforeLosing(actor: AppActor, page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const stage = actor.getSnapshot().children.stage as ActorRefFrom<StageMachine> | undefined
  // Adds the listener only while it is needed, because browsers do not cache a page with this listener for the back button.
  stage?.subscribe((snapshot) => {
    if (selectIsUnsaved(snapshot)) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
