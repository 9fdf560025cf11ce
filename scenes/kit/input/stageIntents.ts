import type { Intent } from '../../mechanics/intents'
import type { Stimulus } from '../session/stimulus'

/** A finger or mouse came down on a thing or on nothing (pixels of the stage). A palm is not reported. */
export interface Touch {
  readonly kind: 'touch'
  readonly x: number
  readonly y: number
  readonly at: number
  readonly on: Stimulus | null
  /** False for a touch without effect, such as a trembling hand's second one. */
  readonly acts: boolean
}

/** Further actions of a switch and the adult's keys. Times are active ms. */
type KeyIntent =
  /** Press and release of the key or switch that acts; `next` moves the scan on. */
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

/** An adult's marks by key: looked away, helped by hand; wait longer, next trial. */
export type AdultMark = 'looked-away' | 'helped' | 'hold' | 'advance'

/** The one stream of intents from every device of the stage. Those of `Intent` go on to the mechanic. */
export type StageIntent = Intent | Touch | KeyIntent
