import { createInstance, type FormatterModule } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { English } from './english'
import { onTexts } from './load'
import { language, locale, sayName } from './locale'
import { branchOf, ACTIVITY_TEXTS } from './parts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: English }
  }
}

/** Holds the loaded texts. */
export const i18n = createInstance()
const numbers = new Intl.NumberFormat(locale())

/** Names of values that people typed: names and addresses, which may run in the other direction than the sentence. Lists of names come from `sayNames`. */
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
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format, _language, options) {
    if (typeof value === 'number') return numbers.format(value)
    return typed.has(options?.['interpolationkey']) ? sayName(String(value)) : String(value)
  },
}

void i18n
  .use(initReactI18next)
  .use(formatter)
  .init({
    lng: language(),
    resources: {},
    initAsync: false,
    interpolation: {
      // React escapes whatever it renders.
      escapeValue: false,
      alwaysFormat: true,
    },
  })

// Each file of texts comes with the page that needs it.
onTexts((part, file) => {
  if (part === ACTIVITY_TEXTS) return
  const texts = branchOf(part) === 'app' ? { app: file[part] } : { screens: file }
  i18n.addResourceBundle(language(), 'translation', texts, true, true)
})

/** The way to every sentence: `text('app.loading')`. A key that does not exist is a compile error; that its page brings it, a test. */
export const useText = () => useTranslation(undefined, { i18n }).t
