import { readdirSync, readFileSync } from 'node:fs'
import { PRODUCT_NAME } from '../../src/product'

/** Data that belongs to a language's words for children rather than its texts, and the names and notes of the demo clinic's people. */
const contents = [
  ...readdirSync('assets/words').map((name) => `assets/words/${name}`),
  'src/domain/words/en/parts.json',
  'src/domain/words/en/phrases.json',
  'src/domain/words/en/starters.json',
  ...readdirSync('src/adapters/local')
    .filter((name) => name.startsWith('demo'))
    .map((name) => `src/adapters/local/${name}`),
]

/** Names of keys, things and makers, which no language translates. */
const names = [
  'Enter',
  'Escape',
  'Mozilla',
  'Linux',
  'AppleWebKit',
  'KHTML',
  'like',
  'Gecko',
  'HeadlessChrome',
  'Safari',
  'WebKit',
  'WebGL',
  'Google',
  'ANGLE',
  'SwiftShader',
  'Vulkan',
  'PIN',
  'CVI',
  'UTC',
  'Zzz',
]

/** Words that may appear on a page in any language, in lower case. */
export function untranslatedWords(): readonly string[] {
  const quoted = contents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , said = '']) => said))
  const said = [...quoted, PRODUCT_NAME, ...names].join(' ').replaceAll('\\n', ' ')
  return [...new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])]
}
