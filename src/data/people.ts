import * as z from 'zod/mini'
import type { CardSubscription, Invitation, TeamMember, TherapistAccount, UserRecord } from '#domain/people/people'
import { OPEN_STATUSES } from '#domain/subscription/cards'
import { NOW, type DocumentStore } from '#ports/documents'
import type { PeopleRecords } from '#ports/people'
import { consentVersions } from '#domain/people/consents'
import { watchAccountOf, watchAccountsOf } from './accounts'
import { newConsent } from './consents'
import { deliverParsed, readAll, type Reader } from './parsing'
import { skipUncertainEmpty } from './skipUncertainEmpty'
import { isRefused } from './refused'

const date = z.date()

const user = z.object({
  email: z.string(),
  displayName: z._default(z.string(), ''),
  role: z._default(z.enum(['parent', 'system_admin']), 'parent'),
  activationCodeSubscription: z.nullish(z.object({ code: z.string(), validTill: date })),
})

const subscription = z.object({ status: z.string(), current_period_end: date, cancel_at_period_end: z._default(z.boolean(), false) })

const teamRole = z.enum(['owner', 'admin', 'therapist', 'visitor', 'parent'])

const member = z.object({
  role: teamRole,
  email: z._default(z.string(), ''),
  displayName: z._default(z.string(), ''),
  joinedAt: date,
  until: z.nullish(date),
})

const account = z.object({
  name: z.string(),
  status: z.string(),
  subscriptionEndDate: z.nullable(date),
  createdBy: z._default(z.string(), ''),
  team: z.record(z.string(), member),
})

const invitation = z.object({
  accountName: z.string(),
  email: z.string(),
  role: teamRole,
  status: z.enum(['pending', 'accepted', 'declined', 'revoked']),
  invitedBy: z.string(),
  expiresAt: date,
  accessDays: z.nullish(z.number()),
})

const readUser: Reader<UserRecord> = ({ id, data }) => {
  const { data: found } = user.safeParse(data)
  if (found === undefined) return null
  const { activationCodeSubscription: code, ...rest } = found
  return { uid: id, ...rest, activationCode: code ? { code: code.code, validTill: code.validTill.getTime() } : null }
}

const readSubscription: Reader<CardSubscription> = ({ id, data }) => {
  const { data: found } = subscription.safeParse(data)
  if (found === undefined) return null
  const { status, current_period_end: end, cancel_at_period_end: endsWithPeriod } = found
  return { id, status, currentPeriodEnd: end.getTime(), endsWithPeriod }
}

const readAccount: Reader<TherapistAccount> = ({ id, data }) => {
  const { data: found } = account.safeParse(data)
  if (found === undefined) return null
  return {
    id,
    name: found.name,
    status: found.status,
    subscriptionEndDate: found.subscriptionEndDate?.getTime() ?? null,
    createdBy: found.createdBy,
    team: Object.fromEntries(Object.entries(found.team).map(([uid, one]) => [uid, memberFrom(one)])),
  }
}

const memberFrom = ({ joinedAt, until, ...rest }: z.infer<typeof member>): TeamMember => ({
  ...rest,
  joinedAt: joinedAt.getTime(),
  until: until?.getTime() ?? null,
})

/** Reads a family of an account as a team member. Its role is always `parent`, so it is not stored. */
export const readFamily: Reader<readonly [uid: string, TeamMember]> = ({ id, data }) => {
  const { data: found } = member.safeParse({ ...data, role: 'parent' })
  return found === undefined ? null : [id, memberFrom(found)]
}

/** Reads an invitation from any account's collection. */
export const readInvitation: Reader<Invitation> = ({ id, path, data }) => {
  const { data: found } = invitation.safeParse(data)
  const accountId = path.split('/')[1]
  if (found === undefined || accountId === undefined) return null
  return { id, accountId, ...found, expiresAt: found.expiresAt.getTime(), accessDays: found.accessDays ?? null }
}

/**
 * Creates access to people and accounts, on any document store. Unreadable members of a list are left out; a single unreadable
 * document is an error.
 */
export function createPeopleRecords(store: DocumentStore): PeopleRecords {
  return {
    ensureUser: async ({ uid, email, displayName }) => {
      const path = `Users/${uid}`
      // No network is needed if this device's copy of the record is complete and up to date.
      const here = await store.get(path).catch(() => null)
      if (here?.data['role'] !== undefined && here.data['email'] === email) return
      await store.transact(async (transaction) => {
        const known = await transaction.get(path)
        const begun = { email, displayName, role: 'parent', createdAt: NOW, updatedAt: NOW }
        if (known === null) {
          transaction.set(path, begun)
          // By creating an account, the person accepts both documents. The sign-up page says so.
          for (const kind of ['terms', 'privacy'] as const)
            transaction.set(`${path}/consents/${kind}-${consentVersions[kind]}`, newConsent({ kind, childId: null, granted: true }))
        }
        // The payment service may have created the record before the person first signed in.
        else if (known.data['role'] === undefined && known.data['createdAt'] === undefined) transaction.update(path, begun)
        else if (known.data['email'] !== email) transaction.update(path, { email, updatedAt: NOW })
      })
    },

    // The backend answers by allowing or refusing a read of a probe document.
    probe: (what) =>
      store.get(`Probes/${what}`).then(
        () => true,
        (error: unknown) => {
          if (isRefused(error)) return false
          throw error
        },
      ),

    watchUser: (uid, onUser, onError) => store.watch(`Users/${uid}`, deliverParsed(readUser, onUser, onError), onError),

    watchSubscriptions: (uid, onList, onError) =>
      store.watchQuery(
        { collection: `Users/${uid}/subscriptions`, where: [['status', 'in', OPEN_STATUSES]] },
        skipUncertainEmpty((documents) => onList(readAll(readSubscription, documents).readable)),
        onError,
      ),

    watchAccounts: (uid, onList, onError) => watchAccountsOf(store, uid, (documents) => onList(readAll(readAccount, documents).readable), onError),

    watchAccount: (id, uid, onAccount, onError) =>
      watchAccountOf(store, { id, uid }, (document) => onAccount(document === null ? null : readAccount(document)), onError),

    watchInvitations: (email, onList, onError) =>
      store.watchQuery(
        {
          collection: 'invitations',
          group: true,
          where: [
            ['email', '==', email.trim().toLowerCase()],
            ['status', '==', 'pending'],
          ],
        },
        (documents) => onList(readAll(readInvitation, documents).readable),
        onError,
      ),
  }
}
