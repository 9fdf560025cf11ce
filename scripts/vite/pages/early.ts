import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DEVICE_KEY } from '../../../src/adapters/browser/deviceKey.ts'
import { textZooms } from '#app/page/textZoom.ts'
import { directionOf, languages, localeOf } from '../../../src/domain/language.ts'
import { viewportContent } from '#app/page/viewport.ts'
import { textsOf } from './texts.ts'
import { type Chunks, filesFrom, type PageFiles } from './files.ts'

/** Parts that load late on other pages, but that these pages need immediately. */
const lateParts: Readonly<Record<string, readonly string[]>> = {
  '/assessment': ['src/data/assessments.ts'],
  '/pricing': ['src/data/shop.ts'],
}

/** Returns the script that runs before a page is drawn, named by a hash of its content. `common` is the preload list of the page without content. */
export function earlyScript(chunks: Chunks, common: PageFiles): { fileName: string; source: string } {
  const known = new Set([...common.scripts, ...common.styles])
  const parts = Object.fromEntries(
    chunks.screens().map(({ path, chunk }) => {
      const { scripts, styles } = filesFrom(chunks, [chunk, ...chunks.named(...textsOf(path), ...(lateParts[path] ?? []))])
      return [path, [...scripts, ...styles].filter((name) => !known.has(name)).map((name) => name.replace('assets/', ''))]
    }),
  )
  const values = {
    viewport: viewportContent(true, true),
    deviceKey: DEVICE_KEY,
    textZooms,
    languages,
    rightToLeft: languages.filter((language) => directionOf(localeOf(language)) === 'rtl'),
    parts,
  }
  const source = `self.early = ${JSON.stringify(values)}\n${readFileSync(new URL('./early.js', import.meta.url), 'utf8')}`
  return { fileName: `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`, source }
}
