import { wordsNow } from './inLanguage'

/** Returns the texts for a child, used until an adult has written any. */
export const starterTexts = (): readonly { readonly id: string; readonly text: string }[] => wordsNow().starters
