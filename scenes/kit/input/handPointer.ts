import type { SeenHand } from '#domain/hands/follow'
import { isClosedNow } from '#domain/hands/grip'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Intent } from '../../mechanics/intents'
import { isThing } from '../../mechanics/mechanic'
import type { Stimulus } from '../session/stimulus'

/** Extra distance (stage heights) that a pointing hand may drift before it no longer points at a thing: no hand is quite still. */
const TOLERANCE = 0.06
/** Distance (stage heights) that a hand must move before it acts, if it was there when things appeared. */
const RESTING_UNTIL_MOVED = 0.1

/** Default behaviour of a hand: it grasps a thing by closing on it, and drops it by opening. */
const COMMON: Manner = { acts: 'close', ms: 0, reach: 0, drops: 'open' }
type Manner = Exclude<HandPlan, { readonly acts: 'move' }>

export interface HandPointerHost {
  readonly layout: () => Layout
  /** Current behaviour of a hand; null for the default. */
  readonly manner: () => HandPlan | null
  /** Converts a place of the mirrored picture to one on the stage. */
  readonly onStage: (place: Place) => Place
  /** The thing at or within `near` pixels of a point of the stage (pixels). */
  readonly find: (x: number, y: number, near: number) => Stimulus | null
  /** Active ms now. */
  readonly now: () => number
  readonly handle: (intent: Intent) => void
  /** Whether the child still holds a thing that was grasped. */
  readonly holds: (thing: Stimulus) => boolean
}

interface Hand {
  readonly isClosed: boolean
  /** The thing in the hand. */
  readonly thing: Stimulus | null
  /** The thing it points at, and for how long (ms). After acting it acts again only once it has left. */
  readonly by: { readonly thing: Stimulus; readonly ms: number; readonly hasActed: boolean } | null
  /** The hand's place, and the place where it has rested since things appeared. */
  readonly place: Place
  readonly restsAt: Place | null
  readonly at: number
}

/** Hands in front of the camera as pointers: a hand that closes on a thing or stays near it chooses it, carries it, and drops it when it opens or is lost. */
export class HandPointer {
  readonly #host: HandPointerHost
  #hands = new Map<number, Hand>()
  #palm: Place | null = null

  constructor(host: HandPointerHost) {
    this.#host = host
  }

  /** Place of the first hand, as fractions of the stage; null without one. It can dwell on a thing as a pointer does. */
  get palm(): Place | null {
    return this.#palm
  }

  /** Takes in all the hands that are visible now. */
  see(hands: readonly SeenHand[], at: number): void {
    const before = this.#hands
    this.#hands = new Map(hands.map((hand) => [hand.id, this.#act(hand, before.get(hand.id), at)]))
    for (const [id, { thing }] of before) if (!this.#hands.has(id) && thing !== null) this.#host.handle({ kind: 'letGo', thing, at: this.#host.now() })
    const [first] = hands
    this.#palm = first === undefined ? null : this.#host.onStage(first.palm)
  }

  /** Called when things appear: a hand that is there already has not answered. */
  begin(): void {
    this.#hands = new Map([...this.#hands].map(([id, hand]) => [id, { ...hand, restsAt: hand.place }]))
  }

  /** Called when a trial ends: releases everything. */
  letGo(): void {
    this.#hands = new Map([...this.#hands].map(([id, hand]) => [id, { ...hand, thing: null, by: null }]))
  }

  get #manner(): Manner {
    const manner = this.#host.manner()
    return manner === null || manner.acts === 'move' ? COMMON : manner
  }

  #act({ palm, closedness, unseenMs }: SeenHand, known: Hand | undefined, at: number): Hand {
    const manner = this.#manner
    const place = this.#host.onStage(palm)
    // A hand that arrives closed has not grasped anything yet.
    const before: Hand = known ?? { isClosed: true, thing: null, by: null, place, restsAt: null, at }
    const isClosed = isClosedNow(before.isClosed, closedness)
    const now = { ...before, isClosed, place, at }
    if (before.thing !== null && this.#host.holds(before.thing)) {
      const isHeld = manner.drops === 'itself' || isClosed
      if (isHeld) this.#host.handle({ kind: 'move', thing: before.thing, to: place, at: this.#host.now() })
      else this.#host.handle({ kind: 'letGo', thing: before.thing, at: this.#host.now() })
      return { ...now, thing: isHeld ? before.thing : null }
    }
    const restsAt = before.restsAt !== null && this.#apart(place, before.restsAt) < RESTING_UNTIL_MOVED ? before.restsAt : null
    // While the hand is out of sight its state is unknown, and nothing is undone.
    if (unseenMs > 0) return { ...now, thing: null, restsAt }
    const near = this.#host.layout().length(manner.reach)
    const stays = manner !== COMMON && before.by !== null && this.#find(place, near + this.#host.layout().length(TOLERANCE), manner) === before.by.thing
    const thing = stays ? (before.by?.thing ?? null) : this.#find(place, near, manner)
    return this.#stay({ ...now, thing: null, restsAt }, thing, before, manner)
  }

  /** Updates the thing it points at: acts once the hand has stayed long enough, and has closed if that is required. */
  #stay(now: Hand, thing: Stimulus | null, before: Hand, manner: Manner): Hand {
    const { acts, ms } = manner
    if (thing === null) return { ...now, by: null }
    const was = before.by?.thing === thing ? before.by : { thing, ms: 0, hasActed: false }
    if (acts === 'near') {
      if (now.restsAt !== null) return { ...now, by: null }
      if (was.hasActed) return { ...now, by: was }
      const by = { thing, ms: before.by?.thing === thing ? was.ms + now.at - before.at : 0, hasActed: false }
      return by.ms < ms ? { ...now, by } : this.#grasp(now, thing, manner)
    }
    // The hand must have arrived open: one that was closed grasps nothing. Opening starts over.
    if (!now.isClosed) return { ...now, by: { thing, ms: 0, hasActed: false } }
    if (before.isClosed && (before.by === null || before.by.thing !== thing)) return { ...now, by: { thing, ms: 0, hasActed: true } }
    if (was.hasActed) return { ...now, by: was }
    const by = { thing, ms: before.isClosed ? was.ms + now.at - before.at : 0, hasActed: false }
    return by.ms < ms ? { ...now, by } : this.#grasp(now, thing, manner)
  }

  #grasp(now: Hand, thing: Stimulus, { drops }: Manner): Hand {
    this.#host.handle({ kind: 'choose', thing, at: this.#host.now(), by: 'camera' })
    return { ...now, thing: drops === undefined ? null : thing, by: { thing, ms: 0, hasActed: true } }
  }

  /** A hand with its own behaviour takes only things, not places. */
  #find(place: Place, near: number, manner: Manner): Stimulus | null {
    const { x, y } = this.#host.layout().point(place)
    const found = this.#host.find(x, y, near)
    return manner === COMMON || (found !== null && isThing(found)) ? found : null
  }

  #apart(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.#host.layout().aspect, one.y - other.y)
  }
}
