import * as z from 'zod/mini'
import { isChildPicture } from '#domain/child/childPictures'
import { newProfile } from '#domain/child/childProfile'
import { tidyName } from '#domain/names'
import type { Child, Guardian } from '#domain/people/people'
import { NOW, type DocumentData } from '#ports/documents'
import { isMap, type Reader } from './parsing'
import { profileText, readProfileText } from './profileDocument'

/** Version in which children are written. Older versions are converted when they are read. */
export const CHILD_VERSION = 1

/** Owner of the one child who plays without an account. */
export const GUEST_UID = 'guest'
export const GUEST_CHILD_ID = 'guest_0'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const document = z.object({
  version: z.number(),
  ownerUid: z.string(),
  alias: z.string(),
  birthMonth: z.nullable(z.string()),
  picture: z.optional(z.unknown()),
  profileJson: z.string(),
  familyProfileJson: z._default(z.string(), ''),
  archivedAt: z.nullable(z.date()),
  demo: z.optional(z.literal(true)),
})

const guardian = z.object({ email: z._default(z.string(), ''), displayName: z._default(z.string(), ''), since: z.date() })

/** Returns the path of a guardian's identity, which people who work with the child may not read. */
export const guardianPath = (childId: string, uid: string): string => `children/${childId}/guardians/${uid}`

const address = z.object({ email: z.string(), displayName: z._default(z.string(), '') })

export const readAddress: Reader<Pick<Guardian, 'email' | 'displayName'>> = ({ data }) => address.safeParse(data).data ?? null

// Skips an unreadable guardian without losing the other guardians or the child.
function readGuardians(found: unknown): readonly Guardian[] {
  return Object.entries(isMap(found) ? found : {})
    .flatMap(([uid, value]) => {
      const { data } = guardian.safeParse(value)
      return data === undefined ? [] : [{ uid, ...data, since: data.since.getTime() }]
    })
    .toSorted((one, other) => one.since - other.since)
}

export const readChild: Reader<Child> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  if (found === undefined) return null
  const { version, ownerUid, alias, picture, demo } = found
  const profile = readProfileText(found.profileJson)
  return {
    id,
    ownerUid,
    guardians: readGuardians(data['guardians']),
    alias,
    birthMonth: found.birthMonth !== null && MONTH.test(found.birthMonth) ? found.birthMonth : null,
    // A picture from a newer version is left out, but the child is kept.
    ...(isChildPicture(picture) ? { picture } : {}),
    // Anyone who may change settings could write unreadable ones, so the child stays in the list for its family.
    ...(profile === null || version !== CHILD_VERSION
      ? { profile: profile ?? readProfileText(found.familyProfileJson) ?? newProfile, hasLostSettings: true }
      : { profile }),
    ...(demo === undefined ? {} : { demo }),
  }
}

/** Whether an adult archived the child. */
export const isArchived = (data: DocumentData): boolean => data['archivedAt'] instanceof Date

/** Builds a new child's document. */
export const writeChild = ({ ownerUid, alias, birthMonth, picture, profile }: Omit<Child, 'id' | 'guardians' | 'demo'>): DocumentData => ({
  version: CHILD_VERSION,
  ownerUid,
  alias: tidyName(alias),
  birthMonth,
  ...(picture === undefined ? {} : { picture }),
  profileJson: profileText(profile),
  familyProfileJson: profileText(profile),
  grants: {},
  archivedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
})
