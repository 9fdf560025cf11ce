import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { backgrounds, type Hex, palette } from '#domain/child/palette'
import { ACKNOWLEDGE_EVERY_MS, FADE_MS, restlessColour } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { alphaFor, softLight } from '../drawing/softLight'
import type { Stimulus } from '../session/stimulus'

/** How much brighter than the ground it is (relative luminance): five to one on black, enough to be found (clinical-design.md §1.6) and less than the thing ... */
const LIGHT = 0.2
/** ... and round what travels too little for a change of light that counts (WCAG 2.3.1: 0.1), also over the halo of the thing. */
const FAINT = 0.04
/** What goes faster than this (stage widths a second) travels. */
const TRAVELS_FROM = 0.01
/** The way from dark to dark across the ring (stage heights). Its light is made of so many small ones that none is seen alone. */
const WIDTH = 0.05
const LIGHTS_PER_WIDTH = 5
/** So many small lights, or a little more, lie over each place of the ring. */
const OVERLAP = 3.1
/** The head of the ring is soft over this share of it. */
const SOFT = 0.25
/** It fills no faster than this (rounds a second), however short the stay may be. */
const FILLING = 1
/** Before all things and the dark of a lit circle. */
const DEPTH = 9

type Colours = Pick<Dials, 'colour' | 'background'>

/** What would be chosen now, and how far (0 to 1) a stay on it has come; 1 where a press alone chooses it. */
export interface MarkChoice {
  readonly thing: Stimulus
  readonly share: number
}

/**
 * The one light that says "this would be chosen": a soft ring round the thing, for whoever scans and whoever stays on it.
 * Whatever is wished, it comes up from nothing, once a second at most, and only when it went wholly from the thing before.
 */
export class Mark {
  readonly #scene: Scene
  readonly #layout: () => Layout
  readonly #ring: GameObjects.Container
  #colour!: Hex
  #ground!: Hex
  #wish: MarkChoice | null = null
  /** Round what it shines, which may have left meanwhile. */
  #on: Stimulus | null = null
  #place: Place | null = null
  #isFaint = false
  #isGoing = false
  /** How far it has come up, and how much of it is filled: 0 to 1. */
  #up = 0
  #filled = 0
  #direction: 1 | -1 = 1
  /** Ms since it began to come up, since it began to go (and from what), and since it began to fill or to empty. */
  #sinceRise = Number.POSITIVE_INFINITY
  #sinceGoing = Number.POSITIVE_INFINITY
  #wentFrom: Stimulus | null = null
  #sinceTurn = Number.POSITIVE_INFINITY

  constructor(scene: Scene, dials: Colours, layout: () => Layout) {
    this.#scene = scene
    this.#layout = layout
    this.#ring = scene.add.container(0, 0).setDepth(DEPTH).setAlpha(0)
    this.adjust(dials)
    scene.events.on(Scenes.Events.UPDATE, this.#update, this)
    scene.events.once(Scenes.Events.SHUTDOWN, () => scene.events.off(Scenes.Events.UPDATE, this.#update, this))
  }

  /** The child's colours were changed: it shows when the mark comes up the next time. */
  adjust({ colour, background }: Colours): void {
    this.#colour = restlessColour(palette[colour])
    this.#ground = backgrounds[background]
  }

  /** What is wished now; null: nothing. */
  show(wish: MarkChoice | null): void {
    this.#wish = wish
  }

  /** The thing that it shines round, or comes up round; null while it goes. */
  get on(): Stimulus | null {
    return this.#isGoing ? null : this.#on
  }

  #update(_time: number, deltaMs: number): void {
    this.#sinceRise += deltaMs
    this.#sinceGoing += deltaMs
    this.#sinceTurn += deltaMs
    const travels = this.#travels(deltaMs)
    if (!this.#isGoing && (this.#wish?.thing !== this.#on || (travels && !this.#isFaint))) this.#go()
    this.#up = Math.max(0, Math.min(1, this.#up + (this.#isGoing ? -deltaMs : deltaMs) / FADE_MS))
    if (this.#up === 0) this.#on = null
    if (this.#on === null && this.#wish !== null && this.#mayRise(this.#wish)) this.#rise(this.#wish)
    if (this.#on === null) return void this.#ring.setAlpha(0)
    this.#ring.setAlpha((1 - Math.cos(Math.PI * this.#up)) / 2)
    if (this.#isGoing) return
    this.#fill(this.#wish?.share ?? 0, (FILLING * deltaMs) / 1000)
    this.#draw(this.#on)
  }

  /** Round the same thing it comes again when it went a second ago: part of the ring may have filled only then. */
  #mayRise({ thing }: MarkChoice): boolean {
    return this.#sinceRise >= ACKNOWLEDGE_EVERY_MS && (thing !== this.#wentFrom || this.#sinceGoing >= ACKNOWLEDGE_EVERY_MS)
  }

  #go(): void {
    this.#isGoing = true
    this.#wentFrom = this.#on
    this.#sinceGoing = 0
  }

  #rise({ thing, share }: MarkChoice): void {
    this.#on = thing
    this.#place = thing.place
    this.#isFaint = thing.travels
    this.#isGoing = false
    this.#sinceRise = 0
    this.#filled = share === 1 ? 1 : 0
    this.#direction = 1
    const [layout, texture] = [this.#layout(), softLight(this.#scene, this.#colour)]
    const lights = Math.ceil((2 * Math.PI * radiusOf(thing, layout) * LIGHTS_PER_WIDTH) / layout.length(WIDTH))
    this.#ring.removeAll(true)
    this.#ring.add(Array.from({ length: lights }, () => this.#scene.add.image(0, 0, texture).setDisplaySize(layout.length(WIDTH), layout.length(WIDTH))))
  }

  /** Whether the thing goes elsewhere now: bright light that goes along would pass every place as a second edge. */
  #travels(deltaMs: number): boolean {
    const [before, place] = [this.#place, this.#on?.place ?? null]
    this.#place = place
    if (place === null || before === null) return false
    return Math.hypot(place.x - before.x, (place.y - before.y) / this.#layout().aspect) > (TRAVELS_FROM * deltaMs) / 1000
  }

  /** Towards what is gathered. A pointer that trembles does not make the head of the ring tremble: it turns back once a second at most. */
  #fill(goal: number, most: number): void {
    const direction = goal >= this.#filled ? 1 : -1
    if (direction !== this.#direction) {
      if (this.#sinceTurn < ACKNOWLEDGE_EVERY_MS) return
      this.#direction = direction
      this.#sinceTurn = 0
    }
    this.#filled += direction * Math.min(most, Math.abs(goal - this.#filled))
  }

  /** Round the place where the thing would be if it did not sway, from the top and with the clock. */
  #draw(on: Stimulus): void {
    const layout = this.#layout()
    const { x, y } = on.anchor
    const radius = radiusOf(on, layout)
    const light = alphaFor(this.#isFaint ? FAINT : LIGHT, { colour: this.#colour, ground: this.#ground, overlap: OVERLAP })
    const lights = this.#ring.list as GameObjects.Image[]
    for (const [index, image] of lights.entries()) {
      const share = index / lights.length
      const angle = (share - 0.25) * Math.PI * 2
      image.setPosition(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
      image.setAlpha(light * Math.max(0, Math.min(1, (this.#filled * (1 + SOFT) - share) / SOFT)))
    }
  }
}

/** Its inner edge touches the thing. */
const radiusOf = ({ anchor: { size } }: Stimulus, layout: Layout): number => (size + layout.length(WIDTH)) / 2
