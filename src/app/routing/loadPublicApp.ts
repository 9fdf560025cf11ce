import { withTexts } from '#text/load'

/** Loads the pages before the sign-in, with the shell's texts. */
export const loadPublicApp = () => withTexts('shell', import('./PublicApp'))
