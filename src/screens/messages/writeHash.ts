/** Hash of a link that opens the note form. */
export const WRITE_HASH = '#note'

/** Hash of a link that opens the team's questions. */
export const ASK_HASH = '#ask'
