import MiniSearch from 'minisearch'
import type { GuideHead, GuideId } from '#domain/guides/guide'

/** Words that are too common to distinguish guides. */
const COMMON = new Set(
  'a about all am an and any are as at be because been but by can child children did do does doing for from get go had has have he her him his how i if in is it its just kid like make me mine more most my no not of on one only or our out over own says she should so some such than that the their them then there these they this those to too up us use very want was way we what when where which while who why will with without would you your'.split(
    ' ',
  ),
)
/** Share of a word's letters that may be misspelt. Short words must be correct. */
const WRONG_LETTERS = 0.25
const SHORT = 3

/** Returns the word without endings that do not matter. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word)

/** Creates a search over titles, text and tags that tolerates typing errors. The best match comes first. */
export function createSearch(guides: readonly (Pick<GuideHead, 'id' | 'title' | 'summary' | 'tags'> & { readonly text: string })[]) {
  const index = new MiniSearch({
    fields: ['title', 'tags', 'summary', 'text'],
    processTerm: (term) => {
      const word = term
        .toLowerCase()
        .replaceAll(/['’]s$/g, '')
        .normalize('NFD')
        .replaceAll(/\p{Mark}/gu, '')
      return COMMON.has(word) ? null : stem(word)
    },
    searchOptions: {
      boost: { title: 6, tags: 4, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > SHORT ? WRONG_LETTERS : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  })
  index.addAll(guides.map(({ tags, ...guide }) => ({ ...guide, tags: tags.join(' ') })))
  /** Finds nothing for an empty text or one with only common words. */
  return (typed: string): readonly GuideId[] => index.search(typed).map(({ id }) => id as GuideId)
}

export type Search = ReturnType<typeof createSearch>
