import { readdirSync } from 'node:fs'
import { catalogue } from '#scenes/catalogue'

/* Every text of the interface, by language. */

/** By file and key: `plan.plan.empty.now`. */
export type Texts = ReadonlyMap<string, string>

/** The languages beside English: folders of `src/text`. */
export const written = readdirSync('src/text', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'en' ? [entry.name] : []))

/** In results of activities the forms are names of their own. */
const RESULT_PLURAL = /(^ofActivities\..*\.result\.\w+)\.(zero|one|two|few|many|other)$/

function textsIn(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way.replace(RESULT_PLURAL, '$1_$2'), value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) => textsIn(part, way === '' ? key : `${way}.${key}`))
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/text/*/*.ts', { eager: true })
/** Put together from others. */
const together = ['figures', 'screens']

export function textsOf(language: string): Texts {
  const parts = Object.entries(files).flatMap(([file, exported]) => {
    const [folder = '', name = ''] = file.split('/').slice(-2)
    if (folder !== language || together.includes(name.replace('.ts', ''))) return []
    return textsIn(exported, name.replace('.ts', ''))
  })
  return new Map(parts)
}

export const englishTexts: Texts = new Map([
  ...textsOf('en'),
  ...textsIn(Object.fromEntries(catalogue.map(({ id, text }) => [id, text.en])), 'ofActivities.ofActivities'),
])
