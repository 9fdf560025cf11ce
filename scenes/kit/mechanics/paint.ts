import { backgrounds } from '#domain/child/palette'
import { noteAt } from '#domain/notes'
import type { Place } from '#domain/geometry'
import type { HeldNote } from '#ports/sound'
import { InkPicture } from '../drawing/inkPicture'
import type { Stimulus } from '../stimulus/stimulus'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/** Time (ms) for which ink runs after a switch press. In a demonstration it runs across the stage in `ACROSS_MS` (clinical-design.md, /fluid). */
const RUN_MS = 2400
const ACROSS_MS = 8000
/** Interval (ms) at which the ink under a resting finger is renewed. */
const KEPT_EVERY_MS = 300
/** Distance (stage heights) below which a move of the pointer adds nothing. A child who points with eyes or head draws by pointing. */
const NEAR = 0.03
/** The hum: the number of notes from bottom to top, their loudness, and the time (ms) after which a note ends if the finger does not move. */
const HUM = { notes: 9, loudness: 0.5, restMs: 900 } as const

/** Maximum number of fingers that draw. More lines side by side would be stripes (clinical-design.md §1.7, 4). */
const FINGERS = 3

/**
 * Mechanic in which ink flows under every finger. After a switch press or a dwell, or in a demonstration, the ink runs by itself. Nothing is right or
 * wrong.
 */
export const paintMechanic: MechanicOf<'paint'> = (play, { colours, manner, drops, paths, hums }) => {
  const picture = new InkPicture(play.scene, {
    colours,
    ground: backgrounds[play.dials.background],
    strict: play.isStrict,
    manner,
    layout: () => play.layout,
    now: () => play.now,
  })
  const steps = new Map<string, number>()
  /** Place of each finger that is down. Its ink stays for as long as the finger does. */
  const down = new Map<number, Place>()
  let keptAt = Number.NEGATIVE_INFINITY
  let ranAt = Number.NEGATIVE_INFINITY
  let pointed: { readonly place: Place; readonly at: number } | null = null
  let hum: { readonly note: HeldNote; readonly finger: number; readonly index: number; movedAt: number } | null = null

  /** Continues a stroke from one point of the thing's path to the next. Returns the place that the stroke reaches. */
  const goOn = (thing: Stimulus): Place => {
    const path = paths[thing.plan.id] ?? [thing.place]
    const step = steps.get(thing.plan.id) ?? 0
    const [from, to] = [path[step % path.length] ?? thing.place, path[(step + 1) % path.length] ?? thing.place]
    if (play.now - ranAt < play.dials.ignoreRepeatMs) return from
    ranAt = play.now
    steps.set(thing.plan.id, step + 1)
    if (drops === true) picture.stroke(from, from)
    else picture.run(from, to, RUN_MS)
    return drops === true ? from : to
  }

  const hush = () => {
    hum?.note.end()
    hum = null
  }
  /** Plays the hum of one finger. Its pitch follows the height of the finger. */
  const sound = (finger: number, { y }: Place, at: number) => {
    const [thing] = play.targets
    const index = Math.round((1 - Math.max(0, Math.min(1, y))) * HUM.notes)
    if (hums !== true || thing === undefined || (hum !== null && hum.finger !== finger)) return
    if (hum?.index === index) hum.movedAt = at
    else {
      hush()
      hum = { note: play.sing(thing, noteAt(index), { loudness: HUM.loudness }), finger, index, movedAt: at }
    }
  }

  return {
    get offered() {
      return thingsOnStage(play.targets)
    },
    get aim() {
      return thingsOnStage(play.targets)[0] ?? null
    },
    on: {
      choose: ({ thing, at, by }) => by !== 'touch' && play.did({ do: 'held', id: thing.plan.id, where: goOn(thing), ms: 0, by }, at),
      press: ({ finger, place, at }) => {
        if (down.size >= FINGERS) return
        down.set(finger, place)
        picture.stroke(place, place)
        sound(finger, place, at)
      },
      stroke: ({ finger, from, to, ms, at }) => {
        if (down.has(finger)) {
          down.set(finger, to)
          picture.stroke(from, to)
          sound(finger, to, at)
        }
        play.did({ do: 'stroked', from, to, ms }, at)
      },
      lift: ({ finger, place: where, ms, at }) => {
        down.delete(finger)
        if (hum?.finger === finger) hush()
        play.did({ do: 'held', id: null, where, ms, by: 'touch' }, at)
      },
      point: ({ place: to, at }) => {
        const before = pointed
        if (before !== null && play.distance(before.place, to) < NEAR) return
        pointed = { place: to, at }
        if (before === null) return
        picture.stroke(before.place, to)
        play.did({ do: 'stroked', from: before.place, to, ms: at - before.at }, at)
      },
    },
    tick(at) {
      if (hum !== null && at - hum.movedAt >= HUM.restMs) hush()
      // The release of a finger may have been missed during a pause.
      if (!play.scene.input.manager.pointers.some(({ isDown }) => isDown)) down.clear()
      if (at - keptAt < KEPT_EVERY_MS) return
      keptAt = at
      for (const place of down.values()) picture.stroke(place, place)
    },
    demonstrate() {
      const y = play.targets[0]?.place.y ?? 0.5
      picture.run({ x: 0.1, y }, { x: 0.9, y }, ACROSS_MS)
    },
    end() {
      hush()
      picture.free()
    },
  }
}
