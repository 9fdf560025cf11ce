import type { GameObjects, Scene } from 'phaser'
import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { halo } from '../looks/paint'

/**
 * The light of a hand or a head: so dim that it may pass over any dark place at any speed without being a flash (clinical-design.md §1.7). It is behind
 * all things, roads and ink: in front of a bright one it would act as a shadow, which flashes. Side in stage heights.
 */
const LIGHT = { colour: '#485060', size: 0.2, paint: 128, fadeMs: 400, depth: -2 } as const

interface Light {
  readonly image: GameObjects.Image
  /** Whether the light fades in, and the time (ms) since it began to: a hand or head that comes and goes never makes it blink. */
  rises: boolean
  sinceTurn: number
}

/** Lights that show where something in front of the camera points. Each fades in and out, and reverses at most once a second. */
export class PointerLights {
  readonly #scene: Scene
  readonly #texture: string
  readonly #count: number
  /** Made for the first place that is pointed at: most children point at none. */
  #lights: readonly Light[] = []

  /** @param of whose lights: part of the texture's name */
  constructor(scene: Scene, of: 'hand' | 'head', count: number) {
    this.#scene = scene
    this.#texture = `light-of-a-${of}`
    this.#count = count
  }

  /** Called each frame with the places on the stage that are pointed at; the other lights fade. */
  shine(deltaMs: number, places: readonly Place[], layout: Layout): void {
    if (places.length > 0 && this.#lights.length === 0) this.#lights = this.#make()
    const step = deltaMs / LIGHT.fadeMs
    for (const [index, light] of this.#lights.entries()) {
      const place = places[index]
      const { image } = light
      light.sinceTurn += deltaMs
      if (light.rises !== (place !== undefined) && light.sinceTurn >= ACKNOWLEDGE_EVERY_MS) Object.assign(light, { rises: !light.rises, sinceTurn: 0 })
      image.setAlpha(Math.max(0, Math.min(1, image.alpha + (light.rises ? step : -step))))
      if (place === undefined) continue
      const { x, y } = layout.point(place)
      image.setPosition(x, y).setDisplaySize(layout.length(LIGHT.size), layout.length(LIGHT.size))
    }
  }

  /** Whether none shines. */
  get isDark(): boolean {
    return this.#lights.every(({ image }) => image.alpha === 0)
  }

  stop(): void {
    for (const { image } of this.#lights) image.destroy()
    if (this.#lights.length > 0) this.#scene.textures.remove(this.#texture)
    this.#lights = []
  }

  #make(): readonly Light[] {
    const sheet = this.#scene.textures.createCanvas(this.#texture, LIGHT.paint, LIGHT.paint)
    sheet?.context.translate(LIGHT.paint / 2, LIGHT.paint / 2)
    if (sheet !== null) halo.paint({ context: sheet.context, side: LIGHT.paint, stage: LIGHT.paint }, LIGHT.colour)
    sheet?.refresh()
    return Array.from({ length: this.#count }, () => ({
      image: this.#scene.add.image(0, 0, this.#texture).setDepth(LIGHT.depth).setAlpha(0),
      rises: false,
      sinceTurn: Number.POSITIVE_INFINITY,
    }))
  }
}
