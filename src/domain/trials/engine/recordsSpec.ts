/**
 * A value that an activity records for each trial, in addition to the common measures. It becomes a column of the table and of
 * the export.
 */
export type RecordSpec =
  | { readonly kind: 'number'; /** Unit of the number; `heights` are stage heights. */ readonly unit: 'count' | 'heights' | 'share' | 'ms' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yes-no' }
  /** Id of a word, a part or a thing. */
  | { readonly kind: 'id' }

export type RecordsSpec = Readonly<Record<string, RecordSpec>>

type RecordOf<R extends RecordSpec> = R extends { kind: 'number' }
  ? number
  : R extends { kind: 'choice'; options: readonly (infer O)[] }
    ? O
    : R extends { kind: 'yes-no' }
      ? boolean
      : string

/** Values that a trial may record. Undeclared names are type errors. */
export type RecordsOf<R extends RecordsSpec> = { readonly [Name in keyof R]?: RecordOf<R[Name]> }
