import type { Scene } from 'phaser'
import { followHands, handsIn, noHands, type FollowedHands, type SeenHand } from '#domain/hands/follow'
import type { HandCount, HandFrame } from '#domain/hands/landmarks'
import type { Movement } from '#domain/hands/movement'
import type { Place } from '#domain/geometry'
import type { Hands } from '#ports/hands'
import type { Layout } from '../drawing/layout'
import { CameraMark } from './cameraMark'
import { PointerLights } from './pointerLight'

/** Maximum number of hands that are shown as lights. */
const MOST_LIGHTS = 2

export interface HandHost {
  readonly layout: () => Layout
  /** Returns the corner in which the adult's marks are. */
  readonly corner: () => 1 | 3
  /** Converts a place in the mirrored camera picture to one on the stage. */
  readonly onStage: (place: Place) => Place
  /** Returns whether hands can act now, in which case a light shows each one. */
  readonly acts: () => boolean
  /** Returns the number of hands that the trial uses. Null between two trials, which keeps the previous number. */
  readonly most: () => HandCount | null
  /**
   * Called for each picture with its hands and its movement (null if unknown), and once without any when the camera stops. `at` is in
   * `performance.now()` time.
   */
  readonly seen: (hands: readonly SeenHand[], movement: Movement | null, at: number) => void
}

/**
 * Reads hands in front of the camera as an input device of the stage. The child's picture is not shown; only a dim light marks each hand. The camera
 * is suspended while play is paused, and released when the session ends.
 */
export class HandInput {
  readonly #hands: Hands
  readonly #host: HandHost
  readonly #lights: PointerLights
  readonly #mark: CameraMark
  readonly #stopWatching: () => void
  #frames: HandFrame[] = []
  #followed: FollowedHands = noHands
  #isSeeing = false
  #isOver = false

  constructor(scene: Scene, hands: Hands, host: HandHost) {
    this.#hands = hands
    this.#host = host
    this.#mark = new CameraMark(scene)
    this.#lights = new PointerLights(scene, 'hand', MOST_LIGHTS)
    this.#stopWatching = hands.watch((frame) => this.#frames.push(frame))
    hands.wake()
  }

  /** Processes the pictures that have arrived since the last frame. Called each frame. Lights are on only while the child can answer. */
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
    this.#mark.draw(this.#hands.state, this.#sees, { layout: this.#host.layout(), corner: this.#host.corner() })
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

  /** Ends the input, and removes its lights. Called when the scene is left. */
  stop(): void {
    this.end()
    this.#lights.stop()
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
    const hands = shines ? handsIn(this.#followed) : []
    this.#lights.shine(
      deltaMs,
      hands.map(({ palm }) => this.#host.onStage(palm)),
      this.#host.layout(),
    )
  }
}
