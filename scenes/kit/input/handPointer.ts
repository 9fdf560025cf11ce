import type { SeenHand } from '#domain/hands/follow'
import { isClosedNow } from '#domain/hands/grip'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { isThing } from '../../mechanics/mechanic'
import type { Stimulus } from '../session/stimulus'

/** A hand that is by a thing stays by it until it is so much farther away (stage heights): no hand is quite still. */
const TOLERANCE = 0.06
/** A hand that is there when things appear rests until it has moved so far (stage heights). */
const RESTING_UNTIL_MOVED = 0.1

/** How a hand acts unless the trial says: it closes right on a thing, and lets it go when it opens. */
const COMMON: Manner = { acts: 'close', ms: 0, reach: 0, drops: 'open' }
type Manner = Exclude<HandPlan, { readonly acts: 'move' }>

export interface HandPointerHost {
  readonly layout: () => Layout
  /** How a hand acts now; null: as is common. */
  readonly manner: () => HandPlan | null
  /** Where a place of the mirrored picture is on the stage. */
  readonly onStage: (place: Place) => Place
  /** What a point of the stage, in pixels, lies on, or is so near to (pixels). */
  readonly find: (x: number, y: number, near: number) => Stimulus | null
  readonly grasped: (thing: Stimulus) => void
  readonly moved: (thing: Stimulus, to: Place) => void
  readonly opened: (thing: Stimulus) => void
  /** Whether a thing that was grasped is still in the hand. */
  readonly holds: (thing: Stimulus) => boolean
}

interface Hand {
  readonly isClosed: boolean
  /** What it holds. */
  readonly thing: Stimulus | null
  /** What it is by, and for how long (ms) as the trial asks; then it has acted, and acts again only after it left. */
  readonly by: { readonly thing: Stimulus; readonly ms: number; readonly hasActed: boolean } | null
  /** Where it is, and where it rests since things appeared. */
  readonly place: Place
  readonly restsAt: Place | null
  readonly at: number
}

/** Hands before the camera as pointers: one that closes on a thing or stays by it chooses it, takes it along, and lets it go when it opens or is lost. */
export class HandPointer {
  readonly #host: HandPointerHost
  #hands = new Map<number, Hand>()
  #palm: Place | null = null

  constructor(host: HandPointerHost) {
    this.#host = host
  }

  /** Where the first hand is, as fractions of the stage; null without one. It may stay on a thing as a pointer does. */
  get palm(): Place | null {
    return this.#palm
  }

  /** Everything that is seen now. */
  see(hands: readonly SeenHand[], at: number): void {
    const before = this.#hands
    this.#hands = new Map(hands.map((hand) => [hand.id, this.#act(hand, before.get(hand.id), at)]))
    for (const [id, { thing }] of before) if (!this.#hands.has(id) && thing !== null) this.#host.opened(thing)
    const [first] = hands
    this.#palm = first === undefined ? null : this.#host.onStage(first.palm)
  }

  /** Things appear: who holds a hand there already has not answered. */
  begin(): void {
    this.#hands = new Map([...this.#hands].map(([id, hand]) => [id, { ...hand, restsAt: hand.place }]))
  }

  /** What was held is held no longer: a trial is over. */
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
    // A hand that comes closed has grasped nothing yet.
    const before: Hand = known ?? { isClosed: true, thing: null, by: null, place, restsAt: null, at }
    const isClosed = isClosedNow(before.isClosed, closedness)
    const now = { ...before, isClosed, place, at }
    if (before.thing !== null && this.#host.holds(before.thing)) {
      const isHeld = manner.drops === 'itself' || isClosed
      if (isHeld) this.#host.moved(before.thing, place)
      else this.#host.opened(before.thing)
      return { ...now, thing: isHeld ? before.thing : null }
    }
    const restsAt = before.restsAt !== null && this.#apart(place, before.restsAt) < RESTING_UNTIL_MOVED ? before.restsAt : null
    // While it is not seen nothing of it is known, and nothing is undone.
    if (unseenMs > 0) return { ...now, thing: null, restsAt }
    const near = this.#host.layout().length(manner.reach)
    const stays = manner !== COMMON && before.by !== null && this.#find(place, near + this.#host.layout().length(TOLERANCE), manner) === before.by.thing
    const thing = stays ? (before.by?.thing ?? null) : this.#find(place, near, manner)
    return this.#stay({ ...now, thing: null, restsAt }, thing, before, manner)
  }

  /** It is by this thing, or by none: whether it has been so for long enough, and closed where that is asked for. */
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
    // It must have come open: closed before, it grasps nothing. Opening again begins anew.
    if (!now.isClosed) return { ...now, by: { thing, ms: 0, hasActed: false } }
    if (before.isClosed && (before.by === null || before.by.thing !== thing)) return { ...now, by: { thing, ms: 0, hasActed: true } }
    if (was.hasActed) return { ...now, by: was }
    const by = { thing, ms: before.isClosed ? was.ms + now.at - before.at : 0, hasActed: false }
    return by.ms < ms ? { ...now, by } : this.#grasp(now, thing, manner)
  }

  #grasp(now: Hand, thing: Stimulus, { drops }: Manner): Hand {
    this.#host.grasped(thing)
    return { ...now, thing: drops === undefined ? null : thing, by: { thing, ms: 0, hasActed: true } }
  }

  /** With a way of its own a hand takes things only, and no places. */
  #find(place: Place, near: number, manner: Manner): Stimulus | null {
    const { x, y } = this.#host.layout().point(place)
    const found = this.#host.find(x, y, near)
    return manner === COMMON || (found !== null && isThing(found)) ? found : null
  }

  #apart(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.#host.layout().aspect, one.y - other.y)
  }
}
