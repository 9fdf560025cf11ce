import type { AnsweredBy, Outcome, PlayEvent, PromptStep, Verdict } from './events'

/** What is known of a trial when its answer comes. */
export interface Ending {
  readonly void: boolean
  readonly verdict: Exclude<Verdict, 'wrong'>
  readonly by: AnsweredBy
  readonly helped: boolean
  /** The highest step of help that could be seen. */
  readonly prompted: PromptStep
  readonly wrongAnswers: number
}

/** How a trial comes out: the first line that holds. Nobody did alone what came by itself. */
const outcomes: readonly (readonly [Outcome, (ending: Ending) => boolean])[] = [
  ['void', (ending) => ending.void],
  ['unmeasured', ({ verdict }) => verdict === 'unmeasured'],
  ['partly', ({ verdict }) => verdict === 'partly'],
  ['other', ({ verdict }) => verdict === 'other'],
  ['assisted', ({ helped }) => helped],
  ['prompted', ({ prompted, wrongAnswers, by }) => prompted > 0 || wrongAnswers > 0 || by === 'itself'],
]

export const outcomeOf = (ending: Ending): Outcome => outcomes.find(([, holds]) => holds(ending))?.[0] ?? 'independent'

type Prompted = Extract<PlayEvent, { kind: 'prompted' }>

/** The highest step of help that could be seen at `at`. A touch may reach us after the frame that began to help. */
export const promptedBy = (prompts: readonly Prompted[], at: number): PromptStep =>
  prompts.filter((prompt) => prompt.at <= at).reduce<PromptStep>((highest, { step }) => (step > highest ? step : highest), 0)
