import type { DialName, Dials } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import type { Zone } from '#domain/child/zones'
import type { Place } from '#domain/geometry'
import { pick, type Random, shuffled } from '#domain/random'
import type { AnsweredBy } from '#domain/trials/engine/events'
import type { ShownThing } from '#domain/trials/engine/inputs'
import type { PromptLadder } from '#domain/trials/engine/promptLadder'
import { chooseZone, placeIn, zoneAt } from '#domain/trials/layout/placement'
import type { RecordedValue, Shows, StimulusRole } from '#domain/trials/plan/shows'

/* The activities of the demo's simulated children, with the stimuli that their scenes would show. Each family of activities has at least one. */

export interface DemoTask {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  readonly trials: number
  readonly kind: DemoKind
}

/** The things of one trial, with the expected answer. The target is the first thing. */
export interface DemoTrial {
  readonly stimuli: readonly ShownThing[]
  readonly by: AnsweredBy
  readonly records?: Readonly<Record<string, RecordedValue>>
  /** Whether an adult marks if the word was read. */
  readonly isRead?: true
  /** Whether the target moves. Only an adult's marks then show whether the child followed it. */
  readonly travels?: true
}

interface TaskContext {
  readonly dials: Dials
  readonly random: Random
  /** Zone of the previous trial; null for the first one. */
  readonly before: Zone | null
}

interface Kind {
  readonly ladder?: PromptLadder
  /** Whether the activity is free play, which has no trials. `next` then lists the things that are on the stage from the start. */
  readonly isFree?: true
  readonly next: (context: TaskContext) => DemoTrial
}

const FRUITS = ['apple', 'banana', 'orange', 'pear', 'strawberry', 'grapes'] as const
const READ = ['sun', 'cup', 'ball', 'cat', 'car', 'moon'] as const
const MIDDLE: Place = { x: 0.5, y: 0.5 }

type Looks = Pick<Dials, Extract<DialName, 'colour' | 'secondColour' | 'targetSize'>>

const thing = (
  { colour, targetSize }: Looks,
  id: string,
  shows: Shows,
  place: Place,
  { role = 'target', size = targetSize }: { role?: StimulusRole; size?: number } = {},
): ShownThing => ({ id, role, shows, colour: palette[colour], zone: zoneAt(place), place, size, speed: 0, drift: null })

/** Returns a function that places one drawing in a zone that the child's map allows. */
const alone =
  (id: string, shows: Shows, by: AnsweredBy = 'touch', records?: DemoTrial['records']): Kind['next'] =>
  ({ dials, random, before }) => {
    const zone = chooseZone(random, dials.zones, before)
    const stimulus = { ...thing(dials, id, shows, placeIn(zone, dials.targetSize)), zone }
    return { stimuli: [stimulus], by, ...(records === undefined ? {} : { records }) }
  }

const kinds = {
  light: { next: alone('target', { drawing: 'light' }) },
  bubble: { next: alone('target', { drawing: 'bubble' }) },
  bunny: { next: alone('bunny-1', { word: 'bunny' }, 'touch', { visible: 1, gap: 1 }) },
  reach: { next: alone('target', { drawing: 'bubble' }, 'camera') },
  firework: {
    ladder: 'launch',
    next: ({ dials, random }) => {
      const colour = pick(random, [dials.colour, dials.secondColour])
      return {
        stimuli: [thing({ ...dials, colour }, 'seed-1', { drawing: 'lightSofter' }, { x: 0.5, y: 0.65 })],
        by: 'touch',
        records: { chosen: colour, impulse: 0, waited: true },
      }
    },
  },
  ink: { isFree: true, next: ({ dials }) => ({ stimuli: [thing(dials, 'ink', { drawing: 'lightSofter' }, MIDDLE, { size: 0.12 })], by: 'touch' }) },
  ball: {
    ladder: 'passage',
    next: ({ dials, random }) => {
      const way = shuffled(random, [
        { x: 0.2, y: 0.5 },
        { x: 0.8, y: 0.5 },
      ])
      const [from = MIDDLE, to = MIDDLE] = way
      const ball = thing(dials, 'ball', { drawing: 'disc' }, from, { size: 0.225 })
      return { stimuli: [{ ...ball, speed: 0.04, drift: { to, atEnd: 'wait', isTold: true } }], by: 'adult', travels: true }
    },
  },
  fruit: { next: ({ dials, random }) => oneWord(dials, pick(random, FRUITS)) },
  choice: {
    next: ({ dials, random }) => {
      const [asked = 'apple', other = 'pear'] = shuffled(random, FRUITS)
      const [here = MIDDLE, there = MIDDLE] = shuffled(random, [
        { x: 0.25, y: 0.5 },
        { x: 0.75, y: 0.5 },
      ])
      return {
        stimuli: [thing(dials, asked, { word: asked }, here), thing(dials, other, { word: other }, there, { role: 'distractor' })],
        by: 'touch',
        records: { choices: 2, isNew: false },
      }
    },
  },
  pair: {
    next: ({ dials, random }) => {
      const [asked = 'apple', other = 'pear'] = shuffled(random, FRUITS)
      const [here = MIDDLE, there = MIDDLE] = shuffled(random, [
        { x: 0.78, y: 0.25 },
        { x: 0.78, y: 0.75 },
      ])
      return {
        stimuli: [
          thing(dials, asked, { word: asked }, here),
          thing(dials, 'sample', { word: asked }, { x: 0.3, y: 0.5 }, { role: 'place' }),
          thing(dials, other, { word: other }, there, { role: 'distractor' }),
        ],
        by: 'touch',
        records: { gap: 1, side: 'right' },
      }
    },
  },
  fish: {
    next: ({ dials }) => ({
      stimuli: [
        thing(dials, 'fish-1', { drawing: 'goldfishPhoto' }, { x: 0.275, y: 0.5 }),
        thing(dials, 'bowl-1', { drawing: 'fishBowlPhoto' }, { x: 0.725, y: 0.5 }, { role: 'place', size: 0.36 }),
      ],
      by: 'touch',
      records: { lifts: 1, drops: 0 },
    }),
  },
  word: {
    ladder: 'card',
    next: ({ dials, random }) => {
      const word = pick(random, READ)
      return {
        stimuli: [thing(dials, 'word-1', { text: word }, MIDDLE), thing(dials, `picture-${word}`, { word }, MIDDLE, { role: 'place' })],
        by: 'touch',
        isRead: true,
      }
    },
  },
} as const satisfies Readonly<Record<string, Kind>>
type DemoKind = keyof typeof kinds

const oneWord = (dials: Dials, word: string): DemoTrial => ({ stimuli: [thing(dials, word, { word }, MIDDLE, { size: 0.4 })], by: 'touch' })

export const kindOf = ({ kind }: DemoTask): Kind => kinds[kind]

const task =
  (kind: DemoKind, activity: string, category: string | null = null) =>
  (level: string, trials = 8): DemoTask => ({ activity, category, level, trials, kind })

/** The tasks by family: see, follow, find, know, same, do, words, camera. */
export const lightTask = task('light', 'lightcatcher')
export const fireworks = task('firework', 'fireworks')
export const ink = task('ink', 'fluid')
export const ball = task('ball', 'follow')
export const bunny = task('bunny', 'findbunny')
export const fruit = task('fruit', 'salient', 'fruits')
export const choiceTask = task('choice', 'picture', 'fruits')
export const pairs = task('pair', 'match')
export const bubbles = task('bubble', 'bubblepop')
export const fish = task('fish', 'fish_bowl')
export const wordTask = task('word', 'highlightedwords')
export const reach = task('reach', 'bubble_ai')
