import type { SeenHand } from '#domain/hands/follow'
import { isClosedNow } from '#domain/hands/grip'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

export interface HandPointerHost {
  readonly layout: () => Layout
  /** What a point of the stage, in pixels, lies on. */
  readonly find: (x: number, y: number) => Stimulus | null
  readonly grasped: (thing: Stimulus) => void
  readonly moved: (thing: Stimulus, to: Place) => void
  readonly opened: (thing: Stimulus) => void
}

interface Hand {
  readonly isClosed: boolean
  readonly thing: Stimulus | null
}

/** Hands before the camera as pointers: one that closes on a thing chooses it, takes it along, and lets it go when it opens or is lost. */
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
  see(hands: readonly SeenHand[]): void {
    const before = this.#hands
    this.#hands = new Map(hands.map((hand) => [hand.id, this.#act(hand, before.get(hand.id))]))
    for (const [id, { thing }] of before) if (!this.#hands.has(id) && thing !== null) this.#host.opened(thing)
    const [first] = hands
    this.#palm = first === undefined ? null : onStage(first.palm)
  }

  /** What was held is held no longer: a trial is over. */
  letGo(): void {
    this.#hands = new Map([...this.#hands].map(([id, hand]) => [id, { ...hand, thing: null }]))
  }

  #act({ palm, closedness }: SeenHand, before: Hand | undefined): Hand {
    const place = onStage(palm)
    // A hand that comes closed has grasped nothing yet.
    const wasClosed = before?.isClosed ?? true
    const isClosed = isClosedNow(wasClosed, closedness)
    const held = before?.thing ?? null
    if (held !== null && isClosed) this.#host.moved(held, place)
    if (held !== null && !isClosed) this.#host.opened(held)
    if (!isClosed || wasClosed) return { isClosed, thing: isClosed ? held : null }
    const { x, y } = this.#host.layout().point(place)
    const thing = this.#host.find(x, y)
    if (thing !== null) this.#host.grasped(thing)
    return { isClosed, thing }
  }
}

/** The outer tenth of the picture is hard to reach with a whole hand: the rest of it is the whole stage. */
export function onStage({ x, y }: Place): Place {
  const stretch = (value: number) => Math.max(0, Math.min(1, (value - 0.1) / 0.8))
  return { x: stretch(x), y: stretch(y) }
}
