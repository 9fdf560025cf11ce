import { readdirSync, readFileSync } from 'node:fs'
import { PRODUCT_NAME } from '../../src/product'

/** What comes with a language's words for children and not with its texts, and what the people of the demo clinic are called and wrote. */
const contents = [
  ...readdirSync('assets/words').map((name) => `assets/words/${name}`),
  'src/domain/words/en/parts.json',
  'src/domain/words/en/phrases.json',
  'src/domain/words/en/starters.json',
  ...readdirSync('src/adapters/local')
    .filter((name) => name.startsWith('demo'))
    .map((name) => `src/adapters/local/${name}`),
]

/** Names of keys, of things and of makers, which no language changes. */
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

/** The words that may stand on a page of any language, in lower case. */
export function asWritten(): readonly string[] {
  const quoted = contents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , said = '']) => said))
  const said = [...quoted, PRODUCT_NAME, ...names].join(' ').replaceAll('\\n', ' ')
  return [...new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])]
}
