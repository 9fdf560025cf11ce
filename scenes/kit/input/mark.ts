import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { backgrounds, type Hex, palette } from '#domain/child/palette'
import { ACKNOWLEDGE_EVERY_MS, FADE_MS, restlessColour } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { alphaFor, softLight } from '../drawing/softLight'
import type { Stimulus } from '../stimulus/stimulus'

/**
 * Brightness of the ring above the background (relative luminance). On black this is a contrast of five to one: enough to be found
 * (clinical-design.md §1.6), but less than the thing's own.
 */
const LIGHT = 0.2
/**
 * Brightness of the ring around a moving thing (relative luminance). Even over the thing's halo it stays below the smallest change of light that
 * counts (0.1; WCAG 2.3.1).
 */
const FAINT = 0.04
/** Speed (stage widths per second) from which a thing counts as travelling. */
const TRAVELS_FROM = 0.01
/** Full width of the ring (stage heights). Its light consists of many small lights, none of which is visible on its own. */
const WIDTH = 0.05
const LIGHTS_PER_WIDTH = 5
/** Number of small lights that overlap at each place of the ring. */
const OVERLAP = 3.1
/** Length of the soft tip of the filling ring, as a share of the ring. */
const SOFT = 0.25
/** Maximum speed at which the ring fills (rounds per second), however short the dwell is. */
const FILLING = 1
/** Depth of the ring: in front of all things and of the spotlight's dark. */
const DEPTH = 9

type Colours = Pick<Dials, 'colour' | 'background'>

/** The thing that would be chosen now, with the progress of a dwell on it (0 to 1); 1 if a single press chooses it. */
export interface MarkChoice {
  readonly thing: Stimulus
  readonly share: number
}

/**
 * Draws the only light that means "this would be chosen": a soft ring around the thing, for scanning and for dwelling. The ring always fades in from
 * nothing, at most once a second, and only after it has left the previous thing completely.
 */
export class Mark {
  readonly #scene: Scene
  readonly #layout: () => Layout
  readonly #ring: GameObjects.Container
  #colour!: Hex
  #ground!: Hex
  #wish: MarkChoice | null = null
  /** The thing that the ring surrounds. It may have left the stage since. */
  #on: Stimulus | null = null
  #place: Place | null = null
  #isFaint = false
  #isGoing = false
  /** Progress of the fade-in, and the filled share of the ring (0 to 1 each). */
  #up = 0
  #filled = 0
  /** Time (ms) since the ring began to fade in, time since it began to fade out, and the thing that it left. */
  #sinceRise = Number.POSITIVE_INFINITY
  #sinceGoing = Number.POSITIVE_INFINITY
  #wentFrom: Stimulus | null = null

  constructor(scene: Scene, dials: Colours, layout: () => Layout) {
    this.#scene = scene
    this.#layout = layout
    this.#ring = scene.add.container(0, 0).setDepth(DEPTH).setAlpha(0)
    this.adjust(dials)
    scene.events.on(Scenes.Events.UPDATE, this.#update, this)
    scene.events.once(Scenes.Events.SHUTDOWN, () => scene.events.off(Scenes.Events.UPDATE, this.#update, this))
  }

  /** Applies changed colours. They show when the ring next fades in. */
  adjust({ colour, background }: Colours): void {
    this.#colour = restlessColour(palette[colour])
    this.#ground = backgrounds[background]
  }

  /** Sets the choice that the ring shows; null for none. */
  show(wish: MarkChoice | null): void {
    this.#wish = wish
  }

  /** The thing that the ring surrounds; null while the ring fades out. */
  get on(): Stimulus | null {
    return this.#isGoing ? null : this.#on
  }

  #update(_time: number, deltaMs: number): void {
    this.#sinceRise += deltaMs
    this.#sinceGoing += deltaMs
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

  /**
   * Returns whether the ring may fade in. It returns to the same thing a second after leaving it at the earliest, because part of it may have filled
   * just before.
   */
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
    const [layout, texture] = [this.#layout(), softLight(this.#scene, this.#colour)]
    const lights = Math.ceil((2 * Math.PI * radiusOf(thing, layout) * LIGHTS_PER_WIDTH) / layout.length(WIDTH))
    this.#ring.removeAll(true)
    this.#ring.add(Array.from({ length: lights }, () => this.#scene.add.image(0, 0, texture).setDisplaySize(layout.length(WIDTH), layout.length(WIDTH))))
  }

  /** Returns whether the thing is travelling. A bright ring that travels with a thing would pass every place as a second edge. */
  #travels(deltaMs: number): boolean {
    const [before, place] = [this.#place, this.#on?.place ?? null]
    this.#place = place
    if (place === null || before === null) return false
    return Math.hypot(place.x - before.x, (place.y - before.y) / this.#layout().aspect) > (TRAVELS_FROM * deltaMs) / 1000
  }

  /**
   * Fills the ring towards the progress of the dwell. The ring never empties, because a place would then brighten, darken and fade within a second.
   * If the dwell starts again, the whole ring fades out and returns.
   */
  #fill(goal: number, most: number): void {
    if (goal === 0 && this.#filled > 0) this.#go()
    else if (goal > this.#filled) this.#filled = Math.min(goal, this.#filled + most)
  }

  /** Draws the ring around the thing, clockwise from the top, without following its sway. */
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

/** Returns the radius of the ring (pixels). Its inner edge touches the thing. */
const radiusOf = ({ anchor: { size } }: Stimulus, layout: Layout): number => (size + layout.length(WIDTH)) / 2
