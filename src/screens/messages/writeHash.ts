/** Where a link to writing a note leads. */
export const WRITE_HASH = '#note'
