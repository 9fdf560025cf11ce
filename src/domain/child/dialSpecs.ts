import { pictureLevels } from '../words/levels'
import { accessMethods, type DialName, type SupportLevel } from './dials'
import { backgroundNames, colourNames } from './palette'

/** How a figure is said: a share of the stage's height, stage widths a second, a time, or a plain count. */
export type DialUnit = 'height' | 'speed' | 'ms' | 'minutes' | 'count'

/** What an adult can set a dial to. `usual` is the range of each support level (domain.md §1.5); outside it the adult is told. */
export type DialSpec =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'zones' }
  | {
      readonly kind: 'steps'
      readonly unit: DialUnit
      /** From least to most; null, where it is, means for ever. */
      readonly stops: readonly (number | null)[]
      readonly usual?: Readonly<Record<SupportLevel, readonly [number, number]>>
    }

const sizes = [0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]

/** Every dial of a child with what it can be. */
export const dialSpecs: Readonly<Record<DialName, DialSpec>> = {
  colour: { kind: 'choice', options: colourNames },
  secondColour: { kind: 'choice', options: colourNames },
  background: { kind: 'choice', options: backgroundNames },
  outline: { kind: 'switch' },
  glow: { kind: 'switch' },
  lightGazer: { kind: 'switch' },
  pictureLevel: { kind: 'choice', options: pictureLevels },
  targetSize: { kind: 'steps', unit: 'height', stops: sizes, usual: { A: [0.3, 0.7], B: [0.18, 0.4], C: [0.1, 0.25] } },
  waitMs: {
    kind: 'steps',
    unit: 'ms',
    stops: [2000, 3000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, null],
    usual: { A: [10_000, 60_000], B: [5000, 30_000], C: [2000, 15_000] },
  },
  autoWait: { kind: 'switch' },
  maxItems: { kind: 'steps', unit: 'count', stops: [1, 2, 3, 4, 5, 6, 8, 9, 12], usual: { A: [1, 1], B: [2, 4], C: [4, 12] } },
  maxSpeed: { kind: 'steps', unit: 'speed', stops: [0.04, 0.06, 0.08, 0.1, 0.12, 0.15], usual: { A: [0.04, 0.06], B: [0.04, 0.1], C: [0.04, 0.15] } },
  movement: { kind: 'choice', options: ['none', 'prompt', 'from-start'] },
  zones: { kind: 'zones' },
  maxComplexity: { kind: 'steps', unit: 'count', stops: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], usual: { A: [1, 3], B: [2, 6], C: [4, 10] } },
  voiceCue: { kind: 'switch' },
  reward: { kind: 'choice', options: ['none', 'calm', 'voice', 'music'] },
  music: { kind: 'switch' },
  rewardMs: { kind: 'steps', unit: 'ms', stops: [1000, 1500, 2000, 3000, 4000, 5000], usual: { A: [3000, 5000], B: [2000, 5000], C: [1500, 5000] } },
  gapMs: { kind: 'steps', unit: 'ms', stops: [1000, 1500, 2000, 3000, 4000, 5000], usual: { A: [2000, 5000], B: [1500, 5000], C: [1000, 5000] } },
  blockTrials: { kind: 'steps', unit: 'count', stops: [3, 4, 5, 6, 8, 10, 12], usual: { A: [3, 8], B: [4, 10], C: [4, 12] } },
  accessMethod: { kind: 'choice', options: accessMethods },
  activateOn: { kind: 'choice', options: ['press', 'release', 'hold'] },
  holdMs: { kind: 'steps', unit: 'ms', stops: [100, 300, 500, 1000, 1500, 2000] },
  ignoreRepeatMs: { kind: 'steps', unit: 'ms', stops: [300, 500, 800, 1000, 1500, 2000] },
  hitSize: {
    kind: 'steps',
    unit: 'height',
    stops: [0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.4, 0.5],
    usual: { A: [0.25, 0.5], B: [0.18, 0.5], C: [0.12, 0.5] },
  },
  anyTouchCounts: { kind: 'switch' },
  scanMs: { kind: 'steps', unit: 'ms', stops: [1500, 2000, 3000, 4000, 5000, 7000, 10_000] },
  dwellMs: { kind: 'steps', unit: 'ms', stops: [300, 500, 800, 1000, 1500, 2000, 3000, 5000] },
  maxSessionMin: { kind: 'steps', unit: 'minutes', stops: [3, 4, 5, 8, 10, 12, 15], usual: { A: [3, 5], B: [3, 10], C: [3, 15] } },
  breakEveryMin: { kind: 'steps', unit: 'minutes', stops: [3, 5, 8, 10] },
}

/** The five that a family meets first. With the way of acting stands whether any touch counts. */
export const firstDials = ['colour', 'targetSize', 'zones', 'waitMs', 'accessMethod', 'anyTouchCounts'] as const satisfies readonly DialName[]

/** All others, chapter by chapter. The size is there once more, in fine steps. */
export const dialChapters = {
  sound: ['voiceCue', 'reward', 'rewardMs', 'music'],
  movement: ['movement', 'maxSpeed', 'autoWait', 'gapMs'],
  pictures: ['targetSize', 'outline', 'glow', 'lightGazer', 'pictureLevel', 'secondColour', 'background'],
  switches: ['hitSize', 'activateOn', 'holdMs', 'ignoreRepeatMs', 'scanMs', 'dwellMs'],
  limits: ['maxComplexity', 'maxItems', 'blockTrials', 'maxSessionMin', 'breakEveryMin'],
} as const satisfies Record<string, readonly DialName[]>
export type DialChapter = keyof typeof dialChapters

/** The next stop in a direction from any value, also one between two stops; the value itself at the end. */
export function stopAfter(stops: readonly (number | null)[], value: number | null, direction: 1 | -1): number | null {
  const order = (stop: number | null) => stop ?? Number.POSITIVE_INFINITY
  const beyond = stops.filter((stop) => (order(stop) - order(value)) * direction > 1e-9)
  const [nearest = value] = direction === 1 ? beyond : beyond.slice(-1)
  return nearest
}

/** Whether a value lies in what is usual at a support level. */
export function isUsual(spec: DialSpec, support: SupportLevel, value: unknown): boolean {
  const range = spec.kind === 'steps' ? spec.usual?.[support] : undefined
  return range === undefined || typeof value !== 'number' || (value >= range[0] && value <= range[1])
}

/** The highest stop of a dial in steps that is not above `most`; its lowest where all are. */
export function stopUpTo(name: 'maxItems' | 'maxComplexity', most: number): number {
  const spec = dialSpecs[name]
  const stops = spec.kind === 'steps' ? spec.stops.flatMap((stop) => stop ?? []) : []
  return stops.findLast((stop) => stop <= most) ?? stops[0] ?? most
}
