import type { ChildProfile } from '../child/childProfile'
import type { Dials } from '../child/dials'
import { resolveDials } from '../settings/resolve'
import { SECOND_MS } from '../time'
import { ASSESSED_WAIT_MS } from '../trials/engine/block'
import { openFactors } from './factors'
import type { ExperimentFactor } from './papers'

/**
 * Settings that are the same for every child and day, so that sessions can be compared: touch effect, gap, and no sound unless
 * requested.
 */
const FIXED = { autoWait: false, reward: 'calm', rewardMs: 2 * SECOND_MS, gapMs: 2 * SECOND_MS, voiceCue: false, scanCue: false, music: false } as const

/** Returns the settings that a measured session overrides. The waiting time stays the child's own. */
export const assessmentDials = (profile: ChildProfile): Partial<Dials> => ({ ...FIXED, waitMs: resolveDials(profile).dials.waitMs ?? ASSESSED_WAIT_MS })

/** Returns the factors that may be compared for this child. */
export const factorsFor = (profile: ChildProfile): readonly ExperimentFactor[] => openFactors(resolveDials(profile, { plan: assessmentDials(profile) }))
