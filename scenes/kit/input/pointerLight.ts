import type { GameObjects, Scene } from 'phaser'
import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import { halo } from '../looks/paint'

/**
 * The light of a hand or a head: so dim that it may pass over any dark place at any speed without being a flash (clinical-design.md §1.7). It is behind
 * all things: in front of a bright one it would act as a shadow, which flashes. Side in stage heights.
 */
const LIGHT = { colour: '#485060', size: 0.2, paint: 128, fadeMs: 400, depth: -1 } as const

/** Lights that show where something in front of the camera points. Each fades in and out. */
export class PointerLights {
  readonly #scene: Scene
  readonly #texture: string
  readonly #lights: readonly GameObjects.Image[]

  /** @param of whose lights: part of the texture's name */
  constructor(scene: Scene, of: 'hand' | 'head', count: number) {
    this.#scene = scene
    this.#texture = `light-of-a-${of}`
    const sheet = scene.textures.createCanvas(this.#texture, LIGHT.paint, LIGHT.paint)
    sheet?.context.translate(LIGHT.paint / 2, LIGHT.paint / 2)
    if (sheet !== null) halo.paint({ context: sheet.context, side: LIGHT.paint, stage: LIGHT.paint }, LIGHT.colour)
    sheet?.refresh()
    this.#lights = Array.from({ length: count }, () => scene.add.image(0, 0, this.#texture).setDepth(LIGHT.depth).setAlpha(0))
  }

  /** Called each frame with the places on the stage that are pointed at; the other lights fade. */
  shine(deltaMs: number, places: readonly Place[], layout: Layout): void {
    const step = deltaMs / LIGHT.fadeMs
    for (const [index, light] of this.#lights.entries()) {
      const place = places[index]
      light.setAlpha(Math.max(0, Math.min(1, light.alpha + (place === undefined ? -step : step))))
      if (place === undefined) continue
      const { x, y } = layout.point(place)
      light.setPosition(x, y).setDisplaySize(layout.length(LIGHT.size), layout.length(LIGHT.size))
    }
  }

  /** Whether none shines. */
  get isDark(): boolean {
    return this.#lights.every(({ alpha }) => alpha === 0)
  }

  stop(): void {
    for (const light of this.#lights) light.destroy()
    this.#scene.textures.remove(this.#texture)
  }
}
