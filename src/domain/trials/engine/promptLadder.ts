export type PromptLadder = 'full' | 'quiet' | 'card' | 'shown' | 'launch' | 'stations' | 'rolls' | 'passage'

interface LadderSteps {
  readonly prompts: readonly (number | null)[]
  readonly end: number | null
  /** Number of prompts with which a trial still counts as independent. Default: none. */
  readonly allows?: number
}

/**
 * Times of the prompts and of the trial's automatic end (null: never), in waits T from onset.
 *
 * `quiet`: no prompts, so that a visual field map is not biased.
 * `card`: the thing stays and is named once.
 * `shown`: the thing stays, with prompts on the way.
 * `passage`: the thing waits at its end, then does what a touch would do.
 * `launch`: waits in silence, is demonstrated once, and waits again (clinical-design.md, /fireworks).
 * `stations`: waits at each station and then moves on by itself (/animated_follow).
 * `rolls`: has time to roll home by itself (/tilt).
 */
export const PROMPT_LADDERS: Readonly<Record<PromptLadder, LadderSteps>> = {
  full: { prompts: [1, 1.5, 2, 3], end: 3.5 },
  quiet: { prompts: [null, null, null, null], end: 2 },
  card: { prompts: [null, null, 2, null], end: null },
  shown: { prompts: [1, 2, null, null], end: null },
  launch: { prompts: [null, null, null, 2], end: 4 },
  stations: { prompts: [1, 1.5, 2, 3], end: null, allows: 1 },
  rolls: { prompts: [1, 1.5, 2, 3], end: 8 },
  passage: { prompts: [0.5, null, null, 1], end: 1.5 },
}
