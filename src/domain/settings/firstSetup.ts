import { type ChildProfile, newProfile, type YesNoUnknown } from '../child/childProfile'
import type { ResponseMethod } from '../child/dials'
import type { SupportLevel } from '../child/support'
import type { ColourName } from '../child/palette'
import { partnerOf } from './profile'
import type { Zone, ZoneWeight, ZoneWeights } from '../child/zones'

/** Places where a child looks best, as named for a family: nine, row by row. */
export const viewingSides = ['aboveLeft', 'above', 'aboveRight', 'left', 'middle', 'right', 'belowLeft', 'below', 'belowRight'] as const
export type ViewingSide = (typeof viewingSides)[number]

/** How long it takes until the child looks. */
export const lookLatencies = ['soon', 'some', 'long', 'longer'] as const
export type LookLatency = (typeof lookLatencies)[number]

/**
 * Ways in which the child acts, as offered in the first questions. `pat` means that a hand comes down anywhere. Use of the head
 * is chosen later, in the profile.
 */
export const responseModes = ['touch', 'pat', 'switch1', 'switch2', 'dwell', 'look'] as const
export type ResponseMode = (typeof responseModes)[number]

/** Answers about light and seizures that are offered first. */
export const seizures = ['neither', 'epilepsy', 'epilepsyLightIsSafe', 'light'] as const
/** Answers for a child whose seizures light can trigger. The next question is whether there is epilepsy. */
export const lightSeizures = ['light', 'lightEpilepsy', 'lightAlone'] as const
type Seizure = (typeof seizures)[number] | (typeof lightSeizures)[number]

export const isLightSeizure = (seizure: Seizure | null): seizure is (typeof lightSeizures)[number] => lightSeizures.some((each) => each === seizure)

/** The five answers. null means "not sure", which is always allowed. */
export interface SetupAnswers {
  readonly colour: ColourName | null
  readonly side: ViewingSide | null
  readonly looks: LookLatency | null
  readonly act: ResponseMode | null
  readonly seizure: Seizure | null
}

export const noAnswers: SetupAnswers = { colour: null, side: null, looks: null, act: null, seizure: null }

/** Zones next to the best zone of each viewing side. */
const rows: Readonly<Record<ViewingSide, readonly Zone[]>> = {
  aboveLeft: [2, 4],
  above: [1, 3],
  aboveRight: [2, 6],
  left: [1, 7],
  middle: [2, 8],
  right: [3, 9],
  belowLeft: [4, 8],
  below: [7, 9],
  belowRight: [6, 8],
}
const best: Readonly<Record<ViewingSide, Zone>> = { aboveLeft: 1, above: 2, aboveRight: 3, left: 4, middle: 5, right: 6, belowLeft: 7, below: 8, belowRight: 9 }

const waits: Readonly<Record<LookLatency, { support: SupportLevel; waitMs: number | null }>> = {
  soon: { support: 'B', waitMs: null },
  some: { support: 'B', waitMs: 15_000 },
  long: { support: 'A', waitMs: null },
  longer: { support: 'A', waitMs: 40_000 },
}

const safety: Readonly<Record<Seizure, { epilepsy: YesNoUnknown; photosensitive: YesNoUnknown }>> = {
  neither: { epilepsy: 'no', photosensitive: 'no' },
  epilepsy: { epilepsy: 'yes', photosensitive: 'unknown' },
  epilepsyLightIsSafe: { epilepsy: 'yes', photosensitive: 'no' },
  light: { epilepsy: 'unknown', photosensitive: 'yes' },
  lightEpilepsy: { epilepsy: 'yes', photosensitive: 'yes' },
  lightAlone: { epilepsy: 'no', photosensitive: 'yes' },
}

/** Returns the first profile from the answers. The support level is a guess and is shown as one. */
export function startProfile(answers: SetupAnswers): ChildProfile {
  const { colour, side, looks, act, seizure } = answers
  const wait = looks === null ? null : waits[looks]
  const accessMethod: ResponseMethod = act === null || act === 'pat' ? 'touch' : act
  return {
    ...newProfile,
    ...(seizure === null ? {} : safety[seizure]),
    support: wait?.support ?? newProfile.support,
    dials: {
      ...(colour === null ? {} : { colour, secondColour: partnerOf(colour) }),
      ...(side === null ? {} : { zones: zonesFor(side) }),
      ...(wait?.waitMs == null ? {} : { waitMs: wait.waitMs }),
      ...(accessMethod === 'touch' ? {} : { accessMethod }),
      ...(act === 'pat' ? { anyTouchCounts: true } : {}),
    },
  }
}

/**
 * Returns weights with one zone used most, its neighbours and the centre next, and all others seldom. A single answer never
 * closes a zone.
 */
export function zonesFor(side: ViewingSide): ZoneWeights {
  const weight = (zone: Zone): ZoneWeight => (zone === best[side] ? 3 : rows[side].includes(zone) || zone === 5 ? 2 : 1)
  return { 1: weight(1), 2: weight(2), 3: weight(3), 4: weight(4), 5: weight(5), 6: weight(6), 7: weight(7), 8: weight(8), 9: weight(9) }
}
