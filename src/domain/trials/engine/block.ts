import type { SettingValue } from '../../settings/ownSettings'
import { isPlayedFreely, type LevelSpec, needsMarks, openWays } from './levelSpec'
import type { Dials } from '../../child/dials'
import { palette } from '../../child/palette'
import { FADE_MS, fadeMsOf } from '../../child/safety'
import { MINUTE_MS, SECOND_MS } from '../../time'
import type { EngineConfig } from './state'
import type { TrialTiming } from './eventFields'

/** Number of warm-up trials. They use the set-up that the child is known to manage, and are not scored (clinical-design.md §1.9). */
export const WARM_UPS = 2
/** Wait (ms) of an assessment trial for a child whose profile sets no limit. */
export const ASSESSED_WAIT_MS = 20 * SECOND_MS
/** Time (ms) for a cue of up to two seconds and half a second of silence. */
const CUE_MS = 2500

/** Returns the trial times that the child's profile gives for a level. */
export function trialTiming(level: LevelSpec, dials: Dials): TrialTiming {
  return {
    // A therapist may lock an unlimited wait, but an assessment trial must come to an end.
    waitMs: level.opensFrom === 'assessment' ? (dials.waitMs ?? ASSESSED_WAIT_MS) : dials.waitMs,
    rewardMs: dials.reward === 'none' ? FADE_MS : dials.rewardMs,
    gapMs: dials.gapMs,
    cueMs: dials.voiceCue || level.needsCue !== undefined ? CUE_MS : 0,
    fadeMs: Math.max(fadeMsOf(palette[dials.colour]), fadeMsOf(palette[dials.secondColour])),
  }
}

/**
 * Returns the number of easy trials that come first. A child who is new to the app has no known best set-up, and
 * a family who was promised eight lights counts them.
 */
export const warmUpsOf = (level: LevelSpec, own?: Readonly<Record<string, SettingValue>>): number =>
  isPlayedFreely(level, own) || level.opensFrom === 'meeting' ? 0 : WARM_UPS

/**
 * Returns the engine's configuration for one block. It depends only on the level, the child's settings and the activity's own
 * settings.
 */
export function engineConfigOf(level: LevelSpec, dials: Dials, own?: Readonly<Record<string, SettingValue>>): EngineConfig {
  const isFree = isPlayedFreely(level, own)
  return {
    ...(isFree ? { session: 'free' } : {}),
    ...(isFree && level.free?.showsAfter !== undefined ? { showsAfter: level.free.showsAfter } : {}),
    trials: trialsOf(level, dials),
    warmUps: warmUpsOf(level, own),
    ...trialTiming(level, dials),
    // Prompts would bias the map of a visual field.
    ladder: level.isMeasured === true ? 'quiet' : (level.ladder ?? 'full'),
    ...(needsMarks(level, own ?? {}, dials.accessMethod) ? { needsMarks: true } : {}),
    ...(level.endsWhenTired === true ? { endsWhenTired: true } : {}),
    ...(level.round === undefined ? {} : { round: level.round }),
    ...(level.allowsWrong === undefined ? {} : { allowsWrong: level.allowsWrong }),
    maxSessionMs: Math.min(dials.maxSessionMin, level.mostMinutes ?? Infinity) * MINUTE_MS,
  }
}

/**
 * Returns the number of trials in a block. The child's block length never shortens a measurement, but its conditions above the
 * child's limits are left out.
 */
function trialsOf(level: LevelSpec, dials: Dials): number {
  const { isMeasured, trials, ways } = level
  if (isMeasured !== true) return Math.min(trials, dials.blockTrials)
  return ways === undefined ? trials : openWays(level, dials).reduce((sum, way) => sum + way.trials, 0)
}
