/** Text that replaces an erased uid or name. */
export const ERASED = 'erased'

/** Value that removes a field. */
export const REMOVED = Symbol('removed')

/** Fields on which a change may depend. No others are read, because the log of one session can be larger than all of these together. */
export const READ_FIELDS = (
  'team memberIds ownerIds createdBy lastChange caseload ownerUid status guardianIds updatedBy invitedBy ' +
  'by author kind signedAt account contentJson actor action at target note'
).split(' ')

export interface FoundDocument {
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

/** One write. A field path is a list of parts, because a part may contain a dot. */
export type Change =
  | { readonly path: string; readonly remove: true }
  | { readonly path: string; readonly update: readonly (readonly [field: readonly string[], value: unknown])[] }
  | { readonly path: string; readonly create: Readonly<Record<string, unknown>> }

type Filter = readonly [field: string, operator: '==' | 'array-contains', value: string]

type Changes = (document: FoundDocument) => readonly Change[]

/** A part of an erasure. It can be continued from wherever it stopped, with the same result. */
export type ErasureStep = { readonly name: string } & (
  | { readonly kind: 'signIn'; readonly action: 'lock' | 'delete'; readonly uid: string }
  /** The document and everything below it. */
  | { readonly kind: 'tree'; readonly root: string; readonly before: readonly Change[] }
  /** Every matching document of a collection, or of all collections with this name. */
  | {
      readonly kind: 'search'
      readonly collection: string
      readonly isGroup: boolean
      readonly where: Filter | null
      readonly changes: Changes
    }
)

/** Returns a step for all or the matching documents of one collection. */
export const inOne = (name: string, collection: string, where: Filter | null, changes: Changes) => ({
  name,
  kind: 'search' as const,
  collection,
  isGroup: false,
  where,
  changes,
})

/** Returns a step for all or the matching documents of every collection with this name. A filter needs its own index in firestore.indexes.json. */
export const inGroup = (name: string, collection: string, where: Filter | null, changes: Changes): ErasureStep => ({
  ...inOne(name, collection, where, changes),
  isGroup: true,
})

export const remove = ({ path }: Pick<FoundDocument, 'path'>): Change => ({ path, remove: true })

/** Returns a change of these fields, or no change if there are none. */
export const update = ({ path }: Pick<FoundDocument, 'path'>, fields: readonly (readonly [field: readonly string[], value: unknown])[]): readonly Change[] =>
  fields.length === 0 ? [] : [{ path, update: fields }]

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
