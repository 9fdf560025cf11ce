import { type GameObjects, type Scene, Scenes } from 'phaser'
import { type Hex, shadeTo } from '#domain/child/palette'
import { inLight, SPARKS } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from './layout'
import { disc, shade, withAlpha } from '../looks/paint'

/** Stages of a flower (ms): it opens, remains open and draws back to its core while embers sink (clinical-design.md, /fireworks). */
export const FLOWER = { opensMs: 800, hangsMs: 1400, closesMs: 2500, embersMs: 5600 } as const
/** Time from the opening of a flower until its last ember has gone (ms). */
export const FLOWER_MS = FLOWER.embersMs
/** Default radius of a flower (stage heights). */
const REACH = 0.215
/** The two rings of petals: their length and width as shares of the flower's radius, and the delay before each ring opens (ms). */
const RINGS = {
  outer: { reach: 1, width: 0.53, afterMs: 0, turned: 0 },
  inner: { reach: 0.63, width: 0.35, afterMs: 200, turned: 0.5 },
} as const
const PETALS = 8
/** Size of a petal in the bud, as shares of its full length and width. */
const BUD = { length: 0.16, width: 0.35 } as const
/** Share of a flower's light that remains for a child whose gaze gets stuck on lights. */
const MATT = 0.4
/** Depth of a flower: behind the core, in front of the background. */
const DEPTH = -0.5
/** The embers: their start (ms), sinking speed (stage heights per second), lifetime (ms) and other dimensions. */
const EMBERS = {
  afterMs: FLOWER.opensMs + 0.8 * FLOWER.hangsMs,
  sinks: 0.13,
  softS: 0.5,
  lifeMs: 2500,
  riseMs: 500,
  goesMs: 1250,
  spreadMs: 1100,
  size: 0.026,
} as const
const EMBER_DEPTH = 3
const SIDE = { long: 256, ember: 48 } as const
const EASE = 'Sine.easeInOut'

/** Colours of a flower, its radius and its number of embers. */
export interface FlowerPlan {
  readonly colour: Hex
  /** Second colour, for the inner petals. */
  readonly inside: Hex
  readonly embers: number
  /** Radius, in stage heights. */
  readonly reach?: number
}

interface FlowerOf {
  readonly layout: () => Layout
  readonly strict: boolean
  /** Whether the flower is dimmed, for a child whose gaze gets stuck on lights. */
  readonly matt: boolean
}

/** Draws a flower of light whose petals grow out of a core; the core is a separate thing. Only one flower exists at a time, and it outlives its trial. */
export class Flower {
  readonly #scene: Scene
  readonly #of: FlowerOf
  #seen: readonly GameObjects.Image[] = []

  constructor(scene: Scene, of: FlowerOf) {
    this.#scene = scene
    this.#of = of
  }

  /** Opens a flower at this place. Returns false, and opens none, while the previous one is still visible. */
  open(place: Place, { colour, inside, embers, reach = REACH }: FlowerPlan): boolean {
    if (this.#seen.length > 0) return false
    const layout = this.#of.layout()
    const middle = layout.point(place)
    const [outer, inner] = [colour, inside].map((each) => this.#lit(each)) as [Hex, Hex]
    this.#seen = [
      ...this.#ring(RINGS.outer, middle, outer, layout.length(reach)),
      ...this.#ring(RINGS.inner, middle, inner, layout.length(reach)),
      ...this.#embers(embers, middle, [outer, inner], layout),
    ]
    this.#scene.time.delayedCall(FLOWER_MS, () => {
      for (const image of this.#seen) image.destroy()
      this.#seen = []
    })
    return true
  }

  #lit(colour: Hex): Hex {
    const light = inLight(colour, this.#of.strict)
    return this.#of.matt ? shadeTo(light, MATT) : light
  }

  /** Adds a ring of petals. Each petal grows outwards, and later shrinks back from its tip to the core, so it covers every place only once. */
  #ring(
    { reach, width, afterMs, turned }: (typeof RINGS)[keyof typeof RINGS],
    middle: { x: number; y: number },
    colour: Hex,
    whole: number,
  ): readonly GameObjects.Image[] {
    const texture = petalOf(this.#scene, colour)
    const [long, wide] = [reach * whole, width * whole]
    const opensMs = FLOWER.opensMs - afterMs
    return Array.from({ length: PETALS }, (_, index) => {
      const image = this.#scene.add.image(middle.x, middle.y, texture).setOrigin(0.5, 1).setDepth(DEPTH).setName('petal')
      image
        .setRotation(((index + turned) / PETALS) * Math.PI * 2)
        .setDisplaySize(wide * BUD.width, long * BUD.length)
        .setAlpha(0)
      const [bud, full] = [
        { scaleX: image.scaleX, scaleY: image.scaleY },
        { scaleX: image.scaleX / BUD.width, scaleY: image.scaleY / BUD.length },
      ]
      const closesAt = FLOWER.opensMs + FLOWER.hangsMs
      // The core hides a bud, so a petal may appear and disappear there.
      this.#scene.tweens.add({ targets: image, alpha: 1, delay: afterMs, duration: 300, ease: EASE })
      this.#scene.tweens.add({ targets: image, scaleY: full.scaleY, delay: afterMs, duration: opensMs, ease: 'Sine.easeOut' })
      this.#scene.tweens.add({ targets: image, scaleX: full.scaleX, delay: afterMs, duration: opensMs, ease: EASE })
      this.#scene.tweens.add({ targets: image, ...bud, delay: closesAt, duration: FLOWER.closesMs, ease: EASE })
      this.#scene.tweens.add({ targets: image, alpha: 0, delay: closesAt + FLOWER.closesMs - 600, duration: 600, ease: EASE })
      return image
    })
  }

  /** Adds the embers that the petals leave along their lower edge. Each sinks in its own column, so that two never cross the same place. */
  #embers(count: number, middle: { x: number; y: number }, colours: readonly [Hex, Hex], layout: Layout): readonly GameObjects.Image[] {
    const reach = layout.length(REACH)
    const embers = Math.min(SPARKS.most, count)
    return Array.from({ length: embers }, (_, index) => {
      const across = ((index + 0.5) / embers) * 2 - 1
      const start = { x: middle.x + across * reach, y: middle.y + Math.sqrt(1 - across * across) * reach }
      const size = layout.length(EMBERS.size) * (0.75 + 0.25 * ((index * 0.27) % 1))
      const image = this.#scene.add
        .image(start.x, start.y, emberOf(this.#scene, colours[index % 3 === 0 ? 1 : 0]))
        .setDepth(EMBER_DEPTH)
        .setAlpha(0)
      image.setDisplaySize(size, size).setName('ember')
      const sinks = EMBERS.sinks * (0.7 + 0.4 * ((index * 0.618) % 1))
      // The embers in the middle appear first, and two neighbours never appear together.
      const delay = EMBERS.afterMs + (Math.abs(across) * 0.45 + ((index * 0.382) % 1) * 0.55) * EMBERS.spreadMs
      const life = { seconds: 0 }
      const sink = () => image.setY(start.y + layout.length(sinks) * (life.seconds - EMBERS.softS * (1 - Math.exp(-life.seconds / EMBERS.softS))))
      this.#scene.tweens.add({ targets: life, seconds: EMBERS.lifeMs / 1000, delay, duration: EMBERS.lifeMs, ease: 'Linear', onUpdate: sink })
      this.#scene.tweens.add({ targets: image, alpha: 1, delay, duration: EMBERS.riseMs, ease: EASE })
      this.#scene.tweens.add({ targets: image, alpha: 0, delay: delay + EMBERS.lifeMs - EMBERS.goesMs, duration: EMBERS.goesMs, ease: EASE })
      return image
    })
  }
}

/** Returns a texture, painted on first use and freed with the scene. */
function painted(scene: Scene, key: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  if (scene.textures.exists(key)) return key
  const sheet = scene.textures.createCanvas(key, width, height)
  if (sheet === null) return '__WHITE'
  scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.remove(key))
  paint(sheet.context)
  sheet.refresh()
  return key
}

/**
 * Returns the texture of a broad petal, with its foot at the bottom: a rounded tip, a deeper colour at the foot, and darker edges so that
 * neighbouring petals are distinguishable.
 */
const petalOf = (scene: Scene, colour: Hex): string =>
  painted(scene, `petal/${colour}`, SIDE.long / 2, SIDE.long, (context) => {
    context.scale(SIDE.long / 2, SIDE.long)
    context.beginPath()
    context.moveTo(0.5, 1)
    context.bezierCurveTo(0.12, 0.78, -0.12, 0.22, 0.5, 0.01)
    context.bezierCurveTo(1.12, 0.22, 0.88, 0.78, 0.5, 1)
    context.closePath()
    const along = context.createLinearGradient(0, 1, 0, 0)
    along.addColorStop(0, shade(colour, -0.35))
    along.addColorStop(0.55, shade(colour, -0.1))
    along.addColorStop(1, colour)
    context.fillStyle = along
    context.fill()
    context.clip()
    const across = context.createLinearGradient(0, 0, 1, 0)
    across.addColorStop(0, withAlpha('#000000', 0.28))
    across.addColorStop(0.35, withAlpha('#000000', 0))
    across.addColorStop(0.65, withAlpha('#000000', 0))
    across.addColorStop(1, withAlpha('#000000', 0.28))
    context.fillStyle = across
    context.fillRect(0, 0, 1, 1)
  })

/** Returns the texture of a small round light. */
const emberOf = (scene: Scene, colour: Hex): string =>
  painted(scene, `ember/${colour}`, SIDE.ember, SIDE.ember, (context) => {
    context.translate(SIDE.ember / 2, SIDE.ember / 2)
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, SIDE.ember / 2)
    fill.addColorStop(0, colour)
    fill.addColorStop(0.6, colour)
    fill.addColorStop(1, withAlpha(colour, 0))
    disc(context, SIDE.ember / 2, fill)
  })
