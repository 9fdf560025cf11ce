import type { AccessMethod } from '../child/dials'
import type { Zone } from '../child/zones'
import { median } from '../measures/statistics'
import type { AnsweredBy, EndReason, Outcome, PlayEvent, PromptStep, TrialTiming } from './events'
import type { StimulusPlan, TrialNeed } from './plan'

/*
 * The trial engine: one reducer for every activity (domain.md §1.9). `step` returns the very same state for an event
 * that does not fit the phase, so that late, double and resting touches are harmless by construction. What comes by
 * itself (a prompt, the end of a reward) happens at its own moment and not at the frame that notices it: a log is the
 * same at any frame rate, and can be played again from what people did alone (`replay.ts`).
 *
 *   grace -> blank -> cue -> onset -> waiting -> rewarding -> leaving -> blank ... -> finished
 */

export type Phase = 'grace' | 'blank' | 'cue' | 'onset' | 'waiting' | 'rewarding' | 'leaving' | 'finished'

/** Times in ms. Starting values of domain.md §1.9; the child's own come from the profile. */
export interface EngineConfig extends TrialTiming {
  readonly trials: number
  readonly warmUps: number
  readonly ladder: Ladder
  readonly maxSessionMs: number
}

/** Input is ignored while the eyes settle. */
export const GRACE_MS = 3000
/** Background alone before the first trial. */
export const BLANK_MS = 1000
/**
 * When each prompt comes and when the trial ends by itself (null: never), in waits T from onset. `quiet` gives no
 * prompts, so that a field map is not biased; a `card` just stays and is named once; what is `shown` stays too, with
 * help on the way; at the end of a `passage` it waits, then does by itself what a touch would do.
 */
export const LADDER = {
  full: { prompts: [1, 1.5, 2, 3], end: 3.5 },
  quiet: { prompts: [null, null, null, null], end: 2 },
  card: { prompts: [null, null, 2, null], end: null },
  shown: { prompts: [1, 2, null, null], end: null },
  passage: { prompts: [0.5, null, null, 1], end: 1.5 },
} as const
export type Ladder = keyof typeof LADDER
const EASIER_AFTER = 2
const REST_AFTER = 3
export const OVERLOAD = { touches: 6, withinMs: 10_000, gapMs: 3000, restAfter: 2 } as const
export const FATIGUE = { window: 4, factor: 1.75 } as const

export interface TrialState {
  readonly config: EngineConfig
  /** What holds from the next trial on, after the profile was changed. */
  readonly nextTiming: TrialTiming | null
  readonly phase: Phase
  /** Active time at which the phase began, and now. */
  readonly since: number
  readonly at: number
  /** Index of the trial, warm-ups included; -1 before the first. */
  readonly trial: number
  /** How many trials will be played, warm-ups and a closing easy one included. */
  readonly total: number
  readonly onsetAt: number | null
  /** When the child's time began: at onset, or when the thing had come to the end of its way. */
  readonly waitsSince: number | null
  readonly prompt: PromptStep
  readonly wrongAnswers: number
  readonly helped: boolean
  readonly void: boolean
  /** The adult asked to wait: the ladder stands still. */
  readonly heldSince: number | null
  readonly heldMs: number
  readonly outcome: Outcome | null
  /** Trials without a response since the last response. */
  readonly unanswered: number
  readonly offTarget: readonly number[]
  readonly overloads: number
  readonly latencies: readonly number[]
  readonly tired: boolean
  readonly closing: boolean
  readonly events: readonly PlayEvent[]
}

export type TrialInput =
  | { readonly type: 'tick'; readonly at: number }
  /** The stimuli are on the screen: onset is `at`. */
  | { readonly type: 'shown'; readonly at: number; readonly stimuli: readonly StimulusPlan[]; readonly aspect: number }
  | { readonly type: 'pointed'; readonly at: number; readonly x: number; readonly y: number; readonly zone: Zone; readonly on: string | null; readonly onTarget: boolean; readonly error: number | null }
  | { readonly type: 'answered'; readonly at: number; readonly id: string; readonly verdict: 'correct' | 'wrong'; readonly by: AnsweredBy }
  | { readonly type: 'picked'; readonly at: number; readonly id: string }
  | { readonly type: 'dropped'; readonly at: number; readonly id: string; readonly error: number }
  | { readonly type: 'travelled'; readonly at: number; readonly id: string; readonly share: number }
  | { readonly type: 'stepped'; readonly at: number; readonly id: string; readonly to: string; readonly by: AccessMethod | 'adult' | 'itself' }
  | { readonly type: 'heard'; readonly at: number; readonly id: string; readonly isRead: boolean }
  | { readonly type: 'traced'; readonly at: number; readonly id: string; readonly error: number }
  | { readonly type: 'looked' | 'looked-away' | 'helped' | 'resized' | 'hold' | 'advance' | 'missed' | 'paused'; readonly at: number }
  | { readonly type: 'resumed'; readonly at: number; readonly pausedForMs: number }
  | ({ readonly type: 'adjusted' } & Omit<Extract<PlayEvent, { kind: 'adjusted' }>, 'kind'>)
  | { readonly type: 'ended'; readonly at: number; readonly reason: EndReason }

/** What is true at the beginning of every trial. */
const freshTrial = { onsetAt: null, waitsSince: null, prompt: 0, wrongAnswers: 0, helped: false, void: false, heldSince: null, heldMs: 0, outcome: null } as const

export function startTrials(config: EngineConfig): TrialState {
  return {
    ...freshTrial,
    config,
    nextTiming: null,
    phase: 'grace',
    since: 0,
    at: 0,
    trial: -1,
    total: config.warmUps + config.trials,
    unanswered: 0,
    offTarget: [],
    overloads: 0,
    latencies: [],
    tired: false,
    closing: false,
    events: [],
  }
}

/** What the next drawing must obey. */
export function needOf(state: TrialState): TrialNeed {
  // A map of the field must show every place alike: easing it would bias it.
  if (state.config.ladder === 'quiet') return { index: state.trial, warmUp: isWarmUp(state), easier: false, itemsShare: 1 }
  return {
    index: state.trial,
    warmUp: isWarmUp(state),
    easier: state.closing || state.unanswered >= EASIER_AFTER,
    itemsShare: 0.5 ** state.overloads,
  }
}

const isWarmUp = (state: TrialState): boolean => state.trial < state.config.warmUps || state.closing

/** Whether the child can answer now. */
export const isOpen = (state: TrialState): boolean => (state.phase === 'onset' || state.phase === 'waiting') && state.onsetAt !== null

export function step(before: TrialState, input: TrialInput): TrialState {
  // Whatever was due until this moment has happened by itself. A touch may come from just before the last frame.
  const state = before.phase !== 'finished' && input.at > before.at ? tick(before, input.at) : before
  if (state.phase === 'finished') return state
  switch (input.type) {
    case 'tick':
      return state
    case 'shown':
      return state.phase === 'onset' && state.onsetAt === null ? show(state, input) : state
    case 'pointed':
      return point(state, input)
    case 'answered':
      return isOpen(state) && input.at >= (state.onsetAt ?? 0) ? answer(state, input) : state
    case 'picked':
      return isOpen(state) ? log(state, { kind: 'picked', at: input.at, trial: state.trial, id: input.id }) : state
    case 'dropped':
      return isOpen(state) ? log(state, { kind: 'dropped', at: input.at, trial: state.trial, id: input.id, error: input.error }) : state
    case 'travelled':
      return isOpen(state) ? travel(state, input) : state
    case 'stepped': {
      const { at, id, to, by } = input
      return isOpen(state) ? log(state, { kind: 'stepped', at, trial: state.trial, id, to, by }) : state
    }
    case 'heard':
      return isOpen(state) ? log(state, { kind: 'heard', at: input.at, trial: state.trial, id: input.id, isRead: input.isRead }) : state
    case 'traced':
      return isOpen(state) ? log(state, { kind: 'traced', at: input.at, trial: state.trial, id: input.id, error: input.error }) : state
    case 'looked':
    case 'looked-away':
      return isOpen(state) ? log(state, { kind: input.type, at: input.at, trial: state.trial }) : state
    case 'helped':
      return isOpen(state) ? { ...log(state, { kind: 'helped', at: input.at, trial: state.trial }), helped: true } : state
    case 'resized':
      return isOpen(state) ? { ...log(state, { kind: 'resized', at: input.at, trial: state.trial }), void: true } : state
    case 'hold':
      return isOpen(state) ? hold(state, input.at) : state
    case 'advance':
      return isOpen(state) ? leave(state, input.at, 'void') : state
    case 'missed':
      return isOpen(state) ? leave(state, input.at, 'no-response') : state
    case 'paused':
      return { ...log(state, { kind: 'paused', at: input.at }), void: state.void || isOpen(state) }
    case 'resumed':
      return log(state, { kind: 'resumed', at: input.at, pausedForMs: input.pausedForMs })
    case 'adjusted': {
      const { type, ...change } = input
      return { ...log(state, { kind: type, ...change }), nextTiming: input.timing }
    }
    case 'ended':
      return finish(state, input.at, input.reason)
  }
}

// A touch carries the time of the finger, which may lie just before the last frame: the log keeps it, the clock does not go back.
const log = (state: TrialState, event: PlayEvent): TrialState => ({
  ...state,
  at: Math.max(state.at, event.at),
  events: [...state.events, event],
})

/** Carries out everything that is due until `at`, each at its own moment. */
function tick(state: TrialState, at: number): TrialState {
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
      return nextRung(state)?.at ?? null
    case 'rewarding':
      return since + config.rewardMs
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
      return begin(state, at)
    case 'cue':
      return { ...state, phase: 'onset', since: at }
    case 'onset':
      return { ...state, phase: 'waiting', since: at }
    case 'waiting':
      return climb(state, at)
    case 'rewarding':
      return leave(state, at, state.outcome ?? 'independent')
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
  return log(fresh, { kind: 'trial-began', at, trial: fresh.trial, warmUp: isWarmUp(fresh), waitMs: config.waitMs })
}

function show(state: TrialState, input: Extract<TrialInput, { type: 'shown' }>): TrialState {
  const shown = input.stimuli.map(
    (stimulus): PlayEvent => ({
      kind: 'stimulus-shown',
      at: input.at,
      trial: state.trial,
      id: stimulus.id,
      role: stimulus.role,
      x: stimulus.place.x,
      y: stimulus.place.y,
      w: stimulus.size / input.aspect,
      h: stimulus.size,
      colour: stimulus.colour,
      zone: stimulus.zone,
      speed: stimulus.speed,
      ...(stimulus.look === '' ? {} : { look: stimulus.look }),
      ...(stimulus.drift === null || waits(stimulus) ? {} : { to: { x: stimulus.drift.to.x, y: stimulus.drift.to.y } }),
      ...(waits(stimulus) ? { way: [...(stimulus.drift?.via ?? []), stimulus.drift?.to ?? stimulus.place].map(({ x, y }) => ({ x, y })) } : {}),
      ...(stimulus.text === undefined ? {} : { says: stimulus.text.text }),
    }),
  )
  const waitsSince = input.stimuli.some(waits) ? null : input.at
  return { ...state, at: input.at, onsetAt: input.at, waitsSince, events: [...state.events, ...shown] }
}

const waits = ({ drift }: StimulusPlan): boolean => drift?.atEnd === 'wait'

/** At the end of its way the child's time begins; what the adult held before does not count. */
function travel(state: TrialState, { at, id, share }: Extract<TrialInput, { type: 'travelled' }>): TrialState {
  const logged = log(state, { kind: 'travelled', at, trial: state.trial, id, share })
  if (share < 1 || state.waitsSince !== null) return logged
  return { ...logged, waitsSince: at, heldMs: 0, heldSince: state.heldSince === null ? null : at }
}

/** The next rung of the ladder: a prompt, or `end`; null when nothing comes by itself any more. What the adult held does not count. */
function nextRung({ config, waitsSince, heldMs, heldSince, prompt }: TrialState): { readonly at: number; readonly rung: PromptStep | 'end' } | null {
  if (config.waitMs === null || waitsSince === null || heldSince !== null) return null
  const { prompts, end } = LADDER[config.ladder]
  const index = prompts.findIndex((waits, place) => place >= prompt && waits !== null)
  const waits = prompts[index] ?? end
  if (waits === null) return null
  return { at: waitsSince + heldMs + waits * config.waitMs, rung: index < 0 ? 'end' : ((index + 1) as PromptStep) }
}

function climb(state: TrialState, at: number): TrialState {
  const rung = nextRung(state)?.rung ?? 'end'
  if (rung === 'end') return leave(state, at, 'no-response')
  return { ...log(state, { kind: 'prompted', at, trial: state.trial, step: rung }), prompt: rung }
}

function hold(state: TrialState, at: number): TrialState {
  const held = log(state, { kind: 'held', at, trial: state.trial, isHeld: state.heldSince === null })
  if (state.heldSince === null) return { ...held, heldSince: at }
  return { ...held, heldSince: null, heldMs: state.heldMs + at - state.heldSince }
}

function point(state: TrialState, input: Extract<TrialInput, { type: 'pointed' }>): TrialState {
  if (state.phase === 'grace' || state.trial < 0) return state
  const { at, x, y, zone, on, error } = input
  const logged = log(state, { kind: 'pointed', at, trial: state.trial, x, y, on, zone, error })
  if (input.onTarget || !isOpen(state)) return logged
  const recent = [...logged.offTarget.filter((moment) => at - moment < OVERLOAD.withinMs), at]
  if (recent.length <= OVERLOAD.touches) return { ...logged, offTarget: recent }
  const overloaded = log({ ...logged, offTarget: [], overloads: logged.overloads + 1 }, { kind: 'overloaded', at, trial: state.trial })
  return overloaded.overloads >= OVERLOAD.restAfter ? tire(overloaded) : overloaded
}

function answer(state: TrialState, input: Extract<TrialInput, { type: 'answered' }>): TrialState {
  const { at, id, verdict, by } = input
  const logged = log(state, { kind: 'answered', at, trial: state.trial, id, verdict, by })
  if (verdict === 'wrong') return { ...logged, wrongAnswers: Math.min(3, logged.wrongAnswers + 1) }
  const outcome = outcomeOf(state)
  // Of a text each word has its time: a long line is not a tired child.
  const steps = state.events.filter((event) => event.kind === 'stepped' && event.trial === state.trial).length
  const latency = (at - (state.waitsSince ?? at)) / (steps + 1)
  const answered: TrialState = {
    ...logged,
    phase: 'rewarding',
    since: at,
    outcome,
    unanswered: 0,
    latencies: outcome === 'void' || isWarmUp(state) ? state.latencies : [...state.latencies, latency],
  }
  return log(isSlowing(answered.latencies) ? tire(answered) : answered, { kind: 'rewarded', at, trial: state.trial })
}

function outcomeOf(state: TrialState): Outcome {
  if (state.void) return 'void'
  if (state.helped) return 'assisted'
  return state.prompt > 0 || state.wrongAnswers > 0 ? 'prompted' : 'independent'
}

function isSlowing(latencies: readonly number[]): boolean {
  if (latencies.length < FATIGUE.window * 2) return false
  return median(latencies.slice(-FATIGUE.window)) > FATIGUE.factor * median(latencies.slice(0, FATIGUE.window))
}

/** A break is advised once; the adult decides. */
const tire = (state: TrialState): TrialState =>
  state.tired ? state : { ...log(state, { kind: 'tired', at: state.events.at(-1)?.at ?? state.at, trial: state.trial }), tired: true }

function leave(state: TrialState, at: number, outcome: Outcome): TrialState {
  const settled = state.void && outcome !== 'void' ? 'void' : outcome
  const ended = log({ ...state, phase: 'leaving', since: at, outcome: settled }, { kind: 'trial-ended', at, trial: state.trial, outcome: settled })
  if (settled !== 'no-response') return ended
  const unanswered = ended.unanswered + 1
  return unanswered === REST_AFTER ? tire({ ...ended, unanswered }) : { ...ended, unanswered }
}

function next(state: TrialState, at: number): TrialState {
  const isLast = state.trial + 1 >= state.total
  if (isLast) {
    // A session ends on a success: one easy trial, not scored, after a block that ended without a response.
    if (state.outcome === 'no-response' && !state.closing) {
      return { ...state, phase: 'blank', since: at, closing: true, total: state.total + 1 }
    }
    return finish(state, at, 'finished')
  }
  return at >= state.config.maxSessionMs ? finish(state, at, 'time') : { ...state, phase: 'blank', since: at }
}

function finish(state: TrialState, at: number, reason: EndReason): TrialState {
  return { ...log(state, { kind: 'ended', at, reason }), phase: 'finished', since: at }
}
