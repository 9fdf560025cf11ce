import { withTexts } from '#text/load'

/** Loads everything behind the sign-in, with the shell's texts. */
export const loadAuthenticatedApp = () => withTexts('shell', import('./AuthenticatedApp'))
