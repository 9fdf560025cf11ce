import type { ResolvedSettings } from '../settings/resolve'
import type { Instant } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import type { Conditions } from './conditions'
import type { Mood } from './mood'
import type { ScreenNote } from './visualAngle'

/** The stage in CSS pixels, and the adult's statements about the device. */
interface DeviceNote {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** Absent if nobody stated the screen's size and distance. */
  readonly screen?: ScreenNote | undefined
}

/** Facts known when a session begins. */
export interface SessionHeader {
  readonly id: string
  readonly childId: string
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** Seed of every random choice in the session. */
  readonly seed: number
  readonly startedAt: Instant
  /** uid of the supervising adult, or `guest`. */
  readonly ranBy: string
  readonly device: DeviceNote
  readonly settings: ResolvedSettings
  /** Conditions that day, as far as the adult stated them. */
  readonly conditions?: Conditions
  /** The child's mood, as an adult reported afterwards. */
  readonly mood?: Mood
  /** An adult tried a level above the child's limits. */
  readonly beyondCap?: true
  /** Simulated for the demo clinic; always labelled as such. */
  readonly demo?: true
}

/** One session: the header and the append-only log. Everything shown about it is a fold over `events`. */
export interface Session extends SessionHeader {
  readonly events: readonly PlayEvent[]
}

/** Whether a trial ended or free play began. Before that a session has only been opened. */
export const hasTrials = ({ events }: Pick<Session, 'events'>): boolean => events.some(({ kind }) => kind === 'trial-ended' || kind === 'free-began')

const DEEDS: ReadonlySet<PlayEvent['kind']> = new Set(['trial-ended', 'answered', 'did', 'demonstrated', 'looked', 'helped', 'heard'])

/**
 * Whether anything was played: a finished trial (looking alone counts) or an action. Sessions without either are ignored by days, plans and "last
 * played".
 * An off-target touch does not count: it is also how an adult leaves.
 */
export const wasPlayed = ({ events }: Pick<Session, 'events'>): boolean =>
  events.some((event) => DEEDS.has(event.kind) || (event.kind === 'pointed' && event.on !== null))
