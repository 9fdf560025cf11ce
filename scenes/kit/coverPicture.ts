import { Display, type GameObjects, type Scene, Scenes } from 'phaser'
import { fadeMsOf, inLight } from '#domain/child/safety'
import { CELL, cells, type Cover, lightOf } from '#domain/trials/wiping'
import { fadeAway } from './fadeAway'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** Before the thing, behind the fronts of other things. */
const DEPTH = 1
/** It is a little larger than the thing, so that no edge of that looks out. */
const OVER = 1.04

interface PictureOf {
  readonly thing: Stimulus
  readonly strict: boolean
  readonly cover: () => Cover
  readonly layout: () => Layout
  /** Active ms. */
  readonly now: () => number
}

/** The cover over a thing, in the thing's own colour. It comes before the thing is seen and goes with it; nothing of it in a step. */
export class CoverPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #graphics: GameObjects.Graphics
  readonly #colour: number
  readonly #presence = { share: 0 }
  #isLeaving = false

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#colour = Display.Color.HexStringToColor(inLight(of.thing.plan.colour, of.strict)).color
    this.#graphics = scene.add.graphics().setDepth(DEPTH).setAlpha(0)
    this.#fadeTo(1)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#draw, this)
    this.#scene.tweens.killTweensOf(this.#presence)
    fadeAway(this.#scene, this.#graphics, fadeMsOf(this.#of.thing.plan.colour))
  }

  #draw(): void {
    const { thing, cover, layout, now } = this.#of
    if (thing.isLeaving && !this.#isLeaving) {
      this.#isLeaving = true
      this.#fadeTo(0)
    }
    const [at, { goneAt }] = [now(), cover()]
    const side = layout().length(thing.plan.size) * OVER
    const { x, y } = layout().point(thing.place)
    // Faster in coming and later in going than the thing itself, which would shine through.
    this.#graphics.clear().setAlpha(Math.sqrt(this.#presence.share))
    for (const [index, { column, row }] of cells.entries()) {
      const alpha = lightOf(goneAt[index] ?? null, at)
      if (alpha === 0) continue
      // Whole pixels: two soft edges side by side would be a line.
      const [left, top, right, bottom] = [column, row, column + 1, row + 1].map((edge, axis) =>
        Math.round((axis % 2 === 0 ? x : y) + (edge * CELL - 0.5) * side),
      ) as [number, number, number, number]
      this.#graphics.fillStyle(this.#colour, alpha).fillRect(left, top, right - left, bottom - top)
    }
  }

  #fadeTo(share: number): void {
    this.#scene.tweens.add({ targets: this.#presence, share, duration: fadeMsOf(this.#of.thing.plan.colour), ease: 'Sine.easeInOut' })
  }
}
