import type { GameObjects, Input, Scene } from 'phaser'
import type { Zone } from '#domain/child/zones'
import type { Layout } from './layout'

/** The adult's way out (domain.md §1.10; look.md). Shares of the stage's height; ms. */
const EXIT = { holdMs: 3000, corner: 0.14, dot: 0.015, inset: 0.03, ring: 0.03, tired: 2, grey: 0x404040 } as const

/**
 * Holding a top corner for three seconds, with nothing else touching the stage, or holding Escape as long. Random
 * multi-touch does not do that; a single tap, a double tap and a swipe do nothing.
 */
export class HoldToExit {
  readonly #mark: GameObjects.Graphics
  readonly #corner: Zone
  readonly #onHeld: () => void
  #since: number | null = null
  #keySince: number | null = null
  #isTired = false

  constructor(scene: Scene, corner: 1 | 3, onHeld: () => void) {
    this.#corner = corner
    this.#onHeld = onHeld
    this.#mark = scene.add.graphics().setDepth(20)
  }

  /** From now on the mark is larger: a break is advised. */
  showTired(isTired = true): void {
    this.#isTired = isTired
  }

  keyDown(now: number): void {
    this.#keySince ??= now
  }

  keyUp(): void {
    this.#keySince = null
  }

  update(pointers: readonly Input.Pointer[], now: number, layout: Layout): void {
    const down = pointers.filter((pointer) => pointer.isDown)
    const only = down.length === 1 ? down[0] : undefined
    this.#since = only !== undefined && isInTopCorner(only, layout) ? (this.#since ?? now) : null
    const start = this.#since ?? this.#keySince
    const share = start === null ? 0 : Math.min(1, (now - start) / EXIT.holdMs)
    this.#draw(share, layout)
    if (share < 1) return
    this.#since = null
    this.#keySince = null
    this.#onHeld()
  }

  #draw(share: number, layout: Layout): void {
    const inset = layout.length(EXIT.inset)
    const x = this.#corner === 1 ? inset : layout.width - inset
    this.#mark
      .clear()
      .fillStyle(EXIT.grey, 1)
      .fillCircle(x, inset, (layout.length(EXIT.dot) / 2) * (this.#isTired ? EXIT.tired : 1))
    if (share === 0) return
    this.#mark.lineStyle(layout.length(0.005), EXIT.grey, 1).beginPath()
    this.#mark.arc(x, inset, layout.length(EXIT.ring) / 2, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2).strokePath()
  }
}

function isInTopCorner(pointer: Input.Pointer, layout: Layout): boolean {
  const reach = layout.length(EXIT.corner)
  return pointer.y <= reach && (pointer.x <= reach || pointer.x >= layout.width - reach)
}
