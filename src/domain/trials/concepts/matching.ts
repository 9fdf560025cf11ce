import type { RecordsOf } from '../engine/recordsSpec'
import type { matchRecords } from './matched'
import { palette } from '../../child/palette'
import { type StageSplit, type Laid, type Sizes, sampleAndChoices } from './stageHalves'
import { naturalMotion } from './naturalMotion'
import type { RewardPlan } from '../plan/mechanics/common'
import type { CarryMode, CarrySpec } from '../plan/mechanics/carrying'
import { carry } from '../plan/mechanics'
import { EDGE, gapFor, zoneAt } from '../layout/placement'
import type { Place } from '../../geometry'
import { type StimulusPlan, textOf } from '../plan/plan'
import type { PlanRequest } from '../engine/request'
import type { TrialDials } from '../engine/trialSettings'

/*
 * Matching (clinical-design.md F5). A sample stays in the child's best zone, the choices appear later in the opposite half, and
 * the right choice goes to the sample.
 */

/**
 * Size of the sample as a share of the child's own target size (clinical-design.md: 30 % of the height where things are 40 %),
 * with its limits (stage heights).
 */
const SIZE = { share: 0.75, least: 0.15, most: 0.36 } as const
/**
 * Time (ms) for which the sample is visible in memory mode by default, and delay (ms) of the choices: after the sample appears,
 * or after it has disappeared.
 */
const SEEN_MS = 3000
const CHOICES_AFTER_MS = { seen: 1000, hidden: 500 } as const
/** Distance from the sample at which a dragged thing snaps to it. */
const SNAP = 0.25
/**
 * Prompts: each time T has passed, one wrong choice fades, so the step in between has none. At the last step, the right choice
 * moves to the sample by itself (clinical-design.md, /match, "Nothing").
 */
const help = { 1: ['fade-one'], 2: [], 3: ['fade-one'], 4: ['fade-one', 'show-how'] } as const
/** Gap between two related but different things at the end, as a share of the sample's size. */
const BESIDE = 0.2
export const SAMPLE = 'sample'

/** Returns the plan of a thing, a picture or printed word, with the given role, place and size. */
export type MatchLook = (wish: Pick<StimulusPlan, 'role' | 'colour' | 'size' | 'place'> & Partial<StimulusPlan>) => StimulusPlan

/** A sample and its choices, in order. One choice is right. */
export interface Match {
  readonly sample: MatchLook
  readonly choices: readonly { readonly look: MatchLook; readonly isRight: boolean }[]
  /** Whether sample and right choice are identical. If so, they become one; otherwise they end next to each other. */
  readonly isSame: boolean
  /** Returns the places, if they are not in opposite halves. */
  readonly lay?: (sizes: Sizes) => Laid
  /** Time (ms) for which the sample is visible in memory mode. */
  readonly seenMs?: number
  readonly reward?: RewardPlan
}

/** Returns the delay (ms) of the choices after the sample, depending on whether the sample hides. */
export const choicesAfterMs = (hides: boolean, seenMs: number): number => (hides ? seenMs + CHOICES_AFTER_MS.hidden : CHOICES_AFTER_MS.seen)

/** The part of a plan request that a match needs. */
type MatchRequest = Pick<PlanRequest, 'child' | 'aspect' | 'widthOf'> & {
  readonly settings: { readonly layout: StageSplit; readonly carry: CarryMode; readonly hides: boolean }
}

/** A match, as part of a trial's plan. */
export interface Matching {
  readonly mechanic: CarrySpec
  readonly cue: { readonly phrase: 'find-the-same' }
  readonly stimuli: readonly StimulusPlan[]
  readonly records: RecordsOf<typeof matchRecords>
}

/** Returns the preferred and minimum sizes for a match, and the gap. */
export function matchSizes({
  dials,
  support,
}: Pick<MatchRequest['child'], 'support'> & { readonly dials: Pick<TrialDials, 'targetSize' | 'leastSize'> }): Sizes {
  const least = Math.max(dials.leastSize, support === 'C' ? Math.min(SIZE.least, dials.targetSize) : 0)
  return { wished: Math.min(SIZE.most, Math.max(SIZE.least, dials.targetSize * SIZE.share)), least, gap: gapFor(support) }
}

export function planMatching({ sample, choices, isSame, lay, seenMs = SEEN_MS, reward }: Match, request: MatchRequest): Matching {
  const {
    settings,
    child: { dials, support },
  } = request
  const sizes = matchSizes({ dials, support })
  const laid = lay?.(sizes) ?? sampleAndChoices(choices.length, settings.layout, dials.zones, sizes)
  const colour = palette[dials.colour]
  const seen = { ...sample({ role: 'place', colour, size: laid.sampleSize, place: laid.sample }), id: SAMPLE }
  // If sample and choice become one, the resulting thing moves naturally.
  const { stimulus: shown, ends } = isSame
    ? naturalMotion(seen, { level: dials.pictureLevel, aspect: request.aspect, stays: true })
    : { stimulus: seen, ends: [] }
  const stimuli = choices.map(({ look, isRight }, index) =>
    look({
      role: isRight ? 'target' : 'distractor',
      colour,
      size: laid.size,
      place: laid.choices[index] ?? laid.sample,
      goesTo: SAMPLE,
      after: choicesAfterMs(settings.hides, seenMs),
    }),
  )
  const right = stimuli.find(({ role }) => role === 'target')
  return {
    mechanic: carry({
      mode: settings.carry,
      snap: SNAP,
      help,
      ...(settings.hides ? { hidesAfterMs: seenMs } : {}),
      ...(isSame ? { becomesOne: true } : { lying: [besideIt(shown, right ?? shown, request)] }),
      reward: { does: 'celebrate', names: true, ...(ends.length === 0 ? {} : { ends }), ...reward },
    }),
    cue: { phrase: 'find-the-same' },
    stimuli: [shown, ...stimuli],
    records: { gap: sizes.gap, ...(right === undefined ? {} : { side: sideOf(right.place, stimuli.length === 1 ? laid.sample : middleOf(laid.choices)) }) },
  }
}

/** Returns the final place of a thing below, above or next to its match, in the best zone and not cut off by an edge. */
function besideIt(sample: StimulusPlan, brought: StimulusPlan, { child, aspect, widthOf }: Pick<MatchRequest, 'child' | 'aspect' | 'widthOf'>): Place {
  const text = textOf(brought)
  const [width, height] = [(text === undefined ? 1 : widthOf(text.text)) * brought.size, brought.size]
  const sampleText = textOf(sample)
  const sampleWidth = (sampleText === undefined ? 1 : widthOf(sampleText.text)) * sample.size
  const [across, down] = [(sampleWidth + width) / 2 + BESIDE * sample.size, (sample.size + height) / 2 + BESIDE * sample.size]
  const inside = (x: number) => Math.max(EDGE + width / aspect / 2, Math.min(1 - EDGE - width / aspect / 2, x))
  const { x, y } = sample.place
  const places = [
    { x: inside(x), y: y + down },
    { x: inside(x), y: y - down },
    { x: x + across / aspect, y },
    { x: x - across / aspect, y },
  ]
  const isWhole = (place: Place) => inside(place.x) === place.x && place.y - height / 2 >= 0 && place.y + height / 2 <= 1
  // If the thing fits nowhere entirely, it goes where least of it is cut off, but never onto its match.
  const cutBy = ({ x: at, y: from }: Place) => Math.max(0, height / 2 - from, from + height / 2 - 1) + Math.abs(inside(at) - at) * aspect
  const weightOf = (place: Place) => (isWhole(place) ? child.dials.zones[zoneAt(place)] : -cutBy(place))
  const best = places.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return { x: ((best.x - x) * aspect) / sample.size, y: (best.y - y) / sample.size }
}

/** Returns the mean of these places. */
export const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})

/** Returns the direction of a place from another one. For a choice, the other is the middle of all choices. */
export function sideOf(place: Place, from: Place): 'left' | 'right' | 'above' | 'below' {
  const [across, down] = [place.x - from.x, place.y - from.y]
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'above' : 'below'
}
