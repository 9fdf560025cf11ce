import { readFileSync } from 'node:fs'
import { inLanguage } from '#domain/words/inLanguage'
import { categories, type Category, type ListedWord, type Word } from '#domain/words/words'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }

/** The rows of a category as they are in its file. */
export const rowsOf = (category: Category): readonly ListedWord[] => JSON.parse(readFileSync(`assets/words/${category}.json`, 'utf8')) as readonly ListedWord[]

/** A row with its names and phrases in the current language. */
export const named = (row: ListedWord): Word => inLanguage(row, englishParts)

/** Every row of every list. */
export const allRows: readonly ListedWord[] = categories.flatMap(rowsOf)
