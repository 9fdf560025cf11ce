import { inLight, restlessColour } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { TrialPlay } from './mechanic'
import { softLight } from '../drawing/softLight'
import type { Stimulus } from '../stimulus/stimulus'

/** The light that demonstrates what to do: its size (stage heights), opacity, speed (stage widths per second) and times (ms). */
const LIGHT = { size: 0.09, alpha: 0.7, speed: 0.1, fadeMs: 400, glideMs: { least: 800, most: 2000 } } as const
/** Time (ms) that the thing has for its answer before the trial ends, half a wait after the last prompt (clinical-design.md §1.9). */
const ANSWERS_MS = 1100
/** Depth of the light: in front of all things, below the mark of a possible choice. */
const DEPTH = 7

/** Time (ms) after which the light of `showHow` is visible. */
export const SHOWN_AFTER_MS = LIGHT.fadeMs

/** Demonstrates a touch: a soft light travels to a thing as a finger would, and the thing answers as it would answer a touch. */
export function showHow(play: TrialPlay, thing: Stimulus): void {
  const { scene } = play
  const colour = inLight(restlessColour(thing.plan.colour), play.isStrict)
  const side = play.layout.length(LIGHT.size)
  const roomMs = (play.dials.waitMs ?? Infinity) / 2 - ANSWERS_MS - LIGHT.fadeMs
  const glideMs = Math.min(LIGHT.glideMs.most, Math.max(LIGHT.glideMs.least, roomMs))
  const start = play.layout.point(startOf(thing.place, (LIGHT.speed * glideMs) / 1000))
  const light = scene.add.image(start.x, start.y, softLight(scene, colour)).setDisplaySize(side, side).setAlpha(0).setDepth(DEPTH)
  const { x, y } = play.layout.point(thing.place)
  const ease = 'Sine.easeInOut'
  scene.tweens.add({ targets: light, alpha: LIGHT.alpha, duration: LIGHT.fadeMs, ease })
  let isGoing = false
  const go = () => {
    if (isGoing) return
    isGoing = true
    scene.tweens.add({ targets: light, alpha: 0, duration: LIGHT.fadeMs, ease, onComplete: () => light.destroy() })
  }
  scene.tweens.add({ targets: light, x, y, delay: LIGHT.fadeMs, duration: glideMs, ease, onUpdate: () => thing.isLeaving && go(), onComplete: go })
  play.later(LIGHT.fadeMs + glideMs, () => {
    if (thing.isLeaving) return
    thing.acknowledge(play.clockNow)
    thing.open()
  })
}

/** Returns the place from which the light starts: on the side towards the middle of the stage, if there is space. */
const startOf = ({ x, y }: Place, away: number): Place => ({ x: x > 0.5 ? x - away : x + away, y: y < 0.6 ? y + away / 2 : y - away / 2 })
