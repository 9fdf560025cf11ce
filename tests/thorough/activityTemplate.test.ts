import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MechanicKind } from '#domain/trials/plan/mechanics'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-activity-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** An activity writes a mechanic of its own itself. */
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

it('makes from the real template an activity of every mechanic that the import law, the types and the linter accept', () => {
  for (const name of ['src', 'scenes', 'machines', 'scripts', 'package.json', 'tsconfig.json', '.oxlintrc.json']) {
    cpSync(name, path.join(root, name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(run('scripts/newActivity.mjs', 'try_it')).toMatchObject({ status: 0, stderr: '' })
  for (const kind of kinds) expect(run('scripts/newActivity.mjs', `try_it_${kind.toLowerCase()}`, '--mechanic', kind)).toMatchObject({ status: 0, stderr: '' })
  expect(run('scripts/newActivity.mjs', 'try_another', '--mechanic', 'juggle')).toMatchObject({ status: 1 })
  // The product without them is another stage's: only what they reach is read.
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
