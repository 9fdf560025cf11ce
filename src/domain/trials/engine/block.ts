import type { SettingValue } from '../../settings/ownSettings'
import { isPlayedFreely, type LevelSpec, needsMarks, openWays } from './levelSpec'
import type { Dials } from '../../child/dials'
import { palette } from '../../child/palette'
import { FADE_MS, fadeMsOf } from '../../child/safety'
import { MINUTE_MS, SECOND_MS } from '../../time'
import type { EngineConfig } from './state'
import type { TrialTiming } from './events'

/** The first trials are the child's known best and are not scored (domain.md §1.9). */
export const WARM_UPS = 2
/** The wait of a turn of an assessment with a child who is otherwise waited for without an end. */
export const ASSESSED_WAIT_MS = 20 * SECOND_MS
/** A cue of up to two seconds and half a second of silence. */
const CUE_MS = 2500

/** The times that this child's dials give every trial of a level. */
export function trialTiming(level: LevelSpec, dials: Dials): TrialTiming {
  return {
    // A therapist may hold a wait without an end: a turn of an assessment ends all the same.
    waitMs: level.opensFrom === 'assessment' ? (dials.waitMs ?? ASSESSED_WAIT_MS) : dials.waitMs,
    rewardMs: dials.reward === 'none' ? FADE_MS : dials.rewardMs,
    gapMs: dials.gapMs,
    cueMs: dials.voiceCue || level.needsCue !== undefined ? CUE_MS : 0,
    fadeMs: Math.max(fadeMsOf(palette[dials.colour]), fadeMsOf(palette[dials.secondColour])),
  }
}

/** Everything the engine needs to know about one block, from the level, the child and the activity's own settings alone. */
export function engineConfigOf(level: LevelSpec, dials: Dials, own?: Readonly<Record<string, SettingValue>>): EngineConfig {
  const isFree = isPlayedFreely(level, own)
  return {
    ...(isFree ? { session: 'free' } : {}),
    ...(isFree && level.free?.showsAfter !== undefined ? { showsAfter: level.free.showsAfter } : {}),
    trials: trialsOf(level, dials),
    // Who is met for the first time has no known best yet, and who is promised eight lights counts them.
    warmUps: isFree || level.opensFrom === 'meeting' ? 0 : WARM_UPS,
    ...trialTiming(level, dials),
    // Prompts would bias a map of the field.
    ladder: level.isMeasured === true ? 'quiet' : (level.ladder ?? 'full'),
    ...(needsMarks(level, own ?? {}) ? { needsMarks: true } : {}),
    ...(level.endsWhenTired === true ? { endsWhenTired: true } : {}),
    ...(level.round === undefined ? {} : { round: level.round }),
    ...(level.allowsWrong === undefined ? {} : { allowsWrong: level.allowsWrong }),
    maxSessionMs: Math.min(dials.maxSessionMin, level.mostMinutes ?? Infinity) * MINUTE_MS,
  }
}

/** A measurement is never cut short by the child's block, but what is too much for the child is no part of it. */
function trialsOf(level: LevelSpec, dials: Dials): number {
  const { isMeasured, trials, ways } = level
  if (isMeasured !== true) return Math.min(trials, dials.blockTrials)
  return ways === undefined ? trials : openWays(level, dials).reduce((sum, way) => sum + way.trials, 0)
}
