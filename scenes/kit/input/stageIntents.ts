import type { Intent } from '../mechanic/intents'
import type { Stimulus } from '../stimulus/stimulus'

/** A finger or mouse button that came down on a thing or on nothing (stage pixels). Palms are not reported. */
export interface Touch {
  readonly kind: 'touch'
  readonly x: number
  readonly y: number
  readonly at: number
  readonly on: Stimulus | null
  /** Whether the touch has an effect. The second touch of a trembling hand, for example, has none. */
  readonly acts: boolean
}

/** Further intents from switches and from the adult's keys. `at` is active time (ms). */
type KeyIntent =
  /** `act` and `actUp`: press and release of the key or switch that chooses. `next`: advances the scan. */
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'actUp'; readonly at: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'mark'; readonly mark: AdultMark; readonly at: number }
  /** The adult's "looks now" key or corner. */
  | { readonly kind: 'looks'; readonly isDown: boolean; readonly at: number }
  /** The adult asks for one thing more or fewer from the next trial on. */
  | { readonly kind: 'wish'; readonly wish: 'one-more' | 'one-fewer'; readonly at: number }
  /** Raises or lowers the background's strength by this much (0 to 1). */
  | { readonly kind: 'ground'; readonly by: number }
  /** Escape, held to leave. */
  | { readonly kind: 'exit'; readonly isDown: boolean }

/** Marks that an adult makes by key: looked away, helped by hand, wait longer, next trial. */
export type AdultMark = 'looked-away' | 'helped' | 'hold' | 'advance'

/** Every intent from any device of the stage. Those of type `Intent` are passed on to the mechanic. */
export type StageIntent = Intent | Touch | KeyIntent
