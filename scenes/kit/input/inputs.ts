import { Core, type Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import type { VoiceThresholds } from '#domain/devices/voiceLevel'
import type { SeenHand } from '#domain/hands/follow'
import type { Movement } from '#domain/hands/movement'
import { workAreaToStage } from '#domain/hands/workArea'
import { isMeant, isOpen } from '#domain/trials/engine/engine'
import { weakestTopCorner, zoneAt } from '#domain/trials/layout/placement'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Place } from '#domain/geometry'
import { deliver, type Intent } from '../mechanic/intents'
import type { Mechanic } from '../mechanic/mechanic'
import { AdultCorners } from './adultCorners'
import { Dwelling } from './dwelling'
import { HandPointer } from './handPointer'
import { HoldToExit } from './holdToExit'
import { Keys } from './keys'
import type { Layout } from '../drawing/layout'
import type { PlaySession } from './playSession'
import { LookMark } from './lookMark'
import { MovementPointer } from './movementPointer'
import { ReachedRecord } from './reached'
import { Scanning } from './scanning'
import type { SceneServices } from './services'
import type { Stimulus } from '../stimulus/stimulus'
import type { StageIntent, Touch } from './stageIntents'
import { Touches } from './touches'
import { VoiceInput } from './voiceInput'

export interface InputHost {
  readonly layout: () => Layout
  /** Returns the mechanic of this trial; null between two trials. */
  readonly mechanic: () => Mechanic | null
  /** Returns the thresholds for the child's voice; null for the defaults. */
  readonly hearing: () => VoiceThresholds | null
  readonly stimuli: () => readonly Stimulus[]
  /** Returns the current behaviour of a hand in front of the camera; null for the default. */
  readonly hand: () => HandPlan | null
  /** Returns whether the child's head can point, and the place that it points at. */
  readonly head: () => { readonly isOn: boolean; readonly place: Place | null }
  /** Called when the scan mark reaches a thing whose name is to be spoken. */
  readonly scanned: (thing: Stimulus) => void
  /** Called when the adult has held the corner or Escape. */
  readonly held: () => void
  /** Raises or lowers the background's strength by this much (0 to 1). */
  readonly ground: (by: number) => void
}

/** Turns every action of a child or an adult on the stage into one of a few intents. Activities never read a device themselves. */
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
  readonly #scanning: Scanning
  readonly #dwelling: Dwelling
  readonly #keys: Keys
  readonly exit: HoldToExit
  readonly look: LookMark
  readonly #corners: AdultCorners
  readonly #voice: VoiceInput
  readonly #unwatchTilt: (() => void) | undefined
  /** The thing chosen by the key or switch that is still down. */
  #pressed: Stimulus | null = null

  constructor(scene: Scene, services: SceneServices, session: PlaySession, host: InputHost) {
    const { dials } = services.header.settings
    this.#scene = scene
    this.#services = services
    this.#session = session
    this.#dials = dials
    this.#host = host
    const handle = (intent: StageIntent) => this.#handle(intent)
    const timeOf = (event: Event | undefined) => session.timeOf(event)
    this.look = new LookMark((type, at) => session.dispatch({ type, at }))
    this.#corners = new AdultCorners(
      scene,
      { layout: host.layout, timeOf, isTaken: (x, y) => this.#touches.find(x, y) !== null },
      () => this.#dials.zones,
      handle,
    )
    this.#touches = new Touches(scene, dials, {
      takesFists: () => host.mechanic()?.takesFists === true,
      countsAnywhere: () => host.mechanic()?.countsAnywhere === true,
      belongingTo: (x, y) => (isOpen(session.state) ? (host.mechanic()?.belongingTo?.(host.layout().place(x, y)) ?? null) : null),
      isAdults: (x, y) => this.#corners.hold(x, y),
      layout: host.layout,
      stimuli: () => (isOpen(session.state) ? (host.mechanic()?.reachable ?? host.stimuli()) : []),
      timeOf,
      handle,
    })
    this.#handPointer = new HandPointer({
      layout: host.layout,
      manner: host.hand,
      onStage: (place) => this.onStage(place),
      find: (x, y, near) => this.#touches.find(x, y, near),
      holds: (thing) => host.mechanic()?.holds?.(thing) ?? true,
      now: () => session.now(),
      handle,
    })
    this.#scanning = new Scanning(scene, services.clock, dials, {
      layout: host.layout,
      offered: () => host.mechanic()?.offered ?? [],
      scanned: host.scanned,
    })
    this.#dwelling = new Dwelling(scene, dials, {
      layout: host.layout,
      palm: () => this.#handPointer.palm,
      head: host.head,
      find: (x, y) => this.#touches.find(x, y),
      points: (place) => this.#tell({ kind: 'point', place, at: session.now() }),
      choose: (thing) => this.#dwellOn(thing),
    })
    this.exit = new HoldToExit(scene, weakestTopCorner(dials.zones), host.held)
    this.#keys = new Keys(scene, timeOf, handle)
    scene.game.events.on(Core.Events.BLUR, this.#loseFocus, this)
    this.#voice = new VoiceInput(services.voiceLevel, this.#dwelling, { ...host, now: () => session.now(), handle })
    this.#unwatchTilt = services.tilt?.watch((lean) => this.#handle({ kind: 'lean', lean, at: session.now() }))
  }

  /** Processes all devices. Called each frame while the child can answer. */
  update(deltaMs: number): void {
    this.#corners.update()
    this.#touches.update(this.#session.now())
    this.#scanning.update()
    this.#dwelling.update(deltaMs)
    this.#scanning.show(this.#dwelling.chosen)
  }

  /** Chooses a thing that the pointer has dwelt on. Returns whether that was a wrong choice. */
  #dwellOn(thing: Stimulus): boolean {
    const before = this.#session.state.events.length
    this.#tell({ kind: 'choose', thing, at: this.#session.now(), by: this.#dials.accessMethod === 'head' ? 'head' : 'dwell' })
    return this.#session.state.events.slice(before).some((event) => event.kind === 'answered' && event.verdict === 'wrong')
  }

  /** Processes what the camera sees; `at` is in `performance.now()` time. Hands point and grasp unless the mechanic uses them otherwise. */
  see(hands: readonly SeenHand[], movement: Movement | null, at: number): void {
    const [act, manner] = [this.#host.mechanic()?.on.hands, this.#host.hand()]
    const sides = manner === null || manner.acts === 'move' ? 'both' : (manner.hands ?? 'both')
    // A hand whose fingers are counted does not point. Otherwise it would keep its place between two trials and block the pointer.
    const pointing = act === undefined && manner?.acts !== 'move' ? hands.filter(({ side }) => sides === 'both' || side === sides) : []
    this.#handPointer.see(pointing, at)
    act?.({ kind: 'hands', hands, at })
    if (!isOpen(this.#session.state) || manner === null) return
    const reached = manner.measured === true ? this.#reached.see(hands, (place) => this.onStage(place)) : null
    if (reached !== null) this.#session.dispatch({ type: 'recorded', at: this.#session.now(), values: reached as Readonly<Record<string, number>> })
    if (manner.acts !== 'move' || movement === null) return
    const [target] = this.#movementPointer.see(movement, at, this.#targets, manner)
    if (target !== undefined) this.#handle({ kind: 'choose', thing: target, at: this.#session.now(), by: 'camera' })
  }

  /** Place on the stage of a hand in front of the camera; null if there is none. */
  get hand(): Place | null {
    return this.#handPointer.palm
  }

  /** Converts a place in the camera picture to one on the stage, on the child's own side or the other, within the hand's comfortable area. */
  onStage(place: Place): Place {
    const { x, y } = workAreaToStage(place, this.#services.hands.area)
    return this.#host.hand()?.isMirrored === false ? { x: 1 - x, y } : { x, y }
  }

  /** Applies a changed profile. Must be called between two trials. */
  adjust(dials: Dials): void {
    this.#dials = dials
    this.#touches.adjust(dials)
    this.#scanning.adjust(dials)
    this.#dwelling.adjust(dials)
  }

  /** The thing that a key or switch would choose now. */
  get scanned(): Stimulus | null {
    return this.#scanning.offered
  }

  /** Makes hands that are already on the stage move before they can answer, and prepares each input for the mechanic. Called when a trial begins. */
  begin(): void {
    this.#touches.restAll()
    this.#handPointer.begin()
    this.#movementPointer.clear()
    this.#reached.clear()
    this.#dwelling.begin()
    this.#voice.begin()
    this.#corners.want(this.#host.mechanic()?.corners ?? [])
  }

  /** Resumes play after a pause, and releases all held presses. */
  resume(): void {
    this.#touches.forget()
    this.#releaseKey(this.#session.now())
    this.look.forget()
  }

  /** Stops scanning and dwelling, and releases everything. Called when a trial ends. */
  end(): void {
    this.#handPointer.letGo()
    this.#scanning.clear()
    this.#dwelling.clear()
  }

  stop(): void {
    this.#keys.stop()
    this.#scene.game.events.off(Core.Events.BLUR, this.#loseFocus, this)
    this.#voice.stop()
    this.#unwatchTilt?.()
  }

  /** Releases all keys when another window gets the keyboard focus, because their release does not arrive here. */
  #loseFocus(): void {
    this.#dwelling.leave()
    this.exit.keyUp()
    this.look.forget()
    this.#releaseKey(this.#session.now())
  }

  get #targets(): readonly Stimulus[] {
    return this.#host.stimuli().filter(({ isLeaving, plan: { role } }) => !isLeaving && role === 'target')
  }

  /** Handles an intent from any device. */
  #handle(intent: StageIntent): void {
    switch (intent.kind) {
      case 'touch':
        return this.#touched(intent)
      case 'act':
        return this.#act(intent.at)
      case 'actUp':
        return this.#releaseKey(intent.at)
      case 'next':
        return isOpen(this.#session.state) ? this.#scanning.next() : undefined
      case 'looks':
        return intent.isDown ? this.look.press(intent.at) : this.look.lift(intent.at)
      case 'exit':
        return intent.isDown ? this.exit.keyDown(this.#services.clock.now()) : this.exit.keyUp()
      case 'mark':
        return this.#session.dispatch({ type: intent.mark, at: intent.at })
      case 'wish':
        return this.#session.dispatch({ type: 'wished', at: intent.at, wish: intent.wish })
      case 'ground':
        return this.#host.ground(intent.by)
      default:
        return this.#tell(intent)
    }
  }

  /** Passes an intent to the mechanic, if the child can act now. */
  #tell(intent: Intent): void {
    // A hand that closes on a thing does not touch the glass, so the thing itself shows a response.
    if (intent.kind === 'choose' && intent.by === 'camera') intent.thing.acknowledge(this.#services.clock.now())
    const on = this.#host.mechanic()?.on
    if (on === undefined || !isOpen(this.#session.state)) return
    // A cancelled finger is reported to a mechanic that handles it. For other mechanics it counts as released.
    if (intent.kind !== 'cancelled' || on.cancelled !== undefined) deliver(on, intent)
    else if (intent.thing !== null) on.letGo?.({ kind: 'letGo', thing: intent.thing, at: intent.at })
  }

  /** Logs every finger that touches the glass. A touch without effect, such as the second touch of a trembling hand, is marked as such. */
  #touched({ x, y, at, on, acts }: Touch): void {
    const layout = this.#host.layout()
    const distances = this.#targets.map((target) => Math.hypot(target.hit.x - x, target.hit.y - y) / layout.height)
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
    if (on === null && error !== null) this.#tell({ kind: 'near', error })
    if (!isOpen(this.#session.state)) this.#host.mechanic()?.again?.(at)
  }

  /** Reports that the key or switch that chose a thing has been released, or that its release can no longer arrive. */
  #releaseKey(at: number): void {
    if (this.#pressed !== null) this.#tell({ kind: 'keyUp', thing: this.#pressed, at })
    this.#pressed = null
  }

  #act(at: number): void {
    this.#services.sound.unlock()
    if (!isOpen(this.#session.state)) return this.#host.mechanic()?.again?.(at)
    const choice = this.#dwelling.isClicked ? this.#dwelling.pointed : this.#scanning.choose()
    if (choice === null) return
    choice.acknowledge(this.#services.clock.now())
    this.#pressed = choice
    this.#tell({ kind: 'choose', thing: choice, at, by: this.#dwelling.isClicked ? 'head' : this.#dials.accessMethod === 'switch2' ? 'switch2' : 'switch1' })
  }
}
