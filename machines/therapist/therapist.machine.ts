import { assign, fromCallback, raise, sendTo, setup } from 'xstate'
import type { Invitation, TherapistAccount } from '#domain/people/people'
import { liveRoleIn } from '#domain/people/team'
import { isActiveAccount } from '#domain/subscription/derive'
import { HOUR_MS } from '#domain/time'
import type { Clock } from '#ports/clock'
import type { PeopleRecords } from '#ports/people'
import type { TabStorage } from '#ports/tabStorage'
import { idToSelect, invitationStatusOf, membershipFrom, emptyMembership, type TherapistMembership, withInvites, withSelectionRead } from './membership'

interface TherapistContext extends TherapistMembership {
  /** Id of this browser tab's session, renewed on reset. */
  readonly sessionId: string
}

type TherapistFact =
  | { readonly type: 'AUTH.SIGNED_IN'; readonly uid: string; readonly email: string }
  | { readonly type: 'THERAPIST.ACCOUNTS_READ'; readonly accounts: readonly TherapistAccount[] }
  | { readonly type: 'THERAPIST.INVITES_READ'; readonly invites: readonly Invitation[] }
  | { readonly type: 'THERAPIST.SELECTION_READ'; readonly account: TherapistAccount }
  | { readonly type: 'THERAPIST.SELECTION_LOST' }

/** Reports that the signed-in person's address was changed or verified, so that invitations to it can be read again. */
interface AddressKnown {
  readonly type: 'THERAPIST.ADDRESS_KNOWN'
  readonly email: string
}

export type TherapistEvent =
  | TherapistFact
  | AddressKnown
  /** Views this account. It becomes the selected one if it is active. */
  | { readonly type: 'THERAPIST.OPEN'; readonly id: string }
  | { readonly type: 'THERAPIST.RESET' }

export interface TherapistPorts {
  readonly people: PeopleRecords
  readonly tabStorage: TabStorage
  readonly clock: Clock
  /** Creates an id that no other tab has. */
  newSessionId(): string
}

const SESSION_ID_KEY = 'session-id'

/** Creates the machine for a person's therapist accounts and the account in which they now work. */
export function createTherapistMachine({ people, tabStorage, clock, newSessionId }: TherapistPorts) {
  return setup({
    types: { context: {} as TherapistContext, events: {} as TherapistEvent },
    actors: {
      watchMembership: fromCallback<AddressKnown, { uid: string; email: string }, TherapistEvent>(({ sendBack, receive, input }) => {
        const tellAccounts = (accounts: readonly TherapistAccount[]) => sendBack({ type: 'THERAPIST.ACCOUNTS_READ', accounts })
        const tellInvites = (invites: readonly Invitation[]) => sendBack({ type: 'THERAPIST.INVITES_READ', invites })
        const watchInvites = (email: string) => people.watchInvitations(email, tellInvites, () => tellInvites([]))
        const stopAccounts = people.watchAccounts(input.uid, tellAccounts, () => tellAccounts([]))
        let stopInvites = watchInvites(input.email)
        receive(({ email }) => {
          stopInvites()
          stopInvites = watchInvites(email)
        })
        return () => {
          stopAccounts()
          stopInvites()
        }
      }),
      watchSelection: fromCallback<TherapistEvent, { id: string; uid: string }>(({ sendBack, input: { id, uid } }) => {
        const lose = () => sendBack({ type: 'THERAPIST.SELECTION_LOST' })
        // An account that no longer lists this person counts as deleted.
        const tell = (account: TherapistAccount | null) =>
          account !== null && liveRoleIn(account, uid, clock.now()) !== null ? sendBack({ type: 'THERAPIST.SELECTION_READ', account }) : lose()
        return people.watchAccount(id, uid, tell, lose)
      }),
    },
    actions: {
      forgetAll: assign(emptyMembership),
      renewSessionId: assign({ sessionId: () => newSessionId() }),
      storeSessionId: ({ context }) => tabStorage.set(SESSION_ID_KEY, context.sessionId),
      select: assign(({ context }) => {
        const id = idToSelect(context)
        return {
          selectedAccount: id === null ? null : { id, invitationStatus: invitationStatusOf(context.pendingInvites, id), role: null },
          selectedRecord: null,
        }
      }),
      takeSelection: assign(({ context }, params: { account: TherapistAccount }) => withSelectionRead(context, params.account, clock.now())),
      takeAccounts: assign(({ context }, params: { accounts: readonly TherapistAccount[] }) => ({
        ...membershipFrom(params.accounts, context.uid, clock.now()),
        accountsChecked: true,
      })),
      // Removes the account from the lists too. Otherwise, it would be selected again immediately.
      loseSelection: assign(({ context }) => ({
        ...membershipFrom(
          context.therapistAccounts.filter(({ id }) => id !== context.selectedAccount?.id),
          context.uid,
          clock.now(),
        ),
        selectedAccount: null,
        selectedRecord: null,
      })),
    },
    delays: {
      untilEnd: ({ context: { selectedRecord } }) => {
        const end = selectedRecord?.subscriptionEndDate ?? null
        return end === null ? HOUR_MS : Math.min(end - clock.now(), HOUR_MS)
      },
    },
    guards: {
      // Includes the case that another account replaces the selected one.
      isToBeSelected: ({ context }) => {
        const id = idToSelect(context)
        return id !== null && id !== context.selectedAccount?.id
      },
      isOfSelection: ({ context }, params: { account: TherapistAccount }) => params.account.id === context.selectedAccount?.id,
      isOfEndedSelection: ({ context }, params: { account: TherapistAccount }) =>
        params.account.id === context.selectedAccount?.id && !isActiveAccount(params.account, clock.now()),
    },
  }).createMachine({
    id: 'therapist',
    context: () => ({ ...emptyMembership(), sessionId: tabStorage.get(SESSION_ID_KEY) ?? newSessionId() }),
    entry: 'storeSessionId',
    initial: 'idle',
    on: {
      'AUTH.SIGNED_IN': {
        target: '.member',
        actions: ['forgetAll', assign({ uid: ({ event }) => event.uid, email: ({ event }) => event.email })],
      },
      'THERAPIST.RESET': { target: '.idle', actions: ['forgetAll', 'renewSessionId', 'storeSessionId'] },
    },
    states: {
      idle: {},
      member: {
        invoke: { id: 'membership', src: 'watchMembership', input: ({ context }) => ({ uid: context.uid as string, email: context.email }) },
        initial: 'unselected',
        on: {
          'THERAPIST.OPEN': { actions: assign({ openedId: ({ event }) => event.id }) },
          'THERAPIST.ACCOUNTS_READ': { actions: { type: 'takeAccounts', params: ({ event }) => ({ accounts: event.accounts }) } },
          'THERAPIST.ADDRESS_KNOWN': { actions: [assign({ email: ({ event }) => event.email }), sendTo('membership', ({ event }) => event)] },
          'THERAPIST.INVITES_READ': { actions: assign(({ context, event }) => withInvites(context, event.invites)) },
        },
        states: {
          unselected: {
            always: { guard: 'isToBeSelected', target: 'selected', actions: 'select' },
          },
          selected: {
            always: { guard: 'isToBeSelected', target: 'selected', reenter: true, actions: 'select' },
            invoke: {
              src: 'watchSelection',
              input: ({ context }) => ({ id: context.selectedAccount?.id ?? '', uid: context.uid as string }),
            },
            initial: 'waiting',
            states: {
              // Entered again with each reading, so that the timer always runs to the current end. Nothing is written when it fires.
              waiting: {
                after: {
                  untilEnd: {
                    guard: ({ context }) => context.selectedRecord !== null,
                    actions: raise(({ context }) => ({ type: 'THERAPIST.SELECTION_READ', account: context.selectedRecord as TherapistAccount })),
                  },
                },
              },
            },
            on: {
              'THERAPIST.SELECTION_READ': [
                {
                  guard: { type: 'isOfEndedSelection', params: ({ event }) => ({ account: event.account }) },
                  target: 'unselected',
                  actions: { type: 'takeSelection', params: ({ event }) => ({ account: event.account }) },
                },
                {
                  guard: { type: 'isOfSelection', params: ({ event }) => ({ account: event.account }) },
                  target: '.waiting',
                  actions: { type: 'takeSelection', params: ({ event }) => ({ account: event.account }) },
                },
              ],
              'THERAPIST.SELECTION_LOST': { target: 'unselected', actions: 'loseSelection' },
            },
          },
        },
      },
    },
  })
}

export type TherapistMachine = ReturnType<typeof createTherapistMachine>
