import type { Scene } from 'phaser'
import { RED_FADE_MS, MIN_REST_MS } from '#domain/child/safety'
import type { Curtain } from '../drawing/curtain'
import type { PlaySession } from '../input/playSession'
import type { SceneServices } from '../input/services'

/** Time (ms) within which picture and sound must stop (clinical-design.md §1.7, 8). */
const STOP_MS = 300

interface Parts {
  readonly scene: Scene
  readonly services: SceneServices
  readonly session: PlaySession
  readonly curtain: Curtain
  /** Stops everything else immediately. `wake` restarts it when play resumes. */
  readonly rest: () => void
  readonly wake: () => void
}

/** Pauses play: the stage is dark and frozen until an adult resumes. */
export class Holding {
  readonly #parts: Parts
  #isHeld = false
  #isPictureLost = false
  /** Time (`clock.now()`) at which the stage started to go dark. `#wakesAt` is the time at which it gets light again, or null while play stays paused. */
  #heldAt = 0
  #wakesAt: number | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Whether the device's graphics failed during this trial. */
  get isPictureLost(): boolean {
    return this.#isPictureLost
  }

  /** Fades the stage to the background within 300 ms, and freezes time, movement and sound. Returns false if play was already paused. */
  hold(): boolean {
    const { scene, services, session, curtain, rest } = this.#parts
    this.#wakesAt = null
    if (this.#isHeld || session.state.phase === 'finished') return false
    this.#isHeld = true
    this.#heldAt = services.clock.now()
    rest()
    services.sound.fade()
    session.pause()
    curtain.draw(0, STOP_MS, () => scene.scene.pause())
    return true
  }

  losePicture(): void {
    this.#isPictureLost = true
    this.#parts.services.emit({ type: 'STAGE.WARNED', reason: 'picture' })
  }

  /** Resumes play, immediately if the stage has been dark for long enough. */
  release(): void {
    if (!this.#isHeld) return
    this.#wakesAt = this.#heldAt + MIN_REST_MS
    this.wakeWhenDue()
  }

  wakeWhenDue(): void {
    const { scene, services, session, curtain, wake } = this.#parts
    if (this.#wakesAt === null || services.clock.now() < this.#wakesAt) return
    this.#wakesAt = null
    this.#isHeld = false
    wake()
    scene.scene.resume()
    // Which parts of the picture are red is unknown here, so all of it fades in as slowly as red must.
    curtain.draw(1, RED_FADE_MS)
    session.resume()
    if (!this.#isPictureLost) return
    // The flag must not be cleared earlier, because a thing that leaves needs the graphics as well.
    this.#isPictureLost = false
    session.dispatch({ type: 'advance', at: session.now(), reason: 'not-shown' })
  }
}
