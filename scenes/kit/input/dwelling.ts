import { Input, type Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Stimulus } from '../stimulus/stimulus'
import { Dwell } from './dwell'
import type { MarkChoice } from './mark'

interface DwellingHost {
  readonly layout: () => Layout
  /** Returns the place of a hand in front of the camera, or null if none is visible. */
  readonly palm: () => Place | null
  /** Returns whether the child's head can point, and the place that it points at; the place is null while the camera does not see the head. */
  readonly head: () => { readonly isOn: boolean; readonly place: Place | null }
  /** Returns the thing at a point of the stage (pixels). */
  readonly find: (x: number, y: number) => Stimulus | null
  readonly points: (place: Place) => void
  /** Chooses a thing. Returns whether that was a wrong choice. */
  readonly choose: (thing: Stimulus) => boolean
}

/**
 * Lets a child answer by dwelling with any pointer: a hand in front of the camera, a finger, a mouse, a head mouse or an eye tracker. A mouse or
 * tracker counts until it leaves the window. If the head is the child's access method, nothing else points. If a switch or the voice replaces the
 * click, pointing only shows the thing that they would choose.
 */
export class Dwelling {
  readonly #scene: Scene
  readonly #host: DwellingHost
  #dwell: Dwell | null
  #dials: Dials
  /** The thing that the head points at, if a switch or the voice does the choosing. */
  #pointed: Stimulus | null = null
  /** The wrong thing that the pointer last dwelt on, until the pointer leaves it. */
  #dweltOn: Stimulus | null = null
  /** Whether the pointer has left the stage, or another window has the keyboard focus. */
  #isAway = false

  constructor(scene: Scene, dials: Dials, host: DwellingHost) {
    this.#scene = scene
    this.#host = host
    this.#dials = dials
    this.#dwell = dwellFor(dials)
    scene.input.on(Input.Events.GAME_OUT, this.leave, this)
    for (const back of [Input.Events.GAME_OVER, Input.Events.POINTER_MOVE]) scene.input.on(back, this.#comeBack, this)
  }

  /** The thing that the pointer dwells on, with the progress of the dwell; null or undefined if there is none. */
  get chosen(): MarkChoice | null | undefined {
    return this.#pointed === null ? this.#dwell?.chosen : { thing: this.#pointed, share: 1 }
  }

  /** Whether a switch or the voice chooses the thing that the head points at. While the head cannot point, a switch works as it does for other children. */
  get isClicked(): boolean {
    return this.#dials.accessMethod === 'head' && this.#dials.headClick !== 'dwell' && this.#host.head().isOn
  }

  /** Whether a vocal sound works like that switch. */
  get isClickedByVoice(): boolean {
    return this.isClicked && this.#dials.headClick === 'voice'
  }

  /** The thing that the head points at now, which a switch or the voice would choose. */
  get pointed(): Stimulus | null {
    return this.#pointed
  }

  adjust(dials: Dials): void {
    this.#dials = dials
    this.#dwell = dwellFor(dials)
  }

  begin(): void {
    this.#dweltOn = null
  }

  clear(): void {
    this.#dwell?.clear()
    this.#pointed = null
  }

  leave(): void {
    this.#isAway = true
  }

  #comeBack(): void {
    this.#isAway = false
  }

  /** Advances the dwell by one frame. */
  update(deltaMs: number): void {
    if (this.#dials.accessMethod === 'head') return this.#updateByHead(deltaMs)
    if (this.#dwell === null) return
    // A lifted finger has no place. A mouse, head mouse or eye tracker has one until it leaves the window.
    const palm = this.#host.palm()
    const finger = this.#scene.input.manager.pointers.find((pointer) => pointer.isDown)
    if (palm === null && finger === undefined && this.#isAway) return void this.#dwell.update(null, deltaMs)
    const { x, y } = palm === null ? (finger ?? this.#scene.input.mousePointer) : this.#host.layout().point(palm)
    this.#dwellAt(x, y, this.#dwell, deltaMs)
  }

  #updateByHead(deltaMs: number): void {
    const head = this.#host.head().place
    const point = head === null ? null : this.#host.layout().point(head)
    if (this.#dwell === null) {
      this.#pointed = point === null ? null : this.#host.find(point.x, point.y)
      if (head !== null) this.#host.points(head)
    } else if (point === null) this.#dwell.update(null, deltaMs)
    else this.#dwellAt(point.x, point.y, this.#dwell, deltaMs)
  }

  #dwellAt(x: number, y: number, dwell: Dwell, deltaMs: number): void {
    this.#host.points(this.#host.layout().place(x, y))
    const on = this.#host.find(x, y)
    // Dwelling on a wrong thing answers once. That thing counts again only after the pointer has left it.
    if (on !== this.#dweltOn) this.#dweltOn = null
    const stayed = dwell.update(on === this.#dweltOn ? null : on, deltaMs)
    if (stayed !== null && this.#host.choose(stayed)) this.#dweltOn = stayed
  }
}

const dwellFor = ({ accessMethod, headClick, dwellMs }: Dials): Dwell | null =>
  accessMethod === 'dwell' || (accessMethod === 'head' && headClick === 'dwell') ? new Dwell(dwellMs) : null
