import type { TrialState } from './state'
import type { EndReason, Outcome, PlayEvent, VoidReason } from './events'
import { nextPrompt } from './nextPrompt'

/* What comes by itself in a session: each thing at its own moment, however late the frame that notices it. */

/** Input is ignored while the eyes settle. */
export const GRACE_MS = 3000
/** Background alone before the first trial. */
export const BLANK_MS = 1000
/** After so many touches beside the target there is less to see and more rest; after so many times, a break is advised. */
export const OVERLOAD = { touches: 6, withinMs: 10_000, gapMs: 3000, restAfter: 2 } as const
const REST_AFTER = 3
/** An easier trial comes while fewer than `share` of the last `of` scored ones were answered alone (domain.md §1.9). */
export const STEP_DOWN = { of: 5, share: 0.4 } as const
/** Free play shows by itself what can be done, at T and 2 T after somebody did something. It never ends in the middle of a deed. */
const FREE = { showsAfter: [1, 2], quietMs: 2000 } as const

/** What is true at the beginning of every trial. */
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

// A touch carries the time of the finger, which may lie just before the last frame: the log keeps it, the clock does not go back.
export const appendEvent = (state: TrialState, event: PlayEvent): TrialState => ({
  ...state,
  at: Math.max(state.at, event.at),
  events: [...state.events, event],
})

/** Carries out everything that is due until `at`, each at its own moment. */
export function tick(state: TrialState, at: number): TrialState {
  const due = dueAt(state)
  if (due === null || due > at) return { ...state, at }
  const happened = happen({ ...state, at: Math.max(state.at, due) }, due)
  return happened.phase === 'finished' ? happened : tick(happened, at)
}

/** When the phase ends or the next prompt comes by itself; null when only a person or the drawing can go on. */
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
      // Only the drawing knows when the things are really on the screen: without `shown` this phase lasts.
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

/** Since when nobody has done anything; of things that are not there yet, since they are. */
const quietSince = ({ actedAt, onsetAt, since }: TrialState): number => Math.max(actedAt ?? 0, onsetAt ?? since)

function demonstratesAt(state: TrialState): number {
  const { config, idleDemonstrations, heldSince } = state
  const waits = showsAfter(state)[idleDemonstrations]
  if (config.waitMs === null || heldSince !== null || waits === undefined) return Infinity
  return quietSince(state) + waits * config.waitMs
}

const showsAfter = ({ config }: TrialState): readonly number[] => config.showsAfter ?? FREE.showsAfter

/** Everything was shown that can be done, and nobody did anything: a hand may help. */
export const isIdle = (state: TrialState): boolean => isFree(state) && state.idleDemonstrations >= showsAfter(state).length

const closesAt = (state: TrialState): number => Math.max(state.config.maxSessionMs, quietSince(state) + FREE.quietMs)

function goOnFree(state: TrialState, at: number): TrialState {
  if (at >= closesAt(state)) return finishSession(state, at, 'time')
  const { demonstrations, idleDemonstrations } = state
  return appendEvent({ ...state, demonstrations: demonstrations + 1, idleDemonstrations: idleDemonstrations + 1 }, { kind: 'demonstrated', at })
}

/** What is done in free play begins the quiet anew. */
export const recordAction = (state: TrialState, at: number): TrialState =>
  isFree(state) ? { ...state, actedAt: Math.max(at, quietSince(state)), idleDemonstrations: 0 } : state

/** Unmarked is no sign of anything: not of a child who did not look, and not of a tired one. */
const canNobodyTell = ({ config, events, trial }: TrialState): boolean =>
  config.needsMarks === true && !events.some((event) => event.kind === 'looked' && event.trial === trial)

function climb(state: TrialState, at: number): TrialState {
  const rung = nextPrompt(state)?.rung ?? 'end'
  return rung === 'end' ? endTrial(state, at, canNobodyTell(state) ? 'unmeasured' : 'no-response') : { ...state, prompt: rung, promptAt: at }
}

/** A break is advised once; the adult decides. */
export const markTired = (state: TrialState): TrialState =>
  state.tired ? state : { ...appendEvent(state, { kind: 'tired', at: state.events.at(-1)?.at ?? state.at, trial: state.trial }), tired: true }

export function endTrial(state: TrialState, at: number, outcome: Outcome, reason?: VoidReason): TrialState {
  const settled = state.void === null ? outcome : 'void'
  const why = reason ?? state.void
  const ended = appendEvent(
    { ...state, phase: 'leaving', since: at, outcome: settled, lastAlone: lastAloneOf(state, settled) },
    { kind: 'trial-ended', at, trial: state.trial, outcome: settled, ...(why === null ? {} : { reason: why }) },
  )
  if (settled !== 'no-response') return ended
  const unanswered = ended.unanswered + 1
  return unanswered === REST_AFTER ? markTired({ ...ended, unanswered }) : { ...ended, unanswered }
}

/** Of the last scored trials, which the child answered alone. What does not count says nothing of that. */
function lastAloneOf(state: TrialState, outcome: Outcome): readonly boolean[] {
  if (isWarmUp(state) || outcome === 'void' || outcome === 'unmeasured') return state.lastAlone
  return [...state.lastAlone, outcome === 'independent'].slice(-STEP_DOWN.of)
}

function next(state: TrialState, at: number): TrialState {
  if (state.tired && state.config.endsWhenTired === true) return finishSession(state, at, 'finished')
  const isLast = state.trial + 1 >= state.total
  if (isLast) {
    // A session ends on a success: one easy trial, not scored, after a block that ended without a response.
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
