import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Finding {
  readonly message: string
  readonly code: string
  readonly filename: string
}

/** Test cases: [rejected code, file name, file content, part of the advice]. */
const refusals: readonly (readonly [string, string, string, string])[] = [
  ['a timer in a scene', 'scenes/kit/timer.ts', 'export const wait = () => setTimeout(() => 0, 5)', 'stage clock'],
  ['an interval in a machine', 'machines/interval.ts', 'export const wait = () => setInterval(() => 0, 5)', "machine's delay"],
  ['a frame request in an activity', 'scenes/activities/a/scene.ts', 'export const wait = () => requestAnimationFrame(() => 0)', 'stage clock'],
  ['a timer by its long name', 'src/domain/longTimer.ts', 'export const wait = () => globalThis.setTimeout(() => 0, 5)', 'stage clock'],
  ['the network in a scene', 'scenes/kit/network.ts', 'export const get = () => fetch("/a")', 'Use a port'],
  ['storage in the domain', 'src/domain/storage.ts', 'export const read = () => localStorage.getItem("a")', 'Use a port'],
  ['storage by its long name', 'scenes/kit/storage.ts', 'export const read = () => window.sessionStorage.getItem("a")', 'Use a port'],
  ['chance in an activity', 'scenes/activities/a/chance.ts', 'export const roll = () => Math.random()', '#domain/random'],
  ['the wall clock in the domain', 'src/domain/clock.ts', 'export const now = () => Date.now()', '#domain/time'],
  ['a new date in a machine', 'machines/date.ts', 'export const now = () => new Date()', '#domain/time'],
  ['the document in logic', 'scenes/activities/a/logic.ts', 'export const title = () => document.title', 'without a browser'],
  ['a star export', 'src/app/star.ts', 'export * from "./other"', 'Say which names you export'],
  ['a default export', 'src/data/byDefault.ts', 'const one = 1\nexport default one', ''],
  ['talk on the console', 'src/app/talk.ts', 'export const talk = () => console.log("a")', ''],
  ['a bare date field', 'src/app/bareDate.tsx', 'export const Bare = () => <input type="date" />', 'DateField'],
  ['a bare number field', 'src/app/bareNumber.tsx', 'export const Bare = () => <input type="number" />', 'NumberField'],
  ['a value forced into another type', 'src/app/forced.ts', 'export const forced = (one: string) => one as unknown as number', 'honest type'],
  ['any', 'src/app/any.ts', 'export const any = (one: any) => one', ''],
]

const allowed: readonly (readonly [string, string, string])[] = [
  ['a timer in an adapter', 'src/adapters/browser/timer.ts', 'export const wait = () => setTimeout(() => 0, 5)'],
  ['a given moment written as a date', 'src/domain/given.ts', 'export const dayOf = (at: number) => new Date(at).toISOString()'],
  ['the measuring clock in the kit', 'scenes/kit/measure.ts', 'export const mark = () => performance.now()'],
  ['a manifest by default', 'scenes/activities/a/manifest.ts', 'const manifest = { id: "a" }\nexport default manifest'],
]

let root: string
let findings: readonly Finding[]

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lint-'))
  cpSync('.oxlintrc.json', path.join(root, '.oxlintrc.json'))
  cpSync('scripts/lint', path.join(root, 'scripts/lint'), { recursive: true })
  for (const [, file, text] of [...refusals, ...allowed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), `${text}\n`)
  }
  const linter = path.resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json', 'src', 'scenes', 'machines'], { cwd: root, encoding: 'utf8' })
  findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const foundIn = (file: string) => findings.filter(({ filename }) => filename.endsWith(file))

describe('the linter', () => {
  it.each(refusals)('refuses %s and recommends an alternative', (_what, file, _text, advice) => {
    const found = foundIn(file)
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).toContain(advice)
  })

  it.each(allowed)('allows %s', (_what, file) => {
    expect(foundIn(file)).toEqual([])
  })
})
