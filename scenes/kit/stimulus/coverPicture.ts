import { Display, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsOf, inLight } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import { cells, CELL, type Cover, coverLight } from '#domain/trials/concepts/wiping'
import type { Layout } from '../drawing/layout'
import { SoftField } from '../drawing/softField'
import type { Stimulus } from './stimulus'

/** Depth of the cover: in front of its thing, behind the front walls of other things. */
const DEPTH = 1
/** Size of the cover relative to the thing: slightly larger, so that none of the thing's edge shows. */
const OVER = 1.04
/** Soft glimmer in the middle of a black cover, which gives the eyes something to look at: its strength (0 to 1) and radius (in units of the thing's size). */
const GLIMMER = { light: 0.3, reach: 0.3 } as const

interface PictureOf {
  readonly thing: Stimulus
  readonly strict: boolean
  /** The background colour for a dark cover; null for a sheet in the thing's own colour. */
  readonly dark: Hex | null
  readonly cover: () => Cover
  readonly layout: () => Layout
  /** Returns the active time (ms). */
  readonly now: () => number
}

/** Draws the cover over a thing. The cover appears before the thing, leaves with it, changes gradually and has soft edges. */
export class CoverPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #field: SoftField
  readonly #colour: readonly [number, number, number]
  readonly #presence: { share: number }
  #isLeaving = false

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    const { red, green, blue } = Display.Color.HexStringToColor(of.dark ?? inLight(of.thing.plan.colour, of.strict))
    this.#colour = [red, green, blue]
    const side = Math.round(1 / CELL)
    this.#field = new SoftField(scene, { columns: side, rows: side, depth: DEPTH })
    this.#presence = { share: of.dark === null ? 0 : 1 }
    this.#field.image.setAlpha(this.#presence.share)
    if (of.dark === null) this.#fadeTo(1)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#draw, this)
    this.#scene.tweens.killTweensOf(this.#presence)
    this.#field.free(fadeMsOf(this.#of.thing.plan.colour))
  }

  #draw(): void {
    const { thing, cover, layout, now, dark } = this.#of
    if (thing.isLeaving && !this.#isLeaving) {
      this.#isLeaving = true
      // A dark cover stays until the thing has gone.
      if (dark === null) this.#fadeTo(0)
    }
    const [at, { goneAt }] = [now(), cover()]
    // A dark cover sways and grows with the thing; a bright sheet has straight edges and stays still.
    const side = layout().length(thing.plan.size) * OVER * (dark === null ? 1 : thing.view.scale)
    const { x, y } = dark === null ? layout().point(thing.place) : thing.view
    // The cover must appear faster and leave later than the thing; otherwise the thing would shine through.
    this.#field.image.setAlpha(Math.sqrt(this.#presence.share))
    for (const [index, { middle }] of cells.entries()) {
      const most = dark === null ? 1 : 1 - glimmerAt(middle)
      this.#field.set(index, this.#colour, coverLight(goneAt[index] ?? null, at) * most)
    }
    this.#field.lie(x, y, side, side)
    this.#field.show()
  }

  #fadeTo(share: number): void {
    this.#scene.tweens.add({ targets: this.#presence, share, duration: fadeMsOf(this.#of.thing.plan.colour), ease: 'Sine.easeInOut' })
  }
}

/** Returns the share of the thing that shows through a dark cover at a point (in units of the thing's size, from its top left corner). */
function glimmerAt({ x, y }: Place): number {
  const away = Math.min(1, Math.hypot(x - 0.5, y - 0.5) / GLIMMER.reach)
  return GLIMMER.light * (0.5 + 0.5 * Math.cos(Math.PI * away))
}
