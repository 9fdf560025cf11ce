import type { GameObjects, Scene } from 'phaser'
import { Display } from 'phaser'
import type { Hex } from '#domain/child/palette'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** How fast what was gathered is lost after slipping off, as a share of the gathering. */
const DECAY = 0.5
const LINE = 0.012

/** Staying on a thing answers it: for eye trackers and head mice, which move the pointer. The ring fills at its edge. */
export class Dwell {
  readonly #ring: GameObjects.Graphics
  readonly #dwellMs: number
  readonly #colour: number
  #on: Stimulus | null = null
  #gathered = 0

  constructor(scene: Scene, dwellMs: number, colour: Hex) {
    this.#dwellMs = dwellMs
    this.#colour = Display.Color.HexStringToColor(colour).color
    this.#ring = scene.add.graphics().setDepth(10)
  }

  /** Called each frame with what the pointer is on. Returns the thing that has been stayed on long enough. */
  update(pointed: Stimulus | null, deltaMs: number, layout: Layout): Stimulus | null {
    if (pointed !== null && pointed !== this.#on) {
      this.#on = pointed
      this.#gathered = 0
    }
    if (this.#on?.isLeaving === true) this.clear()
    if (this.#on === null) return null
    this.#gathered = Math.max(0, this.#gathered + (pointed === this.#on ? deltaMs : -deltaMs * DECAY))
    this.#draw(this.#on, layout)
    if (this.#gathered < this.#dwellMs) return null
    const chosen = this.#on
    this.clear()
    return chosen
  }

  clear(): void {
    this.#on = null
    this.#gathered = 0
    this.#ring.clear()
  }

  #draw(on: Stimulus, layout: Layout): void {
    const share = Math.min(1, this.#gathered / this.#dwellMs)
    const width = layout.length(LINE)
    this.#ring.clear()
    if (share === 0) return
    this.#ring.lineStyle(width, this.#colour, 0.9)
    this.#ring.beginPath()
    const { x, y, size } = on.hit
    this.#ring.arc(x, y, size / 2 + width * 1.5, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2)
    this.#ring.strokePath()
  }
}
