import type { Drawing } from '#domain/trials/drawings'
import type { PicturePlan } from '#domain/trials/plan'
import type { Stimulus } from '../kit/stimulus'
import { type ChosenBy, isThing, type MechanicOf, present } from './mechanic'

/** A tap or a press of a switch is as good as so much of the whole, however short it was. */
const TAP_SHARE = 1 / 4
/** Between two facts of how far it is, and between two pictures of the thing, ms. */
const TOLD_EVERY_MS = 250
const WORN_EVERY_MS = 1500
/** The thing grows by so much until all is done, slowly. */
const GROWN = 0.2
const GROW_MS = 600
/** How long (ms) it is shown what will be. */
const SHOWN_MS = 2600

/**
 * Something happens while it is held (domain.md, /watering_plant): the thing grows, and wears what further it has one
 * after the other. Letting go never undoes anything. Who stays on it with the eyes has held it already: it goes on by
 * itself to the end.
 */
export const hold: MechanicOf<'hold'> = (play, { ms, anywhere }) => {
  let heldMs = 0
  let toldMs = 0
  let toldAt = Number.NEGATIVE_INFINITY
  let wornAt = Number.NEGATIVE_INFINITY
  let worn = 0
  /** What is held now, and how; what a tap is still worth after the finger was lifted. */
  let now: { readonly thing: Stimulus; readonly by: ChosenBy; readonly since: number } | null = null
  let owedMs = 0
  let last: { readonly thing: Stimulus; readonly by: ChosenBy } | null = null

  const share = () => Math.min(1, heldMs / ms)

  const wear = (thing: Stimulus, at: number) => {
    const further = furtherOf(thing)
    const next = further[worn]
    if (next === undefined || at - wornAt < WORN_EVERY_MS || share() < (worn + 1) / (further.length + 1)) return
    wornAt = at
    worn += 1
    thing.wear(next)
  }

  const tell = (at: number) => {
    if (last === null || heldMs === toldMs || (at - toldAt < TOLD_EVERY_MS && share() < 1)) return
    const { thing, by } = last
    toldAt = at
    toldMs = heldMs
    play.did({ do: 'worked', id: thing.plan.id, share: share(), by }, at)
    thing.shrinkTo(1 + GROWN * share(), GROW_MS)
    if (share() === 1) play.answer(thing, 'correct', at, by)
  }

  return {
    get offered() {
      return present(play.stimuli).filter(isThing)
    },
    get aim() {
      return present(play.targets)[0] ?? null
    },
    countsAnywhere: anywhere === true,
    on: {
      choose: (thing, at, by) => {
        if (!isThing(thing)) return
        if (thing.plan.role !== 'target') return play.answer(thing, 'wrong', at, by)
        last = { thing, by }
        // A finger that presses is held until it is lifted; one that answers when lifted, and a switch, are taps.
        if (by === 'touch' && play.dials.activateOn !== 'release') now = { thing, by, since: at }
        else if (by === 'dwell') owedMs = ms - heldMs
        else owedMs += ms * TAP_SHARE
      },
      letGo: (thing, at) => {
        if (now?.thing !== thing) return
        owedMs += Math.max(0, ms * TAP_SHARE - (at - now.since))
        now = null
      },
    },
    tick(at, deltaMs) {
      // After a pause nobody heard that the finger was lifted.
      if (now !== null && !play.scene.input.manager.pointers.some(({ isDown }) => isDown)) now = null
      const owed = Math.min(owedMs, deltaMs)
      if (now === null) owedMs -= owed
      heldMs += now === null ? owed : deltaMs
      if (last !== null) wear(last.thing, at)
      tell(at)
    },
    help(help) {
      if (help !== 'show-how' && help !== 'part-way') return null
      for (const thing of present(play.targets)) {
        thing.shrinkTo(1 + GROWN, SHOWN_MS)
        play.later(SHOWN_MS, () => now === null && share() < 1 && thing.shrinkTo(1 + GROWN * share(), SHOWN_MS))
      }
      return true
    },
  }
}

/** What comes later in its place. */
function furtherOf({ plan: { shows } }: Stimulus): readonly (PicturePlan | Drawing)[] {
  if ('text' in shows) return []
  return ('drawing' in shows ? shows.stages : shows.further) ?? []
}
