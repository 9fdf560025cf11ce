import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as described from '#domain/trials/engine/events'
import { withEvents } from '../../scripts/playLog.mjs'

describe('docs/data-format.md', () => {
  it('describes every event and field of the log as the code does (node scripts/playLog.mjs)', () => {
    const page = readFileSync('docs/data-format.md', 'utf8')
    expect(withEvents(page, described)).toBe(page)
  })

  it('lists no name twice among the events or among the responses', () => {
    const namesOf = (specs: readonly { readonly names: readonly string[] }[]) => specs.flatMap(({ names }) => names)
    for (const names of [namesOf([...described.sessionSpecs, ...described.trialSpecs]), namesOf(described.responseSpecs)]) {
      expect(names.length).toBeGreaterThan(9)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
