import { withTexts } from '#text/load'

/** Fetches what stands before the doors, with the sentences of the shell. */
export const loadPublicApp = () => withTexts('shell', import('./PublicApp'))
