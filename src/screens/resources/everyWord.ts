import { guideIds } from '#domain/guides/guide'
import { guideLanguage, headOf } from './guides'
import { createSearch, type Search } from './search'

const english = import.meta.glob<string>('../../../assets/guides/en/*.md', { query: '?text', import: 'default', eager: true })
const translated = import.meta.glob<string>(['../../../assets/guides/*/*.md', '!../../../assets/guides/en/*.md'], { query: '?text', import: 'default' })

/** Loads a search over the text of all guides, each in the language in which it is shown. Called when someone starts a search. */
export async function loadSearch(): Promise<Search> {
  const guides = guideIds.map(async (id) => {
    const file = `../../../assets/guides/${guideLanguage(id)}/${id}.md`
    return { ...headOf(id), text: english[file] ?? (await translated[file]?.()) ?? '' }
  })
  return createSearch(await Promise.all(guides))
}
