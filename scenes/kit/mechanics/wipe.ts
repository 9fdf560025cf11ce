import { backgrounds } from '#domain/child/palette'
import type { Place } from '#domain/geometry'
import { type Cover, uncoveredShare, wholeCover, wipeCircle as wipeAt, wipeAll, wipeStrip } from '#domain/trials/concepts/wiping'
import { CoverPicture } from '../stimulus/coverPicture'
import type { ChosenBy } from '../mechanic/intents'
import { type MechanicOf, thingsOnStage, stays } from '../mechanic/mechanic'

/** Interval (ms) between two log entries. `STRIP_EVERY_MS` is the interval between two strips for a child who dwells. */
const TOLD_EVERY_MS = 250
const STRIP_EVERY_MS = 900

/**
 * Mechanic in which the child wipes a cover off the thing (clinical-design.md, /stripe and /fluid). A finger wipes where it draws. A switch press
 * wipes the next strip, and so does a touch where nothing is left to wipe. For a child who dwells, the cover is wiped to the end.
 */
export const wipeMechanic: MechanicOf<'wipe'> = (play, { share: enough, width, dark }) => {
  const [thing] = play.targets
  let cover: Cover = wholeCover
  let toldAt = Number.NEGATIVE_INFINITY
  let told = 0
  let steppedAt = Number.NEGATIVE_INFINITY
  let goesOn: ChosenBy | null = null
  let by: ChosenBy = 'touch'
  const picture =
    thing === undefined
      ? null
      : new CoverPicture(play.scene, {
          thing,
          strict: play.isStrict,
          dark: dark === true ? backgrounds[play.dials.background] : null,
          cover: () => cover,
          layout: () => play.layout,
          now: () => play.now,
        })

  /** Converts a place on the stage to sizes of the cover, measured from its top left corner. */
  const within = (place: Place): Place => {
    const { plan, place: middle } = thing ?? { plan: { size: 1 }, place }
    return { x: ((place.x - middle.x) * play.layout.aspect) / plan.size + 0.5, y: (place.y - middle.y) / plan.size + 0.5 }
  }

  const changed = (to: Cover, at: number, how: ChosenBy) => {
    if (to === cover) return
    cover = to
    by = how
    tell(at)
  }

  const tell = (at: number) => {
    const isDone = uncoveredShare(cover) >= enough
    if (thing === undefined || uncoveredShare(cover) === told || (at - toldAt < TOLD_EVERY_MS && !isDone)) return
    if (isDone) cover = wipeAll(cover, at)
    toldAt = at
    told = uncoveredShare(cover)
    play.did({ do: 'worked', id: thing.plan.id, share: told, by }, at)
    if (isDone) play.answer(thing, 'correct', at, by)
  }

  const strip = (at: number, how: ChosenBy) => {
    if (told === 1 || at - steppedAt < play.dials.ignoreRepeatMs) return
    steppedAt = at
    changed(wipeStrip(cover, at), at, how)
  }

  const draw = (from: Place, to: Place, at: number) => {
    if (thing !== undefined && told < 1) changed(wipeAt(cover, within(from), within(to), width / thing.plan.size, at), at, 'touch')
  }

  return {
    get offered() {
      return thingsOnStage(play.targets)
    },
    get aim() {
      return thingsOnStage(play.targets)[0] ?? null
    },
    on: {
      choose: ({ at, by: how }) => {
        if (stays(play, how)) goesOn = how
        else if (how !== 'touch') strip(at, how)
      },
      press: ({ place, at }) => {
        const before = cover
        draw(place, place, at)
        const { x, y } = within(place)
        const isOn = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) <= 0.5
        if (cover === before && (isOn || play.dials.anyTouchCounts)) strip(at, 'touch')
      },
      stroke: ({ from, to, at }) => draw(from, to, at),
    },
    tick(at) {
      if (goesOn !== null && at - steppedAt >= STRIP_EVERY_MS) strip(at, goesOn)
      tell(at)
    },
    /** As a prompt, wipes the next strip. */
    help(help) {
      if (help !== 'show-how' && help !== 'part-way') return null
      const before = cover
      const to = wipeStrip(cover, play.now)
      // A strip that a prompt has uncovered is not the child's own work, but the last strip must be.
      if (uncoveredShare(to) >= enough) return false
      cover = to
      told = uncoveredShare(to)
      return to !== before
    },
    end: () => picture?.free(),
  }
}
