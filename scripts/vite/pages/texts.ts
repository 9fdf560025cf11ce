import { firstLanguage } from '../../../src/domain/language.ts'
import { partsFor } from '../../../src/text/parts.ts'

/** Returns the files of texts that a page needs, in the language of a visitor who has not chosen one. They load in parallel with its code. */
export const textsOf = (page: string): readonly string[] => partsFor(page).map((part) => `src/text/${firstLanguage}/${part}.json`)
