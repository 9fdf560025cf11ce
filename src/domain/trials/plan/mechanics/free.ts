import type { Common } from './common'
import type { ColourName, Hex } from '../../../child/palette'
import type { NoteManner } from '../../../notes'
import type { Utterance } from '../../../words/utterance'
import type { InkManner } from '../ink'
import type { Place } from '../../../geometry'

/** Nothing is right or wrong: things respond to touches, strokes and holds for as long as the child likes. */
export interface FreeSpec extends Common {
  readonly kind: 'free'
  /** Note of each thing (Hz), in the order of the things. It sounds for as long as the thing is held. */
  readonly notes?: readonly number[]
  /** Whether sparks fly from touched things. */
  readonly sparks?: true
}

/**
 * Pads sound for as long as they are held (clinical-design.md, /music). In free play nothing is right or wrong; a trial asks for
 * the pads one after another.
 */
export interface NotesSpec extends Common {
  readonly kind: 'notes'
  /** Pitch of each thing (Hz), in the order of the things. */
  readonly pitches: readonly number[]
  readonly manner: NoteManner
  /** Pitches of a tune. Each touch plays the next one. */
  readonly tune?: readonly number[]
  /** Spoken word for each thing, in order, which replaces its note. */
  readonly says?: readonly Utterance[]
  /** Ids of the things in the order in which the child must find them. */
  readonly asks?: readonly string[]
}

/**
 * Ink flows under every finger for as long as the child likes (clinical-design.md, /fluid). Nothing is right or wrong. A switch
 * press or a dwell makes the ink run along a path automatically.
 */
export interface PaintSpec extends Common {
  readonly kind: 'paint'
  /** A single colour, or the colours of the left and the right half. */
  readonly colours: readonly [Hex, Hex?]
  readonly manner: InkManner
  /** Whether ink that runs automatically is a drop instead of a trail. */
  readonly drops?: true
  /** Paths of ink that runs automatically, by the id of the thing from which it starts. */
  readonly paths: Readonly<Record<string, readonly Place[]>>
  /** Whether the stroke hums softly, at a pitch that rises with the finger. */
  readonly hums?: true
}

/**
 * The child touches a seed of light, which rises slowly and opens as a flower where it arrives (clinical-design.md, /fireworks).
 * Only one rises at a time, however often the child taps.
 */
export interface LaunchSpec extends Common {
  readonly kind: 'launch'
  readonly riseMs: number
  readonly embers: number
  readonly sound: 'soft' | 'voice' | 'none'
  /** For each seed, by id: the place where it opens, its colour, and the second hue of its flower. */
  readonly to: Readonly<Record<string, Place>>
  readonly colours: Readonly<Record<string, ColourName>>
  readonly inside: Readonly<Record<string, Hex>>
  /** Order in which the seeds must be touched. Default: any. */
  readonly asks?: readonly string[]
  /** Whether a touch anywhere lets the seed rise. */
  readonly anywhere?: true
  /** Time (ms) for which the seed waits before "go". */
  readonly waitsMs?: number
}

/** The child wipes away a cover over the target. Uncovering this share (0 to 1) ends the trial. */
export interface WipeSpec extends Common {
  readonly kind: 'wipe'
  readonly share: number
  /** Width of the wipe (stage heights). */
  readonly width: number
  /** Whether the cover is darkness instead of a coloured sheet, and the thing only glimmers through it. */
  readonly dark?: true
}

/** Bars cover a picture or move in front of it. Each touched bar is wiped away; if there are several, they go from left to right. */
export interface UncoverSpec extends Common {
  readonly kind: 'uncover'
  /** Whether a touch anywhere counts as a touch on the bar. */
  readonly anywhere?: true
}
