import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { inLight, SPARKS } from '#domain/child/safety'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import { disc, withAlpha } from './looks/paint'
import { alphaFor, softLight } from './softLight'

/** After a while in which what opened has gone out, it opens, hangs and fades (ms; domain.md, /fireworks). */
export const FLOWER = { afterMs: 900, opensMs: 800, hangsMs: 1400, fadesMs: 2500 } as const
export const FLOWER_MS = FLOWER.afterMs + FLOWER.opensMs + FLOWER.hangsMs + FLOWER.fadesMs
/** Its radius in stage heights. */
const RADIUS = 0.24
/** Its leaves spread only so much while it opens. */
const CLOSED = 0.88
/** What lies under the petals is faint (relative luminance above the ground): no more than they is bright at once. */
const FAINT = 0.15
/** Leaves in two layers: how many, how far out, how long and how wide, in sides of their picture. */
const LAYERS = [
  { leaves: 8, turned: 0, out: 0.25, length: 0.24, width: 0.4, light: 0.75 },
  { leaves: 8, turned: 0.5, out: 0.16, length: 0.19, width: 0.4, light: 0.6 },
] as const
/** Petals grow from the middle outward, and are so narrow across. */
const SMALLEST = 0.75
const NARROW = 0.75
/** Petals lie as the seeds of a sunflower do: in no rings and no rows, which would be a pattern. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** What a light may hold the eyes of does not shine. */
const MATT = 0.5
const DEPTH = 3
const SIDE = 384

interface FlowerOf {
  readonly layout: () => Layout
  readonly ground: Hex
  readonly strict: boolean
  /** A child whose eyes a light holds sees its petals alone, and less of them. */
  readonly matt: boolean
}

/** A flower of light that opens slowly on the dark, hangs and fades: at most one at a time, and it outlives its trial. */
export class Flower {
  readonly #scene: Scene
  readonly #of: FlowerOf
  #seen: readonly GameObjects.Image[] = []

  constructor(scene: Scene, of: FlowerOf) {
    this.#scene = scene
    this.#of = of
  }

  get petals(): number {
    return this.#seen.filter(({ texture }) => texture.key.startsWith('soft-light')).length
  }

  /** Opens there, in so many petals. Whether it did: the one before must be gone. */
  open(place: Place, colour: Hex, petals: number): boolean {
    if (this.#seen.length > 0) return false
    const layout = this.#of.layout()
    const light = inLight(colour, this.#of.strict)
    const middle = layout.point(place)
    const count = Math.min(SPARKS.most, petals)
    const leaves = this.#of.matt ? [] : [this.#leaves(middle, layout.length(RADIUS * 2), light)]
    this.#seen = [...leaves, ...Array.from({ length: count }, (_, index) => this.#petal(index, count, middle, layout, light))]
    this.#scene.time.delayedCall(FLOWER_MS, () => {
      for (const image of this.#seen) image.destroy()
      this.#seen = []
    })
    return true
  }

  /** Inner petals come first, each at its place: one that went over the place of another would light it up twice. */
  #petal(index: number, count: number, middle: { x: number; y: number }, layout: Layout, light: Hex): GameObjects.Image {
    const [angle, share] = [index * GOLDEN, Math.sqrt((index + 0.8) / count)]
    const far = layout.length(RADIUS) * share
    const size = layout.length(SPARKS.size) * (SMALLEST + (1 - SMALLEST) * share)
    const image = this.#scene.add.image(middle.x + Math.cos(angle) * far, middle.y + Math.sin(angle) * far, softLight(this.#scene, light))
    image
      .setDepth(DEPTH)
      .setAlpha(0)
      .setDisplaySize(size, size * NARROW)
      .setRotation(angle)
    this.#fade(image, this.#of.matt ? MATT : 1, FLOWER.afterMs + (share * FLOWER.opensMs) / 2, FLOWER.opensMs / 2)
    return image
  }

  #leaves(middle: { x: number; y: number }, side: number, light: Hex): GameObjects.Image {
    const image = this.#scene.add
      .image(middle.x, middle.y, leavesOf(this.#scene, light))
      .setDepth(DEPTH - 1)
      .setAlpha(0)
    const full = (side * 1.25) / SIDE
    image.setScale(full * CLOSED)
    this.#scene.tweens.add({ targets: image, scale: full, duration: FLOWER.afterMs + FLOWER.opensMs, ease: 'Sine.easeInOut' })
    this.#fade(image, alphaFor(FAINT, { colour: light, ground: this.#of.ground, overlap: 1 }), 0, FLOWER.afterMs + FLOWER.opensMs)
    return image
  }

  #fade(image: GameObjects.Image, alpha: number, delay: number, comesMs: number): void {
    this.#scene.tweens.chain({
      targets: image,
      tweens: [
        { alpha, delay, duration: comesMs, ease: 'Sine.easeInOut' },
        { alpha: 0, delay: FLOWER_MS - FLOWER.fadesMs - delay - comesMs, duration: FLOWER.fadesMs, ease: 'Sine.easeInOut' },
      ],
    })
  }
}

/** Soft leaves round a middle. The texture goes with the scene. */
function leavesOf(scene: Scene, colour: Hex): string {
  const key = `flower/${colour}`
  if (scene.textures.exists(key)) return key
  const sheet = scene.textures.createCanvas(key, SIDE, SIDE)
  if (sheet === null) return '__WHITE'
  scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.remove(key))
  const { context } = sheet
  context.translate(SIDE / 2, SIDE / 2)
  for (const { leaves, turned, out, length, width, light } of LAYERS)
    for (let leaf = 0; leaf < leaves; leaf++) {
      context.save()
      context.rotate(((leaf + turned) / leaves) * Math.PI * 2)
      context.translate(SIDE * out, 0)
      context.scale(1, width)
      const fill = context.createRadialGradient(0, 0, 0, 0, 0, SIDE * length)
      fill.addColorStop(0, withAlpha(colour, light))
      fill.addColorStop(0.55, withAlpha(colour, light * 0.7))
      fill.addColorStop(1, withAlpha(colour, 0))
      disc(context, SIDE * length, fill)
      context.restore()
    }
  sheet.refresh()
  return key
}
