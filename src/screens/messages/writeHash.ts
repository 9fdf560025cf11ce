/** Target of a link to writing a note. */
export const WRITE_HASH = '#note'

/** Target of a link to the team's questions. */
export const ASK_HASH = '#ask'
