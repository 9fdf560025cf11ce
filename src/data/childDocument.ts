import * as z from 'zod/mini'
import type { Child } from '#domain/people/people'
import { NOW, type DocumentData } from '#ports/documents'
import { parseJson, type Reader } from './parsing'
import { profileSchema } from './dialSchema'

/** The version that is written. A reader of an older one turns it into this one. */
export const CHILD_VERSION = 1

/** Who plays without an account is this owner, and has this one child. */
export const GUEST_UID = 'guest'
export const GUEST_CHILD_ID = 'guest_0'

const document = z.object({
  version: z.literal(CHILD_VERSION),
  ownerUid: z.string(),
  alias: z.string(),
  birthMonth: z.nullable(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  profileJson: z.string(),
  archivedAt: z.nullable(z.date()),
  demo: z.optional(z.literal(true)),
})

export const readChild: Reader<Child> = ({ id, data }) => {
  const { data: found } = document.safeParse(data)
  const { data: profile } = profileSchema.safeParse(parseJson(found?.profileJson ?? ''))
  if (found === undefined || profile === undefined) return null
  const { ownerUid, alias, birthMonth, demo } = found
  return { id, ownerUid, alias, birthMonth, profile, ...(demo === undefined ? {} : { demo }) }
}

/** Whether an adult took the child off the lists. */
export const isArchived = (data: DocumentData): boolean => data['archivedAt'] instanceof Date

/** A new child's document. */
export const writeChild = ({ ownerUid, alias, birthMonth, profile }: Omit<Child, 'id' | 'demo'>): DocumentData => ({
  version: CHILD_VERSION,
  ownerUid,
  alias,
  birthMonth,
  profileJson: JSON.stringify(profile),
  grants: {},
  archivedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
})
