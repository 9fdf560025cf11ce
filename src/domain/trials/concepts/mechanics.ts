import type { ColourName, Hex } from '../../child/palette'
import type { Hearing } from '../../devices/voiceLevel'
import type { HandSide } from '../../hands/landmarks'
import type { MovementSize } from '../../hands/moving'
import type { NoteManner } from '../../notes'
import type { SoundName } from '../../sounds'
import type { Utterance } from '../../words/utterance'
import { type Act, ACT_MS } from './acts'
import type { InkManner } from './ink'
import type { Drawing } from './drawings'
import type { PicturePlan, Place } from '../engine/plan'
import type { Wall } from '../layout/walls'

/*
 * What a child does with what is shown, as data. A level or a trial names its mechanic with options; the stage has one
 * class for each kind (`scenes/mechanics`). What help does at each step and how it is rewarded is said here as well, so
 * that most activities need no code on the stage at all.
 */

/**
 * One thing that help does. Every one of them changes what is seen, or does nothing and is then not logged: a thing
 * moves, grows or glows; others grow dim or leave, and so does what lies behind everything; what drifts slows down or stands; a hidden light comes on; a voice
 * speaks (and the thing glows); the thing comes to where this child sees best, or towards the hand that the camera sees; it is done before the child's eyes; its
 * lit edge grows thicker, and all but its lit part goes; it is heard (`call`), beside something that is seen.
 */
const helps = [
  'sway',
  'swell',
  'glow',
  'hop',
  'voice',
  'open',
  'slow',
  'park',
  'dim-others',
  'dim-places',
  'dim-ground',
  'no-ground',
  'others-out',
  'fade-one',
  'light',
  'light-along',
  'call',
  'come-to-best',
  'come-to-hand',
  'part-way',
  'show-how',
  'thicken',
  'bare',
] as const
export type Help = (typeof helps)[number]

/** What one thing of a story does by itself, so long (ms) after what went before; it sounds after it is seen, half a second unless told. */
export type Happening = { readonly id: string; readonly afterMs?: number; readonly sound?: SoundName; readonly soundAfterMs?: number } & (
  | { readonly does: 'come' | 'go' | 'hop' | 'sway' }
  /** It looks another way: one of its further stages, or its first look. */
  | { readonly does: 'wear'; readonly drawing: Drawing }
  /** It does what its look can be seen to do; another thing sways. */
  | { readonly does: 'act'; readonly act: Act }
  /** The same for what wears a picture of a word. */
  | { readonly does: 'wear'; readonly picture: PicturePlan }
  /** It turns by so far (degrees, clockwise) from how it was planned, and stays so; about its pivot, if it has one. */
  | { readonly does: 'turn'; readonly degrees: number; readonly ms: number }
  /** It goes so far (stage heights) by itself, where nothing is in its way; it may roll, as a ball does. */
  | { readonly does: 'move'; readonly by: Place; readonly rolls?: true }
  /** It takes so many times its size. */
  | { readonly does: 'scale'; readonly to: number }
  /** It turns to and fro about its pivot or its middle, at most so far (degrees), and comes to rest; of what has a limb only that turns. */
  | { readonly does: 'wiggle'; readonly degrees: number }
  | { readonly does: 'glide'; readonly to: Place; readonly ms: number }
  /** It is seen in this share of its light (0 to 1) from then on. */
  | { readonly does: 'dim'; readonly to: number }
  /** It glides where it belongs, and is so many times as large there. */
  | { readonly does: 'settle'; readonly to: Place; readonly scale: number }
  /** Petals of these two hues grow out from behind it, so far (stage heights) from its middle, and draw back. */
  | { readonly does: 'bloom'; readonly colour: Hex; readonly inside: Hex; readonly reach: number }
  /** It flies along a curve, before everything else, takes a size on its way and arrives from above; `onArrival` begins when it is there. */
  | { readonly does: 'fly'; readonly to: Place; readonly scale: number; readonly onArrival?: readonly Happening[] }
)
/** Goes somewhere, which takes as long as the stage finds safe. */
export type Going = Extract<Happening, { readonly to: Place }>

/** How long (ms) each of these can be seen to go on. */
const LASTS_MS = { come: 1000, go: 1000, hop: 2500, sway: 3000, wear: 2000, settle: 1000, dim: 1000, bloom: 4700, wiggle: 4000, scale: 1000 } as const

/** Until a thing sets off by itself, and for each stage height that it goes (ms); on no stage does it take longer. */
const MOVE_MS = 700
const MOVE_MS_PER_HEIGHT = 17_000

/** A thing that has come to its place clears before it does anything there, for so long (ms) at most. */
const CLEARS_MS = 1000

/** How long (ms) it takes until a thing that has just come to its place has done this. */
export const actMs = (act: Act): number => CLEARS_MS + ACT_MS[act]

export const isGoing = (happening: Happening): happening is Going => happening.does === 'glide' || happening.does === 'settle' || happening.does === 'fly'

/** How long (ms) it goes on when it is there. */
function lastsMs(happening: Happening, goingMs: (going: Going, from?: Place) => number): number {
  switch (happening.does) {
    case 'fly':
      return happensMs(happening.onArrival, goingMs)
    case 'act':
      return actMs(happening.act)
    case 'glide':
      return 0
    case 'turn':
      return happening.ms
    case 'move':
      return MOVE_MS + Math.hypot(happening.by.x, happening.by.y) * MOVE_MS_PER_HEIGHT
    default:
      return LASTS_MS[happening.does]
  }
}

/** How long (ms) it takes until all of this has happened. `goingMs`: how long a thing is on its way, from where it is unless told. */
export const happensMs = (
  happenings: readonly Happening[] = [],
  goingMs: (going: Going, from?: Place) => number = (going) => (going.does === 'glide' ? going.ms : 0),
): number =>
  Math.max(
    0,
    ...happenings.map((each) => {
      const afterFlightMs = (next: Going, from?: Place) => goingMs(next, from ?? (next.id === each.id && isGoing(each) ? each.to : undefined))
      return (each.afterMs ?? 0) + (isGoing(each) ? goingMs(each) : 0) + lastsMs(each, afterFlightMs)
    }),
  )

/** Help by the steps of the ladder; a step that is not named does what it does for all. */
export type HelpPlan = Readonly<Partial<Record<1 | 2 | 3 | 4, readonly (Help | Happening)[]>>>

/** What all do: movement, size and halo, voice, shown how (domain.md §1.9). */
export const commonHelp: Readonly<Record<1 | 2 | 3 | 4, readonly Help[]>> = { 1: ['sway'], 2: ['swell'], 3: ['voice'], 4: ['open'] }

/** What the thing itself does as a reward. */
const rewards = ['celebrate', 'open', 'hop', 'sway', 'light', 'stay', 'hide'] as const
export interface RewardPlan {
  readonly does?: (typeof rewards)[number]
  /** What sounds, so long (ms) after it is seen. Without any a soft chime after half a second. */
  readonly sounds?: readonly { readonly name: SoundName; readonly afterMs: number }[]
  /** A voice names what was found in the place of the chime; sounds that are told come as well. */
  readonly names?: true
  /** What lies behind everything goes, slowly, until the next trial. */
  readonly clearsGround?: true
  /** What happens when the thing has arrived: the small true event in which a story ends. It goes on to its end. */
  readonly ends?: readonly Happening[]
  /** The same, only where the child needed no help and chose nothing else before. */
  readonly alone?: readonly Happening[]
}

/**
 * How a hand before the camera acts; without it one that closes on a thing chooses it, takes it along and lets it go when
 * it opens. `near`: it stays by a thing, in any shape. `close`: it closes by a thing and stays so. `move`: no hand is
 * needed, and whatever moves enough, anywhere in view or in the thing's half of it, chooses the thing.
 */
export type HandPlan = {
  /** For so long. */
  readonly ms: number
  /** The child's right is on the right of the stage, unless told. */
  readonly isMirrored?: boolean
  /** Which places and how much of the picture were reached is recorded, as `reachedRecords` declares it. */
  readonly measured?: true
} & (
  | {
      readonly acts: 'near' | 'close'
      /** So near (stage heights) to a thing's edge is by it. */
      readonly reach: number
      /** Only this hand; either unless told. */
      readonly hands?: HandSide | 'both'
      /** What it took along is let go as soon as it is over a place, or when the hand opens. */
      readonly drops?: 'itself' | 'open'
    }
  | { readonly acts: 'move'; readonly within: 'view' | 'half'; readonly least: MovementSize }
)

interface Common {
  readonly hand?: HandPlan
  readonly help?: HelpPlan
  readonly reward?: RewardPlan
  /** What counts as a voice, where a microphone is on; the usual unless told. */
  readonly hearing?: Hearing
  /** How the child's voice was heard is recorded, as `calledRecords` declares it. */
  readonly called?: true
}

/** How a thing comes to its place: a touch sends it, two taps bring it, or a finger takes it along (or only pushes it). */
export const carryModes = ['touch', 'tap-tap', 'drag', 'magnet'] as const
export type CarryMode = (typeof carryModes)[number]

/** A touch or choice of a thing: a target is right, anything else is wrong. */
export interface ChooseSpec extends Common {
  readonly kind: 'choose'
  /** What drifts stops when a hand comes near. */
  readonly stopsWhenNear?: boolean
  /** The first choice is the answer, whatever it is, and each is rewarded alike: for a clean measure. */
  readonly firstCounts?: true
  /** The adult's mark that the child looks is an answer. */
  readonly lookingIsEnough?: boolean
  /** After so long (ms) it grows dim and comes to the middle: a light may hold the eyes against the child's will. */
  readonly gazeGuardMs?: number
}

/** One picture that stays for as long as the child looks; each touch goes on by one step, and the touch after the last ends it. */
export interface CardSpec extends Common {
  readonly kind: 'card'
  readonly steps: number
  /** It sways from the start. */
  readonly sways?: boolean
  /** What it does at a touch that shows no further picture; without it it sways. */
  readonly touched?: readonly Happening[]
  /** What the thing is heard to do, after its name was said again. */
  readonly sound?: SoundName
  /** The adult may mark that the child named it. */
  readonly named?: true
  /** It turns by itself after so long (ms); null or absent: never. */
  readonly turnsAfterMs?: number | null
  /** A printed word unfolds, each part so long (ms) after it came, or by a touch: its letters, its name, and its picture (an id). */
  readonly unfolds?: {
    readonly lettersMs?: number
    readonly nameMs?: number
    readonly picture?: { readonly id: string; readonly afterMs: number }
  }
}

/** Each of several targets is touched, in any order; the last one ends the trial. */
export interface CountSpec extends Common {
  readonly kind: 'count'
  /** Everything is dark but a circle that follows the finger. */
  readonly spotlight?: boolean
  /** A voice says the number of each. */
  readonly counts?: boolean
  /** They are touched in the order in which they are planned; another one than the next is wrong. */
  readonly inOrder?: true
  /** What happens with each that was found, by its id. */
  readonly each?: Readonly<Record<string, readonly Happening[]>>
  /** What is counted is heard, its number is said after that, and it is no longer there to be counted twice. */
  readonly counted?: CountedPlan
  /**
   * The number that each of these things (ids) stands for: to choose the right one is the answer. What is counted may be
   * touched and counted before, or not.
   */
  readonly answers?: Readonly<Record<string, number>>
}

/** What becomes of each thing that was counted. What is recorded of it, `countedRecords` declares. */
export interface CountedPlan {
  readonly sound: SoundName
  /** Where each goes, by its id; it stays where it is unless told. */
  readonly places?: Readonly<Record<string, Place>>
  /** What it does where it has come. */
  readonly arrives?: Act
  /** How bright it is then, 0 to 1. */
  readonly light: number
}

/** Cells are filled as those of a sample are (domain.md, /gridmatch): what belongs into a cell comes up when that is touched. */
export interface CopySpec extends Common {
  readonly kind: 'copy'
  /** By the id of each cell that is to be filled: what comes up in it, and what stands for it in the sample, which help moves. */
  readonly cells: Readonly<Record<string, { readonly fill: string; readonly sample: string }>>
  /** Ids of all that belongs to each row: a row comes into light when those before it are done. */
  readonly rows?: readonly (readonly string[])[]
  /** The sample is seen for so long (ms), and then hidden until all is done. */
  readonly hidesAfterMs?: number
}

/** Things are brought to their places (domain.md F6). */
export interface CarrySpec extends Common {
  readonly kind: 'carry'
  readonly mode: CarryMode
  /** How near (stage heights) to its place a thing must be let go. */
  readonly snap: number
  /** Where the things lie in their place: from its middle, in sizes of the place. Without any, on it. */
  readonly lying?: readonly { readonly x: number; readonly y: number }[]
  /** What is brought and its place are the same: at the answer they glide together and become one, which then does what the reward's `ends` say. */
  readonly becomesOne?: true
  /** There are more things than are asked for: one too many is wrong, and the child is done when nothing more comes. */
  readonly mayBeTooMany?: boolean
  /** From how far above, in its own sizes, it is let down into its place; null: it goes straight. */
  readonly letDown?: number | null
  /** How it was brought is recorded, as `carriedRecords` declares it. */
  readonly measured?: true
  /** As help it goes this share of its way; a third unless told. */
  readonly partWay?: number
  /** Only the thing that would be brought next is helped, and not all at once. */
  readonly helpsOne?: true
  /** Each thing may be tried in as many places as the child likes: none is a mistake. What was tried is recorded, as `assembledRecords` declares it. */
  readonly anyTries?: true
  /** What is heard when a thing has come into its place. */
  readonly arrives?: SoundName
  /** What happens with each, by its id, when it has come into its place and others are still to come. */
  readonly each?: Readonly<Record<string, readonly Happening[]>>
  /** The place is seen for so long (ms) and then hidden: from memory. */
  readonly hidesAfterMs?: number
}

/** A thing travels and is followed with the eyes, as the adult marks, or with a finger (domain.md F2). */
interface FollowSpec extends Common {
  readonly kind: 'follow'
  readonly pacedBy: 'itself' | 'adult'
  readonly followedWith: 'eyes' | 'finger'
}

/**
 * A thing travels its way (its `drift`) and waits for the child at each station, which a touch, a look or a voice lets it
 * go on from; touches at the goal before it is there tell that somebody knows where it goes (domain.md, /animated_follow).
 */
interface JourneySpec extends Common {
  readonly kind: 'journey'
  /** Width of the track that is seen, in stage heights; none unless told. */
  readonly track?: number
  /** What it is heard to do where it stops. */
  readonly sound?: SoundName
}

/** The words of a line are lit one after the other (domain.md F7). A touch anywhere goes on; the adult goes back. */
interface ReadOnSpec extends Common {
  readonly kind: 'readOn'
  readonly voice: 'after' | 'before' | 'never'
  /** How long (ms) a word stays before the next comes by itself; null: never. */
  readonly everyMs: number | null
  /** The light of the words that wait, 0 to 1. */
  readonly rest: number
}

/** The answer is a number: as many fingers before the camera, as many dots touched, or the adult's keys. */
interface ByHandSpec extends Common {
  readonly kind: 'byHand'
  readonly steadyMs: number
  readonly hands: HandSide | 'both'
  /** Any raised hand is right. */
  readonly isHello?: boolean
  /** A touch anywhere, a fist's too, is a touch of the next dot. */
  readonly tapsAnywhere?: true
  /** The things come one after the other, and a voice counts them. */
  readonly countsFirst?: boolean
  /** Another count that is as good as the one asked for. */
  readonly alsoRight?: readonly number[]
}

/** Nothing is right or wrong: things answer to touches, strokes and holds for as long as the child likes. */
export interface FreeSpec extends Common {
  readonly kind: 'free'
  /** The note of each thing, hertz, in their order: it lasts while the thing is held. */
  readonly notes?: readonly number[]
  /** Sparks fly from what is touched. */
  readonly sparks?: true
}

/**
 * Pads sound for as long as they are held (domain.md, /music). In free play nothing is right or wrong; in a trial they are
 * asked for one after the other.
 */
interface NotesSpec extends Common {
  readonly kind: 'notes'
  /** The pitch of each thing, hertz, in their order. */
  readonly pitches: readonly number[]
  readonly manner: NoteManner
  /** Whatever is touched plays the next of these pitches. */
  readonly tune?: readonly number[]
  /** Each thing says its own in the place of its note, in their order. */
  readonly says?: readonly Utterance[]
  /** Ids of the things, as they are asked for. */
  readonly asks?: readonly string[]
}

/**
 * Ink under every finger, for as long as the child likes (domain.md, /fluid); nothing is right or wrong. A switch and a stay
 * let it run by itself, from one place of a way to the next.
 */
interface PaintSpec extends Common {
  readonly kind: 'paint'
  /** One colour, or those of the left and the right half. */
  readonly colours: readonly [Hex, Hex?]
  readonly manner: InkManner
  /** What runs by itself is a drop and no trail. */
  readonly drops?: true
  /** The ways that ink goes round by itself, by the id of the thing from which it is let go. */
  readonly paths: Readonly<Record<string, readonly Place[]>>
  /** It hums softly, the higher the finger the higher. */
  readonly hums?: true
}

/** A seed of light is touched, rises slowly and opens as a flower where it has come to (domain.md, /fireworks); one at a time, whatever the tapping. */
interface LaunchSpec extends Common {
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

/** Pieces go to their slots, each to its own (domain.md, /arrange): any number of tries, and as help the next piece goes half way. */
interface AssembleSpec extends Common, Pick<CarrySpec, 'mode' | 'snap' | 'measured' | 'arrives' | 'each'> {
  readonly kind: 'assemble'
}

/** Something happens while it is held, for so long (ms) in all; taps and presses of a switch add up. */
interface HoldSpec extends Common {
  readonly kind: 'hold'
  readonly ms: number
  /** A touch anywhere holds it. */
  readonly anywhere?: true
  /** Another thing grows and wears what further it has, while this one is held. */
  readonly grows?: string
  /** What is seen while it is held, and goes when it is let go. */
  readonly runs?: readonly string[]
  /** These come one after the other, so that the child sees how much it is. */
  readonly fills?: readonly string[]
  /** It is to be let go when all is done: whether that was in time is recorded, and nothing is lost where it was not. */
  readonly stops?: true
  /** How long it was held is recorded, as `heldRecords` declares it. */
  readonly measured?: true
  /** It goes along these points while it is held, and leaves a trail of light that stays; then it does not grow. */
  readonly trail?: readonly Place[]
}

/**
 * A road is followed with a finger from its thing to its end; lifting the finger never resets. Without points of its own a road goes straight from
 * each thing to the one to which it goes, and both become one pair (domain.md, /connect).
 */
export interface TraceSpec extends Common {
  readonly kind: 'trace'
  /** Half the width of the road, in stage heights. */
  readonly reach: number
  /** The points after the thing's own place. */
  readonly road?: readonly Place[]
  /** It may begin at either end. */
  readonly either?: true
  /** No road is seen, and every way from one thing to the other is right; to a thing that does not belong to it is wrong. */
  readonly free?: true
  /** How far (stage heights) from where a finger was lifted one may go on; the road's width unless told. */
  readonly resume?: number
  /** One tap joins a pair, or one on each of both does; without it a tap goes on to the road's next point. */
  readonly taps?: 'one' | 'both'
  /** Only taps count: nothing is drawn with a finger. */
  readonly tapsOnly?: true
  /** One after the other, as they are planned, the end of one the beginning of the next. */
  readonly inOrder?: true
  /** A voice says the number of each thing that was reached. */
  readonly counts?: true
  /** How it was drawn is recorded, as `tracedRecords` declares it. */
  readonly measured?: true
  /** What is heard when a pair is joined and there are more. */
  readonly arrives?: SoundName
}

/** A cover over the target is wiped away; so much of it uncovered (0 to 1) is done. */
interface WipeSpec extends Common {
  readonly kind: 'wipe'
  readonly share: number
  /** Width of the wipe, in stage heights. */
  readonly width: number
  /** The cover is no coloured sheet but the dark itself, through which the thing only glimmers. */
  readonly dark?: true
}

/** Bars lie before a picture, or come to lie; each that is touched is wiped away, from left to right where there are several. */
interface UncoverSpec extends Common {
  readonly kind: 'uncover'
  /** A touch anywhere is one of the bar. */
  readonly anywhere?: true
}

/** A thing rolls where the tablet leans, to its place; a finger, keys and switches move it as well, and pads at the sides (controls named by their side). */
interface TiltSpec extends Common {
  readonly kind: 'tilt'
  /** Stage widths a second at full lean, the dead zone in degrees, and so many degrees for each one that the tablet leans (1 unless told). */
  readonly speed: number
  readonly deadDegrees: number
  readonly gain?: number
  /** It rolls only left and right. */
  readonly sideways?: true
  /** Wherever the tablet leans, it rolls to its place. */
  readonly anyLean?: true
  /** Walls hold it, and along them it goes on; `road` are the places over which the way leads round them, without its ends. */
  readonly walls?: readonly Wall[]
  readonly road?: readonly Place[]
  /** What is heard each time it has rolled a little further. */
  readonly rolls?: SoundName
  /** A high voice sends it up and a low one down, and so does a touch above or below it; no tablet leans it. */
  readonly pitched?: true
}

/** The child's voice makes something happen, as often as is needed; a touch and a switch do the same. */
export interface ByVoiceSpec extends Common {
  readonly kind: 'byVoice'
  /** How long (ms) a sound must last, from its beginning to its end; the silence by which its end is known is no part of it. */
  readonly ms: number
  /** So much (share of its size) it grows at most; 0.3 unless told. */
  readonly grows?: number
  /** It grows with the loudness, and comes back; without this a little with each sound, and it stays. */
  readonly followsLoudness?: true
  /** A voice says "wait"; after so long (ms) of quiet it says "now", and only then a sound is an answer. */
  readonly waitsMs?: number
}

/** A mechanic that an activity writes in its own folder. */
interface OwnSpec extends Common {
  readonly kind: 'own'
  readonly name: string
}

export type MechanicSpec =
  | ChooseSpec
  | CardSpec
  | CountSpec
  | CopySpec
  | CarrySpec
  | FollowSpec
  | JourneySpec
  | ReadOnSpec
  | ByHandSpec
  | FreeSpec
  | NotesSpec
  | PaintSpec
  | LaunchSpec
  | AssembleSpec
  | HoldSpec
  | TraceSpec
  | WipeSpec
  | UncoverSpec
  | TiltSpec
  | ByVoiceSpec
  | OwnSpec
export type MechanicKind = MechanicSpec['kind']
export type SpecOf<K extends MechanicKind> = Extract<MechanicSpec, { kind: K }>

const named =
  <K extends MechanicKind>(kind: K) =>
  (options: Omit<SpecOf<K>, 'kind'>): SpecOf<K> =>
    ({ kind, ...options }) as SpecOf<K>

export const choose = (options: Omit<ChooseSpec, 'kind'> = {}): ChooseSpec => ({ kind: 'choose', ...options })
export const card = named('card')
export const count = (options: Omit<CountSpec, 'kind'> = {}): CountSpec => ({ kind: 'count', ...options })
export const copy = named('copy')
export const carry = named('carry')
export const follow = named('follow')
export const journey = named('journey')
export const readOn = named('readOn')
export const byHand = named('byHand')
export const free = (options: Omit<FreeSpec, 'kind'> = {}): FreeSpec => ({ kind: 'free', ...options })
export const notes = named('notes')
export const paint = named('paint')
export const launch = named('launch')
export const assemble = named('assemble')
export const hold = named('hold')
export const trace = named('trace')
export const wipe = named('wipe')
export const uncover = named('uncover')
export const tilt = named('tilt')

/** The sides of the stage at which a pad may stand, and where each sends. */
export const padSides = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } } as const
export type PadSide = keyof typeof padSides
export const byVoice = named('byVoice')
