import { readFileSync } from 'node:fs'
import { inLanguage } from '#domain/words/inLanguage'
import { categories, type Category, type ListedWord, type Word } from '#domain/words/words'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }

/** Returns all rows in the file of a category. */
export const rowsOf = (category: Category): readonly ListedWord[] => JSON.parse(readFileSync(`assets/words/${category}.json`, 'utf8')) as readonly ListedWord[]

/** Returns a row with its English names and phrases. */
export const inEnglish = (row: ListedWord): Word => inLanguage(row, englishParts)

/** Every row of every list. */
export const allRows: readonly ListedWord[] = categories.flatMap(rowsOf)
