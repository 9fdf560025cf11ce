import { noteAt } from '#domain/notes'
import { Flower, FLOWER, FLOWER_MS } from '../drawing/flower'
import { guardGaze } from '../mechanic/gazeGuard'
import type { Stimulus } from '../stimulus/stimulus'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

const GAZE_GUARD_MS = 20_000
/** Interval (ms) between two hops that demonstrate the order. `LOOK_FIRST_MS` is the delay before anything is said. */
const SHOWN_EVERY_MS = 2600
const LOOK_FIRST_MS = 500
/** Size (stage heights) of the flying seed, which becomes the core of the flower. `goesMs` is the time (ms) in which the core fades at the end. */
const CORE = { size: 0.17, goesMs: 700 } as const
/** The long note that plays while the flower opens. */
const SIGH = { note: 3, ms: 2400, loudness: 0.6 } as const

/** Mechanic in which a touch sends up a seed, which opens as a flower where it arrives. Only one flower opens at a time, however often the child taps. */
export const launchMechanic: MechanicOf<'launch'> = (play, { riseMs, embers, sound, to, colours, inside, asks, anywhere, waitsMs = 0 }) => {
  const flower = new Flower(play.scene, {
    layout: () => play.layout,
    strict: play.isStrict,
    matt: play.dials.lightGazer,
  })
  const risen = new Set<Stimulus>()
  const began = play.now
  let goAt: number | null = waitsMs === 0 ? began : null
  /** Earliest time for the next seed. The previous flower must have faded before the next one opens. */
  let freeAt = Number.NEGATIVE_INFINITY
  let launchedAt: number | null = null
  let opensAt = Infinity
  let shown: Stimulus | null = null
  let [impulse, early] = [0, 0]

  const waitOf = () => Math.max(0, freeAt - play.now)
  for (const seed of play.targets) {
    seed.roam()
    seed.answerBy('going')
  }
  const takes = (seed: Stimulus) => seed.glideMs(to[seed.plan.id] ?? seed.place, riseMs)

  const rise = (seed: Stimulus) => {
    const [wait, ms] = [waitOf(), takes(seed)]
    opensAt = play.now + wait + ms
    freeAt = opensAt + FLOWER_MS - riseMs
    play.later(wait, () => {
      if (sound === 'soft') play.playLater('whoosh', LOOK_FIRST_MS, seed)
      if (sound === 'voice') play.later(LOOK_FIRST_MS, () => play.say({ phrase: 'up' }))
      seed.glideTo(to[seed.plan.id] ?? seed.place, ms, () => open(seed), CORE.size / seed.plan.size)
    })
  }
  const open = (seed: Stimulus) => {
    flower.open(seed.place, { colour: seed.plan.colour, inside: inside[seed.plan.id] ?? seed.plan.colour, embers })
    play.later(FLOWER.opensMs + FLOWER.hangsMs + FLOWER.closesMs - CORE.goesMs / 2, () => seed.dim(0, CORE.goesMs))
    play.later(LOOK_FIRST_MS, () => sigh(seed))
    if (launchedAt === null) return
    play.record({ impulse })
    play.later(FLOWER_MS, () => play.record({ waited: impulse === 0 }))
  }
  const sigh = (seed: Stimulus) => {
    if (sound === 'voice') play.say({ phrase: 'there-it-is' })
    if (sound !== 'soft') return
    const note = play.sing(seed, noteAt(SIGH.note), { loudness: SIGH.loudness })
    play.later(SIGH.ms, () => note.end())
  }

  /** Seeds that were chosen before their turn. They are not offered again until then; otherwise a single switch would choose the same seed again and again. */
  const outOfTurn = new Set<Stimulus>()
  const left = () => thingsOnStage(play.targets).filter((seed) => !risen.has(seed))
  const asked = () => (goAt === null ? null : asks === undefined ? (left()[0] ?? null) : (left().find(({ plan: { id } }) => id === asks[risen.size]) ?? null))

  guardGaze(play, GAZE_GUARD_MS, () => risen.size > 0 || shown !== null)
  for (const [index, id] of (asks ?? []).entries())
    play.later(index * SHOWN_EVERY_MS, () =>
      left()
        .find(({ plan }) => plan.id === id)
        ?.hop(),
    )
  if (waitsMs > 0) {
    play.later(LOOK_FIRST_MS, () => play.say({ phrase: 'wait' }))
    play.later(waitsMs, () => {
      goAt = play.now
      for (const seed of left()) seed.dim(1)
      play.say({ phrase: 'go' })
    })
  }

  return {
    get offered() {
      return left().filter((seed) => !outOfTurn.has(seed))
    },
    get aim() {
      return asked()
    },
    get helped() {
      const seed = asked()
      return seed === null ? [] : [seed]
    },
    get reachable() {
      return left()
    },
    countsAnywhere: anywhere === true,
    on: {
      choose: ({ thing: seed, at, by }) => {
        if (goAt === null) return play.record({ early: ++early })
        if (asks !== undefined && seed !== asked()) {
          outOfTurn.add(seed)
          return play.answer(seed, 'wrong', at, by)
        }
        outOfTurn.clear()
        risen.add(seed)
        // A seed that a demonstration has just sent up continues as the child's own.
        if (shown !== seed) rise(seed)
        if (asks !== undefined && risen.size < asks.length) return play.did({ do: 'found', id: seed.plan.id, by }, at)
        launchedAt = at
        play.record({ chosen: colours[seed.plan.id] ?? '', ...(waitsMs > 0 ? { afterGo: Math.round(at - goAt), early } : {}) })
        play.answer(seed, 'correct', at, by)
      },
      look: ({ isLooking }) => isLooking && launchedAt !== null && play.record({ lookedUp: true }),
    },
    again: (at) => {
      if (launchedAt !== null && at > launchedAt) impulse += 1
    },
    /** As a prompt, sends up one firework. Its seed is available again afterwards. */
    help(help) {
      const seed = asked()
      if (help !== 'show-how' || seed === null || shown !== null) return null
      const place = seed.place
      shown = seed
      rise(seed)
      play.later(opensAt - play.now + FLOWER_MS, () => {
        if (risen.has(seed)) return
        shown = null
        seed.moveTo(place)
        seed.shrinkTo(1, 0)
        seed.dim(1)
      })
      return true
    },
    arrivesMs: () => Math.max(0, opensAt - play.now) + FLOWER_MS,
    reward: () => true,
    stays: (seed) => risen.has(seed),
  }
}
