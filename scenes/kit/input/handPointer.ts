import type { SeenHand } from '#domain/hands/follow'
import { isClosedNow } from '#domain/hands/grip'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Intent } from '../mechanic/intents'
import { isThing } from '../mechanic/mechanic'
import type { Stimulus } from '../stimulus/stimulus'

/** Extra distance (stage heights) that a pointing hand may drift before it no longer points at a thing. No hand is completely still. */
const TOLERANCE = 0.06
/** Distance (stage heights) that a hand must move before it can act, if it was already there when things appeared. */
const RESTING_UNTIL_MOVED = 0.1

/** Default behaviour of a hand: it grasps a thing by closing on it, and drops the thing by opening. */
const COMMON: Manner = { acts: 'close', ms: 0, reach: 0, drops: 'open' }
type Manner = Exclude<HandPlan, { readonly acts: 'move' }>

export interface HandPointerHost {
  readonly layout: () => Layout
  /** Returns the current behaviour of a hand; null for the default. */
  readonly manner: () => HandPlan | null
  /** Converts a place in the mirrored camera picture to one on the stage. */
  readonly onStage: (place: Place) => Place
  /** Returns the thing at, or within `near` pixels of, a point of the stage (pixels). */
  readonly find: (x: number, y: number, near: number) => Stimulus | null
  /** Returns the active time (ms). */
  readonly now: () => number
  readonly handle: (intent: Intent) => void
  /** Returns whether the child still holds a thing that was grasped. */
  readonly holds: (thing: Stimulus) => boolean
}

interface Hand {
  readonly isClosed: boolean
  /** The thing in the hand. */
  readonly thing: Stimulus | null
  /** The thing that the hand points at, for how long (ms), and whether the hand has already acted on it. The hand can act on it again only after leaving it. */
  readonly by: { readonly thing: Stimulus; readonly ms: number; readonly hasActed: boolean } | null
  /** The hand's place, and the place where it has rested since things appeared; null once it has moved. */
  readonly place: Place
  readonly restsAt: Place | null
  readonly at: number
}

/**
 * Uses hands in front of the camera as pointers. A hand chooses a thing by closing on it or staying near it, carries it, and drops it when the hand
 * opens or is lost.
 */
export class HandPointer {
  readonly #host: HandPointerHost
  #hands = new Map<number, Hand>()
  #palm: Place | null = null

  constructor(host: HandPointerHost) {
    this.#host = host
  }

  /** Place of the first visible hand, as fractions of the stage; null if there is none. It can be used for dwelling, as any pointer can. */
  get palm(): Place | null {
    return this.#palm
  }

  /** Processes the hands that are visible now. */
  see(hands: readonly SeenHand[], at: number): void {
    const before = this.#hands
    this.#hands = new Map(hands.map((hand) => [hand.id, this.#act(hand, before.get(hand.id), at)]))
    for (const [id, { thing }] of before) if (!this.#hands.has(id) && thing !== null) this.#host.handle({ kind: 'letGo', thing, at: this.#host.now() })
    const [first] = hands
    this.#palm = first === undefined ? null : this.#host.onStage(first.palm)
  }

  /** Makes hands that are already there move before they can answer. Called when things appear. */
  begin(): void {
    this.#hands = new Map([...this.#hands].map(([id, hand]) => [id, { ...hand, restsAt: hand.place }]))
  }

  /** Releases everything that the hands hold. Called when a trial ends. */
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
    // While the hand is out of sight its state is unknown, so nothing that it did is undone.
    if (unseenMs > 0) return { ...now, thing: null, restsAt }
    const near = this.#host.layout().length(manner.reach)
    const stays = manner !== COMMON && before.by !== null && this.#find(place, near + this.#host.layout().length(TOLERANCE), manner) === before.by.thing
    const thing = stays ? (before.by?.thing ?? null) : this.#find(place, near, manner)
    return this.#stay({ ...now, thing: null, restsAt }, thing, before, manner)
  }

  /** Updates how long the hand has pointed at a thing. Acts once the hand has stayed long enough and, if required, has closed. */
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
    // The hand must arrive open: a hand that was already closed grasps nothing. When it opens, the time starts again.
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

  /** Returns the thing at this place. A hand with its own behaviour finds only things, not places. */
  #find(place: Place, near: number, manner: Manner): Stimulus | null {
    const { x, y } = this.#host.layout().point(place)
    const found = this.#host.find(x, y, near)
    return manner === COMMON || (found !== null && isThing(found)) ? found : null
  }

  #apart(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.#host.layout().aspect, one.y - other.y)
  }
}
