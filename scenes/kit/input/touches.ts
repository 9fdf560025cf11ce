import { Input, type Scene } from 'phaser'
import type { Dials } from '#domain/child/dials'
import type { Layout } from '../drawing/layout'
import type { Place } from '#domain/geometry'
import type { StageIntent } from './stageIntents'
import { isThing } from '../mechanic/mechanic'
import type { Stimulus } from '../stimulus/stimulus'

/** Distance (stage heights) that a resting hand must move before it counts as reaching (clinical-design.md §1.10). */
const RESTING_UNTIL_MOVED = 0.03
/** Minimum length of a reported piece of a stroke (stage heights). */
const LEAST_STROKE = 0.03

interface Contact {
  readonly since: number
  /** The contact's current place, the place at which its stroke was last reported, and the place from which its movement is measured (pixels). */
  x: number
  y: number
  lastX: number
  lastY: number
  lastAt: number
  startX: number
  startY: number
  isResting: boolean
  /** The thing that this contact has already touched. A finger that slides on does not touch it again. */
  on: Stimulus | null
  heldSince: number | null
}

/** The functions of the stage that are needed to turn contacts into intents. */
export interface TouchHost {
  readonly layout: () => Layout
  readonly stimuli: () => readonly Stimulus[]
  readonly timeOf: (event: Event | undefined) => number
  /** Returns whether a touch anywhere counts for the target. */
  readonly countsAnywhere: () => boolean
  /** Returns the thing to which a place (stage pixels) belongs although the thing does not cover it. A road, for example, belongs to the thing at its start. */
  readonly belongingTo: (x: number, y: number) => Stimulus | null
  /** Returns whether a touch with the whole hand may be an answer. */
  readonly takesFists: () => boolean
  /** Returns whether a touch at this place is the adult's rather than the child's. */
  readonly isAdults: (x: number, y: number) => boolean
  /** Handles an intent from a finger or the mouse. */
  readonly handle: (intent: StageIntent) => void
}

type Access = Pick<Dials, 'hitSize' | 'ignoreRepeatMs' | 'activateOn' | 'holdMs' | 'anyTouchCounts'>

/**
 * Turns fingers and the mouse into intents. Every contact is judged separately: a resting palm never blocks a fingertip. A contact that is already
 * down when things appear counts as resting until it moves. A contact wider than the thing is never an answer.
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

  /** Returns the thing that a finger touches: the target if every touch counts for it, otherwise the thing whose hit area contains the point. */
  touchedAt(x: number, y: number): Stimulus | null {
    const target = this.#host.countsAnywhere() ? this.#host.stimuli().find(({ isLeaving, plan: { role } }) => !isLeaving && role === 'target') : undefined
    return target ?? this.find(x, y) ?? this.#host.belongingTo(x, y)
  }

  /** Returns the nearest thing whose hit area contains a point, or is within `near` pixels of it. */
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
    // If a thing is on a place, a touch means the thing rather than the place.
    const things = inside.filter(({ stimulus }) => isThing(stimulus))
    return (
      (things.length > 0 ? things : inside).reduce<(typeof inside)[number] | null>(
        (best, hit) => (best === null || hit.distance < best.distance ? hit : best),
        null,
      )?.stimulus ?? null
    )
  }

  /** Applies a changed profile. */
  adjust(access: Access): void {
    this.#access = access
  }

  /** Discards all contacts. Called when play resumes after a pause, because the release of a finger may have been missed. */
  forget(): void {
    this.#contacts.clear()
  }

  /** Makes hands that are already on the stage move before they can answer. Called at onset, when the things under them have gone. */
  restAll(): void {
    for (const contact of this.#contacts.values()) Object.assign(contact, { isResting: true, startX: contact.x, startY: contact.y, on: null, heldSince: null })
  }

  /** Completes touches that have been held long enough, for children who answer by holding. Called each frame. */
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
    // A trembling hand touches twice. The second touch of the same thing is a repeat.
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

  /**
   * Returns the maximum width (pixels) of a contact that can be an answer: the width of the thing under it, or of the widest thing if it is on the
   * background.
   */
  #widestMeant(on: Stimulus | null): number {
    const sizes = (on === null ? this.#host.stimuli() : [on]).map(({ hit }) => hit.size)
    return Math.max(this.#host.layout().length(this.#access.hitSize), ...sizes)
  }

  /** Reports the next piece of a finger's stroke, once the piece is long enough to be visible. */
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

  /** Returns the number of stage pixels per CSS pixel. */
  #pixelRatio(pointer: Input.Pointer): number {
    return pointer.manager.scaleManager.displayScale.x
  }
}

/** Returns the longer axis of a finger's contact (CSS pixels), or 0 if the device does not report it. iOS reports a resting palm as a touch. */
function contactWidth(pointer: Input.Pointer): number {
  const event = pointer.event
  if (!('changedTouches' in event)) return 0
  const touch = [...event.changedTouches].find((candidate) => candidate.identifier === pointer.identifier)
  return Math.max(touch?.radiusX ?? 0, touch?.radiusY ?? 0) * 2
}
