import * as z from 'zod/mini'
import { CODE_DAYS, sharingKinds, sharingSteps, type Helper, type SharingCode } from '#domain/people/sharing'
import { DAY_MS, type Instant } from '#domain/time'
import { NOW, type DocumentStore } from '#ports/documents'
import type { Sharing } from '#ports/sharing'
import { guardianPath } from './childDocument'
import { commitNow } from './commitNow'
import { sayingUsedUp } from './limits'
import { knownAs, nameField } from './nameFields'
import { readAll, type Reader } from './parsing'

interface Parts {
  readonly store: DocumentStore
  readonly clock: () => Instant
  /** Returns a new code that nobody can guess. */
  readonly newCode: () => string
}

const date = z.date()

const openCode = z.object({
  childId: z.string(),
  ownerUid: z.string(),
  alias: z.string(),
  kind: z.enum(sharingKinds),
  step: z.enum(sharingSteps),
  name: z._default(z.string(), ''),
  until: date,
  invitedByName: z._default(z.string(), ''),
  expiresAt: date,
  email: z._default(z.string(), ''),
  account: z.optional(z.string()),
  accountName: z._default(z.string(), ''),
})

const readCode: Reader<SharingCode> = ({ id, data }) => {
  const { data: found } = openCode.safeParse(data)
  if (found === undefined) return null
  const { account, accountName, email: _email, ...rest } = found
  return {
    code: id,
    ...rest,
    until: found.until.getTime(),
    expiresAt: found.expiresAt.getTime(),
    account: account === undefined ? null : { id: account, name: accountName },
  }
}

const helper = z.object({
  uid: z.string(),
  email: z._default(z.string(), ''),
  displayName: z._default(z.string(), ''),
  kind: z.enum(sharingKinds),
  step: z.enum(sharingSteps),
  since: date,
  until: date,
  code: z.optional(z.string()),
})

export const readHelper: Reader<Helper> = ({ data }) => {
  const { data: found } = helper.safeParse(data)
  return found === undefined ? null : { ...found, since: found.since.getTime(), until: found.until.getTime() }
}

const codePath = (code: string): string => `sharingCodes/${code}`

/** Creates sharing by code, on any document store. */
export function createSharing({ store, clock, newCode }: Parts): Sharing {
  return {
    invite: ({ id: childId, ownerUid, alias }, { kind, step, name, until }, me) =>
      sayingUsedUp(store, clock, `guardians_${me.uid}`, async () => {
        const code = newCode()
        const expiresAt = clock() + CODE_DAYS * DAY_MS
        const invitation = { childId, ownerUid, alias, kind, step, name, invitedByName: nameField(me) }
        await commitNow(store, (writes) =>
          writes.set(codePath(code), {
            ...invitation,
            ...(kind === 'clinic' ? { email: me.email } : {}),
            until: new Date(until),
            expiresAt: new Date(expiresAt),
            createdAt: NOW,
          }),
        )
        return { code, ...invitation, until, expiresAt, account: null }
      }),

    watchCodes: ({ id, ownerUid }, onList, onError) =>
      store.watchQuery(
        { collection: 'sharingCodes', where: [['ownerUid', '==', ownerUid]] },
        (documents) => onList(readAll(readCode, documents).readable.filter(({ childId }) => childId === id)),
        onError,
      ),

    takeBack: (code) => commitNow(store, (writes) => writes.delete(codePath(code))),

    async find(code) {
      const found = await store.get(codePath(code))
      return found === null ? null : readCode(found)
    },

    accept: ({ code, childId, kind, step, until }, me) =>
      commitNow(store, (writes) => {
        writes.delete(codePath(code))
        writes.set(guardianPath(childId, me.uid), { ...knownAs(me), uid: me.uid, kind, step, since: NOW, until: new Date(until), code })
      }),

    async enter({ code, ownerUid }, { id, name }) {
      const family = `TherapistAccounts/${id}/families/${ownerUid}`
      const isKnown = (await store.get(family)) !== null
      const email = (await store.get(codePath(code)))?.data['email']
      await commitNow(store, (writes) => {
        writes.update(codePath(code), { account: id, accountName: name })
        if (!isKnown) writes.set(family, { uid: ownerUid, joinedAt: NOW, email, code })
      })
    },

    watchHelpers: (childId, onList, onError) =>
      store.watchQuery(
        { collection: `children/${childId}/guardians` },
        (documents) => onList(readAll(readHelper, documents).readable.toSorted((one, other) => one.since - other.since)),
        onError,
      ),

    change: (childId, uid, { step, until }) => commitNow(store, (writes) => writes.update(guardianPath(childId, uid), { step, until: new Date(until) })),

    stop: (childId, uid) => commitNow(store, (writes) => writes.delete(guardianPath(childId, uid))),
  }
}

/** Returns a query for the children that families shared with this person. */
export const helpedBy = (uid: string) => ({ collection: 'guardians', group: true, where: [['uid', '==', uid]] }) as const
