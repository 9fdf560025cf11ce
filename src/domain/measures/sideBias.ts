import type { PlayEvent } from '../trials/engine/events'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** On which side of several choices the first choice of each trial was; what stands in the middle is on none. */
export interface FirstSides {
  readonly n: number
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

/** Choices that differ less than this (fractions of the stage) are in one column, or in one row. */
const SAME = 0.05

/** Whether a child goes to one side, whatever stands there: every trial with more than one thing to choose. */
export function firstSidesOf(logs: readonly (readonly PlayEvent[])[]): FirstSides {
  const firsts = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap(({ trial }) => firstChoice(events, trial) ?? []),
  )
  const on = (isThere: (away: { x: number; y: number }) => boolean) => firsts.filter(isThere).length
  return {
    n: firsts.length,
    left: on(({ x }) => x < -SAME / 2),
    right: on(({ x }) => x > SAME / 2),
    above: on(({ y }) => y < -SAME / 2),
    below: on(({ y }) => y > SAME / 2),
  }
}

/** How far from the middle of the choices the first chosen one stood. */
function firstChoice(events: readonly PlayEvent[], trial: number): { readonly x: number; readonly y: number } | null {
  const choices = events.flatMap((event) =>
    event.kind === 'stimulus-shown' && event.trial === trial && (event.role === 'target' || event.role === 'distractor') ? [event] : [],
  )
  const answer = events.find((event) => event.kind === 'answered' && event.trial === trial)
  const chosen = choices.find(({ id }) => answer?.kind === 'answered' && answer.by !== 'adult' && answer.by !== 'itself' && answer.id === id)
  if (choices.length < 2 || chosen === undefined) return null
  const middle = (along: 'x' | 'y') => (Math.min(...choices.map((each) => each[along])) + Math.max(...choices.map((each) => each[along]))) / 2
  return { x: chosen.x - middle('x'), y: chosen.y - middle('y') }
}
