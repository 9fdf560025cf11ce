import type { AnsweredBy, Outcome, PlayEvent, PromptStep, Verdict } from './events'

/** Facts about a trial at the time of its answer. */
export interface Ending {
  readonly void: boolean
  readonly verdict: Exclude<Verdict, 'wrong'>
  readonly by: AnsweredBy
  readonly helped: boolean
  /** Highest prompt that the child could see or hear. */
  readonly prompted: PromptStep
  readonly wrongAnswers: number
}

/** Rules for the outcome. The first one that applies counts. An answer without any action (`itself`) is never independent. */
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

/** Returns the highest prompt visible at `at`. A touch may arrive after the frame in which a prompt began. */
export const promptedBy = (prompts: readonly Prompted[], at: number): PromptStep =>
  prompts.filter((prompt) => prompt.at <= at).reduce<PromptStep>((highest, { step }) => (step > highest ? step : highest), 0)
