import * as z from 'zod/mini'
import type { DocumentData, DocumentQuery, DocumentStore, Writes } from '#ports/documents'
import { NOW } from '#ports/documents'
import {
  MAX_BATCH,
  MAX_ROWS,
  type AccountFound,
  type ActivationCode,
  type Administration,
  type AuditEntry,
  type BatchRequest,
  type PersonFound,
} from '#ports/administration'
import { commitNow } from './commitNow'
import { FLAGS } from './flags'
import { readAll, type Reader } from './parsing'
import { nullWhenRefused } from './refused'

interface Parts {
  readonly store: DocumentStore
  readonly newId: () => string
  /** Returns a new code that cannot be guessed. */
  readonly newCode: () => string
  /** Whether a person of the demo is asking. They can reach only invented data, and everything they create is marked as invented. */
  readonly isDemo?: () => boolean
}

const date = z.date()
const person = z.object({
  email: z.string(),
  displayName: z._default(z.string(), ''),
  role: z._default(z.enum(['parent', 'system_admin']), 'parent'),
  createdAt: z.nullish(date),
  activationCodeSubscription: z.nullish(z.object({ validTill: date })),
})
const account = z.object({ name: z.string(), status: z.string(), subscriptionEndDate: z.nullable(date), team: z.record(z.string(), z.unknown()) })
const code = z.object({
  batch: z._default(z.string(), ''),
  durationDays: z.number(),
  maxUses: z.number(),
  uses: z.number(),
  expiresAt: date,
  active: z.boolean(),
  createdAt: date,
})
const entry = z.object({ actor: z.string(), action: z.string(), target: z.string(), note: z._default(z.string(), ''), at: date })

const readPerson: Reader<PersonFound> = ({ id, data }) => {
  const found = person.safeParse(data).data
  if (found === undefined) return null
  const { email, displayName, role, createdAt, activationCodeSubscription: redeemed } = found
  return { uid: id, email, displayName, role, createdAt: createdAt?.getTime() ?? null, codeValidTill: redeemed?.validTill.getTime() ?? null }
}

const readAccount: Reader<AccountFound> = ({ id, data }) => {
  const found = account.safeParse(data).data
  if (found === undefined) return null
  return {
    id,
    name: found.name,
    status: found.status,
    subscriptionEndDate: found.subscriptionEndDate?.getTime() ?? null,
    members: Object.keys(found.team).length,
  }
}

const readCode: Reader<ActivationCode> = ({ id, data }) => {
  const found = code.safeParse(data).data
  return found === undefined ? null : { code: id, ...found, expiresAt: found.expiresAt.getTime(), createdAt: found.createdAt.getTime() }
}

const readEntry: Reader<AuditEntry> = ({ id, data }) => {
  const found = entry.safeParse(data).data
  return found === undefined ? null : { id, ...found, at: found.at.getTime() }
}

/**
 * Creates the system administration on the documents. Every change to a person or an account writes its audit record in the same
 * commit.
 */
export function createAdministration({ store, newId, newCode, isDemo = () => false }: Parts): Administration {
  const mark = (): DocumentData => (isDemo() ? { demo: true } : {})
  const ofReach = (where: NonNullable<DocumentQuery['where']>): DocumentQuery['where'] => (isDemo() ? [...where, ['demo', '==', true]] : where)
  const find = (collection: string, where: NonNullable<DocumentQuery['where']>, orderBy?: DocumentQuery['orderBy']) =>
    store.find({ collection, where: ofReach(where) ?? [], limit: MAX_ROWS, ...(orderBy === undefined ? {} : { orderBy }) })
  const count = (collection: string, where: NonNullable<DocumentQuery['where']> = []) => store.count({ collection, where: ofReach(where) ?? [] })

  /** Commits a change and its audit record together, or neither of them. */
  const onRecord = (action: string, target: string, { actor, reason }: { actor: string; reason: string }, write: (writes: Writes, auditId: string) => void) => {
    const auditId = newId()
    return commitNow(store, (writes) => {
      writes.set(`auditLog/${auditId}`, { actor, action, target, note: reason.trim(), at: NOW, ...mark() })
      write(writes, auditId)
    })
  }

  return {
    async findPeople(term) {
      const wanted = term.trim()
      const byAddress = await find('Users', [['email', '==', wanted.toLowerCase()]])
      if (byAddress.length > 0 || wanted === '' || wanted.includes('/')) return readAll(readPerson, byAddress).readable
      const byUid = await store.get(`Users/${wanted}`).catch(nullWhenRefused)
      return byUid === null ? [] : readAll(readPerson, [byUid]).readable
    },

    async findAccounts(term) {
      const wanted = term.trim()
      // The range ends with the highest character, so it covers every name that begins with the term.
      const byName = await find(
        'TherapistAccounts',
        [
          ['name', '>=', wanted],
          ['name', '<=', `${wanted}\uf8ff`],
        ],
        ['name', 'asc'],
      )
      if (byName.length > 0 || wanted === '' || wanted.includes('/')) return readAll(readAccount, byName).readable
      const byId = await store.get(`TherapistAccounts/${wanted}`).catch(nullWhenRefused)
      return byId === null ? [] : readAll(readAccount, [byId]).readable
    },

    setRole: (uid, role, grounds) =>
      onRecord(`role:${role}`, `Users/${uid}`, grounds, (writes, lastAuditId) => writes.update(`Users/${uid}`, { role, lastAuditId, updatedAt: NOW })),

    setAccount: (id, { status, subscriptionEndDate }, grounds) =>
      onRecord('account', `TherapistAccounts/${id}`, grounds, (writes, lastAuditId) =>
        writes.update(`TherapistAccounts/${id}`, {
          status,
          subscriptionEndDate: subscriptionEndDate === null ? null : new Date(subscriptionEndDate),
          lastAuditId,
          updatedAt: NOW,
        }),
      ),

    async makeCodes(request, actor) {
      const codes = Array.from({ length: Math.min(MAX_BATCH, request.count) }, newCode)
      await commitNow(store, (writes) => codes.forEach((each) => writes.set(`activationCodes/${each}`, { ...codeOf(request, actor), ...mark() })))
    },

    async listCodes(batch) {
      // The printed table needs all codes of one batch. They are sorted here, because sorting in the query would need an index of its
      // own.
      const ofBatch = () => store.find({ collection: 'activationCodes', where: ofReach([['batch', '==', batch]]) ?? [] })
      const found = await (batch === null ? find('activationCodes', [], ['createdAt', 'desc']) : ofBatch())
      return readAll(readCode, found).readable.toSorted((one, other) => other.createdAt - one.createdAt)
    },

    takeBack: (each) => commitNow(store, (writes) => writes.update(`activationCodes/${each}`, { active: false })),

    setFlags: ({ disabledActivities, strictEverywhere }, grounds) =>
      onRecord('flags', FLAGS, grounds, (writes, lastAuditId) => writes.set(FLAGS, { disabledActivities, strictEverywhere, lastAuditId, updatedAt: NOW })),

    async count() {
      const [people, accounts, activeAccounts, codes, openCodes] = await Promise.all([
        count('Users'),
        count('TherapistAccounts'),
        count('TherapistAccounts', [['status', '==', 'active']]),
        count('activationCodes'),
        count('activationCodes', [['active', '==', true]]),
      ])
      return { people, accounts, activeAccounts, codes, openCodes }
    },

    readLog: async () => readAll(readEntry, await find('auditLog', [], ['at', 'desc'])).readable,
  }
}

const codeOf = ({ label, durationDays, maxUses, expiresAt }: BatchRequest, actor: string): DocumentData => ({
  batch: label.trim(),
  durationDays,
  maxUses,
  uses: 0,
  expiresAt: new Date(expiresAt),
  active: true,
  createdBy: actor,
  createdAt: NOW,
})
