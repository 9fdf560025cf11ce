import { palette } from '#domain/child/palette'
import { shuffled, type Random } from '#domain/random'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { meetingSizes } from './levels'
import { light, openSides, type ChildSettings, type Shine } from './light'

/**
 * Plans the light of one trial in a first meeting. Every colour is shown once at every size on every open side, in a new order; then all of it starts
 * again.
 */
export function meetingLight(turn: number, child: ChildSettings, softness: Shine['softness'], deal: Random): StimulusPlan {
  const { dials } = child
  const large = Math.min(0.6, dials.targetSize)
  const all = [dials.colour, dials.secondColour].flatMap((colour) =>
    meetingSizes.flatMap((share) =>
      openSides(child).map((zone) => light(zone, Math.max(dials.leastSize, large * share), child, { colour: palette[colour], softness })),
    ),
  )
  const order = shuffled(deal, all)
  return order[turn % order.length] as StimulusPlan
}
