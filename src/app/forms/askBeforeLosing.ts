import type { AppActor } from '#machines/app/app.machine'
import type { StageMachine } from '#machines/stage/stage.machine'
import { selectIsUnsaved } from '#machines/stage/stage.selectors'
import type { ActorRefFrom } from 'xstate'

/** While a session exists only in memory, the browser asks before any page is left, the child's included. */
export function askBeforeLosing(actor: AppActor, page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const stage = actor.getSnapshot().children.stage as ActorRefFrom<StageMachine> | undefined
  // Added only while needed: with this listener, browsers do not keep a page for the back button.
  stage?.subscribe((snapshot) => {
    if (selectIsUnsaved(snapshot)) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
