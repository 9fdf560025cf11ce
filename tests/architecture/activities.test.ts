import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findRoute } from '#domain/access/routes'
import { playLevels, routeOf } from '#domain/activities/manifest'
import { catalogue } from '#scenes/catalogue'
import { isDrawing } from '#domain/trials/plan/drawings'
import { categories } from '#domain/words/words'
import text from '../../src/text/en/activities.json' with { type: 'json' }
import { readWords } from '#scenes/kit/pictures/wordLists'

const folder = 'scenes/activities'
const allWords = (await Promise.all(categories.map(readWords))).flat().map((word) => word.id)
const filesOf = (id: string) =>
  readdirSync(path.join(folder, id))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, id, name), 'utf8') }))

describe.each(catalogue)('$id', (manifest) => {
  it('has the specified folder, route and access', () => {
    expect(readdirSync(folder)).toContain(manifest.id)
    const found = findRoute(routeOf(manifest))
    if (found !== null) {
      expect(found.route.kind).toBe('activity')
      expect(manifest.access).toEqual(found.route.access)
    }
  })

  it('describes each level and each setting in every language', () => {
    for (const text of Object.values(manifest.text)) {
      expect(Object.keys(text.objectives).sort()).toEqual(manifest.levels.map((level) => level.id).sort())
      // The result sentence uses the activity's own word for its stimulus.
      for (const kind of ['done', 'looked', 'passed'] as const) expect(text.result?.[kind].other).toContain('{{count}}')
      expect(Object.keys(text.settings).sort()).toEqual(Object.keys(manifest.settings).sort())
      for (const [name, setting] of Object.entries(manifest.settings)) {
        if (setting.kind === 'choice') expect(Object.keys(text.settings[name]?.options ?? {}).sort()).toEqual([...setting.options].sort())
      }
      expect(Object.keys(text.steps?.names ?? {}).sort()).toEqual([...(manifest.steps?.order ?? [])].sort())
      expect(text.steps?.against !== undefined).toBe(manifest.steps?.against !== undefined)
      if (text.steps !== undefined) expect(text.steps.concluded).toContain('{{step}}')
    }
  })

  it('has a word for each category', () => {
    for (const category of manifest.categories ?? []) expect(Object.keys(text.activities.categories)).toContain(category)
  })

  it('gives every level a rung of the complexity ladder', () => {
    for (const { complexity } of manifest.levels) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(complexity)
    expect(playLevels(manifest).length).toBeGreaterThan(0)
  })

  it('draws its tile with existing drawings', () => {
    expect(manifest.tile.length).toBeGreaterThan(0)
    for (const { shows } of manifest.tile) {
      if ('drawing' in shows) expect(isDrawing(shows.drawing)).toBe(true)
      else for (const category of manifest.categories ?? ['']) expect(allWords).toContain(typeof shows.word === 'object' ? shows.word[category] : shows.word)
    }
  })

  it('hard-codes no colour', () => {
    for (const { text } of filesOf(manifest.id)) expect(text).not.toMatch(/#[0-9A-Fa-f]{6}|0x[0-9A-Fa-f]{6}|setTint\(/)
  })
})

it('includes every activity folder, and nothing else', () => {
  expect(catalogue.map((manifest) => manifest.id)).toEqual(readdirSync(folder).sort())
})
