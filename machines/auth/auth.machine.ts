import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Standing } from '#domain/access/decide'
import type { UserRole } from '#domain/access/roles'
import type { PeopleRecords } from '#ports/people'
import { type Identity, IdentityError, type IdentityErrorCode, type IdentityUser, type CodeDelivery } from '#ports/identity'

/** Cause of a failure: a code of the sign-in service that has its own message on the screens, or an error from the people's records. */
export type AuthError = { readonly from: 'identity'; readonly code: IdentityErrorCode } | { readonly from: 'people'; readonly message: string }

/** Progress of resetting a forgotten password. */
export type ResetProgress = { readonly step: 'none' } | { readonly step: 'asked'; readonly delivery: CodeDelivery } | { readonly step: 'confirmed' }

/** Progress of verifying an address. A new email address is `next` until it is verified. Only then does it become the person's address. */
export type ProofProgress = { readonly step: 'none' } | { readonly step: 'asked'; readonly delivery: CodeDelivery; readonly next?: string }

interface AuthContext {
  readonly user: IdentityUser | null
  readonly error: AuthError | null
  readonly userRole: UserRole
  /** Whether the role has been read, or could not be read and stays at the default. */
  readonly roleChecked: boolean
  /** Result of the probes, or null until they have answered. */
  readonly standing: Standing | null
  readonly reset: ResetProgress
  readonly proof: ProofProgress
  /** The last request. An error always belongs to this request. */
  readonly asked: AuthRequest['type'] | null
}

/** Requests to the sign-in service, one at a time. */
export type AuthRequest =
  | { readonly type: 'AUTH.SIGN_IN'; readonly email: string; readonly password: string }
  | { readonly type: 'AUTH.SIGN_UP'; readonly email: string; readonly password: string; readonly displayName: string }
  | { readonly type: 'AUTH.SIGN_OUT' }
  | { readonly type: 'AUTH.REQUEST_RESET'; readonly email: string }
  | { readonly type: 'AUTH.CONFIRM_RESET'; readonly code: string; readonly password: string }
  | { readonly type: 'AUTH.SET_NAME'; readonly name: string }
  | { readonly type: 'AUTH.REQUEST_VERIFICATION' }
  | { readonly type: 'AUTH.CONFIRM_VERIFICATION'; readonly code: string }
  | { readonly type: 'AUTH.LOOK_AGAIN' }
  | { readonly type: 'AUTH.CHANGE_EMAIL'; readonly email: string; readonly password: string }
  | { readonly type: 'AUTH.CHANGE_PASSWORD'; readonly password: string; readonly next: string }

type AuthFact =
  | { readonly type: 'AUTH.USER_CHANGED'; readonly user: IdentityUser | null }
  | { readonly type: 'AUTH.WATCH_FAILED'; readonly code: IdentityErrorCode }
  | { readonly type: 'AUTH.ROLE_FETCHED'; readonly role: UserRole }
  | { readonly type: 'AUTH.ROLE_FAILED'; readonly message: string }
  | { readonly type: 'AUTH.PROBED'; readonly standing: Standing }

export type AuthEvent = AuthRequest | AuthFact | { readonly type: 'AUTH.DISMISS_ERROR' }

export interface AuthPorts {
  readonly identity: Identity
  readonly people: PeopleRecords
}

/** Maximum time (ms) for which work that does not depend on the signed-in person waits for the sign-in service's first answer. */
const ANSWER_MS = 2000

const DEFAULT_ROLE: UserRole = 'parent'
const NO_RESET: ResetProgress = { step: 'none' }
const NO_PROOF: ProofProgress = { step: 'none' }
const nothingFetched = { userRole: DEFAULT_ROLE, roleChecked: false, standing: null } as const

/**
 * Creates the machine that knows who is signed in and with which role. It trusts only the
 * sign-in service's reports, not the success of its own requests.
 */
export function createAuthMachine({ identity, people }: AuthPorts) {
  return setup({
    types: { context: {} as AuthContext, events: {} as AuthEvent, tags: {} as 'busy' },
    actors: {
      watchIdentity: fromCallback<AuthEvent>(({ sendBack }) =>
        identity.watch(
          (user) => sendBack({ type: 'AUTH.USER_CHANGED', user }),
          (error) => sendBack({ type: 'AUTH.WATCH_FAILED', code: error.code }),
        ),
      ),
      watchRole: fromCallback<AuthEvent, { user: IdentityUser }>(({ sendBack, input: { user } }) => watchRole(people, user, sendBack)),
      probeStanding: fromCallback<AuthEvent>(({ sendBack }) => probeStanding(people, sendBack)),
      perform: fromPromise<Progress, { request: AuthRequest }>(({ input }) => perform(identity, input.request)),
    },
    actions: {
      // Remembers a granted request after its form has closed. The form would have shown a failure.
      forgetError: assign(({ context }) => ({ error: null, asked: context.error === null ? context.asked : null })),
      takeDown: assign({ asked: (_, params: { type: AuthRequest['type'] }) => params.type }),
    },
    guards: {
      isNobody: (_, params: { user: IdentityUser | null }) => params.user === null,
      isSomeoneElse: ({ context }, params: { user: IdentityUser | null }) => params.user?.uid !== context.user?.uid,
      hasNewAddress: ({ context }, params: { user: IdentityUser | null }) =>
        params.user?.email !== context.user?.email || params.user?.emailVerified !== context.user?.emailVerified,
    },
  }).createMachine({
    id: 'auth',
    type: 'parallel',
    context: { user: null, error: null, ...nothingFetched, reset: NO_RESET, proof: NO_PROOF, asked: null },
    on: { 'AUTH.DISMISS_ERROR': { actions: 'forgetError' } },
    states: {
      watch: {
        initial: 'listening',
        states: {
          listening: {
            invoke: { src: 'watchIdentity' },
            on: {
              'AUTH.WATCH_FAILED': {
                target: 'broken',
                actions: assign({ error: ({ event }) => ({ from: 'identity', code: event.code }) }),
              },
            },
          },
          // A watch that failed reports nothing more, so the next sign-in starts a new watch.
          broken: { on: { 'AUTH.SIGN_IN': 'listening', 'AUTH.SIGN_UP': 'listening', 'AUTH.SIGN_OUT': 'listening' } },
        },
      },
      session: {
        initial: 'checking',
        on: {
          'AUTH.USER_CHANGED': [
            {
              guard: { type: 'isNobody', params: ({ event }) => ({ user: event.user }) },
              target: '.signedOut',
              actions: assign({ user: null, ...nothingFetched, proof: NO_PROOF }),
            },
            {
              guard: { type: 'isSomeoneElse', params: ({ event }) => ({ user: event.user }) },
              target: '.signedIn',
              actions: assign({ user: ({ event }) => event.user, ...nothingFetched, reset: NO_RESET, proof: NO_PROOF }),
            },
            {
              // Staff and administrators are identified by a verified address, which is stored in the person's record.
              guard: { type: 'hasNewAddress', params: ({ event }) => ({ user: event.user }) },
              target: '.signedIn',
              actions: assign({ user: ({ event }) => event.user }),
            },
            { actions: assign({ user: ({ event }) => event.user }) },
          ],
        },
        states: {
          checking: { after: { [ANSWER_MS]: 'unanswered' }, on: { 'AUTH.WATCH_FAILED': 'signedOut' } },
          // It is still unknown who is signed in. Guards keep waiting, but a guest's session can start.
          unanswered: { on: { 'AUTH.WATCH_FAILED': 'signedOut' } },
          signedOut: {},
          signedIn: {
            invoke: [{ src: 'watchRole', input: ({ context }) => ({ user: context.user as IdentityUser }) }, { src: 'probeStanding' }],
            on: {
              'AUTH.PROBED': { actions: assign({ standing: ({ event }) => event.standing }) },
              'AUTH.ROLE_FETCHED': { actions: assign({ userRole: ({ event }) => event.role, roleChecked: true }) },
              'AUTH.ROLE_FAILED': {
                actions: assign({
                  userRole: DEFAULT_ROLE,
                  roleChecked: true,
                  error: ({ event }) => ({ from: 'people', message: event.message }),
                }),
              },
            },
          },
        },
      },
      request: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'AUTH.SIGN_IN': 'busy',
              'AUTH.SIGN_UP': 'busy',
              'AUTH.SIGN_OUT': 'busy',
              'AUTH.REQUEST_RESET': 'busy',
              'AUTH.CONFIRM_RESET': 'busy',
              'AUTH.SET_NAME': 'busy',
              'AUTH.REQUEST_VERIFICATION': 'busy',
              'AUTH.CONFIRM_VERIFICATION': 'busy',
              'AUTH.LOOK_AGAIN': 'busy',
              'AUTH.CHANGE_EMAIL': 'busy',
              'AUTH.CHANGE_PASSWORD': 'busy',
            },
          },
          busy: {
            tags: 'busy',
            entry: ['forgetError', { type: 'takeDown', params: ({ event }) => ({ type: (event as AuthRequest).type }) }],
            invoke: {
              src: 'perform',
              input: ({ event }) => ({ request: event as AuthRequest }),
              onDone: { target: 'idle', actions: assign(({ event }) => event.output) },
              onError: {
                target: 'idle',
                actions: assign({ error: ({ event }) => ({ from: 'identity', code: codeOf(event.error) }) }),
              },
            },
          },
        },
      },
    },
  })
}

export type AuthMachine = ReturnType<typeof createAuthMachine>

type Progress = Pick<AuthContext, 'reset'> & Partial<Pick<AuthContext, 'proof'>>

async function perform(identity: Identity, request: AuthRequest): Promise<Progress> {
  const granted = { reset: NO_RESET }
  switch (request.type) {
    case 'AUTH.SIGN_IN':
      await identity.signIn({ email: request.email, password: request.password })
      return granted
    case 'AUTH.SIGN_UP':
      await identity.signUp({ email: request.email, password: request.password, displayName: request.displayName })
      return granted
    case 'AUTH.SIGN_OUT':
      await identity.signOut()
      return granted
    case 'AUTH.REQUEST_RESET':
      return { reset: { step: 'asked', delivery: await identity.requestReset({ email: request.email }) } }
    case 'AUTH.CONFIRM_RESET':
      await identity.confirmReset({ code: request.code, password: request.password })
      return { reset: { step: 'confirmed' } }
    case 'AUTH.SET_NAME':
      await identity.setDisplayName(request.name)
      return granted
    case 'AUTH.REQUEST_VERIFICATION':
      return { ...granted, proof: { step: 'asked', delivery: await identity.requestVerification() } }
    case 'AUTH.CONFIRM_VERIFICATION':
      await identity.confirmVerification({ code: request.code })
      return { ...granted, proof: NO_PROOF }
    case 'AUTH.LOOK_AGAIN':
      await identity.lookAgain()
      return granted
    case 'AUTH.CHANGE_EMAIL': {
      const delivery = await identity.changeEmail({ email: request.email, password: request.password })
      return { ...granted, proof: { step: 'asked', delivery, ...(delivery.by === 'mail' ? { next: request.email } : {}) } }
    }
    case 'AUTH.CHANGE_PASSWORD':
      await identity.changePassword({ password: request.password, next: request.next })
      return granted
  }
}

const codeOf = (error: unknown): IdentityErrorCode => (error instanceof IdentityError ? error.code : 'unavailable')

function watchRole(people: PeopleRecords, user: IdentityUser, tell: (fact: AuthFact) => void): () => void {
  let isStopped = false
  let stop = () => {}
  const fail = (error: Error) => tell({ type: 'AUTH.ROLE_FAILED', message: error.message })
  const watch = () => {
    if (isStopped) return
    stop = people.watchUser(user.uid, (record) => tell({ type: 'AUTH.ROLE_FETCHED', role: record?.role ?? DEFAULT_ROLE }), fail)
  }
  // If the record could not be created, it may already exist.
  const onEnsureFailed = (error: Error) => {
    fail(error)
    watch()
  }
  people.ensureUser({ uid: user.uid, email: user.email, displayName: user.displayName }).then(watch, onEnsureFailed)
  return () => {
    isStopped = true
    stop()
  }
}

function probeStanding(people: PeopleRecords, tell: (fact: AuthFact) => void): () => void {
  let isStopped = false
  // A failed probe grants no rights.
  const probe = (what: Parameters<PeopleRecords['probe']>[0]) => people.probe(what).catch(() => false)
  const ask = async () => {
    const [isStaff, isAdministrator] = await Promise.all([probe('staff'), probe('systemAdmin')])
    if (!isStopped) tell({ type: 'AUTH.PROBED', standing: { isStaff, isAdministrator } })
  }
  void ask()
  return () => {
    isStopped = true
  }
}
