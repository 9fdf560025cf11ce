import { withTexts } from '#text/load'

/** Fetches everything behind the first page, with the sentences of its shell. */
export const loadInside = () => withTexts('shell', import('./Inside'))
