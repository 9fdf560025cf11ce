import { palette } from '#domain/child/palette'
import { safeSpeed } from '#domain/child/safety'
import { follow } from '#domain/trials/plan/mechanics'
import { EDGE } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { Level } from './levels'
import type manifest from './manifest'

const mechanic = follow({ pacedBy: 'itself', followedWith: 'eyes' })

/**
 * Plans one trial: a thing that travels across the stage, from the left and the right in turn. On a level with more things, it also travels
 * downwards.
 */
export function planTrial({ level, index, child: { dials }, aspect }: RequestFor<typeof manifest, Level>): TrialPlan {
  const size = dials.targetSize
  const near = EDGE + size / 2 / aspect
  const [from, to] = index % 2 === 0 ? [near, 1 - near] : [1 - near, near]
  const colour = palette[dials.colour]
  const drift = { to: { x: to, y: level.items > 1 ? 0.65 : 0.5 }, atEnd: 'wait' } as const
  const thing = drawnStimulus('thing', 'disc', { role: 'target', colour, place: { x: from, y: 0.5 }, size, speed: safeSpeed(colour, dials.maxSpeed), drift })
  return { mechanic, stimuli: [thing] }
}
