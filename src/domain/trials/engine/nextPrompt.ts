import { PROMPT_LADDERS } from './promptLadder'
import type { TrialState } from './state'
import type { PromptStep } from './events'

/**
 * Returns the next prompt or `end`, and when it is due; null if nothing happens automatically. Time for which the adult paused
 * the prompts does not count.
 */
export function nextPrompt({ config, helpSince, heldMs, heldSince, prompt }: TrialState): { readonly at: number; readonly step: PromptStep | 'end' } | null {
  if (config.waitMs === null || helpSince === null || heldSince !== null) return null
  const { prompts, end } = PROMPT_LADDERS[config.ladder]
  const index = prompts.findIndex((waits, place) => place >= prompt && waits !== null)
  const waits = prompts[index] ?? end
  if (waits === null) return null
  return { at: helpSince + heldMs + waits * config.waitMs, step: index < 0 ? 'end' : ((index + 1) as PromptStep) }
}
