import type { Scene } from 'phaser'
import type { FaceFrame } from '#domain/face/face'
import { FACING_EVERY_MS, type LoggedFacing } from '#domain/trials/engine/facingSpec'
import type { Face } from '#ports/face'
import type { PlaySession } from './playSession'
import type { Layout } from '../drawing/layout'
import { CameraMark } from './cameraMark'

/** Time (ms) for which a picture counts if no new one arrives. The camera looks less often while nothing moves. */
const COUNTS_MS = 1000
/** Maximum age (ms) of a picture when it is judged. */
const LATE_MOST_MS = 1000
/** Event that informs the scene when an adult turns the face record off or on again. */
export const WATCH_FACE = 'watch-face'
/** Maximum number of changes in one session. A camera that wavers for longer would only lengthen the log. */
const MOST_CHANGES = 3000

interface FaceRecordHost {
  readonly layout: () => Layout
  /** Returns the corner in which the adult's marks are. */
  readonly corner: () => 1 | 3
  /** Whether the camera stays on because the head is the child's access method. */
  readonly isWanted: () => boolean
}

/** Logs each time the child's face turns towards the screen or away, throughout the session. Times without pictures are logged as unknown. */
export class FaceRecord {
  readonly #face: Face
  readonly #session: PlaySession
  readonly #host: FaceRecordHost
  readonly #mark: CameraMark
  readonly #stopWatching: () => void
  #frames: FaceFrame[] = []
  /** The last state written to the log, and the active time (ms) of that entry. */
  #said: LoggedFacing = 'unknown'
  #saidAt = Number.NEGATIVE_INFINITY
  #seenAt = 0
  #changes = 0
  #isWatched = true
  #isOver = false

  constructor(scene: Scene, face: Face, session: PlaySession, host: FaceRecordHost) {
    this.#face = face
    this.#session = session
    this.#mark = new CameraMark(scene)
    this.#host = host
    const stop = face.watch((frame) => this.#frames.push(frame))
    const { events } = scene.game
    events.on(WATCH_FACE, this.#watch, this)
    this.#stopWatching = () => {
      stop()
      events.off(WATCH_FACE, this.#watch, this)
    }
    face.wake()
  }

  /** Processes the pictures that have arrived since the last frame. Called each frame. */
  update(): void {
    if (!this.#isWatched) return
    const now = this.#session.now()
    for (const { at, facing, isDark } of this.#frames) {
      this.#seenAt = Math.min(now, Math.max(now - LATE_MOST_MS, this.#session.activeAt(at)))
      this.#log(isDark === true ? 'unknown' : facing, this.#seenAt)
    }
    this.#frames = []
    if (this.#face.state !== 'on') this.#lose(now)
    else if (now - this.#seenAt > COUNTS_MS) this.#lose(this.#seenAt + COUNTS_MS)
    this.#mark.draw(this.#face.state, this.#said !== 'unknown', { layout: this.#host.layout(), corner: this.#host.corner() })
  }

  /** Suspends the camera, and logs the time from now on as unknown. Called when play is paused. */
  rest(): void {
    this.#frames = []
    this.#lose(this.#session.now())
    if (this.#isWatched) this.#face.rest()
  }

  wake(): void {
    // Pictures from before a pause do not count.
    this.#frames = []
    if (!this.#isOver && this.#isWatched) this.#face.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopWatching()
    this.#frames = []
    if (this.#isWatched && !this.#host.isWanted()) this.#face.turnOff()
    this.#mark.clear()
  }

  #watch(isWatched: boolean): void {
    this.#isWatched = isWatched
    this.#frames = []
    if (isWatched) return
    this.#lose(this.#session.now())
    this.#mark.clear()
  }

  #log(facing: LoggedFacing, at: number): void {
    // A change that comes too early is not lost: the next picture shows it as well.
    if (facing === this.#said || at - this.#saidAt < FACING_EVERY_MS || this.#changes >= MOST_CHANGES) return
    this.#changes += 1
    // The last change that is logged says that nothing is known from then on.
    this.#say(this.#changes === MOST_CHANGES ? 'unknown' : facing, at)
  }

  #lose(at: number): void {
    if (this.#said !== 'unknown') this.#say('unknown', Math.max(at, this.#saidAt))
  }

  #say(facing: LoggedFacing, at: number): void {
    this.#said = facing
    this.#saidAt = at
    this.#session.dispatch({ type: 'facing', at: Math.floor(at), facing })
  }
}
