import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AuthError, AuthMachine, AuthRequest, ResetProgress } from '#machines/auth/auth.machine'
import { selectError, selectIsBusy, selectIsUnanswered, selectIsUnreachable, selectReset } from '#machines/auth/auth.selectors'
import type { IdentityUser } from '#ports/identity'
import { childActorOf } from './actors'
import { isHosted } from './hosting'
import type { DemoRole } from '#ports/demo'
import type { Services } from './services'

/** The part of the auth state that the pages before sign-in read. */
export interface EntryAuthState {
  readonly user: IdentityUser | null
  readonly isBusy: boolean
  /** Whether the sign-in service is slow to answer for the first time. */
  readonly isUnanswered: boolean
  /** Whether the sign-in service cannot say who is signed in. */
  readonly isUnreachable: boolean
  readonly error: AuthError | null
  readonly reset: ResetProgress
}

/** The requests that the pages before sign-in may send. */
export type EntryRequest = AuthRequest | { readonly type: 'AUTH.DISMISS_ERROR' }

export interface EntryAuth {
  /** Returns the state. It is the same object until something changes. */
  read(): EntryAuthState
  /** Watches the state. Returns a function that stops watching. */
  watch(onChange: () => void): () => void
  send(request: EntryRequest): void
}

/** Everything that the pages before the sign-in may request from the backend, whether it is loaded or not. */
export interface EntryServices {
  readonly auth: EntryAuth
  /** Signs in to the demo clinic. It is null if the backend has none. Rejects with an IdentityError. */
  readonly openDemo: ((role: DemoRole) => Promise<void>) | null
  /** Moves a guest's play into this account. Resolves to the child's new id, or to null. Rejects with a StoreError. */
  adoptGuest(uid: string): Promise<string | null>
}

const initialState: EntryAuthState = { user: null, isBusy: false, isUnanswered: false, isUnreachable: false, error: null, reset: { step: 'none' } }

const stateOf = (snapshot: SnapshotFrom<AuthMachine>): EntryAuthState => ({
  user: snapshot.context.user,
  isBusy: selectIsBusy(snapshot),
  isUnanswered: selectIsUnanswered(snapshot),
  isUnreachable: selectIsUnreachable(snapshot),
  error: selectError(snapshot),
  reset: selectReset(snapshot),
})

/** Returns the loaded backend in the form that entry pages use. */
export function entryServicesOf({ actor, demo, adoptGuest }: Pick<Services, 'actor' | 'demo' | 'adoptGuest'>): EntryServices {
  const authActor = childActorOf(actor, 'auth')
  let seen = authActor.getSnapshot()
  let state = stateOf(seen)
  return {
    auth: {
      read() {
        const snapshot = authActor.getSnapshot()
        if (snapshot !== seen) {
          seen = snapshot
          state = stateOf(snapshot)
        }
        return state
      },
      watch(onChange) {
        const subscription = authActor.subscribe(onChange)
        return () => subscription.unsubscribe()
      },
      send: (request) => authActor.send(request),
    },
    openDemo: demo === null ? null : (role) => demo.open(role),
    adoptGuest,
  }
}

/**
 * Creates a stand-in until the backend has loaded, and for prerendering. Nobody is signed in. A
 * request counts as busy immediately and is forwarded when `start` resolves.
 */
export function pendingEntryServices(start: () => Promise<EntryServices>): EntryServices {
  const watchers = new Set<() => void>()
  let state = initialState
  const request = async (event: EntryRequest) => {
    // Nothing has failed yet, so there is no error to dismiss.
    if (event.type === 'AUTH.DISMISS_ERROR') return
    state = { ...state, isBusy: true }
    for (const watcher of watchers) watcher()
    const { auth } = await start()
    auth.send(event)
  }
  return {
    auth: {
      read: () => state,
      watch(onChange) {
        watchers.add(onChange)
        return () => watchers.delete(onChange)
      },
      // If the backend fails to load, the page itself reports it.
      send: (event) => void request(event).catch(() => undefined),
    },
    openDemo: isHosted ? null : async (role) => (await start()).openDemo?.(role),
    adoptGuest: async (uid) => (await start()).adoptGuest(uid),
  }
}

export const EntryServicesContext = createContext<EntryServices | null>(null)

/** Returns the backend for pages before the sign-in. It works only under `<EntryReady>`. */
export function useEntryServices(): EntryServices {
  const services = useContext(EntryServicesContext)
  if (services === null) throw new Error('useEntryServices needs <EntryReady> above it')
  return services
}

/** Returns the sign-in state for entry pages, and a function that sends requests. */
export function useEntryAuth(): { readonly state: EntryAuthState; readonly send: EntryAuth['send'] } {
  const { auth } = useEntryServices()
  return { state: useSyncExternalStore(auth.watch, auth.read, auth.read), send: auth.send }
}
