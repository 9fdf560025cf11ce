import type { PlayEvent } from '../trials/engine/events'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Side of each trial's first choice; a choice in the middle has none. */
export interface FirstSides {
  readonly n: number
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

/** Choices closer than this (fractions of the stage) are in one column or row. */
const SAME = 0.05

/** Whether a child prefers one side whatever is there, over every trial with more than one choice. */
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

/** Offset of the first choice from the middle of the choices. */
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
