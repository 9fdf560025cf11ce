import type { Scene } from 'phaser'
import type { Hex } from '#domain/child/palette'
import type { Layer, Look } from './looks/paint'

/** The biggest texture side that every tablet's graphics take. */
const MAX_SIDE = 2048

/** Makes each layer of each look once per colour and size, and frees them all when the session ends. */
export class Textures {
  readonly #scene: Scene
  readonly #keys = new Set<string>()

  constructor(scene: Scene) {
    this.#scene = scene
  }

  /** The texture key of one layer; `size` is the thing's longest side in pixels. */
  layer(name: string, look: Look, layer: Layer, colour: Hex, size: number): string {
    const side = Math.min(MAX_SIDE, Math.ceil(size * layer.spread))
    const key = `${name}/${look.layers.indexOf(layer)}/${colour}/${side}`
    if (this.#scene.textures.exists(key)) return key
    const texture = this.#scene.textures.createCanvas(key, side, side)
    if (texture === null) return '__WHITE'
    texture.context.translate(side / 2, side / 2)
    layer.paint({ context: texture.context, side, stage: this.#scene.scale.height }, colour)
    texture.refresh()
    this.#keys.add(key)
    return key
  }

  /** The texture of a picture that was drawn beforehand, uploaded once per key. */
  picture(key: string, canvas: HTMLCanvasElement): string {
    if (!this.#scene.textures.exists(key)) this.#scene.textures.addCanvas(key, canvas)
    this.#keys.add(key)
    return key
  }

  free(): void {
    for (const key of this.#keys) this.#scene.textures.remove(key)
    this.#keys.clear()
  }
}
