import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { deviceCheck } from './en/deviceCheck'
import { english } from './english'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof english; deviceCheck: typeof deviceCheck }
  }
}

const i18n = createInstance()

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: english } },
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
})

/** The way to every sentence: `text('app.loading')`. A key that does not exist is a compile error. */
export const useText = () => useTranslation(undefined, { i18n }).t

/** Sentences that come with their screen, so that no other page carries them. */
export function lateText(name: 'deviceCheck', texts: typeof deviceCheck) {
  i18n.addResourceBundle('en', name, texts)
  return () => useTranslation(name, { i18n }).t
}
