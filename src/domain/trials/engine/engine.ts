import type { ShownThing } from './inputs'
import type { TrialInput } from './inputs'
import type { TrialState } from './state'
import type { EngineConfig } from './state'
import { median } from '../../statistics'
import { recordAction, finishSession, freshTrial, isFree, isWarmUp, endTrial, appendEvent, OVERLOAD, STEP_DOWN, tick, markTired } from './transitions'
import type { ResponseEvent, PlayEvent } from './events'
import { PROMPT_LADDERS } from './promptLadder'
import { outcomeOf, promptedBy } from './outcome'
import { shownBy } from '../plan/plan'
import type { TrialNeed } from './request'

/*
 * The trial engine: one reducer for every activity (clinical-design.md §1.9). `step` returns the same state for an input that
 * does not fit the phase, so late, double and resting touches are harmless. Time-driven transitions (`transitions.ts`) get the
 * time at which they were due, not that of the frame that notices them. A log is therefore the same at any frame rate and can be
 * replayed from inputs and drawing facts (`replay.ts`).
 *
 * grace -> blank -> cue -> onset -> waiting -> rewarding -> leaving -> blank ... -> finished
 *
 * Free play goes from grace through blank and onset to waiting, and stays there until it ends.
 */

const EASIER_AFTER = 2
export const FATIGUE = { window: 4, factor: 1.75 } as const

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
    lastAlone: [],
    offTarget: [],
    overloads: 0,
    latencies: [],
    tired: false,
    closing: false,
    actedAt: null,
    demonstrations: 0,
    idleDemonstrations: 0,
    events: [],
  }
}

/** Returns the requirements for the next trial. */
export function needOf(state: TrialState): TrialNeed {
  const need = { index: state.trial, warmUp: isWarmUp(state), easier: false, itemsShare: 1 }
  // A visual field map must show every place in the same way, so its trials are never made easier.
  if (state.config.ladder === 'quiet' || isFree(state)) return need
  return { ...need, easier: state.closing || state.unanswered >= EASIER_AFTER || isTooHard(state), itemsShare: 0.5 ** state.overloads }
}

const isTooHard = ({ lastAlone }: TrialState): boolean =>
  lastAlone.length === STEP_DOWN.of && lastAlone.filter((alone) => alone).length < STEP_DOWN.share * STEP_DOWN.of

/** Whether the child can answer now. */
export const isOpen = (state: TrialState): boolean => (state.phase === 'onset' || state.phase === 'waiting') && state.onsetAt !== null

export function step(before: TrialState, input: TrialInput): TrialState {
  // First applies everything that was due before this input. A touch may have a time before the last frame.
  const state = before.phase !== 'finished' && input.at > before.at ? tick(before, input.at) : before
  const { at } = input
  const { trial } = state
  if (state.phase === 'finished') return state
  switch (input.type) {
    case 'tick':
      return state
    case 'shown':
      return state.phase === 'onset' && state.onsetAt === null ? show(state, input) : state
    case 'prompted':
      return isDue(state, input) ? { ...appendEvent(state, { kind: 'prompted', at, trial, step: input.step }), prompted: input.step } : state
    case 'not-prompted':
      return isOpen(state) ? appendEvent(state, { kind: 'not-prompted', at, trial, step: input.step }) : state
    case 'measured': {
      const { type, ...measured } = input
      return state.onsetAt === null ? state : appendEvent(state, { kind: type, trial, ...measured })
    }
    case 'pointed':
      return point(state, input)
    case 'answered':
      return isOpen(state) && !isFree(state) && at >= (state.onsetAt ?? 0) ? answer(state, input) : state
    case 'did':
      return isOpen(state) ? work(recordAction(appendEvent(state, { kind: 'did', at, trial, deed: input.deed }), at), input.deed, at) : state
    case 'travelled':
      return isOpen(state) ? travel(state, input) : state
    case 'heard':
      return isOpen(state) ? appendEvent(state, { kind: 'heard', at, trial, id: input.id, isRead: input.isRead }) : state
    case 'wished':
      return state.onsetAt === null ? state : appendEvent(state, { kind: 'wished', at, trial, wish: input.wish })
    case 'ground':
      return trial < 0 ? state : appendEvent(state, { kind: 'ground', at, trial, shows: input.shows, strength: input.strength })
    case 'recorded':
      return state.onsetAt === null ? state : appendEvent(state, { kind: 'recorded', at, trial, values: input.values })
    case 'looked':
      // Looks during the reward also count, because a child may look up at the result.
      return isOpen(state) || state.phase === 'rewarding' ? appendEvent(state, { kind: input.type, at, trial }) : state
    case 'looked-away':
      return isOpen(state) ? appendEvent(state, { kind: input.type, at, trial }) : state
    case 'helped':
      return isOpen(state) ? { ...appendEvent(state, { kind: 'helped', at, trial }), helped: true } : state
    case 'resized':
      return isOpen(state) ? { ...appendEvent(state, { kind: 'resized', at, trial }), void: isFree(state) ? null : 'resized' } : state
    case 'hold':
      return isOpen(state) ? hold(state, at) : state
    case 'advance':
      return isOpen(state) && !isFree(state) ? endTrial(state, at, 'void', input.reason) : state
    case 'missed':
      return isOpen(state) && !isFree(state) ? endTrial(state, at, 'no-response') : state
    case 'paused':
      return { ...appendEvent(state, { kind: 'paused', at }), void: state.void ?? (isOpen(state) && !isFree(state) ? 'paused' : null) }
    case 'resumed':
      return appendEvent(state, { kind: 'resumed', at, pausedForMs: input.pausedForMs })
    case 'adjusted': {
      const { type, ...change } = input
      const adjusted = appendEvent(state, { kind: type, ...change })
      // Free play has no next trial, so the change applies immediately.
      return isFree(state) ? recordAction({ ...adjusted, config: { ...state.config, ...input.timing } }, at) : { ...adjusted, nextTiming: input.timing }
    }
    case 'facing': {
      const { type, ...change } = input
      return appendEvent(state, { kind: type, ...change })
    }
    case 'ended':
      return finishSession(finishReward(state, at), at, input.reason)
  }
}

/** Ends the trial if the session ends during its reward, so that the answer still counts. */
const finishReward = (state: TrialState, at: number): TrialState => (state.phase === 'rewarding' ? endTrial(state, at, state.outcome ?? 'independent') : state)

const isDue = (state: TrialState, { at, step }: Extract<TrialInput, { type: 'prompted' }>): boolean =>
  isOpen(state) && step === state.prompt && step > state.prompted && at >= (state.promptAt ?? Infinity)

function show(state: TrialState, input: Extract<TrialInput, { type: 'shown' }>): TrialState {
  const shown = input.stimuli.map((stimulus): PlayEvent => ({
    kind: 'stimulus-shown',
    at: input.at,
    trial: state.trial,
    id: stimulus.id,
    role: stimulus.role,
    x: stimulus.place.x,
    y: stimulus.place.y,
    w: stimulus.w ?? stimulus.size / input.aspect,
    h: stimulus.size,
    colour: stimulus.colour,
    zone: stimulus.zone,
    speed: stimulus.speed,
    ...(stimulus.shows === undefined ? {} : { shows: shownBy({ shows: stimulus.shows }) }),
    ...(stimulus.drift === null || waits(stimulus) ? {} : { to: { x: stimulus.drift.to.x, y: stimulus.drift.to.y } }),
    ...(stimulus.covers === undefined ? {} : { covers: stimulus.covers }),
    ...(stimulus.role === 'control' && stimulus.light === 0 ? { unseen: true } : {}),
    ...(waits(stimulus) || stimulus.drift?.isTold === true
      ? { way: [...(stimulus.drift?.via ?? []), stimulus.drift?.to ?? stimulus.place].map(({ x, y }) => ({ x, y })) }
      : {}),
  }))
  const waitsSince = input.stimuli.some(waits) ? null : input.at
  return { ...state, at: input.at, onsetAt: input.at, waitsSince, helpSince: waitsSince, events: [...state.events, ...shown] }
}

const waits = ({ drift }: ShownThing): boolean => drift?.atEnd === 'wait'

/**
 * Processes a thing's progress along its path. The child's response time starts at the end of the path and at each station,
 * without the time for which the adult paused the prompts. It does not run while the thing moves.
 */
function travel(state: TrialState, { at, id, share, waits: atStation }: Extract<TrialInput, { type: 'travelled' }>): TrialState {
  const logged = appendEvent(state, { kind: 'travelled', at, trial: state.trial, id, share, ...(atStation === undefined ? {} : { waits: atStation }) })
  if (atStation === false) return { ...logged, helpSince: null }
  if (atStation === true) return waitAnew({ ...logged, waitsSince: state.waitsSince ?? at, prompt: 0, promptAt: null, prompted: 0 }, at)
  if (share < 1 || state.waitsSince !== null) return logged
  return waitAnew({ ...logged, waitsSince: at }, at)
}

/**
 * Whether a touch on a thing of this role was intended. After the child has picked up a thing, touches on the places for it are
 * intended too.
 */
export const isMeant = (role: ShownThing['role'], events: readonly PlayEvent[], trial: number, at: number): boolean =>
  role === 'target' || (role === 'place' && events.some((event) => event.kind === 'did' && event.trial === trial && event.deed.do === 'took' && event.at < at))

/**
 * Restarts the wait for a prompt after an action. A child who is acting, or has just picked something up, does not need a
 * prompt, so prompts are due only after the full wait without any action. If one of several targets is found, the ladder starts
 * again for the next.
 */
function work(state: TrialState, deed: ResponseEvent, at: number): TrialState {
  if (state.helpSince === null) return state
  if (deed.do === 'found' && deed.by !== 'itself') return waitAnew({ ...state, prompt: 0, promptAt: null, prompted: 0 }, at)
  return deed.do === 'worked' || deed.do === 'took' ? waitAnew(state, at) : state
}

const waitAnew = (state: TrialState, at: number): TrialState => ({ ...state, helpSince: at, heldMs: 0, heldSince: state.heldSince === null ? null : at })

function hold(state: TrialState, at: number): TrialState {
  const held = appendEvent(state, { kind: 'held', at, trial: state.trial, isHeld: state.heldSince === null })
  if (state.heldSince === null) return { ...held, heldSince: at }
  return recordAction({ ...held, heldSince: null, heldMs: state.heldMs + at - state.heldSince }, at)
}

function point(state: TrialState, input: Extract<TrialInput, { type: 'pointed' }>): TrialState {
  if (state.phase === 'grace' || state.trial < 0) return state
  const { at, x, y, zone, on, error, acted } = input
  const logged = recordAction(appendEvent(state, { kind: 'pointed', at, trial: state.trial, x, y, on, zone, error, acted }), at)
  if (input.onTarget || !isOpen(state) || isFree(state)) return logged
  const recent = [...logged.offTarget.filter((moment) => at - moment < OVERLOAD.withinMs), at]
  if (recent.length <= OVERLOAD.touches) return { ...logged, offTarget: recent }
  const overloaded = appendEvent({ ...logged, offTarget: [], overloads: logged.overloads + 1 }, { kind: 'overloaded', at, trial: state.trial })
  return overloaded.overloads >= OVERLOAD.restAfter ? markTired(overloaded) : overloaded
}

function answer(state: TrialState, { at, id, verdict, by, where, rewardMs }: Extract<TrialInput, { type: 'answered' }>): TrialState {
  const more = { ...(where === undefined ? {} : { where }), ...(rewardMs === undefined ? {} : { rewardMs }) }
  const logged = appendEvent(state, { kind: 'answered', at, trial: state.trial, id, verdict, by, ...more })
  if (verdict === 'wrong') return { ...logged, wrongAnswers: Math.min(3, logged.wrongAnswers + 1) }
  const prompts = state.events.filter((event) => event.kind === 'prompted' && event.trial === state.trial) as Extract<PlayEvent, { kind: 'prompted' }>[]
  const isFew = prompts.length <= (PROMPT_LADDERS[state.config.ladder].allows ?? 0)
  const wrongAnswers = Math.max(0, state.wrongAnswers - (state.config.allowsWrong ?? 0))
  const outcome = outcomeOf({ ...state, void: state.void !== null, wrongAnswers, prompted: isFew ? 0 : promptedBy(prompts, at), verdict, by })
  const hasTime = outcome !== 'void' && outcome !== 'unmeasured' && by !== 'itself' && !isWarmUp(state)
  const answered: TrialState = {
    ...logged,
    phase: 'rewarding',
    since: at,
    outcome,
    rewardMs: Math.max(state.config.rewardMs, rewardMs ?? 0),
    // If nobody could tell whether this was a response, the number of unanswered trials does not change.
    unanswered: verdict === 'unmeasured' ? state.unanswered : 0,
    latencies: hasTime ? [...state.latencies, latencyOf(state, at)] : state.latencies,
  }
  return appendEvent(isSlowing(answered) ? markTired(answered) : answered, { kind: 'rewarded', at, trial: state.trial })
}

/** Returns the latency of an answer. In a text it is divided by the number of words, so a long line does not look like fatigue. */
function latencyOf({ events, trial, waitsSince }: TrialState, at: number): number {
  const words = events.filter((event) => event.kind === 'did' && event.trial === trial && event.deed.do === 'went-on').length + 1
  return (at - (waitsSince ?? at)) / words
}

/**
 * Whether the child is slowing down. Whole rounds are compared, because a child who is slow only in some places and meets them
 * last is not tired.
 */
function isSlowing({ latencies, config: { round = 0 } }: Pick<TrialState, 'latencies' | 'config'>): boolean {
  const window = Math.max(FATIGUE.window, round)
  if (latencies.length < window * 2) return false
  return median(latencies.slice(-window)) > FATIGUE.factor * median(latencies.slice(0, window))
}
