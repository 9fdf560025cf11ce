import type { Dials } from '#domain/child/dials'
import type { PromptStep } from '#domain/trials/events'
import type { Stimulus } from './stimulus'

/** What the common ladder does to what is looked for (domain.md §1.9). Its third step is spoken, and not done here. */
export function promptTargets(step: PromptStep, targets: readonly Stimulus[], movement: Dials['movement']): void {
  for (const target of targets) {
    if (step === 1 && movement !== 'none') target.sway()
    if (step === 2) target.swell()
    if (step === 4) target.open()
  }
}

/** Nothing bad happens after a wrong choice: the right one becomes easier to find. */
export function easeChoice(wrongAnswers: number, swaying: readonly Stimulus[], distractors: readonly Stimulus[]): void {
  if (wrongAnswers === 1) for (const target of swaying) target.sway()
  if (wrongAnswers === 2) for (const distractor of distractors) distractor.dim()
  if (wrongAnswers >= 3) for (const distractor of distractors) distractor.leave()
}
