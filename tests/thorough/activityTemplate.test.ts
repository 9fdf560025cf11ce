import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MechanicKind } from '#domain/trials/plan/mechanics'
import { copyTree, runIn, testsFailedIn } from '../support/copiedTree'

let root: string

beforeEach(() => {
  root = copyTree()
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** All kinds of mechanics, except an activity's own, which it writes itself. */
const kinds = Object.keys({
  choose: true,
  card: true,
  count: true,
  copy: true,
  carry: true,
  assemble: true,
  follow: true,
  journey: true,
  readOn: true,
  byHand: true,
  free: true,
  notes: true,
  paint: true,
  launch: true,
  hold: true,
  trace: true,
  wipe: true,
  uncover: true,
  tilt: true,
  byVoice: true,
} satisfies Record<Exclude<MechanicKind, 'own'>, true>)

it('makes an activity of every mechanic from the real template that passes import law, types and linter', () => {
  const run = (...args: string[]) => runIn(root, ...args)
  expect(run('scripts/newActivity.mjs', 'try_it')).toMatchObject({ status: 0, stderr: '' })
  for (const kind of kinds) expect(run('scripts/newActivity.mjs', `try_it_${kind.toLowerCase()}`, '--mechanic', kind)).toMatchObject({ status: 0, stderr: '' })
  expect(run('scripts/newActivity.mjs', 'try_another', '--mechanic', 'juggle')).toMatchObject({ status: 1 })
  // Only files that the new ones import are read, because another stage type-checks the rest of the app.
  writeFileSync(path.join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: ['scenes/activities/try_it*/**/*'] }))
  const types = run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.new.json')
  const lint = run('node_modules/oxlint/bin/oxlint', 'scenes/activities')
  const law = run(path.resolve('scripts/importLaw.mjs'), root)
  const complaints = [types.stdout, lint.stdout, law.stderr]
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('try_it'))
  expect(complaints).toEqual([])
}, 600_000)

/** Returns every file in the folders that a new activity could change, with its content. */
const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

it('makes an activity that the tests of activities and texts accept, and edits no other file', () => {
  const before = new Map(['src', 'scenes', 'scripts', 'tests/architecture'].flatMap((folder) => [...filesIn(path.join(root, folder))]))
  expect(runIn(root, 'scripts/newActivity.mjs', 'puddle_jump')).toMatchObject({ status: 0, stderr: '' })
  const files = ['activities', 'languages', 'translated', 'plurals', 'wording', 'docs', 'textTypes'].map((name) => `tests/architecture/${name}.test.ts`)
  expect(testsFailedIn(root, ...files)).toEqual([])
  const after = new Map(['src', 'scenes', 'scripts', 'tests/architecture'].flatMap((folder) => [...filesIn(path.join(root, folder))]))
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => path.relative(root, file))
  expect(changed.filter((file) => !file.startsWith('scenes/activities/puddle_jump/'))).toEqual([])
  expect(changed).toContain('scenes/activities/puddle_jump/text/ar.json')
}, 600_000)
