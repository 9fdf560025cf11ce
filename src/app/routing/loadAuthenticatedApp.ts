import { withTexts } from '#text/load'

/** Fetches everything behind the doors, with the sentences of the shell. */
export const loadInside = () => withTexts('shell', import('./AuthenticatedApp'))
