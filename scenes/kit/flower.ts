import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { inLight, SPARKS } from '#domain/child/safety'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import { withAlpha } from './looks/paint'
import { alphaFor, softLight } from './softLight'

/** It opens, hangs and fades (ms; domain.md, /fireworks). */
export const FLOWER = { opensMs: 800, hangsMs: 1400, fadesMs: 2500 } as const
export const FLOWER_MS = FLOWER.opensMs + FLOWER.hangsMs + FLOWER.fadesMs
/** Its radius in stage heights, and how much of that it has when it begins to open. */
const RADIUS = 0.24
const CLOSED = 0.72
/** Its leaves are so faint (relative luminance above the ground) that their coming and going is no change of light. */
const FAINT = 0.085
const LEAVES = 8
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
    this.#scene.time.delayedCall(FLOWER_MS + FLOWER.opensMs, () => {
      for (const image of this.#seen) image.destroy()
      this.#seen = []
    })
    return true
  }

  /** Inner petals come first; all go outward, ever more slowly, and sink a little as they fade. */
  #petal(index: number, count: number, middle: { x: number; y: number }, layout: Layout, light: Hex): GameObjects.Image {
    const [angle, share] = [index * GOLDEN, Math.sqrt((index + 0.8) / count)]
    const at = (far: number) => ({
      x: middle.x + Math.cos(angle) * layout.length(RADIUS) * share * far,
      y: middle.y + Math.sin(angle) * layout.length(RADIUS) * share * far,
    })
    const size = layout.length(SPARKS.size)
    const image = this.#scene.add.image(at(CLOSED).x, at(CLOSED).y, softLight(this.#scene, light)).setDepth(DEPTH).setAlpha(0).setDisplaySize(size, size)
    const delay = share * FLOWER.opensMs * 0.5
    this.#scene.tweens.add({ targets: image, ...at(1), delay, duration: FLOWER.opensMs + FLOWER.hangsMs, ease: 'Sine.easeOut' })
    this.#fade(image, this.#of.matt ? MATT : 1, delay, FLOWER.opensMs * 0.5 + 200)
    return image
  }

  #leaves(middle: { x: number; y: number }, side: number, light: Hex): GameObjects.Image {
    const image = this.#scene.add
      .image(middle.x, middle.y, leavesOf(this.#scene, light))
      .setDepth(DEPTH - 1)
      .setAlpha(0)
    const full = (side * 1.25) / SIDE
    image.setScale(full * CLOSED)
    this.#scene.tweens.add({ targets: image, scale: full, duration: FLOWER.opensMs + FLOWER.hangsMs, ease: 'Sine.easeOut' })
    this.#fade(image, alphaFor(FAINT, { colour: light, ground: this.#of.ground, overlap: 1 }), 0, FLOWER.opensMs)
    return image
  }

  #fade(image: GameObjects.Image, alpha: number, delay: number, comesMs: number): void {
    this.#scene.tweens.chain({
      targets: image,
      tweens: [
        { alpha, delay, duration: comesMs, ease: 'Sine.easeInOut' },
        { alpha: 0, delay: FLOWER.opensMs + FLOWER.hangsMs - delay - comesMs, duration: FLOWER.fadesMs, ease: 'Sine.easeInOut' },
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
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    context.save()
    context.rotate((leaf / LEAVES) * Math.PI * 2)
    context.translate(SIDE * 0.25, 0)
    context.scale(1, 0.42)
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, SIDE * 0.24)
    fill.addColorStop(0, withAlpha(colour, 0.8))
    fill.addColorStop(0.6, withAlpha(colour, 0.55))
    fill.addColorStop(1, withAlpha(colour, 0))
    context.fillStyle = fill
    context.beginPath()
    context.arc(0, 0, SIDE * 0.24, 0, Math.PI * 2)
    context.fill()
    context.restore()
  }
  sheet.refresh()
  return key
}
