import type { ResolvedSettings } from '../settings/resolve'
import type { Instant } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import type { Conditions } from './conditions'
import type { Mood } from './mood'
import type { ScreenNote } from './visualAngle'

/** The stage on which it was played: CSS pixels, and what the adult told about the device. */
interface DeviceNote {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** Absent where nobody told how large the screen is and how far away. */
  readonly screen?: ScreenNote | undefined
}

/** What is known when a session begins. */
export interface SessionHeader {
  readonly id: string
  readonly childId: string
  readonly activity: string
  readonly category: string | null
  readonly level: string
  /** Seeds every random choice of the session. */
  readonly seed: number
  readonly startedAt: Instant
  /** uid of the adult in whose care it ran, or `guest`. */
  readonly ranBy: string
  readonly device: DeviceNote
  readonly settings: ResolvedSettings
  /** How it was that day, as far as the adult told. */
  readonly conditions?: Conditions
  /** How it was for the child, as an adult said afterwards. */
  readonly mood?: Mood
  /** An adult tried a level above what was set for the child. */
  readonly beyondCap?: true
  /** Made up for the demo clinic; always labelled as such. */
  readonly demo?: true
}

/** One session of play: the header and the append-only log. Everything that is shown about it is a fold over `events`. */
export interface Session extends SessionHeader {
  readonly events: readonly PlayEvent[]
}

/** Whether a trial was finished, or the play was free: before that a session says only that it was begun. */
export const hasTrials = ({ events }: Pick<Session, 'events'>): boolean => events.some(({ kind }) => kind === 'trial-ended' || kind === 'free-began')

const DEEDS: ReadonlySet<PlayEvent['kind']> = new Set(['trial-ended', 'answered', 'did', 'demonstrated', 'looked', 'helped', 'heard'])

/**
 * Whether anything was played: a turn that came to its end (to be looked at alone counts), or something that was done before. Where it was only begun
 * and left nothing is said of a day, a plan or a last time by it. A finger beside every thing says nothing: it is also how an adult leaves.
 */
export const wasPlayed = ({ events }: Pick<Session, 'events'>): boolean =>
  events.some((event) => DEEDS.has(event.kind) || (event.kind === 'pointed' && event.on !== null))
