import { wordsNow } from './inLanguage'

/** Texts for a child before an adult has written any. */
export const starterTexts = (): readonly { readonly id: string; readonly text: string }[] => wordsNow().starters
