import { defaultDials } from '#domain/child/dials'
import { palette, type ColourName } from '#domain/child/palette'
import { zones, type Zone } from '#domain/child/zones'
import { seededRandom, shuffled, type Random } from '#domain/random'
import type { Session } from '#domain/activities/session'
import { DAY_MS, MINUTE_MS, type Instant } from '#domain/time'
import type { Outcome, PlayEvent } from '#domain/trials/engine/events'
import { items as allItems, type ItemNumber } from '#domain/assessment/items'
import { NO_ANSWERS, ratingId, type Answers, type ItemAnswer, type RaterSide, type Rating } from '#domain/assessment/rating'

/** One trial as it was played. */
export interface PlayedTrial {
  readonly ms: number | null
  readonly zone?: Zone
  readonly colour?: ColourName
  readonly things?: number
  readonly values?: Readonly<Record<string, number | string>>
  readonly outcome?: Outcome
  readonly word?: string
  readonly speed?: number
  readonly beside?: number
}

const CENTRE = (zone: Zone) => ({ x: (((zone - 1) % 3) + 0.5) / 3, y: (Math.floor((zone - 1) / 3) + 0.5) / 3 })
const GAP_MS = 4000

/** Returns the event log of these trials, as the engine writes it. */
export function eventLogOf(turns: readonly PlayedTrial[]): readonly PlayEvent[] {
  const events: PlayEvent[] = []
  let at = 1000
  for (const [trial, { ms, zone = 5, colour = 'yellow', things = 1, values, outcome, word, speed = 0, beside = 0 }] of turns.entries()) {
    const stands = CENTRE(zone)
    events.push({ kind: 'trial-began', at, trial, warmUp: false, waitMs: 20_000 })
    if (values?.['rung'] !== undefined)
      events.push({ kind: 'ground', at, trial, shows: values['rung'] === 1 ? null : { strips: [{ colour: '#0E2138', top: 0, bottom: 1 }] }, strength: 1 })
    const shows = word === undefined ? ({ drawing: 'light' } as const) : ({ word } as const)
    const base = { kind: 'stimulus-shown', at, trial, colour: palette[colour], speed, w: 0.2, h: 0.25 } as const
    events.push({ ...base, id: 'it', shows, role: 'target', ...stands, zone })
    for (let other = 1; other < things; other += 1)
      events.push({ ...base, id: `other-${other}`, role: 'distractor', ...CENTRE(other === zone ? 9 : (other as Zone)), zone: 1 })
    if (values !== undefined) events.push({ kind: 'recorded', at, trial, values })
    for (let missed = 0; missed < beside; missed += 1)
      events.push({ kind: 'pointed', at: at + (ms ?? 9000) / 4, trial, x: 0.01, y: 0.99, on: null, zone: 7, error: 0.5, acted: true })
    const end = at + (ms ?? 20_000)
    if (ms !== null) {
      events.push({ kind: 'pointed', at: end, trial, ...stands, on: 'it', zone, error: 0.03, acted: true })
      events.push({ kind: 'answered', at: end, trial, id: 'it', verdict: 'correct', by: 'touch', where: stands })
    }
    events.push({ kind: 'trial-ended', at: end, trial, outcome: outcome ?? (ms === null ? 'no-response' : 'independent') })
    at = end + GAP_MS
  }
  return [...events, { kind: 'ended', at, reason: 'finished' }]
}

let sessions = 0

export const playedSession = (activity: string, level: string, startedAt: Instant, turns: readonly PlayedTrial[], more: Partial<Session> = {}): Session => ({
  id: `known-${++sessions}`,
  childId: 'ada_0',
  activity,
  category: activity === 'complexity' ? 'everyday' : null,
  level,
  seed: 1,
  startedAt,
  ranBy: 'ada',
  device: { width: 1024, height: 768, pixelRatio: 1, screen: { diagonalIn: 10.2, distanceCm: 40, heightCm: 15.5 } },
  settings: { support: 'A', dials: defaultDials, strict: false, activity: {} },
  conditions: { place: 'home', light: 'dim' },
  events: eventLogOf(turns),
  ...more,
})

/** True values of the simulated child, in ms unless stated otherwise. */
export const EXPECTED_FIGURES = {
  place: { 1: 4000, 2: 4500, 3: 9000, 4: 3600, 5: 4200, 6: 8400, 7: 5000, 8: 5200, 9: 9800 } as Readonly<Record<Zone, number>>,
  colour: { yellow: 3000, cyan: 5600, green: 5400, orange: 6000, purple: 5800 } as Readonly<Partial<Record<ColourName, number>>>,
  /** Maximum number of things shown together among which the child finds the target. */
  atOnce: 4,
  /** Time (minutes) after which the child is tired, and twice as slow. */
  tiresAfterMin: 8,
  ground: 5,
} as const

/** Spreads times slightly and evenly around the true value, so that the median of four or more stays close to it. */
const about = (random: Random, ms: number): number => Math.round(ms * (1 + (random() - 0.5) * 0.004))

/** Returns months of play, ending at `now`, of a child with the values in `EXPECTED_FIGURES`. */
export function knownSessions(now: Instant): readonly Session[] {
  const random = seededRandom(5)
  const at = (daysAgo: number) => now - daysAgo * DAY_MS
  const places = [20, 12, 4].map((days) =>
    playedSession(
      'lightcatcher',
      'places',
      at(days),
      shuffled(random, [...zones, ...zones]).map((zone) => ({ ms: about(random, EXPECTED_FIGURES.place[zone]), zone })),
    ),
  )
  const colours = [18, 10].map((days) =>
    playedSession(
      'lightcatcher',
      'colours',
      at(days),
      shuffled(
        random,
        Object.entries(EXPECTED_FIGURES.colour).flatMap(([colour, ms]) => Array.from({ length: 4 }, () => ({ colour: colour as ColourName, ms }))),
      ).map(({ colour, ms }) => ({ colour, ms: about(random, ms), zone: 4 as const })),
    ),
  )
  const numbers = [16, 8].map((days) =>
    playedSession(
      'complexity',
      'sample',
      at(days),
      [1, 2, 4, 6].flatMap((things) =>
        Array.from({ length: 4 }, (_, index) => ({
          things,
          word: 'cup',
          values: { atOnce: things },
          ms: about(random, 3000 + 500 * things),
          outcome: things <= EXPECTED_FIGURES.atOnce || index === 0 ? ('independent' as const) : ('prompted' as const),
        })),
      ),
    ),
  )
  const grounds = [15].map((days) =>
    playedSession(
      'background',
      'sample',
      at(days),
      [1, 3, 6, 8].flatMap((rung) =>
        Array.from({ length: 4 }, (_, index) => ({
          word: 'ball',
          values: { rung },
          ms: about(random, 3000 + 300 * rung),
          outcome: rung <= EXPECTED_FIGURES.ground || index === 0 ? ('independent' as const) : ('prompted' as const),
        })),
      ),
    ),
  )
  const long = [14, 9, 6, 3, 1].map((days) => playedSession('bubblepop', '2', at(days), tiring(random), { conditions: { place: 'school' } }))
  return [...places, ...colours, ...numbers, ...grounds, ...long]
}

/** Returns the trials of a twelve-minute session: at full speed, then twice as slow. */
function tiring(random: Random): readonly PlayedTrial[] {
  const turns: PlayedTrial[] = []
  for (let passed = 1000; passed < 12 * MINUTE_MS;) {
    const ms = about(random, passed < EXPECTED_FIGURES.tiresAfterMin * MINUTE_MS ? 4000 : 8000)
    turns.push({ ms, zone: 5, speed: 0 })
    passed += ms + GAP_MS
  }
  return turns
}

/** Returns a signed rating that gives this answer to every item except those that are named. */
export function ratingOf(
  side: RaterSide,
  signedAt: Instant,
  value: ItemAnswer,
  named: Readonly<Record<ItemNumber, Partial<ItemAnswer>>> = {},
  more: Partial<Answers> = {},
): Rating {
  const answered = Object.fromEntries(
    allItems.map(({ number, kind }) => [
      number,
      { ...(kind === 'words' ? { supports: [], words: '' } : kind === 'time' ? { supports: [], value: '5' as const } : value), ...named[number] },
    ]),
  )
  return {
    id: ratingId('o1', side),
    occasion: 'o1',
    side,
    version: 1,
    author: side === 'family' ? 'ada' : 'tom',
    byName: side === 'family' ? 'Maya' : 'Robin',
    answered: 52,
    createdAt: signedAt - DAY_MS,
    updatedAt: signedAt,
    signedAt,
    answers: { ...NO_ANSWERS, items: answered, ...more },
  }
}
