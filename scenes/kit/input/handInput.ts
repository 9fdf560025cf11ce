import type { GameObjects, Scene } from 'phaser'
import { followHands, handsIn, noHands, type FollowedHands, type SeenHand } from '#domain/hands/follow'
import type { HandCount, HandFrame } from '#domain/hands/landmarks'
import type { Movement } from '#domain/hands/movement'
import type { Place } from '#domain/geometry'
import type { Hands } from '#ports/hands'
import type { Layout } from '../drawing/layout'
import { halo } from '../looks/paint'

/**
 * The light of a hand: so dim that it may pass over any dark place at any speed without being a flash (clinical-design.md §1.7). It is behind all
 * things: in front of a bright one it would act as a shadow, which flashes. Side in stage heights.
 */
const LIGHT = { colour: '#485060', size: 0.2, paint: 128, fadeMs: 400, most: 2, depth: -1 } as const
const TEXTURE = 'light-of-a-hand'
/** The adult's mark while the camera is on, next to the exit mark (shares of the stage's height). */
const MARK = { size: 0.015, inset: 0.03, beside: 0.03, line: 0.003, grey: 0x40_40_40 } as const

export interface HandHost {
  readonly layout: () => Layout
  /** The corner that holds the adult's marks. */
  readonly corner: () => 1 | 3
  /** Converts a place of the mirrored picture to one on the stage. */
  readonly onStage: (place: Place) => Place
  /** Whether hands act now, and are shown by a light. */
  readonly acts: () => boolean
  /** Number of hands that the trial wants; null between two trials, which keeps the previous number. */
  readonly most: () => HandCount | null
  /** Called for each picture with its hands and its movement (null: unknown), and once with nothing when the camera stops. `at`: `performance.now()` base. */
  readonly seen: (hands: readonly SeenHand[], movement: Movement | null, at: number) => void
}

/**
 * Hands in front of the camera as an input of the stage. The child's picture is not shown, only a dim light where each hand is. The camera rests while play is
 * paused and is released when the session ends.
 */
export class HandInput {
  readonly #scene: Scene
  readonly #hands: Hands
  readonly #host: HandHost
  readonly #lights: readonly GameObjects.Image[]
  readonly #mark: GameObjects.Graphics
  readonly #stopWatching: () => void
  #frames: HandFrame[] = []
  #followed: FollowedHands = noHands
  #isSeeing = false
  #isOver = false

  constructor(scene: Scene, hands: Hands, host: HandHost) {
    this.#scene = scene
    this.#hands = hands
    this.#host = host
    this.#mark = scene.add.graphics().setDepth(20)
    const sheet = scene.textures.createCanvas(TEXTURE, LIGHT.paint, LIGHT.paint)
    sheet?.context.translate(LIGHT.paint / 2, LIGHT.paint / 2)
    if (sheet !== null) halo.paint({ context: sheet.context, side: LIGHT.paint, stage: LIGHT.paint }, LIGHT.colour)
    sheet?.refresh()
    this.#lights = Array.from({ length: LIGHT.most }, () => scene.add.image(0, 0, TEXTURE).setDepth(LIGHT.depth).setAlpha(0))
    this.#stopWatching = hands.watch((frame) => this.#frames.push(frame))
    hands.wake()
  }

  /** Called each frame: processes the pictures since the last one. Lights shine only while the child can answer. */
  update(deltaMs: number, isOpen: boolean): void {
    const most = this.#host.most()
    if (most !== null) this.#hands.setMost(most)
    for (const frame of this.#frames) {
      this.#followed = followHands(this.#followed, frame)
      this.#isSeeing = true
      this.#host.seen(handsIn(this.#followed), frame.movement ?? null, frame.at)
    }
    this.#frames = []
    if (this.#isSeeing && !this.#sees) this.#forget()
    this.#shine(deltaMs, isOpen && this.#host.acts())
    this.#drawMark()
  }

  rest(): void {
    this.#hands.rest()
  }

  wake(): void {
    // Frames from before a pause do not count.
    this.#frames = []
    if (!this.#isOver) this.#hands.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopWatching()
    this.#hands.turnOff()
  }

  /** Called when the scene is left. */
  stop(): void {
    this.end()
    for (const light of this.#lights) light.destroy()
    this.#scene.textures.remove(TEXTURE)
  }

  get #sees(): boolean {
    return this.#hands.state === 'on' && !this.#hands.isDark
  }

  #forget(): void {
    this.#isSeeing = false
    this.#followed = noHands
    this.#host.seen([], null, this.#followed.at)
  }

  #shine(deltaMs: number, shines: boolean): void {
    const layout = this.#host.layout()
    const hands = shines ? handsIn(this.#followed) : []
    for (const [index, light] of this.#lights.entries()) {
      const hand = hands[index]
      const step = deltaMs / LIGHT.fadeMs
      light.setAlpha(Math.max(0, Math.min(1, light.alpha + (hand === undefined ? -step : step))))
      if (hand === undefined) continue
      const { x, y } = layout.point(this.#host.onStage(hand.palm))
      light.setPosition(x, y).setDisplaySize(layout.length(LIGHT.size), layout.length(LIGHT.size))
    }
  }

  /** A small ring: the camera is on. Crossed out: it stopped or sees nothing, and the pause menu says why. */
  #drawMark(): void {
    this.#mark.clear()
    const { state } = this.#hands
    if (state === 'off' || state === 'starting' || state === 'resting') return
    const layout = this.#host.layout()
    const inset = layout.length(MARK.inset + MARK.beside)
    const x = this.#host.corner() === 1 ? inset : layout.width - inset
    const [y, radius] = [layout.length(MARK.inset), layout.length(MARK.size) / 2]
    this.#mark.lineStyle(layout.length(MARK.line), MARK.grey, 1).strokeCircle(x, y, radius)
    if (!this.#sees) this.#mark.lineBetween(x - radius, y + radius, x + radius, y - radius)
  }
}
