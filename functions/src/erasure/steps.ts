/** Stands where a uid or a name stood that was erased. */
export const ERASED = 'erased'

/** Takes a field away. */
export const REMOVED = Symbol('removed')

/** What a change may rest on. Nothing else of a document is read: the log of one session can be as long as all of these together. */
export const READ_FIELDS = (
  'team memberIds ownerIds createdBy lastChange caseload ownerUid status guardianIds updatedBy invitedBy ' +
  'by author kind signedAt account contentJson actor action at target note'
).split(' ')

export interface FoundDocument {
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

/** One write. A field's name is given in parts, because a part may have a dot in it. */
export type Change =
  | { readonly path: string; readonly remove: true }
  | { readonly path: string; readonly update: readonly (readonly [field: readonly string[], value: unknown])[] }
  | { readonly path: string; readonly create: Readonly<Record<string, unknown>> }

type Filter = readonly [field: string, operator: '==' | 'array-contains', value: string]

type Changes = (document: FoundDocument) => readonly Change[]

/** A part of an erasure that can be done again, from wherever it broke off, with the same result. */
export type Step = { readonly name: string } & (
  | { readonly kind: 'signIn'; readonly action: 'lock' | 'delete'; readonly uid: string }
  /** The document and everything below it. */
  | { readonly kind: 'tree'; readonly root: string; readonly before: readonly Change[] }
  /** Every document of a collection, or of all collections of a name, that the filter finds. */
  | {
      readonly kind: 'search'
      readonly collection: string
      readonly isGroup: boolean
      readonly where: Filter | null
      readonly changes: Changes
    }
)

/** All documents of one collection, or those that the filter finds. */
export const inOne = (name: string, collection: string, where: Filter | null, changes: Changes) => ({
  name,
  kind: 'search' as const,
  collection,
  isGroup: false,
  where,
  changes,
})

/** The same in all collections of a name, wherever they are. A filter needs an index of its own, in firestore.indexes.json. */
export const inGroup = (name: string, collection: string, where: Filter | null, changes: Changes): Step => ({
  ...inOne(name, collection, where, changes),
  isGroup: true,
})

export const remove = ({ path }: Pick<FoundDocument, 'path'>): Change => ({ path, remove: true })

/** Changes these fields; no change at all where none is named. */
export const update = ({ path }: Pick<FoundDocument, 'path'>, fields: readonly (readonly [field: readonly string[], value: unknown])[]): readonly Change[] =>
  fields.length === 0 ? [] : [{ path, update: fields }]

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
