import type { GameObjects, Input, Scene } from 'phaser'
import type { Layout } from '../drawing/layout'

/** The exit mark and its corner (clinical-design.md §1.10; stage-look.md), in shares of the stage's height; `holdMs` in ms. */
const EXIT = { holdMs: 3000, corner: 0.14, dot: 0.015, inset: 0.03, ring: 0.17, larger: 2, grey: 0x404040 } as const

/** Reason for an adult to look at the stage: a break is due, or nobody has responded although every prompt was given. */
export type AdultReason = 'rest' | 'idle'

/**
 * Lets an adult leave play by holding a top corner for three seconds while nothing else touches the stage, or by holding Escape for as long. Random
 * touches with several fingers do not exit; nor do taps, double taps and swipes.
 */
export class HoldToExit {
  readonly #mark: GameObjects.Graphics
  readonly #corner: 1 | 3
  readonly #onHeld: () => void
  #since: number | null = null
  #keySince: number | null = null
  /** The corner that is held, where the ring is drawn. */
  #held: 1 | 3
  /** Reasons why an adult should look at the stage now. */
  readonly #reasons = new Set<AdultReason>()
  #isEnded = false

  constructor(scene: Scene, corner: 1 | 3, onHeld: () => void) {
    this.#corner = corner
    this.#held = corner
    this.#onHeld = onHeld
    this.#mark = scene.add.graphics().setDepth(20)
  }

  /** Adds or removes a reason for the adult to look. The mark is larger while there is one, and the pause menu names it. */
  mark(reason: AdultReason, isSo: boolean): void {
    if (isSo) this.#reasons.add(reason)
    else this.#reasons.delete(reason)
  }

  keyDown(now: number): void {
    this.#keySince ??= now
  }

  keyUp(): void {
    this.#keySince = null
  }

  /** Removes the mark when play has ended, so that none remains behind the adult's page. */
  end(): void {
    this.#isEnded = true
    this.#mark.clear()
  }

  update(pointers: readonly Input.Pointer[], now: number, layout: Layout): void {
    if (this.#isEnded) return
    const down = pointers.filter((pointer) => pointer.isDown)
    const only = down.length === 1 ? down[0] : undefined
    this.#since = only !== undefined && isInTopCorner(only, layout) ? (this.#since ?? now) : null
    this.#held = only !== undefined && this.#since !== null ? (only.x < layout.width / 2 ? 1 : 3) : this.#corner
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
      .fillCircle(x, inset, (layout.length(EXIT.dot) / 2) * (this.#reasons.size > 0 ? EXIT.larger : 1))
    if (share === 0) return
    this.#mark.lineStyle(layout.length(0.005), EXIT.grey, 1).beginPath()
    // Draws a quarter of a ring around the corner, far enough away that the finger does not cover it.
    const isLeft = this.#held === 1
    const from = isLeft ? 0 : Math.PI
    const to = from + (isLeft ? 1 : -1) * share * (Math.PI / 2)
    this.#mark.arc(isLeft ? 0 : layout.width, 0, layout.length(EXIT.ring), from, to, !isLeft).strokePath()
  }
}

function isInTopCorner(pointer: Input.Pointer, layout: Layout): boolean {
  const reach = layout.length(EXIT.corner)
  return pointer.y <= reach && (pointer.x <= reach || pointer.x >= layout.width - reach)
}
