import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import type { Place } from '#domain/trials/plan'
import { cellPlace, draw, type Trail, TRAIL_CELL, trailLight } from '#domain/trials/trail'
import type { Layout } from './layout'
import { alphaFor, softLight } from './softLight'

/** A light is wider than its cell: together they are one soft band. */
const SPREAD = 2.6
const BEHIND_THINGS = -1
/** Brighter than the ground by less than what counts as a change of light (WCAG 2.3.1: 0.1): sparks and the mark come and go over it, and wild lines are no stripes. */
const LIGHT = 0.09
/** So many of its lights lie over one another where a hand drew to and fro. */
const OVERLAP = 3

/** The trail of light that fingers leave on the stage. */
export class TrailPicture {
  readonly #scene: Scene
  readonly #colour: Hex
  readonly #layout: () => Layout
  readonly #now: () => number
  readonly #light: number
  readonly #lights = new Map<number, GameObjects.Image>()
  #trail: Trail = new Map()

  constructor(scene: Scene, of: { readonly colour: Hex; readonly ground: Hex; readonly layout: () => Layout; readonly now: () => number }) {
    this.#scene = scene
    this.#colour = of.colour
    this.#layout = of.layout
    this.#now = of.now
    this.#light = alphaFor(LIGHT, { ...of, overlap: OVERLAP })
    scene.events.on(Scenes.Events.UPDATE, this.#shine, this)
  }

  stroke(from: Place, to: Place): void {
    this.#trail = draw(this.#trail, from, to, this.#now())
  }

  /** No more is drawn; what shines goes in its own time. */
  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#shine, this)
    const lights = [...this.#lights.values()]
    if (!this.#scene.sys.isActive()) return lights.forEach((light) => light.destroy())
    this.#scene.tweens.add({ targets: lights, alpha: 0, duration: 1000, ease: 'Sine.easeInOut', onComplete: () => lights.forEach((light) => light.destroy()) })
  }

  #shine(): void {
    const [at, layout] = [this.#now(), this.#layout()]
    for (const [cell, since] of this.#trail) {
      const alpha = trailLight(since, at) * this.#light
      if (alpha === 0 && !this.#lights.has(cell)) continue
      const light = this.#lights.get(cell) ?? this.#scene.add.image(0, 0, softLight(this.#scene, this.#colour)).setDepth(BEHIND_THINGS)
      this.#lights.set(cell, light)
      const { x, y } = layout.point(cellPlace(cell))
      const side = layout.length(TRAIL_CELL * SPREAD)
      light.setPosition(x, y).setDisplaySize(side, side).setAlpha(alpha)
    }
    for (const [cell, light] of this.#lights) {
      if (this.#trail.has(cell) && light.alpha > 0) continue
      light.destroy()
      this.#lights.delete(cell)
    }
  }
}
