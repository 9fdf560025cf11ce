import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentHash, isJudged, readRecord, RECORDS, writeEntry } from '../../scripts/testAll/records.mjs'

const entry = { hash: 'h', version: '1.0.0', date: '2026-01-31', seconds: 3, passed: 2, failed: 0 }

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'records-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a stage’s record', () => {
  it('has no entries before the first run', () => {
    expect(readRecord('films', root)).toEqual({})
  })

  it('keeps the other pieces when one is written, sorted by name', () => {
    writeEntry('films', 'two', entry, root)
    writeEntry('films', 'one', { ...entry, figures: { levels: 4 } }, root)
    writeEntry('films', 'two', { ...entry, seconds: 5 }, root)
    expect(Object.entries(readRecord('films', root))).toEqual([
      ['one', { ...entry, figures: { levels: 4 } }],
      ['two', { ...entry, seconds: 5 }],
    ])
    expect(readFileSync(path.join(root, RECORDS, 'films.json'), 'utf8')).toMatch(/\}\n$/)
  })

  it('counts a piece as judged only if it passed with this content', () => {
    expect(isJudged(entry, 'h')).toBe(true)
    expect(isJudged(undefined, 'h')).toBe(false)
    expect(isJudged(entry, 'changed')).toBe(false)
    expect(isJudged({ ...entry, failed: 1 }, 'h')).toBe(false)
    expect(isJudged({ ...entry, passed: 0 }, 'h')).toBe(false)
  })
})

describe('the content hash', () => {
  it('depends on names and contents, not on the records', () => {
    writeFileSync(path.join(root, 'one.ts'), 'a')
    const before = contentHash(['.'], root)
    writeEntry('films', 'one', entry, root)
    expect(contentHash(['.'], root)).toBe(before)
    writeFileSync(path.join(root, 'one.ts'), 'b')
    expect(contentHash(['.'], root)).not.toBe(before)
    writeFileSync(path.join(root, 'one.ts'), 'a')
    writeFileSync(path.join(root, 'two.ts'), '')
    expect(contentHash(['.'], root)).not.toBe(before)
  })

  it('ignores comments, formatting and the names of variables and exports, but no value and no property', () => {
    const hashOf = (code: string, importing: string) => {
      writeFileSync(path.join(root, 'one.ts'), code)
      writeFileSync(path.join(root, 'two.ts'), importing)
      return contentHash(['.'], root)
    }
    const use = "import { size } from './one'\nexport const all = [size(2), { part: 1 }.part]"
    const before = hashOf('export const size = (share: number) => share * 2\nexport const last = 1', use)
    expect(hashOf('/** A new comment. */\nexport const size = (part: number) =>\n  part * 2 // twice\nexport const last = 1', use)).toBe(before)
    const renamed = 'export const width = (share: number) => share * 2\nexport const last = 1'
    expect(hashOf(renamed, "import { width } from './one'\nexport const all = [width(2), { part: 1 }.part]")).toBe(before)
    expect(hashOf(renamed, "import { width } from './one'\nexport const all = [width(2), { bit: 1 }.bit]")).not.toBe(before)
    expect(hashOf('export const size = (share: number) => share * 3\nexport const last = 1', use)).not.toBe(before)
    // The other export is a different value.
    const both = "import { last, size } from './one'\nexport const all = [size, last]"
    const ordered = hashOf('export const size = 2\nexport const last = 1', both)
    expect(hashOf('export const size = 2\nexport const last = 1', both.replace('[size, last]', '[last, size]'))).not.toBe(ordered)
  })

  it('ignores the folders of code and of what it imports, but not the path of a picture', () => {
    const write = (file: string, content: string) => {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), content)
    }
    const hashOf = (files: Readonly<Record<string, string>>) => {
      rmSync(root, { recursive: true, force: true })
      for (const [file, content] of Object.entries(files)) write(file, content)
      return contentHash(['.'], root)
    }
    const before = hashOf({ 'a/thing.ts': "import { one } from './one'\nimport { two } from '../b/two'\nexport const all = [one, two]" })
    expect(hashOf({ 'b/c/thing.ts': "import { two } from '../two'\nimport { one } from '../../a/one'\nexport const all = [one, two]" })).toBe(before)
    expect(hashOf({ 'a/thing.ts': "import { one } from './other'\nimport { two } from '../b/two'\nexport const all = [one, two]" })).not.toBe(before)
    expect(hashOf({ 'a/eye.png': 'x' })).not.toBe(hashOf({ 'b/eye.png': 'x' }))
  })

  it('accepts code that does not parse unchanged', () => {
    writeFileSync(path.join(root, 'one.ts'), 'const = 1')
    const before = contentHash(['.'], root)
    writeFileSync(path.join(root, 'one.ts'), 'const = 2')
    expect(contentHash(['.'], root)).not.toBe(before)
  })
})
