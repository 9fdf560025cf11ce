import { guideIds } from '#domain/guides/guide'
import { headOf } from './guides'
import { createSearch } from './search'

const texts = import.meta.glob<string>('../../../assets/guides/en/*.md', { query: '?text', import: 'default', eager: true })

/** The search with the words of all guides: fetched when somebody begins to look for something. */
export const search = createSearch(guideIds.map((id) => ({ ...headOf(id), text: texts[`../../../assets/guides/en/${id}.md`] ?? '' })))
