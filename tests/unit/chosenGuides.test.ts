import { describe, expect, test } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import { chosenGuides } from '#domain/guides/chosen'
import { DAY_MS } from '#domain/time'
import { sayReason } from '../../src/screens/resources/sayReason'
import { addEnglish } from '../support/english'
import { text } from '../support/printedReport'
import { knownSessions, playedSession, type PlayedTrial } from '../support/knownChild'

addEnglish()

/** A time in a week that starts with the first guide of each support level. */
const NOW = 2954 * 7 * DAY_MS + DAY_MS / 2
const calm: ChildProfile = { support: 'A', dials: {}, locks: {}, epilepsy: 'no', photosensitive: 'no' }
const turns = (count: number, of: Partial<PlayedTrial> = {}): readonly PlayedTrial[] => Array.from({ length: count }, () => ({ ms: 4000, ...of }))
const played = (...days: readonly number[]) => days.map((day) => playedSession('lightcatcher', '2', NOW - day * DAY_MS, turns(4)))
const chosen = (profile: Partial<ChildProfile>, sessions = played(1)) => chosenGuides({ profile: { ...calm, ...profile }, sessions, now: NOW })
const reasons = (...of: Parameters<typeof chosen>) => chosen(...of).map(({ id, reason }) => `${id}: ${reason.because}`)

describe('three guides for a child', () => {
  test('are those of the first days, then those of the support level', () => {
    expect(reasons({}, [])).toEqual(['room: first-days', 'tablet-place: first-days', 'wait: first-days'])
    expect(reasons({})).toEqual(['wait: stage', 'room: stage', 'easier: stage'])
    expect(reasons({ support: 'C' })).toEqual(['busy-places: stage', 'books: stage', 'faces: stage'])
  })

  test('change every week, and cover all of a level in turn', () => {
    const weeks = Array.from({ length: 7 }, (_, week) => chosenGuides({ profile: calm, sessions: played(1), now: NOW + week * 7 * DAY_MS }).map(({ id }) => id))
    expect(new Set(weeks.map((ids) => ids.join())).size).toBe(7)
    expect(new Set(weeks.flat()).size).toBe(7)
  })

  test('start with seizures: had, reported or not yet answered', () => {
    expect(reasons({ epilepsy: 'unknown' })[0]).toBe('epilepsy: seizure-open')
    expect(reasons({ photosensitive: 'unknown' })[0]).toBe('epilepsy: seizure-open')
    expect(reasons({ epilepsy: 'yes' })[0]).toBe('epilepsy: seizure')
    const after = playedSession('lightcatcher', '2', NOW - DAY_MS, turns(4), { conditions: { seizure: 'yes' } })
    expect(reasons({}, [after])[0]).toBe('epilepsy: after-seizure')
    const longAgo = { ...after, startedAt: NOW - 10 * DAY_MS }
    expect(reasons({}, [longAgo])[0]).toBe('wait: stage')
  })

  test('follow from play, each with its figures', () => {
    const tooMuch = [1, 2].map((day) => playedSession('lightcatcher', '2', NOW - day * DAY_MS, turns(4), { mood: 'too-much' }))
    expect(chosen({}, [...tooMuch, ...played(3, 4)])[0]).toEqual({ id: 'easier', reason: { because: 'too-much', times: 2, of: 4 } })
    expect(reasons({}, tooMuch.slice(1))[0]).toBe('wait: stage')

    const passedBy = playedSession('lightcatcher', '2', NOW - DAY_MS, [...turns(14), ...turns(6, { ms: null })])
    expect(chosen({}, [passedBy])[0]).toEqual({ id: 'wait', reason: { because: 'passed', times: 6, of: 20 } })
    const fewer = playedSession('lightcatcher', '2', NOW - DAY_MS, [...turns(15), ...turns(5, { ms: null })])
    expect(reasons({}, [fewer])[0]).toBe('wait: stage')
  })

  test('name the side on which a child touched sooner', () => {
    const left = playedSession('lightcatcher', 'places', NOW - DAY_MS, [...turns(6, { zone: 4, ms: 3000 }), ...turns(6, { zone: 6, ms: 9000 })])
    expect(reasons({}, [left])[0]).toBe('side: left')
    const longAgo = { ...left, startedAt: NOW - 40 * DAY_MS }
    expect(reasons({}, [longAgo])[0]).toBe('wait: stage')
  })

  test('name the cost of a busy background, more things at once and a long session', () => {
    const backgrounds = [1, 5].flatMap((rung) => turns(8, { ms: rung === 1 ? 2000 : 5000, values: { rung } }))
    const ground = chosen({}, [playedSession('background', 'sample', NOW - DAY_MS, backgrounds)])[0]
    expect(ground?.id).toBe('room')
    expect(sayReason(text, ground!.reason, 'Pip')).toBe('On busy backgrounds Pip took 2.5 times as long to touch.')

    const several = [1, 2, 4].flatMap((things) => turns(8, { things, word: 'cup', values: { atOnce: things }, ...(things === 4 ? { ms: null } : {}) }))
    const atOnce = chosen({}, [playedSession('complexity', 'sample', NOW - DAY_MS, several)]).find(({ id }) => id === 'one-more')
    expect(sayReason(text, atOnce!.reason, 'Pip')).toBe('Pip finds one thing among 2; more is hard.')

    const tired = chosenGuides({ profile: calm, sessions: knownSessions(NOW), now: NOW }).map(({ reason }) => reason)
    expect(tired.map((reason) => sayReason(text, reason, 'Pip'))).toEqual([
      'Pip finds one thing among 4; more is hard.',
      'Pip touched sooner on the left.',
      'Pip slowed after about 8 minutes.',
    ])
  })

  test('do not mention first days when sessions could not be read', () => {
    expect(chosenGuides({ profile: calm, sessions: null, now: NOW }).map(({ reason }) => reason.because)).toEqual(['stage', 'stage', 'stage'])
  })

  test('match the true values of a simulated child', () => {
    const found = chosenGuides({ profile: calm, sessions: knownSessions(NOW), now: NOW })
    expect(found.map(({ reason }) => reason.because)).not.toContain('stage')
    expect(found).toHaveLength(3)
  })

  test('follow the settings when play shows nothing', () => {
    expect(reasons({ dials: { accessMethod: 'switch1' } })[0]).toBe('switches: switch')
    expect(reasons({ dials: { accessMethod: 'dwell' } })[0]).toBe('switches: stays')
    expect(reasons({ dials: { lightGazer: true, music: true } }).slice(0, 2)).toEqual(['screen-time: light', 'look-first: music'])
  })

  test('are three different ones, however many reasons apply', () => {
    const much = [1, 2, 3].map((day) => playedSession('lightcatcher', '2', NOW - day * DAY_MS, [...turns(2), ...turns(18, { ms: null })], { mood: 'too-much' }))
    const found = chosen({ epilepsy: 'yes', dials: { accessMethod: 'switch1', lightGazer: true } }, much)
    expect(found.map(({ id }) => id)).toEqual(['epilepsy', 'easier', 'wait'])
  })
})
