import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from '../../scripts/faults/mutants.mjs'

describe('the deliberate faults', () => {
  it('are sixty at least, over all areas', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60)
    for (const area of ['src/domain/', 'src/data/', 'machines/', 'scenes/kit/', 'scenes/mechanics/', 'scenes/activities/']) {
      expect(mutants.filter(({ file }) => file.startsWith(area)).length, area).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(mutants)('$file: $harm', ({ file, find, put, harm, tests }) => {
    expect(readFileSync(file, 'utf8').split(find), 'its text is there once').toHaveLength(2)
    expect(put).not.toBe(find)
    expect(harm).not.toBe('')
    expect(tests.length).toBeGreaterThan(0)
    for (const test of tests) expect(existsSync(`tests/${test}.test.ts`), test).toBe(true)
  })
})
