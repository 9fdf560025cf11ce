import { seededRandom } from '#domain/random'
import type { fakeFace } from '#tests/support/fakeFace'
import type { fakeHands } from '#tests/support/fakeHands'
import { inPicture, plainHand } from '#tests/support/plainHand'

/* The most vigorous simulated child: presses in every way at once, at a chosen rate, on anything visible. */

export const pressMethods = ['all', 'keys', 'drags', 'fingers'] as const
/**
 * `keys`: Space and Enter together. `fingers`: taps on and next to everything. `drags`: two hands drag things in jumps. In every method the mouse
 * points, two hands wave in front of the camera, and a head turns in jumps.
 */
export type PressMethod = (typeof pressMethods)[number]

/** Number of presses a second by each hand and on both keys. */
export interface PressPattern {
  readonly perSecond: number
  readonly method: PressMethod
  /** Whether the mouse rests on the target all the time. */
  readonly isPointing?: boolean
}

const FRAMES_PER_SECOND = 60
/** Number of presses after which a dragging hand lifts and touches another place. */
const LIFTED_AFTER = 6
const DRAGGING_HANDS = 2
/** Number of frames between two camera pictures with hands, and number of these pictures between two changes of a hand. */
const SEEN_EVERY = 6
const WAVES_EVERY = 5
/** Fraction of the things that a mash of taps hits. */
const HIT_SHARE = 0.6

interface Dragging {
  readonly identifier: number
  presses: number
  at: { readonly x: number; readonly y: number }
}

export class ChildSimulator {
  readonly #canvas: HTMLCanvasElement
  readonly #camera: ReturnType<typeof fakeHands>
  readonly #face: ReturnType<typeof fakeFace>
  readonly #now: () => number
  #waving: { at: { readonly x: number; readonly y: number }; isClosed: boolean }[] = []
  /** Place at which the head points. */
  #heads: { readonly x: number; readonly y: number } = { x: 0, y: 0 }
  #random = seededRandom(7)
  #finger = 0
  #frame = 0
  #presses = 0
  #due = 0
  #dragging: Dragging[] = []

  /** Creates a child. `now` returns the time of the stage. */
  constructor(canvas: HTMLCanvasElement, camera: ReturnType<typeof fakeHands>, face: ReturnType<typeof fakeFace>, now: () => number) {
    this.#canvas = canvas
    this.#camera = camera
    this.#face = face
    this.#now = now
  }

  /** Resets the child, which then repeats the same presses. */
  restart(): void {
    for (const hand of this.#dragging) this.#send('touchend', hand)
    this.#dragging = []
    this.#random = seededRandom(7)
    this.#frame = 0
    this.#due = 0
    this.#presses = 0
  }

  tap(x: number, y: number): void {
    const hand = { identifier: ++this.#finger, presses: 0, at: { x, y } }
    this.#send('touchstart', hand)
    this.#send('touchend', hand)
  }

  /** Puts down a finger and drags the thing under it. `lift` ends the drag. */
  finger(x: number, y: number): { readonly to: (x: number, y: number) => void; readonly lift: () => void } {
    const hand = { identifier: ++this.#finger, presses: 0, at: { x, y } }
    this.#send('touchstart', hand)
    return {
      to: (toX, toY) => {
        hand.at = { x: toX, y: toY }
        this.#send('touchmove', hand)
      },
      lift: () => this.#send('touchend', hand),
    }
  }

  /** Acts for one frame of a sixtieth of a second. Call this before each frame. */
  act({ perSecond, method, isPointing = false }: PressPattern): void {
    this.#frame += 1
    if (isPointing) this.#point()
    if (this.#frame % SEEN_EVERY === 0) this.#wave()
    if (this.#face.isPointing && this.#frame % SEEN_EVERY === 0) this.#turnHead(isPointing)
    this.#due += perSecond / FRAMES_PER_SECOND
    if (this.#due < 1) return
    this.#due -= 1
    this.#press(method)
  }

  /** Taps on and next to everything, and presses both switches at random. This is the engine's load when its time is measured. */
  mash(): void {
    this.#taps()
    for (const code of ['Space', 'Enter']) if (this.#random() < 0.5) this.#key(code)
  }

  #press(method: PressMethod): void {
    this.#presses += 1
    if (method === 'all' || method === 'keys') {
      // Every other time, only Enter is pressed, because Space would end each trial immediately.
      if (method === 'all' || this.#presses % 2 === 0) this.#key('Space')
      this.#key('Enter')
    }
    if (method === 'all' || method === 'fingers') this.#taps()
    if (method === 'all' || method === 'drags') this.#drag()
    else this.#letGo()
    this.#pointAnywhere()
  }

  #taps(): void {
    for (const thing of things())
      if (this.#random() < HIT_SHARE) this.tap(thing.x + (this.#random() - 0.5) * thing.w, thing.y + (this.#random() - 0.5) * thing.h)
    this.tap(...this.#anywhere())
  }

  /** Moves each hand to another place from one frame to the next, like a trembling hand or a touchscreen that loses contact. */
  #drag(): void {
    while (this.#dragging.length < DRAGGING_HANDS) {
      const thing = this.#anyThing()
      const [x, y] = thing === undefined || this.#random() < 0.3 ? this.#anywhere() : [thing.x, thing.y]
      const hand = { identifier: ++this.#finger, presses: 0, at: { x, y } }
      this.#dragging.push(hand)
      this.#send('touchstart', hand)
    }
    for (const hand of this.#dragging) {
      hand.presses += 1
      const thing = this.#random() < 0.3 ? this.#anyThing() : undefined
      const [x, y] = thing === undefined ? this.#anywhere() : [thing.x, thing.y]
      hand.at = { x, y }
      this.#send('touchmove', hand)
    }
    const tired = this.#dragging.filter(({ presses }) => presses > LIFTED_AFTER)
    this.#dragging = this.#dragging.filter((hand) => !tired.includes(hand))
    for (const hand of tired) this.#send('touchend', hand)
  }

  /** Moves two hands that jump between things and places, and close and open at random. Sometimes one hand is lost, or everything around them moves. */
  #wave(): void {
    if (this.#camera.watchers.size === 0) return
    if (this.#frame % (SEEN_EVERY * WAVES_EVERY) === 0 || this.#waving.length === 0) {
      this.#waving = [0, 1].map(() => {
        const thing = this.#random() < 0.7 ? this.#anyThing() : undefined
        const [x, y] = thing === undefined ? this.#anywhere() : [thing.x, thing.y]
        return { at: { x: x / innerWidth, y: y / innerHeight }, isClosed: this.#random() < 0.5 }
      })
    }
    if (this.#random() < 0.3) for (const hand of this.#waving) hand.isClosed = !hand.isClosed
    const seen = this.#random() < 0.1 ? this.#waving.slice(1) : this.#waving
    const moves = this.#random()
    const hands = seen.map(({ at, isClosed }, index) => plainHand(inPicture(at), isClosed, index === 0 ? 'Left' : 'Right'))
    this.#camera.see(hands, this.#now(), { share: moves, left: moves, right: moves, centre: null })
  }

  /** Turns a head that stays on a thing for a while, jumps to another, and is sometimes lost. */
  #turnHead(isPointing: boolean): void {
    const target = isPointing ? things().find(({ role }) => role === 'target') : undefined
    if (target !== undefined) this.#heads = target
    else if (this.#frame % (SEEN_EVERY * WAVES_EVERY) === 0) {
      const [x, y] = this.#anywhere()
      this.#heads = (this.#random() < 0.7 ? this.#anyThing() : undefined) ?? { x, y }
    }
    const { x, y } = this.#heads
    this.#face.pointAt(this.#random() < 0.1 ? null : { x: x / innerWidth, y: y / innerHeight }, this.#now())
  }

  #letGo(): void {
    const held = this.#dragging
    this.#dragging = []
    for (const hand of held) this.#send('touchend', hand)
  }

  /** Rests a pointer on the target, so that things that follow a pointer move to it. */
  #point(): void {
    if (this.#frame % 6 !== 0) return
    const target = things().find(({ role }) => role === 'target')
    if (target !== undefined) this.#mouse(target.x, target.y)
  }

  #pointAnywhere(): void {
    const thing = this.#random() < 0.7 ? this.#anyThing() : undefined
    this.#mouse(...(thing === undefined ? this.#anywhere() : ([thing.x, thing.y] as const)))
  }

  #anyThing() {
    const all = things()
    return all[Math.floor(this.#random() * all.length)]
  }

  #anywhere(): readonly [number, number] {
    return [this.#random() * innerWidth, this.#random() * innerHeight]
  }

  #mouse(x: number, y: number): void {
    this.#canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y, bubbles: true }))
  }

  #key(code: string): void {
    window.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  }

  #send(type: 'touchstart' | 'touchmove' | 'touchend', hand: Dragging): void {
    const touchOf = ({ identifier, at: { x, y } }: Dragging) =>
      new Touch({ identifier, target: this.#canvas, clientX: x, clientY: y, pageX: x, pageY: y, radiusX: 8, radiusY: 8 })
    const others = this.#dragging.filter((other) => other.identifier !== hand.identifier)
    const down = (type === 'touchend' ? others : [...others, hand]).map(touchOf)
    this.#canvas.dispatchEvent(new TouchEvent(type, { changedTouches: [touchOf(hand)], touches: down, targetTouches: down, bubbles: true, cancelable: true }))
  }
}

const things = () => window.__stage?.snapshot().targets ?? []
