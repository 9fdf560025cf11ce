import type { Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { weakerBottomSide } from '#domain/trials/layout/placement'
import { AdultCorner, type AdultCornerHost, CORNER_REACH, type CornerKind } from '../mechanic/adultCorner'
import type { StageIntent } from './stageIntents'

/** Maximum duration (ms) of a press of the adult's corner that marks a word as read. A longer press marks it as not read. */
const NOT_READ_MS = 600

/** Manages the adult's lower corners. Each is created when a mechanic first uses it. */
export class AdultCorners {
  readonly #scene: Scene
  readonly #host: AdultCornerHost
  readonly #zones: () => Dials['zones']
  readonly #handle: (intent: StageIntent) => void
  readonly #corners = new Map<CornerKind, AdultCorner>()

  constructor(scene: Scene, host: AdultCornerHost, zones: () => Dials['zones'], handle: (intent: StageIntent) => void) {
    this.#scene = scene
    this.#host = host
    this.#zones = zones
    this.#handle = handle
  }

  /** Turns on these corners, and turns off all others. */
  want(wanted: readonly CornerKind[]): void {
    for (const kind of wanted)
      if (!this.#corners.has(kind)) this.#corners.set(kind, new AdultCorner(this.#scene, this.#sideOf(kind), this.#fingerOf(kind), this.#host))
    for (const [kind, corner] of this.#corners) corner.isOn = wanted.includes(kind)
  }

  update(): void {
    for (const corner of this.#corners.values()) corner.update()
  }

  /** Returns whether a touch at this place is the adult's. */
  hold(x: number, y: number): boolean {
    return [...this.#corners.values()].some((corner) => corner.holds(x, y))
  }

  #sideOf(kind: CornerKind): 'left' | 'right' {
    if (kind === 'look') return weakerBottomSide(this.#zones())
    return kind === 'back' ? 'left' : 'right'
  }

  #fingerOf(kind: CornerKind): ConstructorParameters<typeof AdultCorner>[2] {
    const reach = CORNER_REACH[kind]
    let since = 0
    switch (kind) {
      case 'look':
        return { reach, down: (at) => this.#handle({ kind: 'looks', isDown: true, at }), up: (at) => this.#handle({ kind: 'looks', isDown: false, at }) }
      case 'back':
        return { reach, down: (at) => this.#handle({ kind: 'back', at }), up: () => undefined }
      case 'heard':
        return { reach, down: (at) => (since = at), up: (at, isMeant) => isMeant && this.#handle({ kind: 'heard', isRead: at - since < NOT_READ_MS, at }) }
    }
  }
}
