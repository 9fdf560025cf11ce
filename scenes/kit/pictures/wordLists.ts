import { inLanguage } from '#domain/words/inLanguage'
import { isCategory, type Category, type ListedWord, type Word } from '#domain/words/words'
import englishParts from '../../../src/domain/words/en/parts.json' with { type: 'json' }

const lists = import.meta.glob<readonly ListedWord[]>('../../../assets/words/*.json', { import: 'default' })

/** Returns the words of a category, fetched on first use. Rejects if the list cannot be fetched. */
export async function readWords(category: Category): Promise<readonly Word[]> {
  const load = lists[`../../../assets/words/${category}.json`]
  if (!load) throw new Error(`There is no list of words for ${category}.`)
  return (await load()).map((row) => inLanguage(row, englishParts))
}

/** Returns the categories of words in an activity that was opened with `category`. */
export function categoriesOf(words: 'category' | readonly Category[], category: string | null): readonly Category[] {
  if (words !== 'category') return words
  return category !== null && isCategory(category) ? [category] : []
}
