import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-activity-'))
  const template = path.join(root, 'scripts/activity-template')
  mkdirSync(template, { recursive: true })
  writeFileSync(path.join(template, 'manifest.ts'), `export default { id: '__ID__', title: '__TITLE__' }\n`)
  writeFileSync(path.join(template, 'scene.ts'), `export default class __NAME__Scene {}\n`)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function make(...id: string[]): { readonly made: boolean; readonly said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/newActivity.mjs', ...id, ...(id.length > 0 ? [root] : [])], { encoding: 'utf8' })
  return { made: status === 0, said: stderr }
}

const read = (file: string) => readFileSync(path.join(root, 'scenes/activities', file), 'utf8')

it('copies the template and writes the id, the class name and the title into it', () => {
  expect(make('egg_nest')).toEqual({ made: true, said: '' })
  expect(read('egg_nest/manifest.ts')).toBe(`export default { id: 'egg_nest', title: 'Egg nest' }\n`)
  expect(read('egg_nest/scene.ts')).toBe('export default class EggNestScene {}\n')
})

it.each(['Egg', 'egg nest', '../egg', 'egg/nest', '2eggs', '_egg', 'egg__nest', '.'])('refuses the id %j and makes nothing', (id) => {
  const { made, said } = make(id)
  expect(made).toBe(false)
  expect(said).toContain('cannot be an id')
  expect(existsSync(path.join(root, 'scenes'))).toBe(false)
})

it('asks for an id when there is none', () => {
  expect(make().said).toContain('Usage: npm run new-activity <id>')
})

it('never overwrites an activity', () => {
  mkdirSync(path.join(root, 'scenes/activities/match'), { recursive: true })
  writeFileSync(path.join(root, 'scenes/activities/match/manifest.ts'), 'mine')
  expect(make('match').said).toContain('already')
  expect(read('match/manifest.ts')).toBe('mine')
})

it('says when the template is missing', () => {
  rmSync(path.join(root, 'scripts'), { recursive: true })
  expect(make('match').said).toContain('template is missing')
})

it('makes from the real template an activity that the import law, the types and the linter accept', () => {
  rmSync(path.join(root, 'scripts'), { recursive: true })
  for (const name of ['src', 'scenes', 'machines', 'scripts', 'package.json', 'tsconfig.json', '.oxlintrc.json']) {
    cpSync(name, path.join(root, name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  expect(make('try_it')).toEqual({ made: true, said: '' })
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const types = run('node_modules/typescript/bin/tsc', '-p', '.')
  const lint = run('node_modules/oxlint/bin/oxlint', 'scenes/activities/try_it')
  const law = run(path.resolve('scripts/importLaw.mjs'), root)
  const complaints = [types.stdout, lint.stdout, law.stderr].join('\n').split('\n').filter((line) => line.includes('try_it'))
  expect(complaints).toEqual([])
}, 60_000)
