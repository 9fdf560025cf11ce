import { wordsNow } from './inLanguage'

/** What a child can read before an adult has written anything. */
export const starterTexts = (): readonly { readonly id: string; readonly text: string }[] => wordsNow().starters
