import { firstLanguage, type Language } from '#domain/language'
import { language } from './locale'
import { ACTIVITY_TEXTS, partsFor, type TextPart } from './parts'
import { fetchWords } from './words'

/** A file of texts: each of its names is a branch of `app` or of `screens`. */
export type TextFile = Readonly<Record<string, unknown>>

// The English texts of the first page are part of it (first.ts).
const files = import.meta.glob<{ readonly default: TextFile }>(['./*/*.json', './ofActivities/*.ts', '!./en/first.json', '!./en/home.json'])

const fetched = new Map<TextPart, Promise<TextFile>>()
const takers: ((part: TextPart, file: TextFile) => void)[] = []
const there: (readonly [TextPart, TextFile])[] = []

/** Tells every file of texts that is there, and each that comes. */
export function onTexts(take: (part: TextPart, file: TextFile) => void): void {
  for (const [part, file] of there) take(part, file)
  takers.push(take)
}

/** Puts texts where `onTexts` tells them. */
export function addTexts(part: TextPart, file: TextFile): void {
  there.push([part, file])
  for (const take of takers) take(part, file)
}

/** Loads the texts of a page, in the present language. Rejects when they cannot be loaded; the next call tries again. */
export async function fetchTexts(page: string): Promise<void> {
  const spoken = language()
  await Promise.all(partsFor(page).map((part) => fetchPart(part, spoken)))
  if (page === 'shell' && spoken !== firstLanguage) await Promise.all([fetchPart(ACTIVITY_TEXTS, spoken), fetchWords(spoken)])
}

/** Loads a page's code together with its texts. */
export const withTexts = async <Code>(page: string, code: Promise<Code>): Promise<Code> => (await Promise.all([code, fetchTexts(page)]))[0]

function fetchPart(part: TextPart, spoken: Language): Promise<TextFile> {
  const known = fetched.get(part)
  if (known !== undefined) return known
  const load = files[`./${spoken}/${part}.json`] ?? files[`./${part}/${spoken}.ts`]
  if (load === undefined) throw new Error(`There are no texts "${part}" in ${spoken}.`)
  const coming = load().then(({ default: file }) => {
    addTexts(part, file)
    return file
  })
  coming.catch(() => fetched.delete(part))
  fetched.set(part, coming)
  return coming
}
