import { type GameObjects, type Scene, Scenes } from 'phaser'
import { type Hex, shadeTo } from '#domain/child/palette'
import { inLight, SPARKS } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from './layout'
import { disc, shade, withAlpha } from '../looks/paint'

/** It opens, hangs, and draws back to its core, while embers sink (ms; clinical design, /fireworks). */
export const FLOWER = { opensMs: 800, hangsMs: 1400, closesMs: 2500, embersMs: 5600 } as const
/** Until the last ember is gone. */
export const FLOWER_MS = FLOWER.embersMs
/** How far a flower reaches from its middle (stage heights), where no other reach is told. */
const REACH = 0.215
/** Its petals in two rings: how far they reach and how wide they are, as shares of the flower's reach, and how long after the flower begins they come (ms). */
const RINGS = {
  outer: { reach: 1, width: 0.53, afterMs: 0, turned: 0 },
  inner: { reach: 0.63, width: 0.35, afterMs: 200, turned: 0.5 },
} as const
const PETALS = 8
/** A petal grows out of the core: it comes slim and short (shares of its width and length). */
const BUD = { length: 0.16, width: 0.35 } as const
/** What a light may hold the eyes of sees it in this share of its light. */
const MATT = 0.4
/** Behind the core, before what lies behind everything. */
const DEPTH = -0.5
/** Embers: how many columns of their own they have, where they begin, how fast they sink (stage heights a second), and how long they live (ms). */
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

/** How a flower is coloured, and how many embers it leaves. */
export interface FlowerPlan {
  readonly colour: Hex
  /** The second hue, of the petals inside. */
  readonly inside: Hex
  readonly embers: number
  /** How far it reaches from its middle, in stage heights. */
  readonly reach?: number
}

interface FlowerOf {
  readonly layout: () => Layout
  readonly strict: boolean
  /** A child whose eyes a light holds sees a flower that does not shine. */
  readonly matt: boolean
}

/** A flower of light whose petals grow out of a core, which is a thing of its own: at most one at a time, and it outlives its trial. */
export class Flower {
  readonly #scene: Scene
  readonly #of: FlowerOf
  #seen: readonly GameObjects.Image[] = []

  constructor(scene: Scene, of: FlowerOf) {
    this.#scene = scene
    this.#of = of
  }

  /** Opens there. Whether it did: the one before must be gone. */
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

  /** Each covers a place once as it grows, and goes as it came: from its end to the core. */
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
      // A bud is hidden by the core: there it may come and go.
      this.#scene.tweens.add({ targets: image, alpha: 1, delay: afterMs, duration: 300, ease: EASE })
      this.#scene.tweens.add({ targets: image, scaleY: full.scaleY, delay: afterMs, duration: opensMs, ease: 'Sine.easeOut' })
      this.#scene.tweens.add({ targets: image, scaleX: full.scaleX, delay: afterMs, duration: opensMs, ease: EASE })
      this.#scene.tweens.add({ targets: image, ...bud, delay: closesAt, duration: FLOWER.closesMs, ease: EASE })
      this.#scene.tweens.add({ targets: image, alpha: 0, delay: closesAt + FLOWER.closesMs - 600, duration: 600, ease: EASE })
      return image
    })
  }

  /** What the petals leave along their lower edge: each sinks in a column of its own, so that no place sees two. */
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
      // Those in the middle come first, and no two neighbours together.
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

/** A texture of our own, painted once. It goes with the scene. */
function painted(scene: Scene, key: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  if (scene.textures.exists(key)) return key
  const sheet = scene.textures.createCanvas(key, width, height)
  if (sheet === null) return '__WHITE'
  scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.remove(key))
  paint(sheet.context)
  sheet.refresh()
  return key
}

/** A broad petal that stands on its foot: round at its end, its foot deeper, its edges a little darker, so that each is seen before its neighbour. */
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

/** A small round light. */
const emberOf = (scene: Scene, colour: Hex): string =>
  painted(scene, `ember/${colour}`, SIDE.ember, SIDE.ember, (context) => {
    context.translate(SIDE.ember / 2, SIDE.ember / 2)
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, SIDE.ember / 2)
    fill.addColorStop(0, colour)
    fill.addColorStop(0.6, colour)
    fill.addColorStop(1, withAlpha(colour, 0))
    disc(context, SIDE.ember / 2, fill)
  })
