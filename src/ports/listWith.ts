const VALUE: unique symbol = Symbol('value for a list')

/** Patch value that adds one entry to a list that the writer may not read. */
export interface ListWith {
  readonly [VALUE]: string
}

export const listWith = (value: string): ListWith => ({ [VALUE]: value })

/** Returns the value to add to the list; null for anything that is not a ListWith. */
export const valueForList = (written: unknown): string | null =>
  typeof written === 'object' && written !== null && VALUE in written ? String(written[VALUE]) : null
