import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { english } from './english'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof english }
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
