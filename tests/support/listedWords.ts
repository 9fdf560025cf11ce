import { readFileSync } from 'node:fs'
import { inLanguage } from '#domain/words/inLanguage'
import { categories, type Category, type ListedWord, type Word } from '#domain/words/words'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }

/** All rows in the file of a category. */
export const rowsOf = (category: Category): readonly ListedWord[] => JSON.parse(readFileSync(`assets/words/${category}.json`, 'utf8')) as readonly ListedWord[]

/** A row with its names and phrases in the current language. */
export const inEnglish = (row: ListedWord): Word => inLanguage(row, englishParts)

/** Every row of every list. */
export const allRows: readonly ListedWord[] = categories.flatMap(rowsOf)
