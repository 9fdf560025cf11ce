import { ACCOUNT_NUMBERS, INVITATION_DAYS, MAX_ACCOUNTS, mirrorsOf } from '#domain/people/team'
import { DAY_MS, type Instant } from '#domain/time'
import type { Actor } from '#ports/actor'
import { NOW, StoreError, storeCodeOf, type DocumentData, type DocumentStore } from '#ports/documents'
import { listWith } from '#ports/listWith'
import type { Teams } from '#ports/teams'
import { findAccountsOf } from './accounts'
import { rowPath } from './caseRowDocument'
import { listedSince } from './caseload'
import { commitNow } from './commitNow'
import { knownAs } from './nameFields'
import { isMap, readAll } from './parsing'
import { readFamily, readInvitation } from './people'
import { sayingUsedUp } from './limits'
import { isRefused } from './refused'

interface Parts {
  readonly store: DocumentStore
  readonly clock: () => Instant
}

type Members = Readonly<Record<string, DocumentData>>

/** Creates access to the teams of therapist accounts, on any document store. */
export function createTeams({ store, clock }: Parts): Teams {
  const daysOn = (days: number) => new Date(clock() + days * DAY_MS)

  /** Changes one member, and updates the id lists derived from the member map. */
  const changeTeam = (
    { accountId, target, by, action }: { accountId: string; target: string; by: string; action: string },
    change: (member: DocumentData) => DocumentData | undefined,
  ) =>
    store.transact(async (transaction) => {
      const account = await transaction.get(`TherapistAccounts/${accountId}`)
      const team = (isMap(account?.data['team']) ? account.data['team'] : {}) as Members
      const member = Object.hasOwn(team, target) ? team[target] : undefined
      if (account === null || member === undefined) throw new StoreError('not-found', `nobody in ${accountId} is called that`)
      const { [target]: _before, ...others } = team
      const next = change(member)
      transaction.update(account.path, {
        [`team.${target}`]: next,
        ...mirrorsOf(next === undefined ? others : { ...others, [target]: next }),
        lastChange: { action, target, by, at: NOW },
        updatedAt: NOW,
      })
    })

  /**
   * Removes a family, which is not a member of the team. Fails with `not-found` if there is none or if it joined at a different
   * time.
   */
  const dropFamily = (accountId: string, uid: string, joinedAt: Instant | null) =>
    store.transact(async (transaction) => {
      const family = await transaction.get(familyPath(accountId, uid))
      if (family === null || (joinedAt !== null && millisecondsOf(family.data['joinedAt']) !== joinedAt))
        throw new StoreError('not-found', `no such family in ${accountId}`)
      transaction.delete(family.path)
    })

  /** Runs `team` or, if the person is not in the team, `family`. */
  const eitherOf = async (team: () => Promise<void>, family: () => Promise<void>) => {
    try {
      await team()
    } catch (error) {
      if (storeCodeOf(error) !== 'not-found') throw error
      await family()
    }
  }

  /**
   * Id of the account that was sent last and has had no answer. It may have arrived after all, and pressing again must not create
   * a second account.
   */
  let unanswered: string | null = null

  return {
    create: (me, name) =>
      sayingUsedUp(store, clock, `accounts_${me.uid}`, async () => {
        const mine = (await findAccountsOf(store, me.uid)).map(({ id }) => id).filter((id) => id.startsWith(`${me.uid}_`))
        const arrived = mine.find((id) => id === unanswered)
        if (arrived !== undefined) {
          await commitNow(store, (writes) => writes.update(`TherapistAccounts/${arrived}`, { name, updatedAt: NOW }))
          unanswered = null
          return arrived
        }
        let refusal = new StoreError('permission-denied', `no more than ${MAX_ACCOUNTS} accounts`)
        if (mine.length >= MAX_ACCOUNTS) throw refusal
        for (let number = 0; number < ACCOUNT_NUMBERS; number++) {
          const id = `${me.uid}_${number}`
          if (mine.includes(id)) continue
          try {
            unanswered = id
            await commitNow(store, (writes) => writes.set(`TherapistAccounts/${id}`, newAccount(me, name)))
            unanswered = null
            return id
          } catch (error) {
            // The number may belong to an account that was deleted, or that was handed over and left. The next number is tried.
            if (!isRefused(error)) throw error
            unanswered = null
            refusal = error
          }
        }
        throw refusal
      }),

    rename: (accountId, name) => commitNow(store, (writes) => writes.update(`TherapistAccounts/${accountId}`, { name, updatedAt: NOW })),

    watchInvitations: ({ id, onlyFamilies }, onList, onError) =>
      store.watchQuery(
        { collection: `TherapistAccounts/${id}/invitations`, ...(onlyFamilies ? { where: [['role', '==', 'parent']] as const } : {}) },
        (documents) => onList(readAll(readInvitation, documents).readable.filter(({ status }) => status !== 'accepted')),
        onError,
      ),

    watchFamilies: (accountId, onFamilies, onError) =>
      store.watchQuery(
        { collection: `TherapistAccounts/${accountId}/families` },
        (documents) => onFamilies(Object.fromEntries(readAll(readFamily, documents).readable)),
        onError,
      ),

    invite: ({ accountId, email, role, accessDays }, by) =>
      sayingUsedUp(store, clock, `invitations_${accountId}`, async () => {
        const account = await store.get(`TherapistAccounts/${accountId}`)
        if (account === null) throw new StoreError('not-found', 'the account is gone')
        const path = `TherapistAccounts/${accountId}/invitations/${email}`
        // If somebody joined, left and is invited again, the old accepted invitation is deleted.
        if ((await store.get(path))?.data['status'] === 'accepted') await commitNow(store, (writes) => writes.delete(path))
        await commitNow(store, (writes) =>
          writes.set(path, {
            email,
            role,
            status: 'pending',
            accountName: account.data['name'],
            invitedBy: by,
            expiresAt: daysOn(INVITATION_DAYS),
            ...(role === 'visitor' && accessDays !== null ? { accessDays } : {}),
            createdAt: NOW,
            updatedAt: NOW,
          }),
        )
      }),

    revoke: (invitation) => commitNow(store, (writes) => writes.update(pathOf(invitation), { status: 'revoked', updatedAt: NOW })),

    accept: (invitation, me) =>
      commitNow(store, (writes) => {
        writes.update(pathOf(invitation), { status: 'accepted', ...answeredBy(me) })
        if (invitation.role === 'parent') return writes.set(familyPath(invitation.accountId, me.uid), { uid: me.uid, ...memberOf(me) })
        const until = invitation.accessDays === null ? {} : { until: daysOn(invitation.accessDays) }
        writes.update(`TherapistAccounts/${invitation.accountId}`, {
          [`team.${me.uid}`]: { ...memberOf(me), role: invitation.role, ...until },
          ...(invitation.role === 'visitor' ? {} : { memberIds: listWith(me.uid) }),
          lastChange: { action: 'join', target: me.uid, by: me.uid, at: NOW },
          updatedAt: NOW,
        })
      }),

    decline: (invitation, me) => commitNow(store, (writes) => writes.update(pathOf(invitation), { status: 'declined', ...answeredBy(me) })),

    setRole: ({ role, visitDays, ...change }) =>
      changeTeam({ ...change, action: 'role' }, ({ until: _before, ...member }) => ({
        ...member,
        role,
        ...(role === 'visitor' ? { until: daysOn(visitDays) } : {}),
      })),

    remove: ({ joinedAt, ...change }) =>
      eitherOf(
        () =>
          changeTeam({ ...change, action: 'remove' }, (member) => {
            if (millisecondsOf(member['joinedAt']) !== joinedAt) throw new StoreError('not-found', `who came then is not in ${change.accountId}`)
          }),
        () => dropFamily(change.accountId, change.target, joinedAt),
      ),
    leave: (accountId, uid) =>
      eitherOf(
        () => changeTeam({ accountId, target: uid, by: uid, action: 'leave' }, () => undefined),
        () => dropFamily(accountId, uid, null),
      ),

    async delete(accountId) {
      const path = `TherapistAccounts/${accountId}`
      const shared = await store.find({ collection: `${path}/sharedChildren`, where: [listedSince(clock())] })
      const invitations = await store.find({ collection: `${path}/invitations` })
      const families = await store.find({ collection: `${path}/families` })
      // The account's documents are deleted first, because nobody could reach them afterwards. A child's share is deleted together
      // with its row or after it.
      const below = [...shared.map(({ id }) => rowPath(accountId, id)), ...[...shared, ...invitations, ...families].map((one) => one.path)]
      for (let from = 0; from < below.length; from += WRITES_AT_ONCE) {
        await commitNow(store, (writes) => below.slice(from, from + WRITES_AT_ONCE).forEach((one) => writes.delete(one)))
      }
      await commitNow(store, (writes) => {
        writes.delete(path)
        writes.set(`closedAccounts/${accountId}`, { at: NOW })
      })
    },
  }
}

// The rules look up a row for each shared child, and they may look up only 20 documents in total.
const WRITES_AT_ONCE = 15

const pathOf = ({ accountId, id }: { accountId: string; id: string }): string => `TherapistAccounts/${accountId}/invitations/${id}`

const familyPath = (accountId: string, uid: string): string => `TherapistAccounts/${accountId}/families/${uid}`

const answeredBy = ({ uid }: Actor): DocumentData => ({ respondedAt: NOW, respondedBy: uid, updatedAt: NOW })

const millisecondsOf = (value: unknown): Instant | null => (value instanceof Date ? value.getTime() : null)

const memberOf = (me: Actor): DocumentData => ({ ...knownAs(me), joinedAt: NOW })

const newAccount = (me: Actor, name: string): DocumentData => ({
  name,
  status: 'inactive',
  subscriptionEndDate: null,
  team: { [me.uid]: { ...memberOf(me), role: 'owner' } },
  memberIds: [me.uid],
  ownerIds: [me.uid],
  createdBy: me.uid,
  createdAt: NOW,
  updatedAt: NOW,
})
