import type { GameObjects } from 'phaser'
import { fadeMsFor } from '#domain/child/safety'
import type { Calming } from '#domain/flashes/litPicture'
import type { Glide } from '#domain/flashes/glideFlashes'
import type { SafeGlide } from '#domain/flashes/glide'
import { showsFace } from '#domain/trials/plan/picture'
import type { Drawings } from './drawings'
import { isThere, type StimulusLayers } from './stimulusLayers'
import type { Glides } from '../glides/glides'
import { calmTwin } from '../pictures/silhouette'

/** A movement that is judged in advance. */
export type GlidePath = Omit<Glide, 'size'>

/** Minimum share of a face's contrast that remains while the face moves. */
const FACE_CONTRAST = 0.5

const roundSpeed = (speed: number): number => Math.round(speed * 1000) / 1000
const keyOf = (way: GlidePath): string => JSON.stringify({ ...way, speed: roundSpeed(way.speed) })

/** Keeps a thing's movement within the flash limit. Judges each movement in advance, and covers the thing with a calmer twin where necessary. */
export class CalmMovement {
  readonly #layers: StimulusLayers
  readonly #drawings: Drawings
  readonly #glides: Glides
  #twin: GameObjects.Image | null = null
  #isCoral = false
  #calming: Calming = { contrast: 1, dimsThin: false }
  readonly #known = new Map<string, SafeGlide>()
  #foreseen: readonly GlidePath[] = []

  constructor(layers: StimulusLayers, drawings: Drawings, glides: Glides) {
    this.#layers = layers
    this.#drawings = drawings
    this.#glides = glides
  }

  /** A list with the thing's calm twin, or an empty list if it has none. */
  get twins(): readonly GameObjects.Image[] {
    return this.#twin === null ? [] : [this.#twin]
  }

  /** Opacity of the twin, 0 to 1. */
  get calmness(): number {
    return this.#twin?.alpha ?? 0
  }

  /**
   * Calculates how the thing may make these movements with its current look and with each further look, in a worker if one is available. Returns
   * undefined if the results are already known.
   */
  foresee(ways: readonly GlidePath[]): Promise<void> | undefined {
    this.#foreseen = ways
    const glides = ways.map((way) => this.#judgedGlide(way))
    return this.#drawings.safeGlides.foresee(this.#judgedName, glides, () => this.#layers.composed({ withLit: true }))
  }

  /** Calculates the same movements for the thing's new look. The stage waits for the result. */
  foreseeAgain(): void {
    const foreseeing = this.foresee(this.#foreseen)
    if (foreseeing !== undefined) this.#drawings.awaits(foreseeing)
  }

  /**
   * Returns the least calming and slowing that keep this movement within the flash limit.
   * @param carried whether the thing is being carried: saturated red then turns coral, and may move as fast as other colours
   */
  glideAt(way: GlidePath, carried: boolean): SafeGlide {
    const glide = this.#safeGlide(way)
    if (glide.contrast < 1 || (carried && this.#layers.isRed)) this.#makeTwin(glide, carried && this.#layers.isRed)
    return glide
  }

  #safeGlide(way: GlidePath): SafeGlide {
    const key = keyOf(way)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const judge = () => this.#drawings.safeGlides.of(this.#judgedName, this.#judgedGlide(way), () => this.#layers.composed({ withLit: true }))
    const glide = this.#slowerThanKnown(way) ?? judge()
    this.#known.set(key, glide)
    return glide
  }

  /** Reuses a known glide: one that is safe at some speed is also safe at any lower speed. Judging every speed again would take longer than a frame. */
  #slowerThanKnown(way: GlidePath): SafeGlide | undefined {
    if (way.isToAndFro === true) return undefined
    const [speed, kind] = [roundSpeed(way.speed), keyOf({ ...way, speed: 0 })]
    const faster = [...this.#known].filter(([key, { speed: safe }]) => keyOf({ ...(JSON.parse(key) as GlidePath), speed: 0 }) === kind && safe >= speed)
    const found = faster.find(([, glide]) => glide.contrast === 1 || glide.speed === speed)?.[1]
    return found === undefined ? undefined : { ...found, speed }
  }

  /** Identifies the thing's current look and size for the judge. */
  get #judgedName(): string {
    return `${this.#layers.all.map(({ layer }) => layer.texture).join()} ${this.#layers.size}`
  }

  #judgedGlide(way: GlidePath): Glide {
    return {
      ...way,
      speed: roundSpeed(way.speed),
      size: this.#layers.size,
      leastContrast: this.#leastContrast,
      keepsThin: this.#layers.plan.goesOverBright === true,
    }
  }

  /**
   * Minimum share of the contrast that a calm twin keeps. The letters of a word appear and disappear, so one twin cannot replace both states: a word
   * keeps all of its contrast. A face keeps enough for its eyes and mouth to be seen.
   */
  get #leastContrast(): number {
    if (this.#layers.imagesOf('lit').length > 0) return 1
    const { shows } = this.#layers.plan
    return 'picture' in shows && showsFace(shows.picture) ? FACE_CONTRAST : 0
  }

  /** Returns whether the result of `glideAt` is already known. Calculating it takes longer than a frame. */
  knows(way: GlidePath): boolean {
    return this.#known.has(keyOf(way)) || this.#drawings.safeGlides.knows(this.#judgedName, this.#judgedGlide(way))
  }

  /** Returns whether the calm twin must cover the thing during this movement. */
  needsTwin(way: GlidePath, carried: boolean): boolean {
    return (this.glideAt(way, carried).contrast < 1 || (carried && this.#layers.isRed)) && this.#twin !== null
  }

  /** Fades the calm twin in or out. */
  fadeTo(alpha: 0 | 1, ms: number): void {
    if (this.#twin !== null) this.#glides.start('calm', this.#twin, { alpha }, Math.max(ms, this.#isCoral ? fadeMsFor(true) : 0))
  }

  /** Discards the known results, so that every movement is judged again. Called when the thing's look or size has changed. */
  forgetShape(): void {
    this.#known.clear()
    if (this.#twin !== null && isThere(this.#twin)) this.#twin.setDisplaySize(this.#layers.side, this.#layers.side)
  }

  /** Makes a calm twin to cover the thing while it moves, calm enough for all of its movements. A twin that is already visible does not change. */
  #makeTwin(wanted: Calming, needsCoral: boolean): void {
    const { contrast, dimsThin } = this.#calming
    const calming = { contrast: Math.min(wanted.contrast, contrast), dimsThin: wanted.dimsThin || dimsThin }
    const coral = needsCoral || this.#isCoral
    const isSame = calming.contrast === contrast && calming.dimsThin === dimsThin && coral === this.#isCoral
    if (this.calmness > 0 || (this.#twin !== null && isSame)) return
    const picture = this.#layers.composed()
    const twin = picture === null ? null : calmTwin(picture, calming, coral)
    if (twin === null) return
    const texture = this.#layers.texture('calm', twin)
    if (this.#twin === null) {
      this.#twin = this.#layers.scene.add.image(0, 0, texture).setName('calm').setAlpha(0)
      this.#layers.view.add(this.#twin)
    }
    this.#twin.setTexture(texture).setDisplaySize(this.#layers.side, this.#layers.side)
    this.#calming = calming
    this.#isCoral = coral
  }
}
