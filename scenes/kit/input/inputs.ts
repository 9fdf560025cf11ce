import { Core, Input, type Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { hear, type Hearing, type Level, silence, usualHearing } from '#domain/devices/voiceLevel'
import type { SeenHand } from '#domain/hands/follow'
import type { Movement } from '#domain/hands/movement'
import { workAreaToStage } from '#domain/hands/workArea'
import { isMeant, isOpen } from '#domain/trials/engine/engine'
import { weakerBottomSide, weakestTopCorner, zoneAt } from '#domain/trials/layout/placement'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Place } from '#domain/geometry'
import type { Intents, Mechanic } from '../../mechanics/mechanic'
import { AdultCorner, CORNER_REACH, type CornerKind } from './adultCorner'
import { Dwell } from './dwell'
import { HandPointer } from './handPointer'
import { HoldToExit } from './holdToExit'
import { Keys } from './keys'
import type { Layout } from '../drawing/layout'
import type { PlaySession } from '../session/playSession'
import { LookMark } from './lookMark'
import { Mark } from './mark'
import { MovementPointer } from './movementPointer'
import { ReachedRecord } from './reached'
import { Scan } from './scan'
import type { SceneServices } from '../session/services'
import type { Stimulus } from '../session/stimulus'
import { Touches, type Touch } from './touches'

/** A touch of the adult's corner shorter than this (ms) says that a word was read; a longer one, that it was not. */
const NOT_READ_MS = 600

export interface InputHost {
  readonly layout: () => Layout
  /** The mechanic of this trial; null between two trials. */
  readonly mechanic: () => Mechanic | null
  /** What counts as a voice; null for the default. */
  readonly hearing: () => Hearing | null
  readonly stimuli: () => readonly Stimulus[]
  /** How a hand in front of the camera acts now; null for the common manner. */
  readonly hand: () => HandPlan | null
  /** Called when the scan mark reaches a thing whose name is to be spoken. */
  readonly scanned: (thing: Stimulus) => void
  /** The adult held the corner or Escape. */
  readonly held: () => void
  /** Raises or lowers the background's strength by so much (0 to 1). */
  readonly ground: (by: number) => void
}

/** Turns every way in which a child or an adult can act on the stage into the same few intents. Activities never read a device. */
export class Inputs {
  readonly #scene: Scene
  readonly #services: SceneServices
  readonly #session: PlaySession
  #dials: Dials
  readonly #host: InputHost
  readonly #touches: Touches
  readonly #handPointer: HandPointer
  readonly #movementPointer = new MovementPointer()
  readonly #reached = new ReachedRecord()
  readonly #scan: Scan
  #dwell: Dwell | null
  readonly #mark: Mark
  readonly #keys: Keys
  readonly exit: HoldToExit
  readonly look: LookMark
  readonly #corners = new Map<CornerKind, AdultCorner>()
  readonly #unwatch: readonly ((() => void) | undefined)[]
  #dweltOn: Stimulus | null = null
  /** What was chosen by the key or switch that is still down. */
  #pressed: Stimulus | null = null
  #heard = silence
  /** Whether the pointer has left the stage, or another window has the keyboard. */
  #isAway = false
  /** The thing that the scan mark reached last. */
  #reachedByMark: Stimulus | null = null

  constructor(scene: Scene, services: SceneServices, session: PlaySession, host: InputHost) {
    const { dials } = services.header.settings
    this.#scene = scene
    this.#services = services
    this.#session = session
    this.#dials = dials
    this.#host = host
    this.look = new LookMark((type, at) => session.dispatch({ type, at }))
    this.#touches = new Touches(scene, dials, {
      takesFists: () => host.mechanic()?.takesFists === true,
      countsAnywhere: () => host.mechanic()?.countsAnywhere === true,
      belongingTo: (x, y) => (isOpen(session.state) ? (host.mechanic()?.belongingTo?.(host.layout().place(x, y)) ?? null) : null),
      isAdults: (x, y) => [...this.#corners.values()].some((corner) => corner.holds(x, y)),
      layout: host.layout,
      stimuli: () => (isOpen(session.state) ? (host.mechanic()?.reachable ?? host.stimuli()) : []),
      timeOf: (event) => session.timeOf(event),
      touched: (touch) => this.#touched(touch),
      activated: (stimulus, at) => this.#tell('choose', stimulus, at, 'touch'),
      moved: (stimulus, x, y, at) => this.#tell('move', stimulus, host.layout().place(x, y), at),
      lifted: (stimulus, at) => this.#tell('letGo', stimulus, at),
      cancelled: (finger, stimulus, at) => this.#cancelled(finger, stimulus, at),
      pressed: (finger, x, y, at) => this.#tell('press', finger, host.layout().place(x, y), at),
      stroked: (finger, from, to, ms, at) => this.#tell('stroke', finger, host.layout().place(from.x, from.y), host.layout().place(to.x, to.y), ms, at),
      released: (finger, x, y, ms, at) => this.#tell('lift', finger, host.layout().place(x, y), ms, at),
    })
    this.#handPointer = new HandPointer({
      layout: host.layout,
      manner: host.hand,
      onStage: (place) => this.onStage(place),
      find: (x, y, near) => this.#touches.find(x, y, near),
      holds: (thing) => host.mechanic()?.holds?.(thing) ?? true,
      grasped: (thing) => this.#grasped(thing),
      moved: (thing, to) => this.#tell('move', thing, to, session.now()),
      opened: (thing) => this.#tell('letGo', thing, session.now()),
    })
    this.#scan = new Scan(dials.accessMethod, dials.scanMs)
    this.#dwell = dwellFor(dials)
    this.#mark = new Mark(scene, dials, host.layout)
    this.exit = new HoldToExit(scene, weakestTopCorner(dials.zones), host.held)
    this.#keys = new Keys(scene, {
      act: (event) => this.#act(event),
      actUp: (event) => this.#actUp(event),
      next: () => isOpen(session.state) && this.#scan.next(this.#offered, services.clock.now()),
      mark: (type, event) => session.dispatch({ type, at: session.timeOf(event) }),
      arrow: (towards, event) => this.#tell('arrow', towards, session.timeOf(event)),
      back: (event) => this.#tell('back', session.timeOf(event)),
      heard: (isRead, event) => this.#tell('heard', isRead, session.timeOf(event)),
      wish: (wish, event) => session.dispatch({ type: 'wished', at: session.timeOf(event), wish }),
      ground: host.ground,
      lookDown: (event) => this.look.press(session.timeOf(event)),
      lookUp: (event) => this.look.lift(session.timeOf(event)),
      number: (number, event) => this.#tell('number', number, session.timeOf(event)),
      exitDown: () => this.exit.keyDown(services.clock.now()),
      exitUp: () => this.exit.keyUp(),
    })
    scene.input.on(Input.Events.GAME_OUT, this.#leave, this)
    for (const back of [Input.Events.GAME_OVER, Input.Events.POINTER_MOVE]) scene.input.on(back, this.#comeBack, this)
    scene.game.events.on(Core.Events.BLUR, this.#loseFocus, this)
    this.#unwatch = [services.tilt?.watch((lean) => this.#tell('lean', lean, session.now())), services.voiceLevel?.watch((level) => this.#hear(level))]
  }

  /** Called each frame while the child can answer. */
  update(deltaMs: number): void {
    for (const corner of this.#corners.values()) corner.update()
    this.#touches.update(this.#session.now())
    this.#scan.update(this.#offered, this.#services.clock.now())
    this.#stay(deltaMs)
    const { offered } = this.#scan
    this.#mark.show(this.#dwell?.chosen ?? (offered === null ? null : { thing: offered, share: 1 }))
    this.#nameScanned()
  }

  /** Names each thing once when the mark reaches it. With a single thing there is nothing to choose, and the child waits in silence. */
  #nameScanned(): void {
    const { accessMethod, scanCue } = this.#dials
    const { on } = this.#mark
    if (on === null || on === this.#reachedByMark) return
    this.#reachedByMark = on
    if (scanCue && (accessMethod === 'switch1' || accessMethod === 'switch2') && this.#offered.length > 1) this.#host.scanned(on)
  }

  /** Advances the dwell. */
  #stay(deltaMs: number): void {
    if (this.#dwell === null) return
    // A lifted finger is nowhere; a mouse, head mouse or eye tracker is somewhere until it leaves the window.
    const { palm } = this.#handPointer
    const finger = this.#scene.input.manager.pointers.find((pointer) => pointer.isDown)
    if (palm === null && finger === undefined && this.#isAway) return void this.#dwell.update(null, deltaMs)
    const { x, y } = palm === null ? (finger ?? this.#scene.input.mousePointer) : this.#host.layout().point(palm)
    this.#tell('point', this.#host.layout().place(x, y), this.#session.now())
    const on = this.#touches.find(x, y)
    // Dwelling on a wrong thing answers once; it counts again only after the pointer has left.
    if (on !== this.#dweltOn) this.#dweltOn = null
    const stayed = this.#dwell.update(on === this.#dweltOn ? null : on, deltaMs)
    if (stayed === null) return
    const before = this.#session.state.events.length
    this.#tell('choose', stayed, this.#session.now(), 'dwell')
    if (this.#session.state.events.slice(before).some((event) => event.kind === 'answered' && event.verdict === 'wrong')) this.#dweltOn = stayed
  }

  /** Takes in what the camera sees; `at` is of the `performance.now()` base. Hands point and grasp unless the mechanic uses them otherwise. */
  see(hands: readonly SeenHand[], movement: Movement | null, at: number): void {
    const [act, manner] = [this.#host.mechanic()?.on.hands, this.#host.hand()]
    const sides = manner === null || manner.acts === 'move' ? 'both' : (manner.hands ?? 'both')
    // A hand that is counted does not point: it would keep its place between two trials and silence the pointer.
    const pointing = act === undefined && manner?.acts !== 'move' ? hands.filter(({ side }) => sides === 'both' || side === sides) : []
    this.#handPointer.see(pointing, at)
    act?.(hands, at)
    if (!isOpen(this.#session.state) || manner === null) return
    const reached = manner.measured === true ? this.#reached.see(hands, (place) => this.onStage(place)) : null
    if (reached !== null) this.#session.dispatch({ type: 'recorded', at: this.#session.now(), values: reached as Readonly<Record<string, number>> })
    if (manner.acts !== 'move' || movement === null) return
    const [target] = this.#movementPointer.see(
      movement,
      at,
      this.#host.stimuli().filter(({ isLeaving, plan: { role } }) => !isLeaving && role === 'target'),
      manner,
    )
    if (target !== undefined) this.#grasped(target)
  }

  /** Place of a hand in front of the camera on the stage; null without one. */
  get hand(): Place | null {
    return this.#handPointer.palm
  }

  /** Converts a place of the mirrored picture to one on the stage: within the area in which the hand is comfortable, on the child's own side or the other. */
  onStage(place: Place): Place {
    const { x, y } = workAreaToStage(place, this.#services.hands.area)
    return this.#host.hand()?.isMirrored === false ? { x: 1 - x, y } : { x, y }
  }

  #grasped(thing: Stimulus): void {
    thing.acknowledge(this.#services.clock.now())
    this.#tell('choose', thing, this.#session.now(), 'camera')
  }

  /** Takes over a changed profile. Only between two trials. */
  adjust(dials: Dials): void {
    this.#dials = dials
    this.#touches.adjust(dials)
    this.#scan.adjust(dials.accessMethod, dials.scanMs)
    this.#dwell = dwellFor(dials)
    this.#mark.adjust(dials)
  }

  /** The thing that a key or switch would choose now. */
  get scanned(): Stimulus | null {
    return this.#scan.offered
  }

  /** A trial begins: hands already on the stage rest. */
  begin(): void {
    this.#touches.restAll()
    this.#handPointer.begin()
    this.#movementPointer.clear()
    this.#reached.clear()
    this.#dweltOn = null
    this.#services.voiceLevel?.cutBelow((this.#host.hearing() ?? usualHearing).lowCutHz)
    const wanted = this.#host.mechanic()?.corners ?? []
    for (const kind of wanted) if (!this.#corners.has(kind)) this.#corners.set(kind, this.#newCorner(kind))
    for (const [kind, corner] of this.#corners) corner.isOn = wanted.includes(kind)
  }

  /** Play resumes after a pause: whatever was held down then no longer is. */
  resume(): void {
    this.#touches.forget()
    if (this.#pressed !== null) this.#tell('keyUp', this.#pressed, this.#session.now())
    this.#pressed = null
    this.look.forget()
  }

  /** A trial is over: no scan and no dwell goes on. */
  end(): void {
    this.#handPointer.letGo()
    this.#scan.clear()
    this.#dwell?.clear()
    this.#reachedByMark = null
    this.#mark.show(null)
  }

  stop(): void {
    this.#keys.stop()
    this.#scene.game.events.off(Core.Events.BLUR, this.#loseFocus, this)
    for (const unwatch of this.#unwatch) unwatch?.()
  }

  #leave(): void {
    this.#isAway = true
  }

  #comeBack(): void {
    this.#isAway = false
  }

  /** Another window has the keyboard, so key releases are not heard here. */
  #loseFocus(): void {
    this.#leave()
    this.exit.keyUp()
    this.look.forget()
    if (this.#pressed !== null) this.#tell('keyUp', this.#pressed, this.#session.now())
    this.#pressed = null
  }

  get #offered(): readonly Stimulus[] {
    return this.#host.mechanic()?.offered ?? []
  }

  /** Passes an intent to the mechanic if it handles it, and only while the child can act. */
  #tell<K extends keyof Intents>(intent: K, ...what: Parameters<Intents[K]>): void {
    const hear = this.#host.mechanic()?.on[intent] as ((...what: Parameters<Intents[K]>) => void) | undefined
    if (isOpen(this.#session.state)) hear?.(...what)
  }

  /** A mechanic that must know about a cancelled finger is told; for others the finger is released. */
  #cancelled(finger: number, stimulus: Stimulus | null, at: number): void {
    if (this.#host.mechanic()?.on.cancelled !== undefined) this.#tell('cancelled', finger, stimulus, at)
    else if (stimulus !== null) this.#tell('letGo', stimulus, at)
  }

  /** Called when a voice begins and ends, and with its level while it sounds. */
  #hear(level: Level): void {
    const before = this.#heard.isSounding
    this.#heard = hear(this.#heard, level, this.#host.hearing() ?? usualHearing)
    if (this.#heard.isSounding !== before) this.#tell('voice', this.#heard.isSounding, this.#session.now())
    if (this.#heard.isSounding) this.#tell('level', level, this.#session.now())
  }

  #newCorner(kind: CornerKind): AdultCorner {
    return new AdultCorner(this.#scene, this.#sideOf(kind), this.#fingerOf(kind), {
      layout: this.#host.layout,
      timeOf: (event) => this.#session.timeOf(event),
      isTaken: (x, y) => this.#touches.find(x, y) !== null,
    })
  }

  #sideOf(kind: CornerKind): 'left' | 'right' {
    if (kind === 'look') return weakerBottomSide(this.#dials.zones)
    return kind === 'back' ? 'left' : 'right'
  }

  #fingerOf(kind: CornerKind): ConstructorParameters<typeof AdultCorner>[2] {
    const reach = CORNER_REACH[kind]
    let since = 0
    switch (kind) {
      case 'look':
        return { reach, down: (at) => this.look.press(at), up: (at) => this.look.lift(at) }
      case 'back':
        return { reach, down: (at) => this.#tell('back', at), up: () => undefined }
      case 'heard':
        return { reach, down: (at) => (since = at), up: (at, isMeant) => isMeant && this.#tell('heard', at - since < NOT_READ_MS, at) }
    }
  }

  /** Logs every finger that touches the glass. A touch that has no effect (a trembling hand's second one) is marked as such. */
  #touched({ x, y, at, on, acts }: Touch): void {
    const layout = this.#host.layout()
    const targets = this.#host.stimuli().filter((stimulus) => stimulus.plan.role === 'target' && !stimulus.isLeaving)
    const distances = targets.map((target) => Math.hypot(target.hit.x - x, target.hit.y - y) / layout.height)
    const error = distances.length === 0 ? null : Math.min(...distances)
    const place = layout.place(x, y)
    this.#services.sound.unlock()
    if (acts) on?.acknowledge(this.#services.clock.now())
    this.#session.dispatch({
      type: 'pointed',
      at,
      ...place,
      zone: zoneAt(place),
      on: on?.plan.id ?? null,
      onTarget: on !== null && isMeant(on.plan.role, this.#session.state.events, this.#session.state.trial, at),
      error,
      acted: acts,
    })
    if (on === null && error !== null) this.#tell('near', error)
    if (!isOpen(this.#session.state)) this.#host.mechanic()?.again?.(at)
  }

  #actUp(event: KeyboardEvent): void {
    if (this.#pressed !== null) this.#tell('keyUp', this.#pressed, this.#session.timeOf(event))
    this.#pressed = null
  }

  #act(event: KeyboardEvent): void {
    this.#services.sound.unlock()
    if (!isOpen(this.#session.state)) return this.#host.mechanic()?.again?.(this.#session.timeOf(event))
    const now = this.#services.clock.now()
    const choice = this.#scan.choose(this.#offered, now)
    if (choice === null) return
    choice.acknowledge(now)
    this.#pressed = choice
    this.#tell('choose', choice, this.#session.timeOf(event), this.#dials.accessMethod === 'switch2' ? 'switch2' : 'switch1')
  }
}

const dwellFor = ({ accessMethod, dwellMs }: Dials): Dwell | null => (accessMethod === 'dwell' ? new Dwell(dwellMs) : null)
