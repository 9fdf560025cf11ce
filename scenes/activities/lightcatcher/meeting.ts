import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { shuffled, type Random } from '#domain/random'
import { bestZone } from '#domain/trials/placement'
import type { TrialPlan } from '#domain/trials/plan'
import { meetingSizes } from './levels'
import { light, openSides, type Child } from './light'

/** Every colour at every size on every open side, once each in a new order; then once more from the start. */
export function planMeeting(count: number, warmUps: number, child: Child, random: Random): readonly TrialPlan[] {
  const { dials } = child
  const large = Math.min(0.6, dials.targetSize)
  const all = [dials.colour, dials.secondColour].flatMap((colour) =>
    meetingSizes.flatMap((share) => openSides(child).map((zone) => light(zone, Math.max(MIN_TARGET_SIZE, large * share), child, colour))),
  )
  const order = shuffled(random, all)
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const shown = index < warmUps ? light(bestZone(dials.zones), large, child) : order[(index - warmUps) % order.length]
    return { stimuli: [shown ?? light(bestZone(dials.zones), large, child)] }
  })
}
