import { type GameObjects, Input, type Scene } from 'phaser'
import type { Layout } from '../drawing/layout'

/** The adult's dot and its ring (shares of the stage's height). They are as faint as the exit mark (stage-look.md). */
const CORNER = { dot: 0.015, inset: 0.03, ring: 0.05, grey: 0x404040 } as const

/**
 * Side of each corner's touch area (stage heights). A finger that holds a corner rests there and may slip, so that corner is larger; a tapped corner
 * must leave space for the child.
 */
export const CORNER_REACH = { look: 0.16, back: 0.08, heard: 0.08 } as const

/** Function of an adult's corner: marks a look, goes back one step, or marks a word as read. */
export type CornerKind = keyof typeof CORNER_REACH

interface Finger {
  /** Side of the touch area (stage heights). */
  readonly reach: number
  /** Called when the corner is pressed; `at` is active time (ms). */
  readonly down: (at: number) => void
  /**
   * Called when the press ends; `at` is active time (ms).
   * @param isMeant whether the finger was lifted, rather than cancelled by the system
   */
  readonly up: (at: number, isMeant: boolean) => void
}

export interface AdultCornerHost {
  readonly layout: () => Layout
  readonly timeOf: (event: Event | undefined) => number
  /** Returns whether something for the child is at this place. */
  readonly isTaken: (x: number, y: number) => boolean
}

/** A lower corner of the stage that the adult can press. On a tablet it replaces a key. */
export class AdultCorner {
  readonly #mark: GameObjects.Graphics
  readonly #side: 'left' | 'right'
  readonly #does: Finger
  readonly #reach: number
  readonly #host: AdultCornerHost
  #finger: number | null = null
  /** Whether the corner can be pressed. False for mechanics that need no corner. */
  isOn = true

  constructor(scene: Scene, side: 'left' | 'right', does: Finger, host: AdultCornerHost) {
    this.#side = side
    this.#does = does
    this.#reach = does.reach
    this.#host = host
    this.#mark = scene.add.graphics().setDepth(20)
    scene.input.on(Input.Events.POINTER_DOWN, this.#down, this)
    for (const end of [Input.Events.POINTER_UP, Input.Events.POINTER_UP_OUTSIDE]) scene.input.on(end, this.#up, this)
  }

  /** Returns whether a touch at this place is the adult's. */
  holds(x: number, y: number): boolean {
    const layout = this.#host.layout()
    const reach = layout.length(this.#reach)
    const isAtSide = this.#side === 'left' ? x <= reach : x >= layout.width - reach
    return this.isOn && isAtSide && y >= layout.height - reach && !this.#host.isTaken(x, y)
  }

  update(): void {
    const layout = this.#host.layout()
    const inset = layout.length(CORNER.inset)
    const [x, y] = [this.#side === 'left' ? inset : layout.width - inset, layout.height - inset]
    this.#mark.clear()
    if (!this.isOn) return
    this.#mark.fillStyle(CORNER.grey, 1).fillCircle(x, y, layout.length(CORNER.dot) / 2)
    if (this.#finger === null) return
    this.#mark.lineStyle(layout.length(0.005), CORNER.grey, 1).strokeCircle(x, y, layout.length(CORNER.ring) / 2)
  }

  #down(pointer: Input.Pointer): void {
    if (this.#finger !== null || !this.holds(pointer.x, pointer.y)) return
    this.#finger = pointer.id
    this.#does.down(this.#host.timeOf(pointer.event))
  }

  #up(pointer: Input.Pointer): void {
    if (pointer.id !== this.#finger) return
    this.#finger = null
    this.#does.up(this.#host.timeOf(pointer.event), !pointer.wasCanceled)
  }
}
