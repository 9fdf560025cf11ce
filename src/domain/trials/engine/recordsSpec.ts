/** One value that an activity records of each trial beside the measures of all. It becomes a column of the table and the export. */
export type RecordSpec =
  | { readonly kind: 'number'; /** What it counts or measures: `heights` are stage heights. */ readonly unit: 'count' | 'heights' | 'share' | 'ms' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yes-no' }
  /** The id of a word, a part or a thing. */
  | { readonly kind: 'id' }

export type RecordsSpec = Readonly<Record<string, RecordSpec>>

type RecordOf<R extends RecordSpec> = R extends { kind: 'number' }
  ? number
  : R extends { kind: 'choice'; options: readonly (infer O)[] }
    ? O
    : R extends { kind: 'yes-no' }
      ? boolean
      : string

/** The values that a trial may record: a name that is not declared is a type error. */
export type RecordsOf<R extends RecordsSpec> = { readonly [Name in keyof R]?: RecordOf<R[Name]> }
