import type { Conditions } from '../activities/conditions'
import type { Session } from '../activities/session'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from '../measures/trialResults'
import { seededRandom, shuffled } from '../random'
import type { Instant } from '../time'
import type { PlaySample } from './papers'
import { seedOf } from './seed'

/*
 * The standard baseline (clinical-design.md §3.3): four short blocks on two days, always the same, so that a child's results can
 * be compared over time.
 */

export const sampleBlocks = ['places', 'colours', 'number', 'background'] as const
export type SampleBlock = (typeof sampleBlocks)[number]

/** A level of an activity, with the category in which it is opened. */
export interface OpenedLevel {
  readonly activity: string
  readonly category: string | null
  readonly level: string
}

export const blockLevels: Readonly<Record<SampleBlock, OpenedLevel>> = {
  places: { activity: 'lightcatcher', category: null, level: 'places' },
  colours: { activity: 'lightcatcher', category: null, level: 'colours' },
  number: { activity: 'complexity', category: 'everyday', level: 'sample' },
  background: { activity: 'background', category: null, level: 'sample' },
}

/** Number of blocks per day: four blocks take two days. */
const BLOCKS_A_DAY = 2

/** One session of a block. */
export interface BlockPlay {
  readonly sessionId: string
  readonly startedAt: Instant
  readonly day: string
  /** Number of scored trials, and of all trials that ended; both without warm-ups. */
  readonly turns: number
  readonly ended: number
  /** Whether the block stopped because the child seemed tired. */
  readonly isTired: boolean
  /** Whether the block ended normally: all trials, the time limit, or fatigue. */
  readonly isWhole: boolean
  readonly conditions: Conditions
}

export interface BlockState {
  readonly block: SampleBlock
  /** Sessions of the block, oldest first. */
  readonly plays: readonly BlockPlay[]
  readonly isDone: boolean
}

export interface SampleState {
  /** Blocks in playing order. */
  readonly blocks: readonly BlockState[]
  /** The next block; null when all are done. */
  readonly next: SampleBlock | null
  /** Whether today's share is done and more blocks remain. */
  readonly isEnoughToday: boolean
  /** Number of days with finished blocks. */
  readonly days: number
}

interface SampleRequest {
  readonly sample: Pick<PlaySample, 'id' | 'createdAt'>
  readonly sessions: readonly Session[]
  readonly now: Instant
  /** Returns the local day of a moment. */
  readonly dayOf: (moment: Instant) => string
}

/** Returns the block order of a sample, which differs between samples but is fixed for each. */
export const blockOrder = (sampleId: string): readonly SampleBlock[] => shuffled(seededRandom(seedOf(sampleId)), sampleBlocks)

/** Returns the progress of a sample since it began. */
export function sampleOf({ sample, sessions, now, dayOf }: SampleRequest): SampleState {
  const since = sessions.filter(({ startedAt }) => startedAt >= sample.createdAt).toSorted((one, other) => one.startedAt - other.startedAt)
  const blocks = blockOrder(sample.id).map((block): BlockState => {
    const plays = since.filter((session) => isOf(session, blockLevels[block])).flatMap((session) => playOf(session, dayOf))
    return { block, plays, isDone: plays.some(({ isWhole }) => isWhole) }
  })
  const next = blocks.find(({ isDone }) => !isDone)?.block ?? null
  const daysDone = blocks.flatMap(({ plays }) => plays.find(({ isWhole }) => isWhole)?.day ?? [])
  const today = dayOf(now)
  return { blocks, next, isEnoughToday: next !== null && daysDone.filter((day) => day === today).length >= BLOCKS_A_DAY, days: new Set(daysDone).size }
}

const isOf = ({ activity, category, level }: Session, of: OpenedLevel): boolean => activity === of.activity && category === of.category && level === of.level

/** Returns a session as one play of a block, or nothing if the session ended before its first trial. */
function playOf({ id, startedAt, events, conditions = {} }: Session, dayOf: SampleRequest['dayOf']): readonly BlockPlay[] {
  const results = trialResults(events).filter(({ warmUp }) => !warmUp)
  if (results.length === 0) return []
  const end = events.findLast((event) => event.kind === 'ended')
  const isTired = events.some(({ kind }) => kind === 'tired')
  const isWhole = isTired || end?.reason === 'finished' || end?.reason === 'time'
  const turns = results.filter(counts).length
  return [{ sessionId: id, startedAt, day: dayOf(startedAt), turns, ended: results.length, isTired, isWhole, conditions }]
}
