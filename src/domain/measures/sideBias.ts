import type { PlayEvent } from '../trials/engine/events'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Number of first choices by side, over all trials. A choice in the middle has no side. */
export interface FirstSides {
  readonly n: number
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

/** Distance (fractions of the stage) within which choices count as being in one column or row. */
const SAME = 0.05

/**
 * Counts first choices by side, to show whether a child prefers one side whatever is there. Includes every trial with more than
 * one choice.
 */
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

/** Returns the offset of the first choice from the middle of all choices. */
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
