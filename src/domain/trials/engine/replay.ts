import type { EngineConfig, TrialState } from './state'
import type { ShownThing, TrialInput } from './inputs'
import { isMeant, startTrials, step } from './engine'
import type { PlayEvent } from './events'
import type { Place } from '../../geometry'
import { groupBy } from '../../groupBy'

/**
 * Reconstructs the engine's inputs from a log: actions of people and facts about drawing, including prompts. Everything else in
 * a log follows from these.
 */
function inputsOf(events: readonly PlayEvent[]): readonly TrialInput[] {
  // Events are grouped by trial, because a child who taps all the time fills a log with thousands of touches.
  const trials = groupBy(events, trialOf)
  return events.flatMap((event, index): TrialInput[] => {
    const { at } = event
    const ofTrial = trials.get(trialOf(event)) ?? []
    switch (event.kind) {
      case 'stimulus-shown': {
        // Several things shown at once are one input, with the time of the first.
        const before = events[index - 1]
        if (before?.kind === 'stimulus-shown' && before.trial === event.trial) return []
        const shown = ofTrial.filter((other) => other.kind === 'stimulus-shown')
        return [{ type: 'shown', at, stimuli: shown.map(asThing), aspect: event.h / event.w }]
      }
      case 'prompted':
        return [{ type: 'prompted', at, step: event.step }]
      case 'not-prompted':
        return [{ type: 'not-prompted', at, step: event.step }]
      case 'measured': {
        const { kind, trial: _trial, ...measured } = event
        return [{ type: kind, ...measured }]
      }
      case 'pointed': {
        const { x, y, zone, on, error, acted } = event
        return [{ type: 'pointed', at, x, y, zone, on, onTarget: isTarget(ofTrial, event), error, acted }]
      }
      case 'answered': {
        const { id, verdict, by, where, rewardMs } = event
        return [{ type: 'answered', at, id, verdict, by, where, rewardMs }]
      }
      case 'did':
        return [{ type: 'did', at, deed: event.deed }]
      case 'travelled':
        return [{ type: 'travelled', at, id: event.id, share: event.share, ...(event.waits === undefined ? {} : { waits: event.waits }) }]
      case 'heard':
        return [{ type: 'heard', at, id: event.id, isRead: event.isRead }]
      case 'wished':
        return [{ type: 'wished', at, wish: event.wish }]
      case 'ground':
        return [{ type: 'ground', at, shows: event.shows, strength: event.strength }]
      case 'recorded':
        return [{ type: 'recorded', at, values: event.values }]
      case 'looked':
      case 'looked-away':
      case 'helped':
      case 'resized':
      case 'paused':
        return [{ type: event.kind, at }]
      case 'held':
        return [{ type: 'hold', at }]
      case 'adjusted': {
        const { kind, ...change } = event
        return [{ type: kind, ...change }]
      }
      case 'facing': {
        const { kind, ...change } = event
        return [{ type: kind, ...change }]
      }
      case 'resumed':
        return [{ type: 'resumed', at, pausedForMs: event.pausedForMs }]
      case 'ended':
        return [{ type: 'ended', at, reason: event.reason }]
      case 'trial-ended':
        // This input is needed only if the trial did not end automatically: the adult continued, or the thing left the stage.
        return [
          event.outcome === 'no-response' ? { type: 'missed', at } : { type: 'advance', at, ...(event.reason === undefined ? {} : { reason: event.reason }) },
        ]
      case 'trial-began':
      case 'free-began':
      case 'demonstrated':
        // The step was due at this moment, even if the next event in the log is a touch from just before.
        return [{ type: 'tick', at }]
      case 'rewarded':
      case 'overloaded':
      case 'tired':
        return []
    }
  })
}

/** Returns the trial of an event; null for an event that concerns the whole session. */
const trialOf = (event: PlayEvent): number | null => ('trial' in event ? event.trial : null)

/** Returns the final state of a recorded session, from its log alone. */
export function replay(config: EngineConfig, events: readonly PlayEvent[]): TrialState {
  return inputsOf(events).reduce(step, startTrials(config))
}

function isTarget(events: readonly PlayEvent[], { trial, on, at }: Extract<PlayEvent, { kind: 'pointed' }>): boolean {
  const role = on === null ? undefined : events.find((event) => event.kind === 'stimulus-shown' && event.id === on)
  return role?.kind === 'stimulus-shown' && isMeant(role.role, events, trial, at)
}

function asThing(event: Extract<PlayEvent, { kind: 'stimulus-shown' }>): ShownThing {
  const { id, shows, role, colour, zone, x, y, w, h, speed, way, to, covers, unseen } = event
  return {
    id,
    role,
    shows,
    colour,
    zone,
    place: { x, y },
    w,
    size: h,
    speed,
    drift: way !== undefined && to === undefined ? waitAt(way) : driftTo(to, way),
    ...(covers === undefined ? {} : { covers }),
    ...(unseen === true ? { light: 0 } : {}),
  }
}

const driftTo = (to: Place | undefined, way: readonly Place[] | undefined): ShownThing['drift'] =>
  to === undefined ? null : { to, atEnd: 'park', ...(way === undefined ? {} : { via: way.slice(0, -1), isTold: true }) }

function waitAt(way: readonly Place[]): ShownThing['drift'] {
  const to = way.at(-1)
  return to === undefined ? null : { via: way.slice(0, -1), to, atEnd: 'wait' }
}
