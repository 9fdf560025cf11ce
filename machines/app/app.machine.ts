import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { stranger, type VisitorFacts } from '#domain/access/decide'
import type { TherapistAccount } from '#domain/people/people'
import { type AuthPorts, createAuthMachine } from '../auth/auth.machine'
import { selectRole, selectStanding, selectUser } from '../auth/auth.selectors'
import { createStageMachine, type StagePorts } from '../stage/stage.machine'
import { createSubscriptionMachine, type SubscriptionPorts } from '../subscription/subscription.machine'
import { selectSubscriptionFacts } from '../subscription/subscription.selectors'
import { createTherapistMachine, type TherapistPorts } from '../therapist/therapist.machine'
import { selectAccount, selectHasAccount } from '../therapist/therapist.selectors'

export type AppPorts = AuthPorts & SubscriptionPorts & TherapistPorts & StagePorts

interface AppContext {
  /** Uid of the last person who was reported to the child machines. */
  readonly uid: string | null
  /** That person's email address and whether it was verified, as last reported. */
  readonly address: string | null
  /** The account that was last reported to the subscription machine. */
  readonly account: TherapistAccount | null | 'unknown'
  readonly visitor: VisitorFacts
}

/** Creates the root machine. Its four children live as long as the page and do not know each other. The root passes messages between them. */
export function createAppMachine(ports: AppPorts) {
  return setup({
    types: { context: {} as AppContext },
    actors: {
      auth: createAuthMachine(ports),
      subscription: createSubscriptionMachine(ports),
      therapist: createTherapistMachine(ports),
      stage: createStageMachine(ports),
    },
  }).createMachine({
    id: 'app',
    context: { uid: null, address: null, account: 'unknown', visitor: stranger },
    invoke: [
      {
        src: 'auth',
        id: 'auth',
        onSnapshot: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { user } = event.snapshot.context
            const uid = user?.uid ?? null
            const isSamePerson = uid === context.uid
            // Facts learned about one person must not remain for the next.
            const known = isSamePerson ? context.visitor : stranger
            const address = user === null ? null : `${user.email} ${user.emailVerified}`
            enqueue.assign({
              uid,
              address,
              visitor: { ...known, user: selectUser(event.snapshot), role: selectRole(event.snapshot), standing: selectStanding(event.snapshot) },
            })
            if (isSamePerson) {
              if (user !== null && address !== context.address) enqueue.sendTo('therapist', { type: 'THERAPIST.ADDRESS_KNOWN', email: user.email })
              return
            }
            if (context.uid !== null) {
              enqueue.sendTo('therapist', { type: 'THERAPIST.RESET' })
              enqueue.sendTo('subscription', { type: 'SUBSCRIPTION.RESET' })
            }
            if (user !== null) {
              const signedIn = { type: 'AUTH.SIGNED_IN', uid: user.uid, email: user.email } as const
              enqueue.sendTo('subscription', signedIn)
              enqueue.sendTo('therapist', signedIn)
              enqueue.sendTo('stage', signedIn)
            }
          }),
        },
      },
      {
        src: 'subscription',
        id: 'subscription',
        onSnapshot: {
          actions: assign(({ context, event }) => ({
            visitor: { ...context.visitor, subscription: selectSubscriptionFacts(event.snapshot) },
          })),
        },
      },
      {
        src: 'therapist',
        id: 'therapist',
        onSnapshot: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const account = selectAccount(event.snapshot)
            enqueue.assign({ account, visitor: { ...context.visitor, hasSelectedAccount: selectHasAccount(event.snapshot) } })
            if (account !== context.account) enqueue.sendTo('subscription', { type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account })
          }),
        },
      },
      { src: 'stage', id: 'stage' },
    ],
  })
}

export type AppMachine = ReturnType<typeof createAppMachine>
export type AppActor = ActorRefFrom<AppMachine>
