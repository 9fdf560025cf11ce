import type { Hex } from '../../child/palette'
import type { SoundName } from '../../sounds'
import type { Zone } from '../../child/zones'
import type { PictureLevel } from '../../words/levels'
import type { OutlineForm } from '../../words/outlines'
import type { Utterance } from '../../words/utterance'
import type { Appearance, PicturePlace, SalientPart, Word } from '../../words/words'
import type { Drawing } from '../concepts/drawings'
import type { RecordedValue, Shows, StimulusRole } from './events'
import type { GroundPlan } from '../concepts/ground'
import type { MechanicSpec } from '../concepts/mechanics'
import type { PortraitPlan } from '../concepts/portraits'

/** A place on the stage: fractions of its width and height, from the top left. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A point of a way, at which a thing rests for a while (ms) if told; `Infinity`: a station, at which it waits for the child. */
export interface WayPoint extends Place {
  readonly restMs?: number
}

/**
 * A way across the stage, at the thing's speed: straight, or through the points of `via` first. At its end the thing
 * parks, leaves the stage, or waits for the child, whose time begins only then.
 */
export interface Drift {
  /** It rests this long (ms) before it starts. */
  readonly restMs?: number
  readonly via?: readonly WayPoint[]
  readonly to: Place
  readonly atEnd: 'park' | 'leave' | 'wait'
  /** How far it has come is told, though the child may act at any time: the adult marks how it is followed. */
  readonly isTold?: true
}

/** Which picture of a word is shown, and which of its parts is lit (domain.md, salient). */
export interface PicturePlan {
  readonly word: Word
  /** Without it the child's own level. */
  readonly level?: PictureLevel
  readonly lit?: SalientPart
  /** Which of the realistic pictures. */
  readonly view?: number
  /** A realistic picture of another kind than the usual one. */
  readonly as?: Appearance
  /** A lit edge round the whole thing. */
  readonly outlined?: true
  /** Width of the lit edge in stage heights; without it the common one. */
  readonly edge?: number
  /** Opacity of what is not lit, 0 to 1. */
  readonly dim?: number
  /** The whole picture is so dark (0 black, 1 as it is), and nothing is seen through it. */
  readonly shade?: number
  /** Nothing but the lit part is drawn. */
  readonly onlyLit?: true
  readonly mirrored?: true
  /** Colour of the lit edge; without it the child's own. */
  readonly edgeColour?: Hex
  /** Only the lit part, as large as the thing would be. */
  readonly closeUp?: true
  /**
   * Nothing but this piece of the picture (fractions of its square: left, top, width, height); the thing is as large as the piece, and its place
   * is the middle of it. Pieces that lie beside one another as they were cut are the whole again.
   */
  readonly piece?: PicturePlace
  /** A piece of it has no edge: it fades out all round. */
  readonly soft?: true
  /** Somebody's rendered portrait, layer by layer, whatever the child's level; the word is one of `portrayed`. */
  readonly portrait?: PortraitPlan
  /** Its contour is seen, within its own shape, so wide (stage heights), in the colour of its edge; and within that nothing, or the picture as dark as `shade`. */
  readonly contour?: number
  /** When it is worn in the place of another one, it comes line by line from the top. */
  readonly drawnSlowly?: true
  /** A part that moves by itself where the whole thing would sway; our own drawing must have shapes for it, behind all others. */
  readonly moves?: SalientPart
  /** A part that turns about its joint (fractions of the picture's square) where the thing wiggles, as a tail does; with everything else the whole moves. */
  readonly limb?: Limb
  /** So many bites are taken out of its edge. */
  readonly bites?: number
  /** Worn one after the other when help is due. */
  readonly helped?: readonly PicturePlan[]
}

/** A part of a picture that moves about a point. */
export interface Limb {
  readonly part: SalientPart
  readonly joint: { readonly x: number; readonly y: number }
}

const textMarks = ['colour', 'block', 'underline', 'bubble'] as const
/** What makes the word that is read now stand out: its colour alone, a coloured block, a line under it, or a bubble. */
type TextMark = (typeof textMarks)[number]

/** A printed word in a bubble or without. Alone, `size` is the height of its line; with a picture it stands under it. */
export interface TextPlan {
  readonly text: string
  readonly bubble: boolean
  /** How the word looks while it is the one to be read; it may be lit and unlit. */
  readonly mark?: TextMark
  /** Its bubble is filled with its colour as soon as it is lit, and not before. */
  readonly fills?: true
  /** Room on both sides of the letters, in heights of the line; without it the common one. */
  readonly sides?: number
  /** Words of one page are seen together. */
  readonly page?: number
  /** It has a line round its shape, and its letters are white. */
  readonly outline?: OutlinePlan
  /** What the voice calls it; it is not named without. */
  readonly says?: Utterance
}

/** How a word with a line round it is drawn: how strong (0 to 1) the line is, and whether its letters are there from the start or come when it is lit. */
export interface OutlinePlan {
  readonly form: OutlineForm
  readonly strength: number
  readonly letters: 'now' | 'later'
}

/** What a thing shows. A drawing may have further stages and a picture further pictures, which come later in its place; a picture may have a printed word under it. */
export type ShowsPlan =
  | { readonly drawing: Drawing; readonly mirrored?: true; /** Degrees, clockwise. */ readonly turned?: number; readonly stages?: readonly Drawing[] }
  | {
      readonly picture: PicturePlan
      /** In the place of a bubble's heart. */ readonly inBubble?: true
      readonly caption?: TextPlan
      readonly further?: readonly PicturePlan[]
      /** What happens with it may let it wear these. */
      readonly wears?: readonly PicturePlan[]
    }
  | { readonly text: TextPlan }

export interface RollPlan {
  readonly degrees: number
  readonly to: Place
  readonly within: number
}

/** One thing to be shown. `size` is its longest side in stage heights; `speed` in stage widths per second. */
export interface StimulusPlan {
  readonly id: string
  readonly role: StimulusRole
  readonly shows: ShowsPlan
  readonly colour: Hex
  readonly zone: Zone
  /** Id of the place to which it is to be brought. */
  readonly goesTo?: string
  /** About which point it turns, in its sizes from its middle; its middle unless told. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** The part of it that is touched, where that is not the whole: middle from its centre, and size, in sizes of the thing. */
  readonly hit?: { readonly x: number; readonly y: number; readonly size: number }
  /** A photograph fills its square: it is touched into the corners. */
  readonly toCorners?: true
  /** Where its centre is at onset. */
  readonly place: Place
  readonly size: number
  /** Id of the picture over which it lies or comes to lie: that is seen only when this has been wiped away. */
  readonly covers?: string
  /** Id of the thing with which it leaves: it stands before it or under it. */
  readonly leavesWith?: string
  /** It appears this long (ms) after the first things of its trial. */
  readonly after?: number
  /** How brightly it appears, 0 to 1; a place on another thing may be dark until help lights it. */
  readonly light?: number
  /** It moves a little from the start, and goes on. */
  readonly sways?: true
  /** At first it lies turned by so many degrees; it rolls on its way, and is upright `within` (stage heights) of where it belongs. */
  readonly rolls?: RollPlan
  /** It is brought over something bright, before which dimmed parts of it would be dark lines: it goes slower instead. */
  readonly goesOverBright?: true
  /** Its way leads over a track that is seen: it must be as calm as over another thing. */
  readonly isOverTrack?: true
  /** It turns to where it goes, as its look can. */
  readonly faces?: true
  /** It can be seen to do by itself what this drawing can: the picture of a word does nothing. */
  readonly actsAs?: Drawing
  /** It rides on another thing (its id): wherever that goes it goes along. */
  readonly rides?: string
  /** It has no halo, whatever the profile says: it lies in the dark. */
  readonly noHalo?: true
  /** Its halo comes as help alone: at rest, and at a touch, its light would be taken for something that lies in it. */
  readonly haloInHelp?: true
  readonly speed: number
  /** null: it stays where it is. */
  readonly drift: Drift | null
}

/** The longer side of a piece of a picture, in sides of the whole. */
export const longestOf = (piece: PicturePlace | undefined): number => (piece === undefined ? 1 : Math.max(piece[2], piece[3]))

/** The picture that a thing wears at first, where it wears one. */
export const pictureOf = ({ shows }: Pick<StimulusPlan, 'shows'>): PicturePlan | undefined => ('picture' in shows ? shows.picture : undefined)

/** The printed text that a thing is, or that stands under its picture. */
export const textOf = ({ shows }: Pick<StimulusPlan, 'shows'>): TextPlan | undefined =>
  'text' in shows ? shows.text : 'picture' in shows ? shows.caption : undefined

/** What the log says that a thing shows. What comes from a log stays as it is. */
export function shownBy({ shows }: { readonly shows: ShowsPlan | Shows }): Shows {
  if ('word' in shows) return shows
  if ('drawing' in shows) {
    const { drawing, mirrored, turned } = shows
    return { drawing, ...(mirrored === undefined ? {} : { mirrored }), ...(turned === undefined ? {} : { turned }) }
  }
  if ('text' in shows) return { text: typeof shows.text === 'string' ? shows.text : shows.text.text }
  const { word, lit, onlyLit, view, as, level, piece, contour } = shows.picture
  return {
    word: word.id,
    ...(onlyLit === true && lit !== undefined ? { part: lit.id } : {}),
    ...(view === undefined ? {} : { view }),
    ...(as === undefined ? {} : { as }),
    ...(level === undefined ? {} : { level }),
    ...(piece === undefined ? {} : { piece }),
    ...(contour === undefined ? {} : { contour }),
    ...(shows.inBubble === undefined ? {} : { inBubble: true }),
  }
}

/** One trial, decided before it begins. */
export interface TrialPlan {
  /** What the child does with what is shown, and how that is helped and rewarded. */
  readonly mechanic: MechanicSpec
  /** What the voice says before, where the child or the level wants a cue; without it the activity's common one. */
  readonly cue?: Utterance
  /** A soft sound from the side of a thing (its id), while nothing is seen yet: the child turns to where it will be. */
  readonly call?: { readonly sound: SoundName; readonly from: string }
  /** A sound asks in the place of the spoken cue, while nothing is seen yet; the level must need a cue. */
  readonly asks?: SoundName
  /** What is shown in its place where this device lets no such sound be heard. */
  readonly unheard?: TrialPlan
  /** How many things must be found or brought to their place; one unless told. */
  readonly needed?: number
  readonly stimuli: readonly StimulusPlan[]
  /** What is shown in its place when the trial must be easier, where a thing alone would not do. */
  readonly easier?: TrialPlan
  /** Nothing of it can be left out where there should be less to see: the activity plans less itself. */
  readonly isWhole?: true
  /** What lies behind everything. It changes slowly, and never beyond what is set for the child. */
  readonly ground?: GroundPlan
  /** What the activity records of this trial, as its manifest declares it. */
  readonly records?: Readonly<Record<string, RecordedValue>>
}
