import type { ChildProfile } from '../child/childProfile'
import type { Dials } from '../child/dials'
import { resolveDials } from '../settings/resolve'
import { SECOND_MS } from '../time'
import { ASSESSED_WAIT_MS } from '../trials/engine/block'
import { openFactors } from './factors'
import type { ExperimentFactor } from './papers'

/** The same for every child and every day, so that two sessions can be compared: the effect of a touch, the gap, and no sound except those requested. */
const FIXED = { autoWait: false, reward: 'calm', rewardMs: 2 * SECOND_MS, gapMs: 2 * SECOND_MS, voiceCue: false, scanCue: false, music: false } as const

/** The settings of a measured session besides the child's own: the wait is the child's. */
export const assessmentDials = (profile: ChildProfile): Partial<Dials> => ({ ...FIXED, waitMs: resolveDials(profile).dials.waitMs ?? ASSESSED_WAIT_MS })

/** The conditions that may be compared with this child. */
export const factorsFor = (profile: ChildProfile): readonly ExperimentFactor[] => openFactors(resolveDials(profile, { plan: assessmentDials(profile) }))
