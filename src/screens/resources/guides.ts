import type { Root } from 'hast'
import type { GuideHead, GuideId, GuideSection, GuideSource } from '#domain/guides/guide'
import { firstLanguage, type Language } from '#domain/language'
import { language } from '#text/locale'
import pictureTexts from '../../../assets/guides/pictures.json'

/** A loaded guide. */
export interface Guide {
  readonly sections: readonly GuideSection<Root>[]
  readonly sources: readonly GuideSource[]
}

const heads = import.meta.glob<GuideHead>('../../../assets/guides/*/*.md', { query: '?head', import: 'default', eager: true })
const bodies = import.meta.glob<Guide>('../../../assets/guides/*/*.md', { import: 'default' })
const pictures = import.meta.glob<string>('../../../assets/guides/pictures/*.webp', { query: '?url', import: 'default', eager: true })

const fileIn = (id: GuideId, spoken: Language): string => `../../../assets/guides/${spoken}/${id}.md`

/** Returns the language in which a guide is shown: English if it has no translation. */
export const guideLanguage = (id: GuideId): Language => (fileIn(id, language()) in heads ? language() : firstLanguage)

export function headOf(id: GuideId): GuideHead {
  const head = heads[fileIn(id, guideLanguage(id))]
  if (head === undefined) throw new Error(`the guide ${id} has no text`)
  return head
}

/** Loads one guide. Rejects if it is not cached and there is no network. */
export const loadGuide = (id: GuideId): Promise<Guide> => {
  const load = bodies[fileIn(id, guideLanguage(id))]
  return load === undefined ? Promise.reject(new Error(`the guide ${id} has no text`)) : load()
}

/** Returns the description of a guide's picture, in the guide's language. */
export const pictureTextOf = (id: GuideId): string => headOf(id).picture ?? pictureTexts[id]

/** Returns the URL of a guide's picture. */
export const guidePicture = (id: GuideId): string => pictures[`../../../assets/guides/pictures/${id}.webp`] ?? ''
