import { pick } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import type { FingerLevel } from './levels'
import { FINGERS, planHello, planNumber, type Wish } from './shown'

/** Everything a block shows: hello first, then the level's numbers, never the same one twice running. */
export function planFingers(count: number, warmUps: number, wish: Wish): readonly TrialPlan[] {
  const hello = planHello(wish)
  return Array.from({ length: count }).reduce<TrialPlan[]>((plans, _, index) => {
    if (index < warmUps || wish.level.isHello) return [...plans, hello]
    const number = nextNumber(wish, plans.at(-1)?.needed)
    return [...plans, { ...planNumber(number, wish), easier: hello }]
  }, [])
}

/** Whether what a hand shows is the number that is asked for. */
export function isShown(level: FingerLevel, asked: number, shown: number): boolean {
  if (level.isHello) return true
  return level.isLoose ? (asked === 1 ? shown === 1 || shown === 2 : shown >= 4) : shown === asked
}

/** The numbers that this child may be asked for: with one hand alone there are five fingers. */
function nextNumber({ level, settings, random }: Wish, before: number | undefined): number {
  const most = Math.min(settings.maxNumber, settings.hands === 'both' ? 2 * FINGERS : FINGERS)
  const possible = level.numbers.filter((number) => number <= most)
  const allowed = possible.length > 0 ? possible : level.numbers.slice(0, 1)
  const others = allowed.filter((number) => number !== before)
  return pick(random, others.length > 0 ? others : allowed)
}
