import type { ComparedTurn } from '#domain/assessment/compare'
import { seededRandom, type Random } from '#domain/random'
import { armOrder } from '#domain/trials/concepts/balanced'

/** A child who does not exist: how long a touch takes it, how much that varies, and what one of two ways changes. */
export interface SimulatedChild {
  readonly seed: number
  /** Median of the first way, ms. */
  readonly medianMs?: number
  /** Spread of the logarithm of its times. */
  readonly spread: number
  /** The second way takes this many times as long. */
  readonly b: number
  readonly sessions?: number
  /** So many turns of a hundred have no touch. */
  readonly passesBy?: number
  /** At the end of a session it takes so many times as long as at its start. */
  readonly tires?: number
}

const TURNS = 12

/** From two even numbers one of a normal distribution (Box and Muller). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The turns of its sessions, in the orders in which the stage shows them. */
export function turnsOfChild({ seed, medianMs = 4000, spread, b, sessions = 2, passesBy = 5, tires = 1.3 }: SimulatedChild): readonly ComparedTurn[] {
  const random = seededRandom(seed * 31 + 7)
  return Array.from({ length: sessions }, (_, session) =>
    armOrder(seededRandom(seed * 1009 + session), TURNS).map((arm, turn): ComparedTurn => {
      const ms = medianMs * tires ** (turn / (TURNS - 1)) * (arm === 'b' ? b : 1) * Math.exp(spread * normal(random))
      return { arm, session: String(session), block: Math.floor(turn / 4), ms: random() * 100 < passesBy ? null : ms }
    }),
  ).flat()
}
