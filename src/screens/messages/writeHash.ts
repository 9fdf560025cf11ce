/** Target of a link to writing a note. */
export const WRITE_HASH = '#note'
