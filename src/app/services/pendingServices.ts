import { stranger } from '#domain/access/decide'
import type { AuthEvent } from '#machines/auth/auth.machine'
import { isHosted } from './hosting'
import type { Services } from './services'

/** As far as anybody asks it of an actor. */
interface Waiting<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(observer: { next(snapshot: Snapshot): void }): { unsubscribe(): void }
}

/**
 * What a way in is drawn with before there is a backend, and what the build draws it with: nobody is known yet. What is asked
 * of the sign-in or of the demo clinic meanwhile is under way from then on, and is passed on as soon as `start` has brought the real ones.
 */
export function waitingServices(start: () => Promise<Services>): Services {
  const watchers = new Set<() => void>()
  const waiting = <Snapshot>(snapshot: () => Snapshot): Waiting<Snapshot> => ({
    getSnapshot: snapshot,
    subscribe: ({ next }) => {
      const watcher = () => next(snapshot())
      watchers.add(watcher)
      return { unsubscribe: () => watchers.delete(watcher) }
    },
  })
  let auth = authSnapshot(false)
  const ask = async (event: AuthEvent) => {
    // Nothing went wrong yet that could be dismissed.
    if (event.type === 'AUTH.DISMISS_ERROR') return
    auth = authSnapshot(true)
    for (const watcher of watchers) watcher()
    const { actor } = await start()
    actor.getSnapshot().children.auth?.send(event)
  }
  // Where the backend cannot be had the page says so itself.
  const send = (event: AuthEvent) => void ask(event).catch(() => undefined)
  const stage = { value: 'idle', context: { request: null } }
  const root = { context: { visitor: stranger }, children: { auth: { ...waiting(() => auth), send }, stage: waiting(() => stage) } }
  const demo = isHosted ? null : { open: async (role: never) => (await start()).demo?.open(role) }
  return { actor: waiting(() => root), demo } as unknown as Services
}

/** As the machine's own before the first answer. */
const authSnapshot = (isBusy: boolean) => ({
  context: { user: null, error: null, asked: null, reset: { step: 'none' } },
  matches: (state: { readonly session?: string }) => state.session === 'checking',
  hasTag: () => isBusy,
})
