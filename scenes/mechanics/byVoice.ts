import { BEGINS_MS, ENDS_MS } from '#domain/devices/voiceLevel'
import type { AnsweredBy } from '#domain/trials/events'
import type { Stimulus } from '../kit/stimulus'
import { isThing, type MechanicOf, present } from './mechanic'

/** Between two sounds that count: what answers them must not come and go faster (domain.md §1.7). */
const LEAST_BETWEEN_MS = 1000
/** It grows by so much until all is done, slowly. */
const GROWN = 0.3
const GROW_MS = 1000
const SHOWN_MS = 2600

/**
 * The child's voice makes something happen (domain.md, /sound_ai): each sound that lasts long enough lets the thing grow,
 * and after as many as are asked for it is done. A touch, a stay and a switch are as good as a sound.
 */
export const byVoice: MechanicOf<'byVoice'> = (play, { ms }) => {
  const needed = play.plan.needed ?? 1
  let sounds = 0
  let countedAt = Number.NEGATIVE_INFINITY
  /** Since when this sound has lasted; null: it is silent, or this one has counted. It is told after its first moments. */
  let since: number | null = null

  /** The sound has lasted until then for certain. It is over only after a silence, which is no part of it. */
  const heardUntil = (certain: number, at: number) => {
    if (since === null || certain - since < ms) return
    since = null
    sound(present(play.targets)[0], at, 'voice')
  }

  const sound = (thing: Stimulus | undefined, at: number, by: AnsweredBy) => {
    if (thing === undefined || sounds >= needed || at - countedAt < LEAST_BETWEEN_MS) return
    countedAt = at
    sounds += 1
    play.did({ do: 'worked', id: thing.plan.id, share: sounds / needed, by }, at)
    thing.acknowledge(play.clockNow)
    thing.shrinkTo(1 + (GROWN * sounds) / needed, GROW_MS)
    if (sounds === needed) play.answer(thing, 'correct', at, by)
  }

  return {
    get offered() {
      return present(play.stimuli).filter(isThing)
    },
    get aim() {
      return present(play.targets)[0] ?? null
    },
    on: {
      choose: (thing, at, by) => {
        if (isThing(thing)) sound(present(play.targets)[0], at, by)
      },
      voice: (isSounding, at) => {
        if (!isSounding) heardUntil(at - ENDS_MS, at)
        since = isSounding ? at - BEGINS_MS : null
      },
    },
    /** What may be the silence at its end is not counted before the sound has gone on beyond it. */
    tick: (at) => heardUntil(at - ENDS_MS, at),
    /** It grows once by itself, as it will for a sound. */
    help(help) {
      if (help !== 'show-how') return null
      for (const thing of present(play.targets)) {
        thing.shrinkTo(1 + GROWN, SHOWN_MS)
        play.later(SHOWN_MS, () => sounds < needed && thing.shrinkTo(1 + (GROWN * sounds) / needed, SHOWN_MS))
      }
      return true
    },
  }
}
