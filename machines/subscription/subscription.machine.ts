import { assign, fromCallback, setup } from 'xstate'
import type { TherapistAccount } from '#domain/people/people'
import { deriveSubscription, type SubscriptionSources, type SubscriptionState, UNCHECKED_SUBSCRIPTION } from '#domain/subscription/derive'
import { HOUR_MS } from '#domain/time'
import type { Clock } from '#ports/clock'
import type { PeopleRecords } from '#ports/people'

interface SubscriptionContext extends SubscriptionState {
  readonly uid: string | null
  readonly sources: SubscriptionSources
}

type SubscriptionFact =
  | { readonly type: 'AUTH.SIGNED_IN'; readonly uid: string }
  | { readonly type: 'SUBSCRIPTION.ACCOUNT_CHANGED'; readonly account: TherapistAccount | null | 'unknown' }
  | { readonly type: 'SUBSCRIPTION.SOURCE_READ'; readonly source: Partial<SubscriptionSources> }

export type SubscriptionEvent =
  | SubscriptionFact
  | { readonly type: 'SUBSCRIPTION.SET'; readonly values: Partial<SubscriptionState> }
  /** Asks the sources again and checks the clock. */
  | { readonly type: 'SUBSCRIPTION.RECHECK' }
  | { readonly type: 'SUBSCRIPTION.RESET' }

export interface SubscriptionPorts {
  readonly people: PeopleRecords
  readonly clock: Clock
}

// Longest timer (ms). A timer of more than 24.8 days fires immediately, and no timer notices a changed clock or a sleeping tablet.
const LONGEST_WAIT_MS = HOUR_MS

const NOTHING_READ: SubscriptionSources = { account: 'unknown', cards: 'unknown', activationCode: 'unknown' }

/** Creates the machine that collects the three sources of a subscription. The domain decides what follows from them. */
export function createSubscriptionMachine({ people, clock }: SubscriptionPorts) {
  return setup({
    types: { context: {} as SubscriptionContext, events: {} as SubscriptionEvent },
    actors: {
      watchSources: fromCallback<SubscriptionEvent, { uid: string }>(({ sendBack, input: { uid } }) => {
        const tell = (source: Partial<SubscriptionSources>) => sendBack({ type: 'SUBSCRIPTION.SOURCE_READ', source })
        const stops = [
          people.watchSubscriptions(
            uid,
            (cards) => tell({ cards }),
            () => tell({ cards: [] }),
          ),
          people.watchUser(
            uid,
            (user) => tell({ activationCode: user?.activationCode ?? null }),
            () => tell({ activationCode: null }),
          ),
        ]
        return () => stops.forEach((stop) => stop())
      }),
    },
    actions: {
      takeSource: assign(({ context }, params: { source: Partial<SubscriptionSources> }) => {
        const sources = { ...context.sources, ...params.source }
        return { sources, ...deriveSubscription(sources, clock.now()) }
      }),
      forgetAll: assign({ uid: null, sources: NOTHING_READ, ...UNCHECKED_SUBSCRIPTION }),
    },
    guards: {
      hasEnded: ({ context: { validTill } }) => validTill !== null && validTill <= clock.now(),
    },
    delays: {
      untilEnd: ({ context: { validTill } }) => {
        const left = validTill === null ? LONGEST_WAIT_MS : validTill - clock.now()
        // A subscription that still counts after its end, because its renewal is late, is checked again at the longest interval.
        return left > 0 ? Math.min(left, LONGEST_WAIT_MS) : LONGEST_WAIT_MS
      },
    },
  }).createMachine({
    id: 'subscription',
    context: { uid: null, sources: NOTHING_READ, ...UNCHECKED_SUBSCRIPTION },
    initial: 'idle',
    on: {
      'AUTH.SIGNED_IN': {
        target: '.gathering',
        actions: ['forgetAll', assign({ uid: ({ event }) => event.uid })],
      },
      'SUBSCRIPTION.SET': { actions: assign(({ event }) => event.values) },
      'SUBSCRIPTION.RESET': { target: '.idle', actions: 'forgetAll' },
    },
    states: {
      idle: {},
      gathering: {
        invoke: { src: 'watchSources', input: ({ context }) => ({ uid: context.uid as string }) },
        initial: 'waiting',
        states: {
          // Entered again with each report from a source, so that the timer always runs to the current end.
          waiting: {
            on: {
              'SUBSCRIPTION.ACCOUNT_CHANGED': {
                target: 'waiting',
                reenter: true,
                actions: { type: 'takeSource', params: ({ event }) => ({ source: { account: event.account } }) },
              },
              'SUBSCRIPTION.SOURCE_READ': {
                target: 'waiting',
                reenter: true,
                actions: { type: 'takeSource', params: ({ event }) => ({ source: event.source }) },
              },
            },
            after: {
              untilEnd: [
                { guard: 'hasEnded', target: '#subscription.gathering', reenter: true, actions: { type: 'takeSource', params: { source: {} } } },
                { target: 'waiting', reenter: true },
              ],
            },
          },
        },
        on: {
          'SUBSCRIPTION.RECHECK': { target: 'gathering', reenter: true, actions: { type: 'takeSource', params: { source: {} } } },
        },
      },
    },
  })
}

export type SubscriptionMachine = ReturnType<typeof createSubscriptionMachine>
