import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { branchOf, partsFor, type TextPart, textParts } from '../../src/text/parts'
import { transitiveImports } from '../support/imports'

const files = import.meta.glob<Readonly<Record<string, object>>>('../../src/text/en/*.json', { eager: true, import: 'default' })

/** Maps a text key such as `app.menu` or `screens.plan` to the file that contains it. */
const holders: ReadonlyMap<string, TextPart> = new Map(
  textParts().flatMap((part) => {
    const file = files[`../../src/text/en/${part}.json`]
    if (file === undefined) throw new Error(`there is no src/text/en/${part}.json`)
    const names = branchOf(part) === 'app' ? Object.keys(file[part] ?? {}) : Object.keys(file)
    return names.map((name) => [`${branchOf(part)}.${name}`, part] as const)
  }),
)

const PLAY = 'src/app/stage/play/ActivityPage.tsx'
const shell = ['first', ...partsFor('shell')]

const entries: readonly (readonly [page: string, file: string, without: readonly string[]])[] = [
  ['shell', 'src/app/routing/AuthenticatedApp.tsx', [PLAY]],
  ['play', PLAY, []],
  ...readdirSync('src/screens')
    .map((name) => [`/${name}`, `src/screens/${name}/screen.tsx`, []] as const)
    .filter(([page, file]) => page !== '/home' && existsSync(file)),
]

/** Returns the text files that a page needs, each with a source file that uses it. */
function saidBy(file: string, without: readonly string[]): ReadonlyMap<TextPart, string> {
  const said = new Map<TextPart, string>()
  for (const source of transitiveImports(file, without)) {
    for (const [, key = ''] of readFileSync(source, 'utf8').matchAll(/['"`]((?:app|screens)\.\w+)/g)) {
      const part = holders.get(key)
      if (part !== undefined) said.set(part, source)
    }
  }
  return said
}

test.each(entries)('%s loads every text that it uses, and no other', (page, file, without) => {
  const said = saidBy(file, without)
  const around = page === 'shell' ? ['first'] : shell
  const brought: readonly string[] = [...around, ...partsFor(page)]
  const missing = [...said].filter(([part]) => !brought.includes(part)).map(([part, source]) => `${part}, for ${source}`)
  const needless = partsFor(page).filter((part) => !said.has(part) || (page !== 'shell' && shell.includes(part)))
  expect({ missing, needless }).toEqual({ missing: [], needless: [] })
})

test('a text used but not loaded by a page is found', () => {
  const said = saidBy('src/screens/plan/screen.tsx', [])
  expect(said.has('plan')).toBe(true)
  expect(said.has('stage')).toBe(false)
})

test('every text file is loaded by some page', () => {
  const brought = new Set([...entries.map(([page]) => page), '/'].flatMap((page) => partsFor(page)))
  expect(textParts().filter((part) => !brought.has(part))).toEqual([])
  const there = Object.keys(files).map((file) => file.split('/').at(-1)?.replace('.json', ''))
  expect(there.filter((name) => !(textParts() as readonly (string | undefined)[]).includes(name))).toEqual([])
})
