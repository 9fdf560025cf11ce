import type { English } from '../../src/text/english'
import { addTexts, type TextFile } from '../../src/text/load'
import { branchOf, textParts } from '../../src/text/parts'

const files = import.meta.glob<TextFile>('../../src/text/en/*.json', { eager: true, import: 'default' })
const inOrder = textParts().map((part) => [part, files[`../../src/text/en/${part}.json`] ?? {}] as const)

/** Every English text by its key, such as `english.app.loading`. */
export const english = {
  app: Object.assign({}, ...inOrder.filter(([part]) => branchOf(part) === 'app').map(([part, file]) => file[part])),
  screens: Object.assign({}, ...inOrder.filter(([part]) => branchOf(part) === 'screens').map(([, file]) => file)),
} as English

/** Registers all English texts at once. In the app, each page loads its own texts. */
export function addEnglish(): void {
  for (const [part, file] of inOrder) addTexts(part, file)
}
