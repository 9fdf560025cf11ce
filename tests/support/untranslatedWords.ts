import { readdirSync, readFileSync } from 'node:fs'
import { PRODUCT_NAME } from '../../src/product'

/**
 * Files with a language's words for children, which are data rather than interface texts, and the names and notes of the people in the demo
 * clinic.
 */
const contents = [
  ...readdirSync('assets/words').map((name) => `assets/words/${name}`),
  'src/domain/words/en/parts.json',
  'src/domain/words/en/phrases.json',
  'src/domain/words/en/starters.json',
  ...readdirSync('src/adapters/local')
    .filter((name) => name.startsWith('demo'))
    .map((name) => `src/adapters/local/${name}`),
]

/** Names of keys, things and manufacturers, which no language translates. */
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

/** Returns the words, in lower case, that may appear on a page in any language. */
export function untranslatedWords(): readonly string[] {
  const quoted = contents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , said = '']) => said))
  const said = [...quoted, PRODUCT_NAME, ...names].join(' ').replaceAll('\\n', ' ')
  return [...new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])]
}
