import { addTexts } from '../../src/text/load'
import { textParts } from '../../src/text/parts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/text/en/*.ts', { eager: true })

/** Puts all English texts in place at once. In the product each page fetches its own. */
export function addEnglish(): void {
  for (const part of textParts) addTexts(part, files[`../../src/text/en/${part}.ts`] ?? {})
}
