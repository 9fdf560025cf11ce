import type { GameObjects, Scene } from 'phaser'
import { Display } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { ACKNOWLEDGE_EVERY_MS, FADE_MS, restlessColour } from '#domain/child/safety'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** How fast what was gathered is lost after slipping off, as a share of the gathering. */
const DECAY = 0.5
const LINE = 0.012
const ALPHA = 0.9
/** The head of the ring is soft over this share of it: a hard one would pass in a step. */
const SOFT = 0.2
/** The pieces of a ring are always the same, so that its edge is too. */
const PIECES = 60
/** Round what goes faster than this (stage widths a second) there is no ring: it would pass behind the thing as a second edge. */
const MAX_SPEED = 0.06
/** It fills no faster than this (rounds a second), however short the stay may be. */
const FILLING = 3

/**
 * Staying on a thing answers it: for eye trackers and head mice, which move the pointer. The ring fills at its edge. What
 * is seen of it is calmer than the pointer: it comes up once a second at most, fades when it goes, and turns back
 * once a second at most.
 */
export class Dwell {
  readonly #scene: Scene
  readonly #ring: GameObjects.Graphics
  readonly #dwellMs: number
  readonly #colour: number
  #on: Stimulus | null = null
  #gathered = 0
  /** The thing the ring is drawn round, how much of it is filled, and the way in which that goes. */
  #shown: Stimulus | null = null
  #filled = 0
  #direction: 1 | -1 = 1
  /** Active ms so far, when the ring last went, and when it last turned back. */
  #now = 0
  #wentAt = Number.NEGATIVE_INFINITY
  /** Where the thing that is stayed on was in the frame before, and which it was. */
  #place: Place | null = null
  #before: Stimulus | null = null
  #turnedAt = Number.NEGATIVE_INFINITY

  constructor(scene: Scene, dwellMs: number, colour: Hex) {
    this.#scene = scene
    this.#dwellMs = dwellMs
    this.#colour = Display.Color.HexStringToColor(restlessColour(colour)).color
    this.#ring = scene.add.graphics().setDepth(10).setAlpha(0)
  }

  /** Called each frame with what the pointer is on. Returns the thing that has been stayed on long enough. */
  update(pointed: Stimulus | null, deltaMs: number, layout: Layout): Stimulus | null {
    this.#now += deltaMs
    if (pointed !== null && pointed !== this.#on) {
      this.#on = pointed
      this.#gathered = 0
    }
    if (this.#on?.isLeaving === true) this.clear()
    if (this.#on !== null) this.#gathered = Math.max(0, this.#gathered + (pointed === this.#on ? deltaMs : -deltaMs * DECAY))
    this.#show(deltaMs, layout)
    if (this.#on === null || this.#gathered < this.#dwellMs) return null
    const chosen = this.#on
    this.clear()
    return chosen
  }

  /** Nothing is stayed on any more: the ring fades where it is. */
  clear(): void {
    this.#on = null
    this.#gathered = 0
    this.#hide()
  }

  #hide(): void {
    if (this.#shown === null) return
    this.#shown = null
    this.#wentAt = this.#now
    this.#fadeTo(0)
  }

  #show(deltaMs: number, layout: Layout): void {
    const isTooFast = this.#isTooFast(deltaMs, layout)
    if (this.#shown !== null && (this.#shown !== this.#on || this.#gathered === 0 || isTooFast)) this.#hide()
    const isFree = !isTooFast && this.#ring.alpha === 0 && this.#now - this.#wentAt >= ACKNOWLEDGE_EVERY_MS
    if (this.#shown === null && this.#on !== null && this.#gathered > 0 && isFree) {
      this.#shown = this.#on
      this.#filled = 0
      this.#direction = 1
      this.#fadeTo(ALPHA)
    }
    if (this.#shown === null) return
    this.#fill(Math.min(1, this.#gathered / this.#dwellMs), (FILLING * deltaMs) / 1000)
    this.#draw(this.#shown, layout)
  }

  #isTooFast(deltaMs: number, layout: Layout): boolean {
    const before = this.#place
    this.#place = this.#on?.place ?? null
    if (this.#place === null || before === null || this.#on !== this.#before) {
      this.#before = this.#on
      return false
    }
    return Math.hypot(this.#place.x - before.x, (this.#place.y - before.y) / layout.aspect) > (MAX_SPEED * deltaMs) / 1000
  }

  /** Towards what is gathered; a pointer that trembles does not make the head of the ring tremble. */
  #fill(goal: number, most: number): void {
    const direction = goal >= this.#filled ? 1 : -1
    if (direction !== this.#direction) {
      if (this.#now - this.#turnedAt < ACKNOWLEDGE_EVERY_MS) return
      this.#direction = direction
      this.#turnedAt = this.#now
    }
    this.#filled += direction * Math.min(most, Math.abs(goal - this.#filled))
  }

  #draw(on: Stimulus, layout: Layout): void {
    const width = Math.max(1, Math.round(layout.length(LINE)))
    // In whole pixels, as the frame of scanning.
    const [x, y, radius] = [on.anchor.x, on.anchor.y, on.anchor.size / 2 + width * 1.5].map(Math.round) as [number, number, number]
    const head = this.#filled * (1 + SOFT)
    this.#ring.clear()
    for (let piece = 0; piece < PIECES; piece++) {
      const alpha = Math.min(1, (head - piece / PIECES) / SOFT)
      if (alpha <= 0) return
      this.#ring.lineStyle(width, this.#colour, alpha)
      this.#ring.beginPath()
      this.#ring.arc(x, y, radius, angleOf(piece), angleOf(piece + 1))
      this.#ring.strokePath()
    }
  }

  #fadeTo(alpha: number): void {
    this.#scene.tweens.killTweensOf(this.#ring)
    this.#scene.tweens.add({ targets: this.#ring, alpha, duration: FADE_MS, ease: 'Sine.easeInOut' })
  }
}

/** From the top, with the clock. */
const angleOf = (piece: number): number => (piece / PIECES - 0.25) * Math.PI * 2
