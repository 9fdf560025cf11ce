import type { Scene } from 'phaser'
import type { AccessMethod, Dials } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import { isOpen } from '#domain/trials/engine'
import { weakerBottomSide, weakestTopCorner, zoneAt } from '#domain/trials/placement'
import type { Place } from '#domain/trials/plan'
import { AdultCorner, CORNER_REACH, type CornerKind } from './adultCorner'
import { Dwell } from './dwell'
import { HoldToExit } from './holdToExit'
import { Keys } from './keys'
import type { Layout } from './layout'
import type { PlaySession } from './playSession'
import { Look } from './look'
import { Scan } from './scan'
import type { SceneServices } from './services'
import type { Stimulus } from './stimulus'
import { Touches, type Touch } from './touches'

/** A short touch of the adult's corner says that a word was read; one as long as this, that it was not. */
const NOT_READ_MS = 600

export interface InputHost {
  readonly layout: () => Layout
  readonly stimuli: () => readonly Stimulus[]
  /** What keys and switches may choose next. */
  readonly offered: () => readonly Stimulus[]
  /** A thing was touched, switched to or stayed on, as this child's profile asks. */
  readonly chosen: (stimulus: Stimulus, at: number, by: AccessMethod) => void
  readonly moved: (stimulus: Stimulus, to: Place, at: number) => void
  readonly letGo: (stimulus: Stimulus, at: number) => void
  /** A touch beside everything, this far from the nearest target (stage heights). */
  readonly nearMiss: (error: number) => void
  /** The adult says a number with the keys 1 to 9. */
  readonly numbered: (number: number, at: number) => void
  /** The adult held the corner or Escape. */
  readonly held: () => void
  /** Which lower corners are the adult's. */
  readonly corners: readonly CornerKind[]
  /** Whether a touch anywhere is a touch of the target. */
  readonly countsAnywhere: () => boolean
  /** The adult goes back by one step, or heard a word read or not. */
  readonly back: (at: number) => void
  readonly heard: (isRead: boolean, at: number) => void
}

/** Every way in which a child or an adult acts on the stage, turned into the same few intents. Activities never read a device. */
export class Inputs {
  readonly #scene: Scene
  readonly #services: SceneServices
  readonly #session: PlaySession
  #dials: Dials
  readonly #host: InputHost
  readonly #touches: Touches
  readonly #scan: Scan
  #dwell: Dwell | null
  readonly #keys: Keys
  readonly exit: HoldToExit
  readonly look: Look
  readonly #corners: readonly AdultCorner[]

  constructor(scene: Scene, services: SceneServices, session: PlaySession, host: InputHost) {
    const { dials } = services.header.settings
    const colour = palette[dials.colour]
    this.#scene = scene
    this.#services = services
    this.#session = session
    this.#dials = dials
    this.#host = host
    this.look = new Look((type, at) => session.dispatch({ type, at }))
    const isTaken = (x: number, y: number) => this.#touches.find(x, y) !== null
    const cornerHost = { layout: host.layout, timeOf: (event: Event | undefined) => session.timeOf(event), isTaken }
    this.#corners = host.corners.map((kind) => new AdultCorner(scene, this.#sideOf(kind), this.#fingerOf(kind), cornerHost))
    this.#touches = new Touches(scene, dials, {
      countsAnywhere: host.countsAnywhere,
      isAdults: (x, y) => this.#corners.some((corner) => corner.holds(x, y)),
      layout: host.layout,
      stimuli: () => (isOpen(session.state) ? host.stimuli() : []),
      timeOf: (event) => session.timeOf(event),
      touched: (touch) => this.#touched(touch),
      activated: (stimulus, at) => host.chosen(stimulus, at, 'touch'),
      moved: (stimulus, x, y, at) => isOpen(session.state) && host.moved(stimulus, host.layout().place(x, y), at),
      lifted: (stimulus, at) => isOpen(session.state) && host.letGo(stimulus, at),
    })
    this.#scan = new Scan(scene, dials.accessMethod, dials.scanMs, colour)
    this.#dwell = dwellFor(scene, dials)
    this.exit = new HoldToExit(scene, weakestTopCorner(dials.zones), host.held)
    this.#keys = new Keys(scene, {
      act: (event) => this.#act(event),
      next: () => isOpen(session.state) && this.#scan.next(host.offered(), services.clock.now()),
      mark: (type, event) => session.dispatch({ type, at: session.timeOf(event) }),
      back: (event) => isOpen(session.state) && host.back(session.timeOf(event)),
      heard: (isRead, event) => isOpen(session.state) && host.heard(isRead, session.timeOf(event)),
      lookDown: (event) => this.look.press(session.timeOf(event)),
      lookUp: (event) => this.look.lift(session.timeOf(event)),
      number: (number, event) => isOpen(session.state) && host.numbered(number, session.timeOf(event)),
      exitDown: () => this.exit.keyDown(services.clock.now()),
      exitUp: () => this.exit.keyUp(),
    })
  }

  /** Called each frame while the child can answer. */
  update(deltaMs: number): void {
    for (const corner of this.#corners) corner.update()
    this.#touches.update(this.#session.now())
    this.#scan.update(this.#host.offered(), this.#services.clock.now(), this.#host.layout())
    if (this.#dwell === null) return
    // A finger that was lifted is nowhere; a mouse, a head mouse and an eye tracker always are somewhere.
    const { x, y } = this.#scene.input.manager.pointers.find((pointer) => pointer.isDown) ?? this.#scene.input.mousePointer
    const stayed = this.#dwell.update(this.#touches.find(x, y), deltaMs, this.#host.layout())
    if (stayed !== null) this.#host.chosen(stayed, this.#session.now(), 'dwell')
  }

  /** The child's profile was changed. Between two trials only. */
  adjust(dials: Dials): void {
    this.#dials = dials
    this.#touches.adjust(dials)
    this.#scan.adjust(dials.accessMethod, dials.scanMs, palette[dials.colour])
    this.#dwell?.clear()
    this.#dwell = dwellFor(this.#scene, dials)
  }

  /** What keys and switches are about to choose. */
  get framed(): Stimulus | null {
    return this.#scan.framed(this.#host.offered())
  }

  /** A trial begins: hands that lie on the stage rest. */
  begin(): void {
    this.#touches.restAll()
  }

  /** Play goes on after a pause: what was held down then is held no longer. */
  resume(): void {
    this.#touches.forget()
    this.look.forget()
  }

  /** A trial is over: nothing stays framed or half dwelt on. */
  end(): void {
    this.#scan.clear()
    this.#dwell?.clear()
  }

  stop(): void {
    this.#keys.stop()
  }

  #sideOf(kind: CornerKind): 'left' | 'right' {
    if (kind === 'look') return weakerBottomSide(this.#dials.zones)
    return kind === 'back' ? 'left' : 'right'
  }

  #fingerOf(kind: CornerKind): ConstructorParameters<typeof AdultCorner>[2] {
    const say = (act: () => void) => isOpen(this.#session.state) && act()
    const reach = CORNER_REACH[kind]
    let since = 0
    switch (kind) {
      case 'look':
        return { reach, down: (at) => this.look.press(at), up: (at) => this.look.lift(at) }
      case 'back':
        return { reach, down: (at) => say(() => this.#host.back(at)), up: () => undefined }
      case 'heard':
        return { reach, down: (at) => (since = at), up: (at) => say(() => this.#host.heard(at - since < NOT_READ_MS, at)) }
    }
  }

  #touched({ x, y, at, on }: Touch): void {
    const layout = this.#host.layout()
    const targets = this.#host.stimuli().filter((stimulus) => stimulus.plan.role === 'target')
    const distances = targets.map((target) => Math.hypot(target.hit.x - x, target.hit.y - y) / layout.height)
    const error = distances.length === 0 ? null : Math.min(...distances)
    const place = layout.place(x, y)
    this.#services.sound.unlock()
    on?.acknowledge(this.#services.clock.now())
    this.#session.dispatch({ type: 'pointed', at, ...place, zone: zoneAt(place), on: on?.plan.id ?? null, onTarget: on?.plan.role === 'target', error })
    if (on === null && error !== null && isOpen(this.#session.state)) this.#host.nearMiss(error)
  }

  #act(event: KeyboardEvent): void {
    this.#services.sound.unlock()
    if (!isOpen(this.#session.state)) return
    const now = this.#services.clock.now()
    const choice = this.#scan.choose(this.#host.offered(), now)
    if (choice === null) return
    choice.acknowledge(now)
    this.#host.chosen(choice, this.#session.timeOf(event), this.#dials.accessMethod === 'switch2' ? 'switch2' : 'switch1')
  }
}

const dwellFor = (scene: Scene, { accessMethod, dwellMs, colour }: Dials): Dwell | null =>
  accessMethod === 'dwell' ? new Dwell(scene, dwellMs, palette[colour]) : null
