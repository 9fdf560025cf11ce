import type { CardSpec } from '#domain/trials/plan/mechanics/choosing'
import { playStoryEffects } from '../mechanic/storyEffects'
import type { Stimulus } from '../stimulus/stimulus'
import { type MechanicOf, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'

/** Minimum time (ms) for which the child looks in silence before anything is said. `STEP_MS` is the minimum between two steps. */
const SILENT_LOOK_MS = 3000
const STEP_MS = 2000
/** Delay (ms) of the thing's own sound, which starts once its name has ended. */
const SOUND_AFTER_NAME_MS = 1500

/**
 * Mechanic with one picture that stays for as long as the child looks. The picture is named once after a silent look. Each touch advances by one
 * step: it shows another picture of the thing, or repeats the name. The touch after the last step turns to the next card.
 */
export const cardMechanic: MechanicOf<'card'> = (play, { steps, sways, touched, sound, named, turnsAfterMs = null, unfolds }) => {
  let step = 0
  let steppedAt = Number.NEGATIVE_INFINITY
  const shown = () => thingsOnStage(play.targets)[0] ?? null
  const parts = unfolds === undefined ? [] : partsOf(play, unfolds)
  let unfolded = 0
  const unfold = () => {
    const thing = shown()
    if (thing !== null) parts[unfolded]?.come(thing)
    unfolded += 1
  }
  for (const [index, { afterMs }] of parts.entries()) play.later(afterMs, () => index === unfolded && unfold())
  if (unfolds === undefined)
    play.later(Math.max(SILENT_LOOK_MS, (play.dials.waitMs ?? 0) / 2), () => {
      const thing = shown()
      if (step === 0 && thing !== null) play.sayName(thing)
    })
  if (turnsAfterMs !== null) play.later(turnsAfterMs, () => shown() !== null && play.advance())
  if (sways === true) for (const thing of play.targets) thing.sway()
  return {
    get offered() {
      return thingsOnStage(play.targets)
    },
    get aim() {
      return shown()
    },
    corners: named === true ? ['heard'] : [],
    on: {
      heard: ({ isRead: isNamed, at }) => {
        const thing = shown()
        if (named === true && thing !== null) play.logHeard(thing, isNamed, at)
      },
      choose: ({ thing, at, by }) => {
        if (thing.plan.role !== 'target' || at - steppedAt < STEP_MS) return
        steppedAt = at
        if (unfolded < parts.length) return unfold()
        if (step >= steps) return play.answer(thing, 'correct', at, by)
        const { shows } = thing.plan
        const next = 'picture' in shows ? shows.further?.[step] : undefined
        step += 1
        if (next !== undefined) thing.wear(next)
        else if (touched === undefined || play.dials.reward === 'none') thing.sway()
        else for (const happening of touched) playStoryEffects(play, happening)
        if (next?.lit === undefined) play.sayName(thing)
        else play.say({ part: next.lit.phrase })
        if (sound !== undefined) play.playLater(sound, SOUND_AFTER_NAME_MS)
      },
    },
    help(help) {
      const thing = shown()
      if (help !== 'voice' || thing === null) return null
      play.sayName(thing)
      return thing.glow()
    },
  }
}

interface Part {
  readonly afterMs: number
  readonly come: (thing: Stimulus) => void
}

/** Returns the parts of a word that are still to come, in order. */
function partsOf(play: TrialPlay, { lettersMs, nameMs, picture }: NonNullable<CardSpec['unfolds']>): readonly Part[] {
  const pictured = play.stimuli.find(({ plan }) => plan.id === picture?.id)
  return [
    ...(lettersMs === undefined ? [] : [{ afterMs: lettersMs, come: (thing: Stimulus) => thing.spell() }]),
    ...(nameMs === undefined ? [] : [{ afterMs: nameMs, come: (thing: Stimulus) => play.sayName(thing) }]),
    ...(picture === undefined ? [] : [{ afterMs: picture.afterMs, come: () => pictured?.dim(1) }]),
  ]
}
