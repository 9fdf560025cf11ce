import type { TrialState } from './state'
import type { EndReason, Outcome, PlayEvent, VoidReason } from './events'
import { nextPrompt } from './nextPrompt'

/* Time-driven transitions of a session. Each gets the time at which it was due, however late the frame that notices it. */

/** Time (ms) at the start during which input is ignored, so that the eyes can settle. */
export const GRACE_MS = 3000
/** Time (ms) for which only the background is shown before the first trial. */
export const BLANK_MS = 1000
/**
 * Limits for an overload: off-target touches within a time (ms) that reduce the items and lengthen the rest (ms). After
 * `restAfter` overloads, a break is advised.
 */
export const OVERLOAD = { touches: 6, withinMs: 10_000, gapMs: 3000, restAfter: 2 } as const
const REST_AFTER = 3
/** Trials become easier while less than `share` of the last `of` scored ones were answered independently (clinical-design.md §1.9). */
export const STEP_DOWN = { of: 5, share: 0.4 } as const
/** Free play: the stage demonstrates at T and 2 T after the last action, and never ends within `quietMs` (ms) of one. */
const FREE = { showsAfter: [1, 2], quietMs: 2000 } as const

/** Values at the start of every trial. */
export const freshTrial = {
  onsetAt: null,
  waitsSince: null,
  helpSince: null,
  prompt: 0,
  promptAt: null,
  prompted: 0,
  wrongAnswers: 0,
  helped: false,
  void: null,
  heldSince: null,
  heldMs: 0,
  outcome: null,
  rewardMs: 0,
} as const

export const isFree = ({ config }: TrialState): boolean => config.session === 'free'

export const isWarmUp = (state: TrialState): boolean => !isFree(state) && (state.trial < state.config.warmUps || state.closing)

// A touch has the time at which the finger came down, which may be just before the last frame. The log uses that time, but the
// clock never goes back.
export const appendEvent = (state: TrialState, event: PlayEvent): TrialState => ({
  ...state,
  at: Math.max(state.at, event.at),
  events: [...state.events, event],
})

/** Applies everything that is due up to `at`, each at its own time. */
export function tick(state: TrialState, at: number): TrialState {
  const due = dueAt(state)
  if (due === null || due > at) return { ...state, at }
  const happened = happen({ ...state, at: Math.max(state.at, due) }, due)
  return happened.phase === 'finished' ? happened : tick(happened, at)
}

/**
 * Returns the time at which the phase ends or the next prompt is due; null if only a person's input or the drawing can end the
 * phase.
 */
function dueAt(state: TrialState): number | null {
  const { config, since } = state
  switch (state.phase) {
    case 'grace':
      return since + GRACE_MS
    case 'blank':
      return since + blankMs(state)
    case 'cue':
      return since + config.cueMs
    case 'onset':
      // Only the drawing code knows when the things are really visible, so this phase lasts until `shown` arrives.
      return state.onsetAt === null ? null : state.onsetAt + config.fadeMs
    case 'waiting':
      return isFree(state) ? Math.min(demonstratesAt(state), closesAt(state)) : (nextPrompt(state)?.at ?? null)
    case 'rewarding':
      return since + state.rewardMs
    case 'leaving':
      return since + config.fadeMs
    case 'finished':
      return null
  }
}

function happen(state: TrialState, at: number): TrialState {
  switch (state.phase) {
    case 'grace':
      return { ...state, phase: 'blank', since: at }
    case 'blank':
      return isFree(state) ? beginFree(state, at) : begin(state, at)
    case 'cue':
      return { ...state, phase: 'onset', since: at }
    case 'onset':
      return { ...state, phase: 'waiting', since: at }
    case 'waiting':
      return isFree(state) ? goOnFree(state, at) : climb(state, at)
    case 'rewarding':
      return endTrial(state, at, state.outcome ?? 'independent')
    case 'leaving':
      return next(state, at)
    case 'finished':
      return state
  }
}

function blankMs(state: TrialState): number {
  if (state.trial < 0) return BLANK_MS
  return state.overloads > 0 ? Math.max(OVERLOAD.gapMs, state.config.gapMs) : state.config.gapMs
}

function begin(state: TrialState, at: number): TrialState {
  const config = { ...state.config, ...state.nextTiming }
  const phase = config.cueMs > 0 ? 'cue' : 'onset'
  const fresh: TrialState = { ...state, ...freshTrial, config, nextTiming: null, phase, since: at, trial: state.trial + 1 }
  return appendEvent(fresh, { kind: 'trial-began', at, trial: fresh.trial, warmUp: isWarmUp(fresh), waitMs: config.waitMs })
}

const beginFree = (state: TrialState, at: number): TrialState =>
  appendEvent({ ...state, ...freshTrial, phase: 'onset', since: at, trial: 0 }, { kind: 'free-began', at, waitMs: state.config.waitMs })

/** Returns the time of the last action, or of the onset if there was none. */
const quietSince = ({ actedAt, onsetAt, since }: TrialState): number => Math.max(actedAt ?? 0, onsetAt ?? since)

function demonstratesAt(state: TrialState): number {
  const { config, idleDemonstrations, heldSince } = state
  const waits = showsAfter(state)[idleDemonstrations]
  if (config.waitMs === null || heldSince !== null || waits === undefined) return Infinity
  return quietSince(state) + waits * config.waitMs
}

const showsAfter = ({ config }: TrialState): readonly number[] => config.showsAfter ?? FREE.showsAfter

/** Whether everything was demonstrated and the child did nothing. An adult may then help by hand. */
export const isIdle = (state: TrialState): boolean => isFree(state) && state.idleDemonstrations >= showsAfter(state).length

const closesAt = (state: TrialState): number => Math.max(state.config.maxSessionMs, quietSince(state) + FREE.quietMs)

function goOnFree(state: TrialState, at: number): TrialState {
  if (at >= closesAt(state)) return finishSession(state, at, 'time')
  const { demonstrations, idleDemonstrations } = state
  return appendEvent({ ...state, demonstrations: demonstrations + 1, idleDemonstrations: idleDemonstrations + 1 }, { kind: 'demonstrated', at })
}

/** Records an action in free play, which restarts the quiet time. */
export const recordAction = (state: TrialState, at: number): TrialState =>
  isFree(state) ? { ...state, actedAt: Math.max(at, quietSince(state)), idleDemonstrations: 0 } : state

/** Whether nobody can tell how a trial ended. A trial without a mark is no evidence of not looking, nor of fatigue. */
const canNobodyTell = ({ config, events, trial }: TrialState): boolean =>
  config.needsMarks === true && !events.some((event) => event.kind === 'looked' && event.trial === trial)

function climb(state: TrialState, at: number): TrialState {
  const step = nextPrompt(state)?.step ?? 'end'
  return step === 'end' ? endTrial(state, at, canNobodyTell(state) ? 'unmeasured' : 'no-response') : { ...state, prompt: step, promptAt: at }
}

/** Advises a break, once per session. The adult decides whether to take it. */
export const markTired = (state: TrialState): TrialState =>
  state.tired ? state : { ...appendEvent(state, { kind: 'tired', at: state.events.at(-1)?.at ?? state.at, trial: state.trial }), tired: true }

export function endTrial(state: TrialState, at: number, outcome: Outcome, reason?: VoidReason): TrialState {
  const settled = state.void === null ? outcome : 'void'
  const why = reason ?? state.void
  const ended = appendEvent(
    { ...state, phase: 'leaving', since: at, outcome: settled, lastAlone: lastAloneOf(state, settled) },
    { kind: 'trial-ended', at, trial: state.trial, outcome: settled, ...(why === null ? {} : { reason: why }) },
  )
  // If marks are needed, a trial without a response was looked at, so it is no sign of fatigue.
  if (settled !== 'no-response' || state.config.needsMarks === true) return ended
  const unanswered = ended.unanswered + 1
  return unanswered === REST_AFTER ? markTired({ ...ended, unanswered }) : { ...ended, unanswered }
}

/** Returns whether each of the last scored trials was independent. Skips trials that do not count. */
function lastAloneOf(state: TrialState, outcome: Outcome): readonly boolean[] {
  if (isWarmUp(state) || outcome === 'void' || outcome === 'unmeasured') return state.lastAlone
  return [...state.lastAlone, outcome === 'independent'].slice(-STEP_DOWN.of)
}

function next(state: TrialState, at: number): TrialState {
  if (state.tired && state.config.endsWhenTired === true) return finishSession(state, at, 'finished')
  const isLast = state.trial + 1 >= state.total
  if (isLast) {
    // A session should end with a success. If the block ended without a response, one easy trial follows, which is not scored.
    if (state.outcome === 'no-response' && !state.closing) {
      return { ...state, phase: 'blank', since: at, closing: true, total: state.total + 1 }
    }
    return finishSession(state, at, 'finished')
  }
  return at >= state.config.maxSessionMs ? finishSession(state, at, 'time') : { ...state, phase: 'blank', since: at }
}

export function finishSession(state: TrialState, at: number, reason: EndReason): TrialState {
  return { ...appendEvent(state, { kind: 'ended', at, reason }), phase: 'finished', since: at }
}
