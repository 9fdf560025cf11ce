import type { Common } from './common'
import type { ColourName, Hex } from '../../../child/palette'
import type { NoteManner } from '../../../notes'
import type { Utterance } from '../../../words/utterance'
import type { InkManner } from '../ink'
import type { Place } from '../../../geometry'

/** Nothing is right or wrong: things answer touches, strokes and holds for as long as the child likes. */
export interface FreeSpec extends Common {
  readonly kind: 'free'
  /** Note of each thing (hertz), in their order: it lasts while the thing is held. */
  readonly notes?: readonly number[]
  /** Sparks fly from touched things. */
  readonly sparks?: true
}

/** Pads sound for as long as they are held (clinical-design.md, /music). In free play nothing is right or wrong; a trial asks for them one after the other. */
export interface NotesSpec extends Common {
  readonly kind: 'notes'
  /** Pitch of each thing (hertz), in their order. */
  readonly pitches: readonly number[]
  readonly manner: NoteManner
  /** Each touch plays the next of these pitches. */
  readonly tune?: readonly number[]
  /** Spoken word of each thing instead of its note, in their order. */
  readonly says?: readonly Utterance[]
  /** Ids of the things in the order in which the child must find them. */
  readonly asks?: readonly string[]
}

/**
 * Ink under every finger, for as long as the child likes (clinical-design.md, /fluid); nothing is right or wrong. A switch press or a dwell makes it run by
 * itself along a path.
 */
export interface PaintSpec extends Common {
  readonly kind: 'paint'
  /** One colour, or those of the left and the right half. */
  readonly colours: readonly [Hex, Hex?]
  readonly manner: InkManner
  /** Self-running ink is a drop rather than a trail. */
  readonly drops?: true
  /** Paths of self-running ink, by the id of the thing from which it starts. */
  readonly paths: Readonly<Record<string, readonly Place[]>>
  /** The stroke hums softly, at a pitch that rises with the finger. */
  readonly hums?: true
}

/**
 * The child touches a seed of light, which rises slowly and opens as a flower where it arrives (clinical-design.md, /fireworks); one at a time, however often
 * the child taps.
 */
export interface LaunchSpec extends Common {
  readonly kind: 'launch'
  readonly riseMs: number
  readonly embers: number
  readonly sound: 'soft' | 'voice' | 'none'
  /** Place where each seed opens, name of its colour, and second hue of its flower, by its id. */
  readonly to: Readonly<Record<string, Place>>
  readonly colours: Readonly<Record<string, ColourName>>
  readonly inside: Readonly<Record<string, Hex>>
  /** Required order of the seeds. Default: any. */
  readonly asks?: readonly string[]
  /** A touch anywhere lets it rise. */
  readonly anywhere?: true
  /** Time (ms) for which the seed rests before "go". */
  readonly waitsMs?: number
}

/** A cover over the target is wiped away; uncovering this share (0 to 1) ends the trial. */
export interface WipeSpec extends Common {
  readonly kind: 'wipe'
  readonly share: number
  /** Width of the wipe, in stage heights. */
  readonly width: number
  /** The cover is darkness rather than a coloured sheet, and the thing only glimmers through it. */
  readonly dark?: true
}

/** Bars cover a picture, or move in front of it; each touched bar is wiped away, several from left to right. */
export interface UncoverSpec extends Common {
  readonly kind: 'uncover'
  /** A touch anywhere is one of the bar. */
  readonly anywhere?: true
}
