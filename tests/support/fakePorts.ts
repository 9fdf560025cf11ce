import type { Session, SessionHeader } from '#domain/activities/session'
import type { CardSubscription, Invitation, TherapistAccount, UserRecord } from '#domain/people/people'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import type { Clock } from '#ports/clock'
import { type Identity, IdentityError, type IdentityUser, type CodeDelivery } from '#ports/identity'
import type { Journal } from '#ports/journal'
import type { PeopleRecords } from '#ports/people'
import type { Sessions } from '#ports/sessions'
import type { StageEvent, StagePort, StageRequest } from '#ports/stage'
import type { TabStorage } from '#ports/tabStorage'

interface Watcher<T> {
  readonly key: string
  readonly onValue: (value: T) => void
  readonly onError: (error: Error) => void
}

/** Returns observable values by key. Each is reported immediately and on every change, unless it is silenced or broken. */
function watchable<T>(fallback: (key: string) => T) {
  const values = new Map<string, T>()
  const watchers = new Set<Watcher<T>>()
  let isSilent = false
  let broken: Error | null = null
  const valueOf = (key: string): T => (values.has(key) ? (values.get(key) as T) : fallback(key))
  const tell = (watcher: Watcher<T>) => {
    if (isSilent) return
    if (broken === null) return watcher.onValue(valueOf(watcher.key))
    watchers.delete(watcher)
    watcher.onError(broken)
  }
  const tellAll = () => [...watchers].forEach(tell)
  return {
    watcherCount: () => watchers.size,
    watch(key: string, onValue: (value: T) => void, onError: (error: Error) => void): () => void {
      const watcher = { key, onValue, onError }
      watchers.add(watcher)
      tell(watcher)
      return () => watchers.delete(watcher)
    },
    valueOf,
    set(key: string, value: T): void {
      values.set(key, value)
      tellAll()
    },
    silence(): void {
      isSilent = true
    },
    speak(): void {
      isSilent = false
      tellAll()
    },
    breakWith(error: Error): void {
      broken = error
      tellAll()
    },
    mend(): void {
      broken = null
    },
  }
}

/** Returns a sign-in service in memory. After `silence()` its state still changes but is not reported; `failNext` makes one call fail. */
export function fakeIdentity(options: { user?: IdentityUser | null; delivery?: CodeDelivery } = {}) {
  const users = watchable<IdentityUser | null>(() => options.user ?? null)
  const passwords = new Map<string, { user: IdentityUser; password: string }>()
  const calls: string[] = []
  let nextFailure: Error | null = null
  let pending: Promise<void> = Promise.resolve()
  const call = async (name: string) => {
    calls.push(name)
    await pending
    const failure = nextFailure
    nextFailure = null
    if (failure !== null) throw failure
  }
  const setUser = (user: IdentityUser | null) => users.set('me', user)
  const identity: Identity = {
    watch: (onUser, onError) => users.watch('me', onUser, (error) => onError(error as IdentityError)),
    async signUp({ email, password, displayName }) {
      await call('signUp')
      if (passwords.has(email)) throw new IdentityError('email-in-use')
      const user = { uid: `uid-of-${email}`, email, emailVerified: false, displayName }
      passwords.set(email, { user, password })
      setUser(user)
    },
    async signIn({ email, password }) {
      await call('signIn')
      const known = passwords.get(email)
      if (known?.password !== password) throw new IdentityError('wrong-credentials')
      setUser(known.user)
    },
    async signOut() {
      await call('signOut')
      setUser(null)
    },
    async requestReset() {
      await call('requestReset')
      return options.delivery ?? { by: 'mail' }
    },
    async confirmReset({ code }) {
      await call('confirmReset')
      if (options.delivery?.by === 'screen' && code !== options.delivery.code) throw new IdentityError('invalid-code')
    },
    async requestVerification() {
      await call('requestVerification')
      return options.delivery ?? { by: 'mail' }
    },
    async confirmVerification({ code }) {
      await call('confirmVerification')
      if (options.delivery?.by === 'screen' && code !== options.delivery.code) throw new IdentityError('invalid-code')
      const user = users.valueOf('me')
      if (user !== null) setUser({ ...user, emailVerified: true })
    },
    lookAgain: () => call('lookAgain'),
    async changeEmail({ email, password }) {
      await identity.confirmPassword({ password })
      const user = users.valueOf('me')
      if (user !== null) setUser({ ...user, email, emailVerified: false })
      return options.delivery ?? { by: 'mail' }
    },
    async changePassword({ password, next }) {
      await identity.confirmPassword({ password })
      const user = users.valueOf('me')
      if (user !== null) passwords.set(user.email, { user, password: next })
    },
    async setDisplayName(displayName) {
      await call('setDisplayName')
      const user = users.valueOf('me')
      if (user !== null) setUser({ ...user, displayName })
    },
    async confirmPassword({ password }) {
      await call('confirmPassword')
      const known = passwords.get(users.valueOf('me')?.email ?? '')
      if (known?.password !== password) throw new IdentityError('wrong-credentials')
    },
    async deleteAccount(form) {
      await identity.confirmPassword(form)
      passwords.delete(users.valueOf('me')?.email ?? '')
      setUser(null)
    },
    async leaveErased() {
      await call('leaveErased')
      setUser(null)
    },
  }
  return {
    ...identity,
    calls,
    silence: users.silence,
    speak: users.speak,
    breakWatch: (error: IdentityError) => users.breakWith(error),
    mendWatch: users.mend,
    watcherCount: users.watcherCount,
    /** Simulates a sign-in, sign-out or rename, in this tab or another one. */
    setUser,
    addAccount: (user: IdentityUser, password: string) => void passwords.set(user.email, { user, password }),
    failNext: (error: Error) => void (nextFailure = error),
    /** Delays all calls until the returned function is called. */
    holdCalls(): () => void {
      let release = () => {}
      pending = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

/** Returns people and accounts in memory. Each of the five sources can be set, silenced and broken separately. */
export function fakePeople() {
  const users = watchable<UserRecord | null>(() => null)
  const cards = watchable<readonly CardSubscription[]>(() => [])
  const accountLists = watchable<readonly TherapistAccount[]>(() => [])
  const accounts = watchable<TherapistAccount | null>(() => null)
  const invitations = watchable<readonly Invitation[]>(() => [])
  const probes = watchable<boolean>(() => false)
  const ensured: string[] = []
  let ensureFailure: Error | null = null
  let probeFailure: Error | null = null
  const people: PeopleRecords = {
    async ensureUser({ uid }) {
      ensured.push(uid)
      if (ensureFailure !== null) throw ensureFailure
    },
    async probe(what) {
      if (probeFailure !== null) throw probeFailure
      return probes.valueOf(what)
    },
    watchUser: users.watch,
    watchSubscriptions: cards.watch,
    watchAccounts: accountLists.watch,
    watchAccount: (id, _uid, onAccount, onError) => accounts.watch(id, onAccount, onError),
    watchInvitations: invitations.watch,
  }
  return {
    ...people,
    users,
    cards,
    accountLists,
    accounts,
    invitations,
    probes,
    ensured,
    failProbes: (error: Error | null) => void (probeFailure = error),
    failEnsure: (error: Error | null) => void (ensureFailure = error),
    /** Sets this person's therapist accounts, both as a list and individually by id. */
    setAccounts(uid: string, list: readonly TherapistAccount[]): void {
      list.forEach((account) => accounts.set(account.id, account))
      accountLists.set(uid, list)
    },
  }
}

/** Returns a stage that plays nothing. It records its calls, and reports the states set by the test. */
export function fakeStage(log: string[] = []) {
  const listeners = new Set<(event: StageEvent) => void>()
  const opened: StageRequest[] = []
  const stage: StagePort = {
    open(request) {
      log.push(`stage.open ${request.header.id}`)
      opened.push(request)
    },
    pause: () => void log.push('stage.pause'),
    resume: () => void log.push('stage.resume'),
    repeatCue: () => void log.push('stage.repeatCue'),
    nextTrial: () => void log.push('stage.nextTrial'),
    adjust: ({ dials }) => void log.push(`stage.adjust ${dials.colour}`),
    watchFace: (isWatched) => void log.push(`stage.watchFace ${isWatched}`),
    setGround: (strength) => void log.push(`stage.setGround ${strength}`),
    wish: (wish) => void log.push(`stage.wish ${wish}`),
    markBreak: (isDue) => void log.push(`stage.markBreak ${isDue}`),
    finish: () => void log.push('stage.finish'),
    close: () => void log.push('stage.close'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { ...stage, log, opened, tell: (event: StageEvent) => listeners.forEach((listener) => listener(event)) }
}

interface JournalRecord {
  header: SessionHeader
  events: readonly PlayEvent[]
  closed: EndReason | null
  isDelivered: boolean
}

type JournalCall = 'begin' | 'append' | 'close' | 'tellMood' | 'undelivered' | 'markDelivered'

/** Returns a journal in memory. Its disk can be full or slow, for all calls or for some. */
export function fakeJournal(log: string[] = []) {
  const records = new Map<string, JournalRecord>()
  const failures = new Map<JournalCall, Error>()
  let pending: Promise<void> = Promise.resolve()
  const call = async (name: JournalCall, detail: string): Promise<void> => {
    log.push(`journal.${name}${detail === '' ? '' : ` ${detail}`}`)
    await pending
    const failure = failures.get(name)
    if (failure !== undefined) throw failure
  }
  const recordOf = (id: string): JournalRecord => {
    const record = records.get(id)
    if (record === undefined) throw new Error(`The journal was never told of session ${id}`)
    return record
  }
  const journal: Journal = {
    async begin(header) {
      await call('begin', header.id)
      records.set(header.id, { header, events: [], closed: null, isDelivered: false })
    },
    async append(sessionId, events) {
      await call('append', events.map(({ at }) => at).join(','))
      const record = recordOf(sessionId)
      record.events = [...record.events, ...events]
    },
    async close(sessionId, reason) {
      await call('close', `${sessionId} ${reason}`)
      recordOf(sessionId).closed = reason
    },
    async undelivered() {
      await call('undelivered', '')
      return [...records.values()].filter(({ closed, isDelivered }) => closed !== null && !isDelivered).map(({ header, events }) => ({ ...header, events }))
    },
    async markDelivered(sessionId) {
      await call('markDelivered', sessionId)
      recordOf(sessionId).isDelivered = true
    },
    async tellMood(sessionId, mood) {
      await call('tellMood', `${sessionId} ${mood ?? 'taken back'}`)
      const record = recordOf(sessionId)
      const { mood: _before, ...header } = record.header
      record.header = mood === undefined ? header : { ...header, mood }
    },
    async forget(childId) {
      for (const [id, { header }] of records) if (header.childId === childId) records.delete(id)
    },
  }
  return {
    ...journal,
    log,
    eventsOf: (id: string) => recordOf(id).events,
    closedAs: (id: string) => recordOf(id).closed,
    isDelivered: (id: string) => recordOf(id).isDelivered,
    /** Adds a session from an earlier page that was closed but not delivered. */
    addUndelivered({ events, ...header }: Session): void {
      records.set(header.id, { header, events, closed: 'interrupted', isDelivered: false })
    },
    fail: (error: Error, calls: readonly JournalCall[]) => calls.forEach((name) => failures.set(name, error)),
    mend: () => failures.clear(),
    hold(): () => void {
      let release = () => {}
      pending = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

/** Returns delivered sessions in memory. The network can fail or never answer. */
export function fakeSessions() {
  const saved = watchable<Session | null>(() => null)
  const list: Session[] = []
  const asked: string[] = []
  let failure: Error | null = null
  let isHanging = false
  const sessions: Sessions = {
    async save(session) {
      asked.push(session.id)
      if (isHanging) await new Promise(() => {})
      if (failure !== null) throw failure
      const place = list.findIndex(({ id }) => id === session.id)
      list.splice(place < 0 ? list.length : place, place < 0 ? 0 : 1, session)
      saved.set(session.childId, session)
    },
    watch: (childId, onList, onError) =>
      saved.watch(childId, () => onList({ sessions: list.filter((session) => session.childId === childId).reverse(), unreadable: 0 }), onError),
    async tellMood(session) {
      if (failure !== null) throw failure
      const place = list.findIndex(({ id }) => id === session.id)
      if (place >= 0) list.splice(place, 1, session)
    },
    summarise: async () => {},
    watchSummaries: () => () => {},
  }
  return {
    ...sessions,
    list,
    /** Ids of the sessions that were to be saved, once for each attempt. */
    asked,
    fail: (error: Error | null) => void (failure = error),
    hang: (isOn: boolean) => void (isHanging = isOn),
  }
}

/** Returns a clock that does not move until it is set. */
export function fakeClock(start = 0): Clock & { set(now: number): void } {
  let time = start
  return { now: () => time, set: (now) => void (time = now) }
}

/** Returns the storage of one browser tab. */
export function fakeTabStorage(): TabStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** Returns fakes of every port of the root machine. `log` records the calls to the stage and the journal in order. */
export function fakePorts(options: { user?: IdentityUser | null } = {}) {
  const log: string[] = []
  let drawn = 0
  return {
    log,
    identity: fakeIdentity(options),
    people: fakePeople(),
    stage: fakeStage(log),
    journal: fakeJournal(log),
    sessions: fakeSessions(),
    clock: fakeClock(),
    tabStorage: fakeTabStorage(),
    newSessionId: () => `tab-${++drawn}`,
  }
}

/** Waits until every promise that can settle has settled. */
export const promisesSettled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
