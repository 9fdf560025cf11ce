import { describe, expect, it } from 'vitest'
import { readSession, SESSION_VERSION, writeSession } from '#data/sessionDocument'
import type { Session } from '#domain/activities/session'
import { followingOf } from '#domain/measures/following'
import { readingOf } from '#domain/measures/reading'
import { trialResults } from '#domain/measures/trialResults'
import type { Shows } from '#domain/trials/plan/shows'
import { type StoredFact, upgradeEvents } from '#domain/trials/engine/upgrade'
import type { StoredDocument } from '#ports/documents'
import { readStored, storedSessions } from '../support/stored'

/* A session of every activity in the log format of the first version, played on that version's own stage. */

const stored = storedSessions(1)
const factsOf = ({ data }: StoredDocument) => JSON.parse(String(data['eventsJson'])) as StoredFact[]

function readBack(id: string): Session {
  const found = stored.find((document) => document.id === id)
  if (found === undefined) throw new Error(`${id} is not stored`)
  return readStored(found)
}

const shownIn = (id: string): readonly Shows[] =>
  readBack(id).events.flatMap((event) => (event.kind === 'stimulus-shown' && event.shows !== undefined ? [event.shows] : []))
const deedsIn = (id: string) => readBack(id).events.flatMap((event) => (event.kind === 'did' ? [event.deed] : []))

describe('a session of version 1', () => {
  it.each(stored.map((document) => [document.id, document] as const))('%s is read completely, and written as the present version', (id, document) => {
    const session = readBack(id)
    expect(session.events).toHaveLength(factsOf(document).length)
    expect(session.events.map(({ at }) => at)).toEqual(factsOf(document).map(({ at }) => at))
    expect(trialResults(session.events).length).toBeGreaterThan(2)
    expect(session.events.every((event) => event.kind !== 'pointed' || event.acted)).toBe(true)
    expect(session.events.every((event) => event.kind !== 'stimulus-shown' || event.shows !== undefined)).toBe(true)
    const written = writeSession(session)
    expect(written['version']).toBe(SESSION_VERSION)
    expect(readSession({ ...document, data: written })).toEqual(session)
  })

  it.each(stored.map((document) => [document.id, document] as const))('is unchanged when it is upgraded again: %s', (_id, document) => {
    const once = upgradeEvents(String(document.data['activity']), factsOf(document))
    expect(upgradeEvents(String(document.data['activity']), once)).toEqual(once)
  })

  it('exists for every activity of that version', () => {
    const all = ['bubblepop', 'egg_nest', 'findbunny', 'finger_count_ai', 'follow', 'highlightedwords', 'lightcatcher', 'match', 'picture', 'salient']
    expect([...new Set(stored.map(({ data }) => data['activity']))].toSorted()).toEqual(all)
  })

  it('distinguishes drawings, words, parts of words and texts, by its activity', () => {
    expect(shownIn('v1-bubblepop-8')).toContainEqual({ drawing: 'bubbleWithCat' })
    expect(shownIn('v1-lightcatcher-5')).toContainEqual({ drawing: 'light' })
    expect(shownIn('v1-findbunny-3')).toContainEqual({ drawing: 'bush' })
    expect(shownIn('v1-findbunny-3')).toContainEqual({ word: 'bunny' })
    expect(shownIn('v1-finger_count_ai-2')).toContainEqual({ drawing: 'disc' })
    expect(shownIn('v1-finger_count_ai-2').filter((shows) => 'word' in shows && shows.word.includes('finger')).length).toBeGreaterThan(0)
    expect(shownIn('v1-picture-2').every((shows) => 'word' in shows)).toBe(true)
    expect(shownIn('v1-highlightedwords-5')).toContainEqual({ text: 'sun' })
    expect(shownIn('v1-salient-7').some((shows) => 'word' in shows && shows.part !== undefined && /^[a-z]+(-[a-z]+)*$/.test(shows.part))).toBe(true)
  })

  it('names the parts of a picture by their ids everywhere', () => {
    const { events } = readBack('v1-salient-7')
    const parts = events.flatMap((event) => (event.kind === 'stimulus-shown' && event.role !== 'place' ? [event.id] : []))
    const named = events.flatMap((event) =>
      event.kind === 'answered' ? [event.id] : event.kind === 'pointed' && event.on !== null && event.on !== 'whole' ? [event.on] : [],
    )
    expect(named.length).toBeGreaterThan(2)
    for (const id of named) expect(parts).toContain(id)
    expect([...parts, ...named].some((id) => id.includes(' '))).toBe(false)
  })

  it('has its actions in the single union type, used by the figures', () => {
    expect(deedsIn('v1-egg_nest-7').map((deed) => deed.do)).toEqual(expect.arrayContaining(['took', 'let-go']))
    expect(deedsIn('v1-highlightedwords-5')).toContainEqual(expect.objectContaining({ do: 'went-on', to: 'word-2', by: 'touch' }))
    expect(readingOf([readBack('v1-highlightedwords-5').events])?.times.length).toBeGreaterThan(0)
    expect(followingOf([readBack('v1-follow-2').events], 'finger')?.n).toBe(1)
  })

  it('is read without an unknown event', () => {
    const [document] = stored
    if (document === undefined) throw new Error('nothing is stored')
    const eventsJson = JSON.stringify([{ kind: 'sneezed', at: 1 }, ...factsOf(document)])
    expect(readSession({ ...document, data: { ...document.data, eventsJson } })?.events).toEqual(readBack(document.id).events)
  })
})
