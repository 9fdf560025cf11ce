import type { DimensionLevel } from '#domain/activities/discriminating'
import { nextDiscriminationTrial, thingsOf } from '#domain/trials/concepts/discrimination'
import { choose } from '#domain/trials/plan/mechanics'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, DimensionLevel>

/** Plans one question, without a story and without prompts. Every answer is rewarded alike. Returns null once the block has its answer. */
export function planDiscrimination({ level, settings, child: { dials }, aspect, soFar, warmUp }: Request): PlannedFor<typeof manifest> | null {
  const { dimension } = level
  const { procedure, step, perStep, items, series, gap } = settings
  const question = nextDiscriminationTrial({ dimension, procedure, step, perStep, items, series }, soFar, warmUp)
  if (question === null) return null
  return {
    mechanic: choose({ firstCounts: true, reward: { does: 'stay', sounds: [] } }),
    cue: { phrase: question.items > 2 ? 'find-the-other' : 'which-one' },
    stimuli: thingsOf(question, { dials, aspect, gap }),
    records: { dimension, step: question.step, series },
  }
}
