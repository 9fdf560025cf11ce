import { palette } from '#domain/child/palette'
import { MIN_LINE_SIZE } from '#domain/child/safety'
import { readOn } from '#domain/trials/plan/mechanics'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus, textStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const REST = 0.25
const lines = [
  ['look', 'here'],
  ['red', 'ball'],
  ['my', 'cup'],
] as const

const mechanic = readOn({ voice: 'after', everyMs: null, rest: REST })

/** Plans one trial: a line with as many words as the level has. The first word is lit and the others wait. A picture appears after the last one. */
export function planTrial({ level, index, child: { dials } }: RequestFor<typeof manifest, Level>): TrialPlan {
  const words = (lines[index % lines.length] ?? lines[0]).slice(0, level.items)
  const colour = palette[dials.colour]
  const stimuli = words.map((text, order) =>
    textStimulus(
      `word-${order + 1}`,
      { text, bubble: false, mark: 'colour', page: 0 },
      { role: 'target', colour, place: { x: (order + 0.5) / words.length, y: 0.5 }, size: MIN_LINE_SIZE, light: order === 0 ? 1 : REST },
    ),
  )
  return {
    mechanic,
    stimuli: [...stimuli, drawnStimulus('picture', 'star', { role: 'place', colour, place: { x: 0.5, y: 0.5 }, size: dials.targetSize, light: 0 })],
  }
}
