const VALUE: unique symbol = Symbol('value for a list')

/** Stands in a patch for a list as it is, with one value in it: for whoever belongs into a list and may not read it. */
export interface ListWith {
  readonly [VALUE]: string
}

export const listWith = (value: string): ListWith => ({ [VALUE]: value })

/** The value that is to be in the list; null for anything that is no ListWith. */
export const valueForList = (written: unknown): string | null =>
  typeof written === 'object' && written !== null && VALUE in written ? String(written[VALUE]) : null
