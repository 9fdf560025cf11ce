import type { AccessMethod } from '../../child/dials'
import { supportLevels } from '../../child/support'
import { type EventSpec, type FieldsOf, type FieldValues } from './eventFields'
import { facingSpec } from './facingSpec'

/** Version of the event vocabulary. `upgrade.ts` reads older logs; docs/data-format.md documents each event. */
export const EVENTS_VERSION = 3

/**
 * Outcome of a trial. If several apply, the first of these counts: `void` (resized, interrupted or paused: never counts),
 * `unmeasured` (it ended and nobody could tell), `partly` (less was followed or read than counts), `other` (another thing was
 * chosen, where the first choice is the answer), `assisted` (hand over hand), `prompted`, `independent`. It is `no-response` if
 * nothing ended the trial.
 */
const outcomes = ['independent', 'prompted', 'assisted', 'partly', 'other', 'no-response', 'unmeasured', 'void'] as const
export type Outcome = (typeof outcomes)[number]

/** Steps of the prompt ladder (clinical-design.md §1.9): 0 none, 1 movement, 2 size and halo, 3 voice, 4 demonstration. */
const promptSteps = [0, 1, 2, 3, 4] as const
export type PromptStep = (typeof promptSteps)[number]

/**
 * Ways in which an answer can arrive: by the child's access method, through a device, reported by the adult, or without any
 * action (`itself`).
 */
export const answerMethods = ['touch', 'switch1', 'switch2', 'dwell', 'head', 'camera', 'voice', 'tilt', 'adult', 'itself'] as const satisfies readonly (
  | AccessMethod
  | string
)[]
export type AnsweredBy = (typeof answerMethods)[number]

/** Verdict on an answer. `partly`, `unmeasured` and `other` end a trial that is neither a success nor a mistake. */
const verdicts = ['correct', 'wrong', 'other', 'partly', 'unmeasured'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Reason why a trial is void: play was paused, the stage resized, or the page closed; the adult skipped the trial (`cancelled`);
 * or its things never appeared or were lost from sight (`not-shown`).
 */
const voidReasons = ['paused', 'resized', 'interrupted', 'cancelled', 'not-shown'] as const
export type VoidReason = (typeof voidReasons)[number]

const endReasons = ['finished', 'adult', 'no-response', 'time', 'interrupted'] as const
export type EndReason = (typeof endReasons)[number]

const thing = { is: 'text', says: 'the thing' } as const
const by = { is: answerMethods, says: '`touch`, `switch1`, `switch2`, `dwell`, `head`, `camera`, `voice`, `tilt`, `adult` or `itself`' } as const
const waitMs = { is: 'number', orNull: true, says: 'the wait in ms; null without limit' } as const
const step = { is: promptSteps, says: '1 movement, 2 larger with a halo, 3 voice, 4 demonstration' } as const

/** Everything that a child can do except pointing and answering. */
export const responseSpecs = [
  { names: ['took'], says: 'A thing was picked up.', fields: { id: thing } },
  {
    names: ['let-go'],
    says: 'A thing was let go.',
    fields: { id: thing, error: { is: 'number', says: 'distance from where it belongs, in stage heights' } },
  },
  { names: ['found'], says: 'One of several was found, placed or counted, and more remain.', fields: { id: thing, by } },
  { names: ['found-again'], says: 'A thing that was already found was chosen again: it was counted twice.', fields: { id: thing, by } },
  {
    names: ['went-on'],
    says: 'The highlight moved from one word to another, or back if the adult asked for it.',
    fields: { id: { is: 'text', says: 'the word that it left' }, to: { is: 'text', says: 'the word that it reached' }, by },
  },
  { names: ['traced'], says: 'A finger follows a thing.', fields: { id: thing, error: { is: 'number', says: 'distance from its middle, in stage heights' } } },
  { names: ['searched'], says: 'The searchlight moved here.', fields: { to: { is: 'place', says: 'its middle' } } },
  {
    names: ['stroked'],
    says: 'A finger stroked across the stage. `at` is the end of the stroke.',
    fields: {
      from: { is: 'place', says: 'its start' },
      to: { is: 'place', says: 'its end' },
      ms: { is: 'number', says: 'its duration in ms' },
    },
  },
  {
    names: ['held'],
    says: 'Something was pressed and held. `at` is the release.',
    fields: {
      id: { is: 'text', orNull: true, says: 'the thing; null for the stage itself' },
      where: { is: 'place', says: 'the place of the finger or of the thing' },
      ms: { is: 'number', says: 'the duration in ms' },
      by,
    },
  },
  {
    names: ['worked'],
    says: 'A thing was uncovered, filled or assembled a little further.',
    fields: { id: thing, share: { is: 'number', says: 'how much of it in all, 0 to 1' }, by },
  },
] as const satisfies readonly EventSpec[]

/** Events that concern the whole session. */
export const sessionSpecs = [
  {
    names: ['free-began'],
    says: 'Free play began: there are no trials and nothing is right or wrong. Its responses and touches have the trial 0.',
    fields: { waitMs },
  },
  {
    names: ['demonstrated'],
    says: 'Free play: nobody did anything for one wait, so the stage demonstrated once what can be done. At most twice until somebody acts.',
    fields: {},
  },
  {
    names: ['adjusted'],
    says: 'The child’s profile changed. From the next trial on, in free play at once, these settings replace those of the session.',
    fields: {
      support: { is: supportLevels, says: 'the profile’s support level: A, B or C' },
      dials: { is: 'dials', says: 'every setting of the child' },
      strict: { is: 'yes or no', says: 'whether strict mode is on (photosensitivity)' },
      timing: { is: 'timing', says: 'the times of a trial in ms: `waitMs`, `rewardMs`, `gapMs`, `cueMs`, `fadeMs`' },
    },
  },
  facingSpec,
  { names: ['paused'], says: 'An adult or the device paused play. An open trial becomes void.', fields: {} },
  { names: ['resumed'], says: 'Play resumed.', fields: { pausedForMs: { is: 'number', says: 'the length of the pause, ms of real time' } } },
  {
    names: ['ended'],
    says: 'The session is over.',
    fields: { reason: { is: endReasons, says: '`finished`, `adult`, `no-response`, `time` (the longest play) or `interrupted` (a closed or killed page)' } },
  },
] as const satisfies readonly EventSpec[]

/** Events of a trial. They also have the field `trial`. */
export const trialSpecs = [
  {
    names: ['trial-began'],
    says: 'The trial began; nothing is shown yet.',
    fields: { warmUp: { is: 'yes or no', says: 'whether it is a warm-up with something familiar, which never counts' }, waitMs },
  },
  {
    names: ['stimulus-shown'],
    says: 'A thing is on the screen, as planned. The first one of a trial is its onset.',
    fields: {
      id: { is: 'text', says: 'names the thing in this trial' },
      shows: {
        is: 'shows',
        optional: true,
        says: '`{ drawing, mirrored, turned }` (degrees, clockwise), `{ word, part, view, as, level, piece, contour, inBubble }` (a part alone lit; a further view; a picture of another kind: `cut`, `young`, ...; another form than the child’s own; a piece cut out of it, in fractions of its square: left, top, width, height; its contour alone, this wide in stage heights; in a bubble) or `{ text }`; absent in the first sessions',
      },
      role: { is: ['target', 'distractor', 'place', 'control'], says: '`target`, `distractor`, `place` (where things belong) or `control`' },
      x: { is: 'number', says: 'its middle' },
      y: { is: 'number', says: 'its middle' },
      w: { is: 'number', says: 'its longest side as a fraction of the stage’s width' },
      h: { is: 'number', says: 'its longest side in stage heights' },
      colour: { is: 'colour', says: 'its colour, `#RRGGBB`' },
      zone: { is: 'zone', says: 'its planned zone' },
      speed: { is: 'number', says: 'stage widths per second; 0 is still' },
      to: { is: 'place', optional: true, says: 'destination of a thing that moves by itself' },
      way: { is: 'places', optional: true, says: 'waypoints: before the child’s response time begins, or with `to` while the child can act' },
      covers: { is: 'text', optional: true, says: 'id of the picture that it covers, which is seen only after this one was wiped away' },
      unseen: { is: [true], optional: true, says: 'it is not visible yet (water before it runs), and is in no figure' },
    },
  },
  {
    names: ['measured'],
    says: 'The appearance of a thing as measured frame by frame. Once for each thing, at the latest before the trial ends. Without it size, place and speed are marked “planned, not measured” wherever they are shown.',
    fields: {
      id: thing,
      onset: { is: 'number', says: 'first frame at half of the final light, ms of active time' },
      x: { is: 'number', says: 'its middle at `onset`' },
      y: { is: 'number', says: 'its middle at `onset`' },
      w: { is: 'number', says: 'its longest side at `onset`, as a fraction of the stage’s width' },
      h: { is: 'number', says: 'its longest side at `onset`, in stage heights' },
      speed: { is: 'number', says: 'stage widths per second while it moved; 0 is still' },
      to: { is: 'place', optional: true, says: 'its final place, if it moved' },
      grewTo: { is: 'number', optional: true, says: 'its longest side at its largest, in stage heights, if it grew' },
    },
  },
  { names: ['prompted'], says: 'A prompt that could be seen or heard.', fields: { step } },
  { names: ['not-prompted'], says: 'A prompt that was due but not given, because nothing of it could be seen or heard.', fields: { step } },
  {
    names: ['pointed'],
    says: 'Something touched the glass, with or without an effect.',
    fields: {
      x: { is: 'number', says: 'the touch' },
      y: { is: 'number', says: 'the touch' },
      on: { is: 'text', orNull: true, says: 'id of the thing under it; null for none' },
      zone: { is: 'zone', says: 'its zone' },
      error: { is: 'number', orNull: true, says: 'distance from the target’s middle, in stage heights; null without a target' },
      acted: { is: 'yes or no', says: 'whether it had an effect; the second touch of a trembling hand has none' },
    },
  },
  {
    names: ['answered'],
    says: 'The child, a device, the adult or the course of the trial answered. Every verdict but `wrong` ends the trial.',
    fields: {
      id: thing,
      verdict: {
        is: verdicts,
        says: '`correct`, `wrong`, `other` (another one, where the first choice is the answer), `partly` (less was followed or read than counts) or `unmeasured` (it ended and nobody could tell)',
      },
      by,
      where: { is: 'place', optional: true, says: 'the thing’s middle then; absent in the first sessions' },
      rewardMs: { is: 'duration', optional: true, says: 'least reward time in ms for a thing that still travels; otherwise the profile’s' },
    },
  },
  { names: ['did'], says: 'The child did something else.', fields: { deed: { is: 'response', says: 'one of the responses below' } } },
  {
    names: ['travelled'],
    says: 'A thing is on its way: logged at the start, the end, each tenth, and at each stop and restart.',
    fields: {
      id: thing,
      share: { is: 'number', says: 'share of the path travelled, 0 to 1' },
      waits: { is: 'yes or no', optional: true, says: 'at a station: it stops and waits for the child (true), or goes on (false)' },
    },
  },
  {
    names: ['heard'],
    says: 'The adult marked whether a word was read aloud.',
    fields: { id: { is: 'text', says: 'the printed word' }, isRead: { is: 'yes or no', says: 'whether it was read' } },
  },
  {
    names: ['wished'],
    says: 'The adult asked for another number of things from the next trial on.',
    fields: { wish: { is: ['one-more', 'one-fewer'], says: '`one-more` or `one-fewer`' } },
  },
  {
    names: ['ground'],
    says: 'The background from now on, as the trial sets it or the adult changed it. It changes slowly, and stays until the next such event.',
    fields: {
      shows: {
        is: 'ground',
        orNull: true,
        says: '`{ strips }`, each with `colour`, `top` and `bottom` (stage heights) and perhaps a `texture` (`cloth`, `grass`, `sand`, `leaves`) whose shades differ from the colour by at most `varies`; dots `{ colour, dotColour, dots }`; a place `{ place, look }` (`full`, `grey` or `blurred`); or a photograph `{ word, blurred, grey }`; each perhaps with less `light` (0 to 1) for a dim room; null for the child’s plain background',
      },
      strength: { is: 'fraction', says: '0 the child’s plain background to 1 full' },
    },
  },
  {
    names: ['recorded'],
    says: 'Values that the activity records. The last one of each name counts.',
    fields: { values: { is: 'records', says: 'by the names in its manifest: numbers, texts, yes or no' } },
  },
  {
    names: ['held'],
    says: 'The adult held or released the prompt ladder.',
    fields: { isHeld: { is: 'yes or no', says: 'whether it waits now' } },
  },
  { names: ['looked', 'looked-away', 'helped'], says: 'The adult marked that the child looks, looks away, or was helped by hand.', fields: {} },
  { names: ['rewarded'], says: 'The reward began.', fields: {} },
  { names: ['resized'], says: 'The stage changed its size: the trial is void.', fields: {} },
  {
    names: ['overloaded', 'tired'],
    says: 'Too many touches next to things in a short time; a break is advised (once in a session). An assessment level then ends between two trials with the reason `finished`.',
    fields: {},
  },
  {
    names: ['trial-ended'],
    says: 'The things leave.',
    fields: {
      outcome: {
        is: outcomes,
        says: 'the first that applies of `void`, `unmeasured`, `partly`, `other` (another one was chosen, where the first choice is the answer), `assisted` (by hand), `prompted` (after a prompt that could be seen or heard or a wrong choice, or by itself), `independent`; `no-response` if nothing answered',
      },
      reason: {
        is: voidReasons,
        optional: true,
        lenient: true,
        says: 'why it is void: `paused`, `resized`, `interrupted` (a closed or killed page), `cancelled` (the adult skipped it) or `not-shown` (its things never came into sight, or the device’s graphics stopped); absent before version 3',
      },
    },
  },
] as const satisfies readonly EventSpec[]

type Response<S> = S extends { readonly names: readonly (infer Name)[]; readonly fields: infer Fields extends EventSpec['fields'] }
  ? Name extends string
    ? { readonly do: Name } & FieldsOf<Fields, FieldValues>
    : never
  : never

/** One thing that a child did other than pointing and answering. Lengths are in stage heights, times in ms. */
export type ResponseEvent = Response<(typeof responseSpecs)[number]>

interface EventValues extends FieldValues {
  readonly response: ResponseEvent
}

type Event<S, Common> = S extends { readonly names: readonly (infer Name)[]; readonly fields: infer Fields extends EventSpec['fields'] }
  ? Name extends string
    ? { readonly kind: Name } & Common & FieldsOf<Fields, EventValues>
    : never
  : never

/**
 * One event of play. `at` is active time in ms since the session began, excluding pauses. Places and sizes are fractions of the
 * stage's width (x, w) and height (y, h), measured at the centre. Events are only ever appended.
 */
export type PlayEvent =
  | Event<(typeof sessionSpecs)[number], { readonly at: number }>
  | Event<(typeof trialSpecs)[number], { readonly at: number; readonly trial: number }>
