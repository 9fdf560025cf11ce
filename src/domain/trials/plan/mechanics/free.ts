import type { Common } from './common'
import type { ColourName, Hex } from '../../../child/palette'
import type { NoteManner } from '../../../notes'
import type { Utterance } from '../../../words/utterance'
import type { InkManner } from '../ink'
import type { Place } from '../../../geometry'

/** Nothing is right or wrong: things answer to touches, strokes and holds for as long as the child likes. */
export interface FreeSpec extends Common {
  readonly kind: 'free'
  /** The note of each thing, hertz, in their order: it lasts while the thing is held. */
  readonly notes?: readonly number[]
  /** Sparks fly from what is touched. */
  readonly sparks?: true
}

/**
 * Pads sound for as long as they are held (clinical-design.md, /music). In free play nothing is right or wrong; in a trial they are
 * asked for one after the other.
 */
export interface NotesSpec extends Common {
  readonly kind: 'notes'
  /** The pitch of each thing, hertz, in their order. */
  readonly pitches: readonly number[]
  readonly manner: NoteManner
  /** Each touch plays the next of these pitches. */
  readonly tune?: readonly number[]
  /** Each thing says its own in the place of its note, in their order. */
  readonly says?: readonly Utterance[]
  /** Ids of the things, as they are asked for. */
  readonly asks?: readonly string[]
}

/**
 * Ink under every finger, for as long as the child likes (clinical-design.md, /fluid); nothing is right or wrong. A switch and a stay
 * let it run by itself, from one place of a way to the next.
 */
export interface PaintSpec extends Common {
  readonly kind: 'paint'
  /** One colour, or those of the left and the right half. */
  readonly colours: readonly [Hex, Hex?]
  readonly manner: InkManner
  /** Self-running ink is a drop and no trail. */
  readonly drops?: true
  /** The ways that ink goes round by itself, by the id of the thing from which it is let go. */
  readonly paths: Readonly<Record<string, readonly Place[]>>
  /** The stroke hums softly, at a pitch that rises with the finger. */
  readonly hums?: true
}

/** A seed of light is touched, rises slowly and opens as a flower where it has come to (clinical-design.md, /fireworks); one at a time, whatever the tapping. */
export interface LaunchSpec extends Common {
  readonly kind: 'launch'
  readonly riseMs: number
  readonly embers: number
  readonly sound: 'soft' | 'voice' | 'none'
  /** Where each seed opens, the name of its colour, and the second hue in its flower, by its id. */
  readonly to: Readonly<Record<string, Place>>
  readonly colours: Readonly<Record<string, ColourName>>
  readonly inside: Readonly<Record<string, Hex>>
  /** The order in which seeds are asked for; without it any one will do. */
  readonly asks?: readonly string[]
  /** A touch anywhere lets it rise. */
  readonly anywhere?: true
  /** The seed rests for so long (ms) before "go". */
  readonly waitsMs?: number
}

/** A cover over the target is wiped away; so much of it uncovered (0 to 1) is done. */
export interface WipeSpec extends Common {
  readonly kind: 'wipe'
  readonly share: number
  /** Width of the wipe, in stage heights. */
  readonly width: number
  /** The cover is no coloured sheet but the dark itself, through which the thing only glimmers. */
  readonly dark?: true
}

/** Bars are before a picture, or come to be; each that is touched is wiped away, from left to right where there are several. */
export interface UncoverSpec extends Common {
  readonly kind: 'uncover'
  /** A touch anywhere is one of the bar. */
  readonly anywhere?: true
}
