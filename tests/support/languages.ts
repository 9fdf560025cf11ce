import { languages } from '#domain/language'

/* Provides every text of the interface, by language. */

/** Texts by file and key, such as `plan.plan.empty.now`. */
export type Texts = ReadonlyMap<string, string>

/** All languages except English. */
export const translatedLanguages: readonly string[] = languages.filter((language) => language !== 'en').toSorted()

/** In the results of an activity, each plural form is a separate key. */
const RESULT_PLURAL = /(^ofActivities\..*\.result\.\w+)\.(zero|one|two|few|many|other)$/

function textsIn(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way.replace(RESULT_PLURAL, '$1_$2'), value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) => textsIn(part, way === '' ? key : `${way}.${key}`))
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/text/*/*.json', { eager: true, import: 'default' })
const activities = import.meta.glob<Readonly<Record<string, unknown>>>('../../scenes/activities/*/text/*.json', { eager: true, import: 'default' })

export function textsOf(language: string): Texts {
  const ofScreens = Object.entries(files).flatMap(([file, texts]) => {
    const [folder, name = ''] = file.split('/').slice(-2)
    return folder === language ? textsIn(texts, name.replace('.json', '')) : []
  })
  const ofActivities = Object.entries(activities).flatMap(([file, texts]) => {
    const [id = '', , name] = file.split('/').slice(-3)
    return name === `${language}.json` ? textsIn(texts, `ofActivities.ofActivities.${id}`) : []
  })
  return new Map([...ofScreens, ...ofActivities])
}

export const englishTexts: Texts = textsOf('en')
