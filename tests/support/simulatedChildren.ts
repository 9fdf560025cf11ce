import type { ComparedTurn } from '#domain/assessment/compare'
import { seededRandom, type Random } from '#domain/random'
import { armOrder } from '#domain/trials/concepts/balanced'

/** A simulated child: its latency, the spread of the latency, and the effect of the second of two conditions. */
export interface SimulatedChild {
  readonly seed: number
  /** Median latency (ms) in the first condition. */
  readonly medianMs?: number
  /** Standard deviation of the logarithm of the latencies. */
  readonly spread: number
  /** Factor for the latency in the second condition. */
  readonly b: number
  readonly sessions?: number
  /** Percentage of trials without a touch. */
  readonly missPercent?: number
  /** Factor for the latency at the end of a session, compared with its start. */
  readonly slowdown?: number
}

const TURNS = 12

/** Returns a normally distributed number from two uniform ones (Box and Muller). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Returns the trials of the child's sessions, in the orders that the stage uses. */
export function simulateTrials({ seed, medianMs = 4000, spread, b, sessions = 2, missPercent = 5, slowdown = 1.3 }: SimulatedChild): readonly ComparedTurn[] {
  const random = seededRandom(seed * 31 + 7)
  return Array.from({ length: sessions }, (_, session) =>
    armOrder(seededRandom(seed * 1009 + session), TURNS).map((arm, turn): ComparedTurn => {
      const ms = medianMs * slowdown ** (turn / (TURNS - 1)) * (arm === 'b' ? b : 1) * Math.exp(spread * normal(random))
      return { arm, session: String(session), block: Math.floor(turn / 4), ms: random() * 100 < missPercent ? null : ms }
    }),
  ).flat()
}
