import type { ResolvedSettings } from '../settings/resolve'
import type { Instant } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import type { Conditions } from './conditions'
import type { Mood } from './mood'
import type { ScreenNote } from './visualAngle'

/** The stage's size in CSS pixels, and the adult's statements about the device. */
interface DeviceNote {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** Size and distance of the screen; absent if no adult entered them. */
  readonly screen?: ScreenNote | undefined
}

/** Facts that are known when a session begins. */
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
  /** Conditions on that day, as far as an adult reported them. */
  readonly conditions?: Conditions
  /** The child's mood, as an adult reported afterwards. */
  readonly mood?: Mood
  /** Whether an adult tried a level above the child's limits. */
  readonly beyondCap?: true
  /** Whether the session was simulated for the demo clinic. Such sessions are always labelled. */
  readonly demo?: true
}

/** One session: the header and the append-only event log. Everything shown about a session is computed from `events`. */
export interface Session extends SessionHeader {
  readonly events: readonly PlayEvent[]
}

/** Whether a trial has ended or free play has begun. Until then, a session has only been opened. */
export const hasTrials = ({ events }: Pick<Session, 'events'>): boolean => events.some(({ kind }) => kind === 'trial-ended' || kind === 'free-began')

const DEEDS: ReadonlySet<PlayEvent['kind']> = new Set(['trial-ended', 'answered', 'did', 'demonstrated', 'looked', 'helped', 'heard'])

/**
 * Whether anything was played: a finished trial (looking alone counts) or an action. Days, plans and "last played" ignore
 * sessions with neither. An off-target touch does not count, because adults also touch outside a target to leave.
 */
export const wasPlayed = ({ events }: Pick<Session, 'events'>): boolean =>
  events.some((event) => DEEDS.has(event.kind) || (event.kind === 'pointed' && event.on !== null))
