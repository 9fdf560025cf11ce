import type { Scene } from 'phaser'
import type { FaceFrame } from '#domain/face/face'
import type { Place } from '#domain/geometry'
import { workAreaToStage } from '#domain/hands/workArea'
import type { PointingFace } from '#ports/face'
import type { Layout } from '../drawing/layout'
import { CameraMark } from './cameraMark'
import { PointerLights } from './pointerLight'

/** Time (ms) in which the light covers most of the way to a new point. The camera supplies ten points a second; the stage draws sixty frames. */
const GLIDE_MS = 90

export interface HeadHost {
  readonly layout: () => Layout
  /** Returns the corner in which the adult's marks are. */
  readonly corner: () => 1 | 3
  /** Whether the head is the child's access method. */
  readonly isWanted: () => boolean
  /** Whether the mark of another camera use is already next to the exit mark. */
  readonly hasMark: boolean
}

/**
 * Uses the head in front of the camera as a pointer of the stage. The child's picture is not shown; only a dim light marks where the head points. The
 * camera is suspended while play is paused and after the session, so that a child who chooses the next activity by head can go on.
 */
export class HeadInput {
  readonly #face: PointingFace
  readonly #childId: string
  readonly #host: HeadHost
  readonly #lights: PointerLights
  readonly #mark: CameraMark
  readonly #stopWatching: () => void
  #frame: FaceFrame | null = null
  #place: Place | null = null
  /** The last place at which the head pointed, even if the head is no longer seen. */
  #last: Place | null = null
  #isOver = false

  constructor(scene: Scene, face: PointingFace, childId: string, host: HeadHost) {
    this.#face = face
    this.#childId = childId
    this.#host = host
    this.#lights = new PointerLights(scene, 'head', 1)
    this.#mark = new CameraMark(scene)
    this.#stopWatching = face.watch((frame) => void (this.#frame = frame))
    this.wake()
  }

  /** Place on the stage at which the head points; null while the camera does not see the head. */
  get place(): Place | null {
    return this.#place
  }

  /** Whether the head can point now. If it cannot, only keys and touches work. */
  get isOn(): boolean {
    return this.#host.isWanted() && this.#face.state === 'on'
  }

  /** Moves the light to the place at which the head points. Called each frame. The light is on only while the child can answer. */
  update(deltaMs: number, shines: boolean): void {
    const layout = this.#host.layout()
    this.#face.setPointing(this.#host.isWanted())
    const pointer = this.isOn ? (this.#frame?.pointer ?? null) : null
    this.#place = pointer === null ? null : this.#glide(workAreaToStage(pointer, this.#face.areaOf(this.#childId)), deltaMs)
    this.#lights.shine(deltaMs, this.#place !== null && shines ? [this.#place] : [], layout)
    if (this.#host.isWanted())
      this.#mark.draw(this.#face.state, this.#place !== null, { layout, corner: this.#host.corner(), slot: this.#host.hasMark ? 1 : 0 })
    else this.#mark.clear()
  }

  rest(): void {
    this.#frame = null
    if (this.#host.isWanted()) this.#face.rest()
  }

  wake(): void {
    // Frames from before a pause do not count.
    this.#frame = null
    if (!this.#isOver && this.#host.isWanted()) this.#face.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopWatching()
    this.#frame = null
    if (this.#host.isWanted()) this.#face.rest()
  }

  /** Ends the input, and removes its lights. Called when the scene is left. */
  stop(): void {
    this.end()
    this.#lights.stop()
  }

  /** Moves the light towards a new place. If the head was lost and found again, the light appears there, unless it is still visible elsewhere. */
  #glide(to: Place, deltaMs: number): Place {
    if (this.#last === null || (this.#place === null && this.#lights.isDark)) this.#last = to
    const share = 1 - Math.exp(-deltaMs / GLIDE_MS)
    this.#last = { x: this.#last.x + (to.x - this.#last.x) * share, y: this.#last.y + (to.y - this.#last.y) * share }
    return this.#last
  }
}
