import { expect, test } from 'vitest'
import { pageOf, summaryOf } from '../../scripts/certificate/page.mjs'

const film = (activity: string, level: string, who: string, more: object = {}) => ({
  activity,
  category: null,
  level,
  who,
  seconds: 8,
  most: { pairs: 0, redPairs: 0, at: 0, step: 0.1, bars: 1 },
  found: [],
  ...more,
})

const titles = { follow: 'Follow it', match: 'Same again' }
const whole = ['bright profile', 'strict profile'].flatMap((who) => [film('follow', '1', who), film('follow', '2', who), film('match', '1', who)])

test('what was filmed whole and calm is told with the worst second of each', () => {
  const films = [...whole.slice(1), film('follow', '1', 'bright profile', { most: { pairs: 1, redPairs: 0, at: 150, step: 0.3, bars: 2 } })]
  const summary = summaryOf(films, titles)
  expect([summary.failed, summary.missing, summary.films, summary.seconds]).toEqual([[], [], 6, 48])
  expect(summary.rows[0]).toMatchObject({ activity: 'follow', films: 4, pairs: 1, step: 0.3, worst: { who: 'bright profile', second: 2, level: '1' } })
  const page = pageOf({ summary, version: '1.2.3', commit: 'abc', date: '2026-11-27', content: { follow: 'f00' } })
  expect(page).toContain('Version 1.2.3, source abc')
  expect(page).toContain('6 films of 2 activities')
  expect(page).toContain('<th scope="row">Follow it</th>')
  expect(page).toContain('level 1, second 2, bright')
})

test('an activity without films, and a child who did not see a level, are missing', () => {
  expect(summaryOf(whole, { ...titles, tilt: 'Tilt' }).missing).toEqual(['tilt'])
  expect(summaryOf(whole.slice(1), titles).missing).toEqual(['follow  1 (bright profile)'])
})

test('a film that found something is no part of a certificate', () => {
  const bad = film('match', '1', 'bright profile', { found: ['luminance in cell 1,1: 2'] })
  expect(summaryOf([...whole, bad], titles).failed).toEqual([bad])
})
