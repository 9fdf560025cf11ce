import type { GameObjects, Scene } from 'phaser'
import { ACKNOWLEDGE_EVERY_MS } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { halo } from '../looks/paint'

/**
 * The light for a hand or a head. It is so dim that it may pass over any dark place at any speed without being a flash (clinical-design.md §1.7). It
 * is behind all things, roads and ink: in front of a bright one it would look like a moving shadow, which flashes. `size` is the side in stage
 * heights.
 */
const LIGHT = { colour: '#485060', size: 0.2, paint: 128, fadeMs: 400, depth: -2 } as const

interface Light {
  readonly image: GameObjects.Image
  /**
   * Whether the light is fading in, and the time (ms) since it last changed direction. This keeps the light from blinking when a hand or head comes
   * and goes.
   */
  rises: boolean
  sinceTurn: number
}

/** Shows lights at the places that hands or a head point at. Each light fades in and out, and changes direction at most once a second. */
export class PointerLights {
  readonly #scene: Scene
  readonly #texture: string
  readonly #count: number
  /** The lights, created when a place is first pointed at. In most sessions there are none. */
  #lights: readonly Light[] = []

  /** @param of the input that the lights belong to; it is part of the texture's name */
  constructor(scene: Scene, of: 'hand' | 'head', count: number) {
    this.#scene = scene
    this.#texture = `light-of-a-${of}`
    this.#count = count
  }

  /** Shows a light at each of these places on the stage, and fades all other lights. Called each frame. */
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

  /** Whether all lights are dark. */
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
