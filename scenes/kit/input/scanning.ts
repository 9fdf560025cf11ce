import type { Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import type { Clock } from '#ports/clock'
import type { Layout } from '../drawing/layout'
import type { Stimulus } from '../stimulus/stimulus'
import { Mark, type MarkChoice } from './mark'
import { Scan } from './scan'

interface ScanningHost {
  readonly layout: () => Layout
  /** Returns the things that can be chosen now. */
  readonly offered: () => readonly Stimulus[]
  /** Called when the mark reaches a thing whose name is to be spoken. */
  readonly scanned: (thing: Stimulus) => void
}

/** Runs scanning with keys and switches: moves the mark to the thing that would be chosen, and has its name spoken. */
export class Scanning {
  readonly #clock: Clock
  readonly #host: ScanningHost
  readonly #scan: Scan
  readonly #mark: Mark
  #dials: Dials
  /** The thing that the mark reached last. */
  #reached: Stimulus | null = null

  constructor(scene: Scene, clock: Clock, dials: Dials, host: ScanningHost) {
    this.#clock = clock
    this.#host = host
    this.#dials = dials
    this.#scan = new Scan(dials.accessMethod, dials.scanMs)
    this.#mark = new Mark(scene, dials, host.layout)
  }

  /** The thing that a key or switch would choose now. */
  get offered(): Stimulus | null {
    return this.#scan.offered
  }

  adjust(dials: Dials): void {
    this.#dials = dials
    this.#scan.adjust(dials.accessMethod, dials.scanMs)
    this.#mark.adjust(dials)
  }

  next(): void {
    this.#scan.next(this.#host.offered(), this.#clock.now())
  }

  choose(): Stimulus | null {
    return this.#scan.choose(this.#host.offered(), this.#clock.now())
  }

  /** Advances the scan. Called each frame. */
  update(): void {
    this.#scan.update(this.#host.offered(), this.#clock.now())
  }

  /** Shows the mark on the thing that the pointer dwells on, or otherwise on the thing that the scan offers. */
  show(dwelt: MarkChoice | null | undefined): void {
    const { offered } = this.#scan
    this.#mark.show(dwelt ?? (offered === null ? null : { thing: offered, share: 1 }))
    this.#name()
  }

  clear(): void {
    this.#scan.clear()
    this.#reached = null
    this.#mark.show(null)
  }

  /** Speaks the name of each thing once, when the mark reaches it. A single thing is not named, because there is nothing to choose. */
  #name(): void {
    const { accessMethod, scanCue } = this.#dials
    const { on } = this.#mark
    if (on === null || on === this.#reached) return
    this.#reached = on
    if (scanCue && (accessMethod === 'switch1' || accessMethod === 'switch2') && this.#host.offered().length > 1) this.#host.scanned(on)
  }
}
