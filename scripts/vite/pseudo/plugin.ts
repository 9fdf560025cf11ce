import type { Plugin } from 'vite'
import { pseudo } from './words.ts'

const TEXTS = /\/src\/text\/en\/\w+\.json$|\/scenes\/activities\/[\w-]+\/text\/en\.json$/
const LANGUAGE = '/src/domain/language.ts'
const LOCALE = '/src/text/locale.ts'

/**
 * Shows the English texts in a pseudo-language that is longer, accented and written from right to left, with Persian dates and numbers. Text that still
 * reads as English is hard-coded. For tests only, never for a released build.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (file.endsWith(LANGUAGE)) return replaced(LANGUAGE, code, "en: 'en'", "en: 'fa'")
      // British or American English would have its own dates.
      if (file.endsWith(LOCALE)) return replaced(LOCALE, code, "spoken === 'en' && kind !== null ? kind : localeOf(spoken)", 'localeOf(spoken)')
      return TEXTS.test(file) ? inPseudo(code) : null
    },
  }
}

function replaced(file: string, code: string, before: string, after: string): string {
  if (!code.includes(before)) throw new Error(`${file} no longer says ${before}`)
  return code.replace(before, after)
}

/** Replaces every text in a JSON file with its pseudo text. Keys do not change. */
const inPseudo = (json: string): string => JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? pseudo(value) : value)))
