import { NOTE } from '#domain/notes'
import type { HeldNote } from '#ports/sound'
import type { Stimulus } from '../stimulus/stimulus'
import type { ChosenBy } from '../mechanic/intents'
import { isThing, type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/** Maximum number of bright pads. More would form a row of bars (clinical-design.md, /music). */
const BRIGHT = 3
/** Minimum time (ms) for which a touched pad stays bright. It then dims slowly, so that brightening and dimming stay below one change of light per second. */
const BRIGHT_MS = 1200
const FALL_MS = 1400
/**
 * Growth of a touched pad: its scale, and the time (ms) in which it grows. It shrinks slowly, in `backMs`, because the ring of a switch moves along
 * as a second edge over the same places.
 */
const SWOLLEN = { share: 1.1, ms: 300, backMs: 1600 } as const
/** Duration (ms) of a note that is played with a switch, which nobody holds down. */
const TAP_MS = 1200
/** Time (ms) for which the requested pad first stays still. Its edges must not fade in and move within the same second. */
const SWAYS_AFTER_MS = 1200

/**
 * Mechanic with pads that play notes (clinical-design.md, /music). The sound is the child's own, so light and sound start together with the touch.
 * Each press is logged as a hold. A trial may ask for the pads one after another.
 */
export const notesMechanic: MechanicOf<'notes'> = (play, { pitches, manner, tune, says, asks }) => {
  const pads = play.stimuli.filter(isThing)
  for (const pad of pads) pad.answerBy('light')
  const longestMs = manner.mostMs ?? NOTE.mostMs
  const held = new Map<Stimulus, number>()
  const sounding = new Map<Stimulus, { readonly note: HeldNote; readonly since: number }>()
  /** Bright pads, with the times at which they lit up. `falling` contains the pads that are dimming. */
  const bright = new Map<Stimulus, number>()
  const falling = new Set<Stimulus>()
  let sung = 0
  let answered = 0

  const asked = () => pads.find(({ plan }) => plan.id === asks?.[answered])

  const fall = (pad: Stimulus) => {
    if (!bright.delete(pad)) return
    falling.add(pad)
    pad.dim(pad.plan.light ?? 1, FALL_MS)
    pad.settle()
    pad.shrinkTo(1, SWOLLEN.backMs)
    play.later(FALL_MS, () => falling.delete(pad))
  }
  const shine = (pad: Stimulus) => {
    if (bright.has(pad) || falling.has(pad) || bright.size >= BRIGHT) return
    bright.set(pad, play.now)
    pad.dim(1)
    pad.shrinkTo(SWOLLEN.share, SWOLLEN.ms)
  }
  /** Dims a pad that is neither sounding nor held, once it has been bright for its minimum time. */
  const rest = (pad: Stimulus) => {
    const since = bright.get(pad)
    if (since === undefined || sounding.has(pad)) return
    const rests = since + BRIGHT_MS - play.now
    if (rests <= 0) fall(pad)
    else play.later(rests, () => rest(pad))
  }
  const hush = (pad: Stimulus, note: HeldNote | undefined = sounding.get(pad)?.note) => {
    if (note === undefined || sounding.get(pad)?.note !== note) return
    note.end()
    sounding.delete(pad)
    rest(pad)
  }

  const sound = (pad: Stimulus, leastMs: number) => {
    shine(pad)
    const own = says?.[pads.indexOf(pad)]
    if (own !== undefined) {
      play.say(own)
      return play.later(BRIGHT_MS, () => rest(pad))
    }
    hush(pad)
    const hz = tune === undefined ? pitches[pads.indexOf(pad)] : tune[sung++ % tune.length]
    if (hz === undefined) return
    const note = play.sing(pad, hz, manner)
    sounding.set(pad, { note, since: play.now })
    play.later(leastMs, () => held.has(pad) || hush(pad, note))
    play.later(longestMs, () => hush(pad, note))
  }

  const judge = (pad: Stimulus, at: number, by: ChosenBy) => {
    if (asks === undefined) return
    if (pad !== asked()) return play.answer(pad, 'wrong', at, by)
    answered += 1
    pad.still()
    if (answered === asks.length) return play.answer(pad, 'correct', at, by)
    play.did({ do: 'found', id: pad.plan.id, by }, at)
    invite()
  }
  /** Makes the requested pad sway. */
  const invite = () => asked()?.sway(SWAYS_AFTER_MS)
  invite()

  return {
    get offered() {
      return thingsOnStage(pads)
    },
    get aim() {
      return asks === undefined ? (thingsOnStage(play.targets)[0] ?? null) : (asked() ?? null)
    },
    get helped() {
      const pad = asked()
      return asks === undefined || pad === undefined ? thingsOnStage(play.targets) : [pad]
    },
    get others() {
      return pads.filter(({ plan }) => asks?.slice(answered).includes(plan.id) !== true)
    },
    on: {
      choose: ({ thing: pad, at, by }) => {
        if (!isThing(pad)) return
        // A finger that answers on release does not hold anything.
        if (by === 'touch' && play.dials.activateOn !== 'release') held.set(pad, at)
        else play.did({ do: 'held', id: pad.plan.id, where: pad.place, ms: 0, by }, at)
        sound(pad, by === 'touch' ? NOTE.leastMs : TAP_MS)
        judge(pad, at, by)
      },
      letGo: ({ thing: pad, at }) => {
        const since = held.get(pad)
        if (since === undefined) return
        held.delete(pad)
        play.did({ do: 'held', id: pad.plan.id, where: pad.place, ms: at - since, by: 'touch' }, at)
        const now = sounding.get(pad)
        if (now !== undefined && play.now - now.since >= NOTE.leastMs) hush(pad)
      },
    },
    /** Lights up each pad that was touched while too many others were bright. */
    tick() {
      for (const pad of sounding.keys()) shine(pad)
    },
    demonstrate() {
      const [pad] = thingsOnStage(play.targets)
      if (pad !== undefined) sound(pad, TAP_MS)
    },
    stays: (pad) => asks === undefined || asks.includes(pad.plan.id),
    end() {
      for (const { note } of sounding.values()) note.end()
    },
  }
}
