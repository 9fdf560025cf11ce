import * as z from 'zod/mini'
import type { GuardianInvitation } from '#domain/people/people'
import { INVITATION_DAYS } from '#domain/people/team'
import { DAY_MS, type Instant } from '#domain/time'
import { NOW, StoreError, type DocumentStore } from '#ports/documents'
import type { Guardians } from '#ports/guardians'
import { listWith } from '#ports/listWith'
import { commitNow } from './commitNow'
import { keepCopy } from './keepCopy'
import { sayingUsedUp } from './limits'
import { nameField, knownAs } from './nameFields'
import { guardianPath } from './childDocument'
import { isMap, readAll, type Reader } from './parsing'

interface Parts {
  readonly store: DocumentStore
  readonly clock: () => Instant
}

const document = z.object({
  childId: z.string(),
  alias: z.string(),
  email: z.string(),
  invitedBy: z.string(),
  invitedByName: z._default(z.string(), ''),
  expiresAt: z.date(),
})

const readInvitation: Reader<GuardianInvitation> = ({ path, data }) => {
  const { data: found } = document.safeParse(data)
  // The path is authoritative, whatever the document contains.
  return found === undefined || path !== pathOf(found) ? null : { ...found, expiresAt: found.expiresAt.getTime() }
}

/** Creates access to the guardians of children, on any document store. */
export function createGuardians({ store, clock }: Parts): Guardians {
  const takeAway = (invitation: GuardianInvitation) => commitNow(store, (writes) => writes.delete(pathOf(invitation)))

  const takeOut = (childId: string, uid: string) =>
    store.transact(async (transaction) => {
      const child = await transaction.get(`children/${childId}`)
      const guardians = isMap(child?.data['guardians']) ? child.data['guardians'] : {}
      if (child === null || !Object.hasOwn(guardians, uid)) throw new StoreError('not-found', `${uid} does not look after ${childId}`)
      transaction.update(child.path, {
        [`guardians.${uid}`]: undefined,
        guardianIds: Object.keys(guardians).filter((one) => one !== uid),
        updatedAt: NOW,
      })
      transaction.delete(guardianPath(childId, uid))
    })

  return {
    watchInvitations: (childId, onList, onError) =>
      store.watchQuery({ collection: invitationsOf(childId) }, (documents) => onList(readAll(readInvitation, documents).readable), onError),

    invitationsFor: (email, onList, onError) =>
      store.watchQuery(
        { collection: 'guardianInvitations', group: true, where: [['email', '==', email.trim().toLowerCase()]] },
        (documents) => onList(readAll(readInvitation, documents).readable),
        onError,
      ),

    invite: ({ childId, email }, me) =>
      sayingUsedUp(store, clock, `guardians_${me.uid}`, async () => {
        const child = await store.get(`children/${childId}`)
        if (child === null) throw new StoreError('not-found', 'the child is gone')
        await commitNow(store, (writes) =>
          writes.set(pathOf({ childId, email }), {
            email,
            alias: child.data['alias'],
            childId,
            invitedBy: me.uid,
            invitedByName: nameField(me),
            expiresAt: new Date(clock() + INVITATION_DAYS * DAY_MS),
            createdAt: NOW,
            updatedAt: NOW,
          }),
        )
      }),

    takeBack: takeAway,
    decline: takeAway,

    accept: (invitation, { uid, displayName }) =>
      commitNow(store, (writes) => {
        writes.delete(pathOf(invitation))
        // Nobody who accepts can read the child before this commit, so the write adds to the lists instead of replacing them.
        writes.update(`children/${invitation.childId}`, {
          [`guardians.${uid}`]: { since: NOW },
          guardianIds: listWith(uid),
          updatedAt: NOW,
        })
        writes.set(guardianPath(invitation.childId, uid), knownAs({ email: invitation.email, displayName }))
      }),

    remove: takeOut,
    leave: takeOut,
    keepCopy: (childId, uid) => keepCopy({ store, childId, uid }),
  }
}

/** Returns the path of the invitations to become a child's guardian. */
export const invitationsOf = (childId: string): string => `children/${childId}/guardianInvitations`

const pathOf = ({ childId, email }: Pick<GuardianInvitation, 'childId' | 'email'>): string => `${invitationsOf(childId)}/${email}`
