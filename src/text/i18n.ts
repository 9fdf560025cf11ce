import type { KeyPrefix, TFunction } from 'i18next'
import type { English } from './english'
import { onTexts } from './load'
import { language, locale, sayName } from './locale'
import { branchOf, OF_ACTIVITIES } from './parts'
import { createTexts } from './translate'

// Of i18next only the types are used: they check every key and its values.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: English }
  }
}

const numbers = new Intl.NumberFormat(locale())

/** Values that people typed: names and addresses, which may be written the other way than the sentence. Lists of names come from `sayNames`. */
const typed: ReadonlySet<unknown> = new Set([
  'account',
  'actor',
  'alias',
  'assessor',
  'author',
  'batch',
  'contact',
  'email',
  'initials',
  'instrument',
  'name',
  'note',
  'plan',
  'purpose',
])

/** A number in a sentence is written as its language writes numbers, and a name keeps its own direction. */
function write(name: string, value: unknown): string {
  if (typeof value === 'number') return numbers.format(value)
  return typed.has(name) ? sayName(String(value)) : String(value)
}

const texts = createTexts({ locale: language(), write })

// Each file of texts comes with the page that needs it.
onTexts((part, file) => {
  if (part !== OF_ACTIVITIES) texts.add(branchOf(part) === 'app' ? { app: file[part] } : { screens: file })
})

/** The way to every sentence: `text('app.loading')`. A key that does not exist is a compile error; that its page brings it, a test. */
export const text = texts.translate as TFunction

/** The same for the texts under a key. */
export function textUnder<Prefix extends KeyPrefix<'translation'>>(prefix: Prefix): TFunction<'translation', Prefix> {
  const under: unknown = (key: string, values?: Readonly<Record<string, unknown>>) => texts.translate(`${String(prefix)}.${key}`, values)
  return under as TFunction<'translation', Prefix>
}

/** `text` for components. */
export const useText = () => text
