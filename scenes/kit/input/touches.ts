import { Input, type Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import type { Layout } from '../drawing/layout'
import type { Place } from '#domain/geometry'
import type { StageIntent } from './stageIntents'
import { isThing } from '../../mechanics/mechanic'
import type { Stimulus } from '../session/stimulus'

/** A resting hand counts as reaching once it has moved this far (stage heights; clinical-design.md §1.10). */
const RESTING_UNTIL_MOVED = 0.03
/** Shortest piece of a stroke (stage heights). */
const LEAST_STROKE = 0.03

interface Contact {
  readonly since: number
  /** Place of the contact, the place where its last stroke was reported, and the place from which it counts as moving (pixels). */
  x: number
  y: number
  lastX: number
  lastY: number
  lastAt: number
  startX: number
  startY: number
  isResting: boolean
  /** The thing that this contact has already touched, so that sliding on counts once. */
  on: Stimulus | null
  heldSince: number | null
}

/** The stage, as far as contacts need it to become intents. */
export interface TouchHost {
  readonly layout: () => Layout
  readonly stimuli: () => readonly Stimulus[]
  readonly timeOf: (event: Event | undefined) => number
  /** Whether a touch anywhere counts for the target. */
  readonly countsAnywhere: () => boolean
  /** The thing that a place (pixels of the stage) belongs to although it does not cover it, as a road belongs to its start. */
  readonly belongingTo: (x: number, y: number) => Stimulus | null
  /** Whether a whole hand may answer. */
  readonly takesFists: () => boolean
  /** Whether a touch at this place is the adult's rather than the child's. */
  readonly isAdults: (x: number, y: number) => boolean
  /** Handles every finger and mouse event. */
  readonly handle: (intent: StageIntent) => void
}

type Access = Pick<Dials, 'hitSize' | 'ignoreRepeatMs' | 'activateOn' | 'holdMs' | 'anyTouchCounts'>

/**
 * Fingers and mouse as intents. Every contact is judged by itself: a resting palm never blocks a fingertip; contacts that are down when things appear
 * rest until they move; a contact wider than the thing is never an answer.
 */
export class Touches {
  readonly #host: TouchHost
  #access: Access
  readonly #contacts = new Map<number, Contact>()
  readonly #lastTouch = new Map<string, number>()

  constructor(scene: Scene, access: Access, host: TouchHost) {
    this.#host = host
    this.#access = access
    scene.input.on(Input.Events.POINTER_DOWN, this.#down, this)
    scene.input.on(Input.Events.POINTER_MOVE, this.#move, this)
    for (const end of [Input.Events.POINTER_UP, Input.Events.POINTER_UP_OUTSIDE]) scene.input.on(end, this.#up, this)
  }

  /** The thing that a finger touches: the target if every touch counts, otherwise the thing whose hit area contains it. */
  touchedAt(x: number, y: number): Stimulus | null {
    const target = this.#host.countsAnywhere() ? this.#host.stimuli().find(({ isLeaving, plan: { role } }) => !isLeaving && role === 'target') : undefined
    return target ?? this.find(x, y) ?? this.#host.belongingTo(x, y)
  }

  /** The nearest thing whose hit area contains a point or is within `near` pixels of it. */
  find(x: number, y: number, near = 0): Stimulus | null {
    const layout = this.#host.layout()
    const reachable = this.#host.stimuli().filter((stimulus) => !stimulus.isLeaving)
    if (this.#access.anyTouchCounts) {
      const target = reachable.find((stimulus) => stimulus.plan.role === 'target')
      if (target !== undefined) return target
    }
    const least = layout.length(this.#access.hitSize)
    const inside = reachable
      .map((stimulus) => ({ stimulus, distance: Math.hypot(stimulus.hit.x - x, stimulus.hit.y - y), reach: Math.max(stimulus.hit.size, least) / 2 + near }))
      .filter(({ distance, reach }) => distance <= reach)
    // A touch means a thing on a place before the place itself.
    const things = inside.filter(({ stimulus }) => isThing(stimulus))
    return (
      (things.length > 0 ? things : inside).reduce<(typeof inside)[number] | null>(
        (best, hit) => (best === null || hit.distance < best.distance ? hit : best),
        null,
      )?.stimulus ?? null
    )
  }

  /** Takes over a changed profile. */
  adjust(access: Access): void {
    this.#access = access
  }

  /** Called when play resumes after a pause: a finger lifted meanwhile was not noticed. */
  forget(): void {
    this.#contacts.clear()
  }

  /** Called at onset: hands already on the stage do not answer, and the things under them have gone. */
  restAll(): void {
    for (const contact of this.#contacts.values()) Object.assign(contact, { isResting: true, startX: contact.x, startY: contact.y, on: null, heldSince: null })
  }

  /** Called each frame, for children who answer by holding. */
  update(now: number): void {
    if (this.#access.activateOn !== 'hold') return
    for (const contact of this.#contacts.values()) {
      if (contact.on === null || contact.heldSince === null || now - contact.heldSince < this.#access.holdMs) continue
      contact.heldSince = null
      this.#host.handle({ kind: 'choose', thing: contact.on, at: now, by: 'touch' })
    }
  }

  #down(pointer: Input.Pointer): void {
    if (this.#host.isAdults(pointer.x, pointer.y)) return
    const at = this.#host.timeOf(pointer.event)
    const contact: Contact = {
      since: at,
      x: pointer.x,
      y: pointer.y,
      lastX: pointer.x,
      lastY: pointer.y,
      lastAt: at,
      startX: pointer.x,
      startY: pointer.y,
      isResting: false,
      on: null,
      heldSince: null,
    }
    this.#contacts.set(pointer.id, contact)
    this.#host.handle({ kind: 'press', finger: pointer.id, place: this.#placeOf(pointer), at })
    this.#reach(pointer, contact)
  }

  #move(pointer: Input.Pointer): void {
    const contact = this.#contacts.get(pointer.id)
    if (contact === undefined) return
    Object.assign(contact, { x: pointer.x, y: pointer.y })
    const moved = Math.hypot(pointer.x - contact.startX, pointer.y - contact.startY)
    if (contact.isResting && moved <= this.#host.layout().length(RESTING_UNTIL_MOVED)) return
    this.#stroke(pointer, contact)
    const entered = contact.on === null && this.touchedAt(pointer.x, pointer.y) !== null
    contact.isResting = false
    if (entered) this.#reach(pointer, contact)
    if (contact.on !== null) this.#host.handle({ kind: 'move', thing: contact.on, to: this.#placeOf(pointer), at: this.#host.timeOf(pointer.event) })
  }

  #up(pointer: Input.Pointer): void {
    const contact = this.#contacts.get(pointer.id)
    this.#contacts.delete(pointer.id)
    const at = this.#host.timeOf(pointer.event)
    if (contact !== undefined && pointer.wasCanceled) return this.#host.handle({ kind: 'cancelled', finger: pointer.id, thing: contact.on, at })
    if (contact !== undefined) this.#host.handle({ kind: 'lift', finger: pointer.id, place: this.#placeOf(pointer), ms: at - contact.since, at })
    if (contact?.on == null) return
    const { on } = contact
    if (this.#access.activateOn === 'release' && this.touchedAt(pointer.x, pointer.y) === on) this.#host.handle({ kind: 'choose', thing: on, at, by: 'touch' })
    this.#host.handle({ kind: 'letGo', thing: on, at })
  }

  #reach(pointer: Input.Pointer, contact: Contact): void {
    const on = this.touchedAt(pointer.x, pointer.y)
    const at = this.#host.timeOf(pointer.event)
    const isPalm = !this.#host.takesFists() && contactWidth(pointer) * this.#pixelRatio(pointer) > this.#widestMeant(on)
    if (isPalm) return
    const key = on?.plan.id ?? ''
    // A trembling hand touches twice: the second touch of the same thing is not new.
    const isRepeat = at - (this.#lastTouch.get(key) ?? Number.NEGATIVE_INFINITY) < this.#access.ignoreRepeatMs
    const acts = !isRepeat
    if (acts) {
      this.#lastTouch.set(key, at)
      contact.on = on
      contact.heldSince = on === null ? null : at
    }
    this.#host.handle({ kind: 'touch', x: pointer.x, y: pointer.y, at, on, acts })
    if (acts && on !== null && this.#access.activateOn === 'press') this.#host.handle({ kind: 'choose', thing: on, at, by: 'touch' })
  }

  /** Maximum width (pixels) of a contact that can mean a thing: that of the thing under it or, on the background, of any thing. */
  #widestMeant(on: Stimulus | null): number {
    const sizes = (on === null ? this.#host.stimuli() : [on]).map(({ hit }) => hit.size)
    return Math.max(this.#host.layout().length(this.#access.hitSize), ...sizes)
  }

  /** A finger continues its stroke; reported in pieces long enough to be visible. */
  #stroke(pointer: Input.Pointer, contact: Contact): void {
    const at = this.#host.timeOf(pointer.event)
    if (Math.hypot(pointer.x - contact.lastX, pointer.y - contact.lastY) < this.#host.layout().length(LEAST_STROKE)) return
    const from = this.#host.layout().place(contact.lastX, contact.lastY)
    this.#host.handle({ kind: 'stroke', finger: pointer.id, from, to: this.#placeOf(pointer), ms: at - contact.lastAt, at })
    Object.assign(contact, { lastX: pointer.x, lastY: pointer.y, lastAt: at })
  }

  #placeOf({ x, y }: Input.Pointer): Place {
    return this.#host.layout().place(x, y)
  }

  /** Stage pixels per CSS pixel. */
  #pixelRatio(pointer: Input.Pointer): number {
    return pointer.manager.scaleManager.displayScale.x
  }
}

/** The longer axis of a finger's contact in CSS pixels; 0 if the device does not report it. iOS reports a resting palm as a touch. */
function contactWidth(pointer: Input.Pointer): number {
  const event = pointer.event
  if (!('changedTouches' in event)) return 0
  const touch = [...event.changedTouches].find((candidate) => candidate.identifier === pointer.identifier)
  return Math.max(touch?.radiusX ?? 0, touch?.radiusY ?? 0) * 2
}
