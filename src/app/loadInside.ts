import { withTexts } from '#text/load'

/** Fetches everything behind the doors, with the sentences of the shell. */
export const loadInside = () => withTexts('shell', import('./Inside'))

/** Fetches what stands before the doors, with the sentences of the shell. */
export const loadOutside = () => withTexts('shell', import('./Outside'))
