import { type GameObjects, Input, type Scene } from 'phaser'
import type { Layout } from './layout'
import type { Look } from './look'

/** The dot and the corner round it (shares of the stage's height); as faint as the mark of the way out (look.md). */
const CORNER = { reach: 0.16, dot: 0.015, inset: 0.03, ring: 0.05, grey: 0x404040 } as const

interface Host {
  readonly layout: () => Layout
  readonly timeOf: (event: Event | undefined) => number
  /** Whether something for the child is there. */
  readonly isTaken: (x: number, y: number) => boolean
}

/** A lower corner where an adult's finger says "looks now" for as long as it stays: what the key does on a tablet. */
export class LookCorner {
  readonly #mark: GameObjects.Graphics
  readonly #side: 'left' | 'right'
  readonly #look: Look
  readonly #host: Host
  #finger: number | null = null

  constructor(scene: Scene, side: 'left' | 'right', look: Look, host: Host) {
    this.#side = side
    this.#look = look
    this.#host = host
    this.#mark = scene.add.graphics().setDepth(20)
    scene.input.on(Input.Events.POINTER_DOWN, this.#down, this)
    for (const end of [Input.Events.POINTER_UP, Input.Events.POINTER_UP_OUTSIDE]) scene.input.on(end, this.#up, this)
  }

  /** Whether a touch there is the adult's. */
  holds(x: number, y: number): boolean {
    const layout = this.#host.layout()
    const reach = layout.length(CORNER.reach)
    const isAtSide = this.#side === 'left' ? x <= reach : x >= layout.width - reach
    return isAtSide && y >= layout.height - reach && !this.#host.isTaken(x, y)
  }

  update(): void {
    const layout = this.#host.layout()
    const inset = layout.length(CORNER.inset)
    const [x, y] = [this.#side === 'left' ? inset : layout.width - inset, layout.height - inset]
    this.#mark.clear().fillStyle(CORNER.grey, 1).fillCircle(x, y, layout.length(CORNER.dot) / 2)
    if (this.#finger === null) return
    this.#mark.lineStyle(layout.length(0.005), CORNER.grey, 1).strokeCircle(x, y, layout.length(CORNER.ring) / 2)
  }

  #down(pointer: Input.Pointer): void {
    if (this.#finger !== null || !this.holds(pointer.x, pointer.y)) return
    this.#finger = pointer.id
    this.#look.press(this.#host.timeOf(pointer.event))
  }

  #up(pointer: Input.Pointer): void {
    if (pointer.id !== this.#finger) return
    this.#finger = null
    this.#look.lift(this.#host.timeOf(pointer.event))
  }
}
