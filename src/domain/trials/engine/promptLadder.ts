export type PromptLadder = 'full' | 'quiet' | 'card' | 'shown' | 'launch' | 'stations' | 'rolls' | 'passage'

interface Rungs {
  readonly prompts: readonly (number | null)[]
  readonly end: number | null
  /** With so many prompts a trial is still the child's own; with none unless told. */
  readonly allows?: number
}

/**
 * When each prompt comes and when the trial ends by itself (null: never), in waits T from onset. `quiet` gives no
 * prompts, so that a field map is not biased; a `card` just stays and is named once; what is `shown` stays too, with
 * help on the way; at the end of a `passage` it waits, then does by itself what a touch would do; a `launch` waits in
 * silence, is shown once, and waits again (domain.md, /fireworks); at each of its `stations` a thing waits anew, and then
 * goes on by itself (/animated_follow); what `rolls` has time to come home by itself (/tilt).
 */
export const PROMPT_LADDERS: Readonly<Record<PromptLadder, Rungs>> = {
  full: { prompts: [1, 1.5, 2, 3], end: 3.5 },
  quiet: { prompts: [null, null, null, null], end: 2 },
  card: { prompts: [null, null, 2, null], end: null },
  shown: { prompts: [1, 2, null, null], end: null },
  launch: { prompts: [null, null, null, 2], end: 4 },
  stations: { prompts: [1, 1.5, 2, 3], end: null, allows: 1 },
  rolls: { prompts: [1, 1.5, 2, 3], end: 8 },
  passage: { prompts: [0.5, null, null, 1], end: 1.5 },
}
