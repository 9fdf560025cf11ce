import { pictureLevels } from './pictureLevels'
import { choice, type DialSpec, onOff, stepsDial, stepsOrUnlimited, zoneMap } from './dialKinds'
import { backgroundNames, colourNames } from './palette'
import { type SupportLevel, supportLevels } from './support'
import type { ZoneWeights } from './zones'

export const accessMethods = ['touch', 'switch1', 'switch2', 'dwell', 'head'] as const
/** How the child acts: touch, one switch (scanning), two switches (stepping), dwell, or head movement in front of the camera. */
export type AccessMethod = (typeof accessMethods)[number]

/** Access methods, plus `look`: the child only looks, and an adult marks each look. */
export const responseMethods = [...accessMethods, 'look'] as const
export type ResponseMethod = (typeof responseMethods)[number]

const share = [0, 1] as const
/** Range of a time (ms), at most ten minutes. */
const time = [0, 600_000] as const
const minutes = [0, 120] as const

/**
 * Zone weights before the visual field is mapped: the highest in the centre, the lowest in the bottom row (clinical-design.md
 * §1.6).
 */
const unmappedZones: ZoneWeights = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }

/**
 * Every setting of a child, declared once: type, values, chapter and defaults. Types, presets, menus and the reading of stored
 * records are derived from this table, and its order is the order of the menu. Lengths are fractions: `Size` of the stage's
 * height, `Speed` of the stage's width per second. Names of times end in `Ms`. Presets are starting values, to be adjusted with
 * a therapist (clinical-design.md §1.5).
 */
export const dialSpecs = {
  colour: choice({ chapter: 'first', options: colourNames, default: 'yellow', presets: {}, stored: 'yellow' }),
  /** How often each zone is used. */
  zones: zoneMap({ chapter: 'first', default: unmappedZones, presets: {}, stored: unmappedZones }),
  /** Wait T before the first prompt (ms). `null` means no limit. */
  waitMs: stepsOrUnlimited({
    chapter: 'first',
    unit: 'ms',
    range: time,
    stops: [2000, 3000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, null],
    usual: { A: [10_000, 60_000], B: [5000, 30_000], C: [2000, 15_000] },
    default: 20_000,
    presets: { B: 10_000, C: 5000 },
    stored: 20_000,
  }),
  accessMethod: choice({ chapter: 'first', options: responseMethods, default: 'touch', presets: {}, stored: 'touch' }),
  anyTouchCounts: onOff({ chapter: 'first', default: false, presets: {}, stored: false }),

  voiceCue: onOff({ chapter: 'sound', default: true, presets: { C: false }, stored: false }),
  /** `voice`: calm, and a voice names the thing that was found. `quiet`: without sound or growth, for a child who startles. */
  reward: choice({
    chapter: 'sound',
    options: ['none', 'calm', 'voice', 'music', 'quiet'],
    default: 'calm',
    presets: {},
    stored: 'calm',
  }),
  rewardMs: stepsDial({
    chapter: 'sound',
    unit: 'ms',
    range: time,
    stops: [1000, 1500, 2000, 3000, 4000, 5000],
    usual: { A: [3000, 5000], B: [2000, 5000], C: [1500, 5000] },
    default: 3000,
    presets: { B: 2000, C: 1500 },
    stored: 3000,
  }),
  /** Whether a calm music loop plays. Off until an adult turns it on. */
  music: onOff({ chapter: 'sound', default: false, presets: {}, stored: false }),

  movement: choice({ chapter: 'movement', options: ['none', 'prompt', 'from-start'], default: 'prompt', presets: { C: 'none' }, stored: 'prompt' }),
  maxSpeed: stepsDial({
    chapter: 'movement',
    unit: 'speed',
    // The upper end is `MAX_SPEED` of safety.ts.
    range: [0, 0.15],
    stops: [0.04, 0.06, 0.08, 0.1, 0.12, 0.15],
    usual: { A: [0.04, 0.06], B: [0.04, 0.1], C: [0.04, 0.15] },
    default: 0.06,
    presets: { B: 0.1, C: 0.15 },
    stored: 0.06,
  }),
  /** Whether the wait T adapts to the child's recent touches once there are enough of them (clinical-design.md §1.9). */
  autoWait: onOff({ chapter: 'movement', default: false, presets: {}, stored: false }),
  gapMs: stepsDial({
    chapter: 'movement',
    unit: 'ms',
    range: time,
    stops: [1000, 1500, 2000, 3000, 4000, 5000],
    usual: { A: [2000, 5000], B: [1500, 5000], C: [1000, 5000] },
    default: 2000,
    presets: { B: 1500, C: 1000 },
    stored: 2000,
  }),

  targetSize: stepsDial({
    chapter: 'pictures',
    unit: 'height',
    range: share,
    stops: [0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7],
    usual: { A: [0.3, 0.7], B: [0.18, 0.4], C: [0.1, 0.25] },
    default: 0.4,
    presets: { B: 0.25, C: 0.15 },
    stored: 0.4,
  }),
  /** Whether the target has a lighter rim, for low contrast or a child who needs outlines. */
  outline: onOff({ chapter: 'pictures', default: false, presets: {}, stored: false }),
  /** Whether things have a soft halo. Off for children who cannot look away from light. */
  glow: onOff({ chapter: 'pictures', default: true, presets: {}, stored: true }),
  lightGazer: onOff({ chapter: 'pictures', default: false, presets: {}, stored: false }),
  /**
   * Level of detail of pictures. A word without a picture at this level shows the nearest simpler one. The first sessions had flat
   * pictures.
   */
  pictureLevel: choice({ chapter: 'pictures', options: pictureLevels, default: 'realistic', presets: {}, stored: 'flat' }),
  secondColour: choice({ chapter: 'pictures', options: colourNames, default: 'cyan', presets: {}, stored: 'cyan' }),
  background: choice({ chapter: 'pictures', options: backgroundNames, default: 'black', presets: {}, stored: 'black' }),

  /** Minimum side of a hit area (stage heights). */
  hitSize: stepsDial({
    chapter: 'switches',
    unit: 'height',
    range: share,
    stops: [0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.4, 0.5],
    usual: { A: [0.25, 0.5], B: [0.18, 0.5], C: [0.12, 0.5] },
    default: 0.25,
    presets: { B: 0.18, C: 0.12 },
    stored: 0.25,
  }),
  activateOn: choice({ chapter: 'switches', options: ['press', 'release', 'hold'], default: 'press', presets: {}, stored: 'press' }),
  holdMs: stepsDial({ chapter: 'switches', unit: 'ms', range: time, stops: [100, 300, 500, 1000, 1500, 2000], default: 500, presets: {}, stored: 500 }),
  ignoreRepeatMs: stepsDial({
    chapter: 'switches',
    unit: 'ms',
    range: time,
    stops: [300, 500, 800, 1000, 1500, 2000],
    default: 800,
    presets: { B: 500, C: 500 },
    stored: 800,
  }),
  scanMs: stepsDial({
    chapter: 'switches',
    unit: 'ms',
    range: time,
    stops: [1500, 2000, 3000, 4000, 5000, 7000, 10_000],
    default: 3000,
    presets: {},
    stored: 3000,
  }),
  /** Whether a voice quietly names each thing when the scan frame reaches it, for a child who chooses by ear. */
  scanCue: onOff({ chapter: 'switches', default: false, presets: {}, stored: false }),
  dwellMs: stepsDial({
    chapter: 'switches',
    unit: 'ms',
    range: time,
    stops: [300, 500, 800, 1000, 1500, 2000, 3000, 5000],
    default: 1000,
    presets: {},
    stored: 1000,
  }),
  /** How the child chooses the thing at which the head points: by staying there, with a switch (Space), or with a sound of the voice. */
  headClick: choice({ chapter: 'switches', options: ['dwell', 'switch', 'voice'], default: 'dwell', presets: {}, stored: 'dwell' }),
  /** Strength of the smoothing of a finger's tremor while the finger drags or follows. */
  tremorSmoothing: choice({ chapter: 'switches', options: ['off', 'some', 'strong'], default: 'off', presets: {}, stored: 'off' }),

  /** Highest complexity rung that is offered (C1-C10, clinical-design.md §1.8). */
  maxComplexity: stepsDial({
    chapter: 'limits',
    unit: 'count',
    range: [1, 10],
    stops: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    usual: { A: [1, 3], B: [2, 6], C: [4, 10] },
    default: 3,
    presets: { B: 6, C: 10 },
    stored: 3,
  }),
  maxItems: stepsDial({
    chapter: 'limits',
    unit: 'count',
    range: [1, 12],
    stops: [1, 2, 3, 4, 5, 6, 8, 9, 12],
    usual: { A: [1, 1], B: [2, 4], C: [4, 12] },
    default: 1,
    presets: { B: 4, C: 9 },
    stored: 1,
  }),
  blockTrials: stepsDial({
    chapter: 'limits',
    unit: 'count',
    range: [1, 100],
    stops: [3, 4, 5, 6, 8, 10, 12],
    usual: { A: [3, 8], B: [4, 10], C: [4, 12] },
    default: 8,
    presets: { B: 10, C: 12 },
    stored: 8,
  }),
  maxSessionMin: stepsDial({
    chapter: 'limits',
    unit: 'minutes',
    range: minutes,
    stops: [3, 4, 5, 8, 10, 12, 15],
    usual: { A: [3, 5], B: [3, 10], C: [3, 15] },
    default: 5,
    presets: { B: 10, C: 15 },
    stored: 5,
  }),
  breakEveryMin: stepsDial({ chapter: 'limits', unit: 'minutes', range: minutes, stops: [3, 5, 8, 10], default: 5, presets: {}, stored: 5 }),
} as const satisfies Readonly<Record<string, DialSpec>>

type Specs = typeof dialSpecs
export type DialName = keyof Specs

/** A child's settings as one flat record. Presets, profiles, plans, today's changes and locks are parts of such a record. */
export type Dials = { readonly [Name in DialName]: Specs[Name]['default'] }

export const dialNames = Object.keys(dialSpecs) as readonly DialName[]

const valuesOf = (valueOf: (spec: DialSpec) => unknown): Partial<Dials> =>
  Object.fromEntries(
    dialNames.flatMap((name) => {
      const value = valueOf(dialSpecs[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Whether the child chooses the thing at which the head points with a sound of the voice. */
export const isClickedByVoice = ({ accessMethod, headClick }: Pick<Dials, 'accessMethod' | 'headClick'>): boolean =>
  accessMethod === 'head' && headClick === 'voice'

/** Builds a record with a value for every setting. */
export function buildDials(valueOf: (name: DialName) => unknown): Dials {
  const values: Partial<Record<DialName, unknown>> = Object.fromEntries(dialNames.map((name) => [name, valueOf(name)]))
  return values as Dials
}

/** Value of every setting until a preset, a profile or an adult changes it. */
export const defaultDials = valuesOf((spec) => spec.default) as Dials

/** Values in which each support level differs from the defaults. */
export const supportPresets = Object.fromEntries(
  supportLevels.map((level) => [level, valuesOf(({ presets }) => (level === 'A' ? undefined : presets[level]))]),
) as Readonly<Record<SupportLevel, Partial<Dials>>>
