import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { app } from './en/app'
import type { deviceCheck } from './en/deviceCheck'
import { home } from './en/home'
import type { english } from './english'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof english; deviceCheck: typeof deviceCheck }
  }
}

const i18n = createInstance()

// The first page knows its own sentences and those of the shell; everything behind it brings the rest.
const firstPage = { app, screens: { home } }

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: firstPage } },
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
})

/** Makes all sentences known, before anything that is behind the first page is drawn. */
export const learnTexts = (texts: typeof english): void => void i18n.addResourceBundle('en', 'translation', texts, true, true)

/** The way to every sentence: `text('app.loading')`. A key that does not exist is a compile error. */
export const useText = () => useTranslation(undefined, { i18n }).t

/** Sentences that come with their screen, so that the first page does not carry them. */
export function lateText(name: 'deviceCheck', texts: typeof deviceCheck) {
  i18n.addResourceBundle('en', name, texts)
  return () => useTranslation(name, { i18n }).t
}
