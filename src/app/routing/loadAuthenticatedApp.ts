import { withTexts } from '#text/load'

/** Fetches everything behind the doors, with the sentences of the shell. */
export const loadAuthenticatedApp = () => withTexts('shell', import('./AuthenticatedApp'))
