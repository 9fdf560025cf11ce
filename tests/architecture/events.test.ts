import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '#data/eventSchema'
import { EVENTS_VERSION } from '#domain/trials/engine/events'

const page = readFileSync('src/domain/trials/engine/EVENTS.md', 'utf8')

/** The sections of a chapter: the names that each explains, and their fields. */
function chapter(title: string): ReadonlyMap<string, readonly string[]> {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''
  const sections = text.split(/^### /m).slice(1)
  return new Map(
    sections.flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const names = [...heading.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const fields = lines.flatMap((line) => /^\| `([^`]+)` \| (?!\|)/.exec(line)?.[1] ?? [])
      return names.map((name) => [name, fields] as const)
    }),
  )
}

const expected = (entries: readonly { readonly names: readonly string[]; readonly fields: readonly string[] }[], common: readonly string[]) =>
  new Map(entries.flatMap(({ names, fields }) => names.map((name) => [name, fields.filter((field) => !common.includes(field)).toSorted()] as const)))
const sorted = (sections: ReadonlyMap<string, readonly string[]>) => new Map([...sections].map(([name, fields]) => [name, fields.toSorted()]))

describe('the page about the log', () => {
  const ofTrial = vocabulary.facts.filter(({ fields }) => fields.includes('trial'))
  const ofSession = vocabulary.facts.filter(({ fields }) => !fields.includes('trial'))

  it('describes the current version', () => {
    expect(page).toMatch(new RegExp(`^# The log, version ${EVENTS_VERSION}\n`))
  })

  it.each([
    ['Facts of the session', expected(ofSession, ['at'])],
    ['Facts of a trial', expected(ofTrial, ['at', 'trial'])],
    ['Deeds', expected(vocabulary.deeds, [])],
  ])('explains under "%s" every possible entry with every field, and nothing more', (title, wanted) => {
    expect(wanted.size).toBeGreaterThan(3)
    expect(sorted(chapter(title))).toEqual(wanted)
  })
})
