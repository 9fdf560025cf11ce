import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

it('copies the template and fills in the id, the class name and the title', () => {
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
