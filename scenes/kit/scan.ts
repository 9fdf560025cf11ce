import { Display, type GameObjects, type Scene } from 'phaser'
import type { AccessMethod } from '#domain/child/dials'
import type { Hex } from '#domain/child/palette'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** Frame of what is offered now (domain.md §1.10: 6 px on a 768 px stage). */
const FRAME = 0.008
const FRAME_GAP = 0.03
const FRAME_MS = 300
/** A press this soon after the frame has moved belongs to the one before: it is not counted. */
const LEAST_CUE_MS = 400

/**
 * Keys and switches. Space acts on the thing in the frame, Enter (the second switch) or an arrow moves the frame; with
 * one switch the frame moves by itself. With one thing on the stage Space needs no frame first.
 */
export class Scan {
  readonly #frame: GameObjects.Graphics
  readonly #scene: Scene
  #method!: AccessMethod
  #scanMs!: number
  #colour!: number
  #index: number | null = null
  /** Which thing the frame is drawn round: the offered one, once the frame has faded over. */
  #framed: number | null = null
  #movedAt = Number.NEGATIVE_INFINITY

  constructor(scene: Scene, method: AccessMethod, scanMs: number, colour: Hex) {
    this.#scene = scene
    this.#frame = scene.add.graphics().setDepth(9).setAlpha(0)
    this.adjust(method, scanMs, colour)
  }

  /** The child's profile was changed. Between two trials only: nothing is framed. */
  adjust(method: AccessMethod, scanMs: number, colour: Hex): void {
    this.#method = method
    this.#scanMs = scanMs
    this.#colour = Display.Color.HexStringToColor(colour).color
  }

  /** Called each frame: one-switch scanning moves on, and the frame follows a moving thing. */
  update(offered: readonly Stimulus[], now: number, layout: Layout): void {
    const items = inOrder(offered)
    if (items.length === 0) return this.clear()
    if (this.#method === 'switch1' && items.length > 0 && (this.#index === null || now - this.#movedAt >= this.#scanMs)) this.#move(items, now)
    const current = itemAt(items, this.#framed)
    this.#frame.clear()
    if (current === null) return
    const { x, y, size } = current.hit
    const half = size / 2 + layout.length(FRAME_GAP)
    this.#frame.lineStyle(layout.length(FRAME), this.#colour, 1)
    this.#frame.strokeRoundedRect(x - half, y - half, half * 2, half * 2, half * 0.2)
  }

  /** What the frame is round, if it is shown. */
  framed(offered: readonly Stimulus[]): Stimulus | null {
    return itemAt(inOrder(offered), this.#framed)
  }

  /** The next thing is offered. */
  next(offered: readonly Stimulus[], now: number): void {
    this.#move(inOrder(offered), now)
  }

  /** What a press acts on now, or null when it only brings the frame or comes too soon after it moved. */
  choose(offered: readonly Stimulus[], now: number): Stimulus | null {
    const items = inOrder(offered)
    if (items.length === 1 && this.#method !== 'switch1') return items[0] ?? null
    const current = itemAt(items, this.#index)
    if (current === null) {
      this.#move(items, now)
      return null
    }
    return now - this.#movedAt < LEAST_CUE_MS ? null : current
  }

  clear(): void {
    this.#index = null
    this.#framed = null
    this.#frame.clear().setAlpha(0)
  }

  #move(items: readonly Stimulus[], now: number): void {
    if (items.length === 0) return
    this.#index = this.#index === null ? 0 : (this.#index + 1) % items.length
    this.#movedAt = now
    this.#scene.tweens.killTweensOf(this.#frame)
    // The frame fades out where it was and in where it goes: a bright thing that jumps about would flash.
    this.#fadeTo(0, () => {
      this.#framed = this.#index
      this.#fadeTo(1)
    })
  }

  #fadeTo(alpha: number, onComplete: () => void = () => undefined): void {
    this.#scene.tweens.add({ targets: this.#frame, alpha, duration: this.#frame.alpha === alpha ? 1 : FRAME_MS, ease: 'Sine.easeInOut', onComplete })
  }
}

/** From left to right and top to bottom, so that the order is the same each time. */
function inOrder(offered: readonly Stimulus[]): readonly Stimulus[] {
  return offered
    .filter((stimulus) => !stimulus.isLeaving)
    .sort((a, b) => a.hit.x - b.hit.x || a.hit.y - b.hit.y)
}

const itemAt = (items: readonly Stimulus[], index: number | null): Stimulus | null => (index === null ? null : (items[index % items.length] ?? null))
