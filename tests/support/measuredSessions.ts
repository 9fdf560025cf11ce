import type { Session } from '#domain/activities/session'
import type { OpenedLevel } from '#domain/assessment/sample'
import type { Arm } from '#domain/trials/concepts/balanced'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from './examples'

export interface MeasuredTurn {
  readonly arm?: Arm
  /** Time (ms) from onset to touch; null if there was no touch. */
  readonly ms: number | null
}

export interface MeasuredSession extends OpenedLevel {
  readonly id: string
  readonly startedAt: number
  readonly turns: readonly MeasuredTurn[]
  readonly isTired?: true
  readonly reason?: EndReason
  readonly conditions?: Session['conditions']
}

/** Returns the log of a session at a measured level, after two warm-ups. */
export function measuredSession({ id, activity, category, level, startedAt, turns, isTired, reason = 'finished', conditions }: MeasuredSession): Session {
  const all: readonly MeasuredTurn[] = [{ ms: 2000 }, { ms: 2000 }, ...turns]
  const events = all.flatMap(({ arm, ms }, trial): PlayEvent[] => {
    const at = trial * 60_000
    return [
      { kind: 'trial-began', at, trial, warmUp: trial < 2, waitMs: 20_000 },
      { kind: 'stimulus-shown', at, trial, id: 'light', role: 'target', x: 0.5, y: 0.5, w: 0.2, h: 0.3, colour: '#FFE600', zone: 5, speed: 0 },
      ...(arm === undefined ? [] : [{ kind: 'recorded', at, trial, values: { arm } } as const]),
      ...(ms === null ? [] : [{ kind: 'answered', at: at + ms, trial, id: 'light', verdict: 'correct', by: 'touch' } as const]),
      { kind: 'trial-ended', at: at + (ms ?? 40_000), trial, outcome: ms === null ? 'no-response' : 'independent' },
    ]
  })
  const end = all.length * 60_000
  return {
    ...sessionHeader(id),
    activity,
    category,
    level,
    startedAt,
    ...(conditions === undefined ? {} : { conditions }),
    events: [...events, ...(isTired ? [{ kind: 'tired', at: end, trial: all.length - 1 } as const] : []), { kind: 'ended', at: end, reason }],
  }
}
