import { type GameObjects, Textures } from 'phaser'

/** Width of the hole's soft edge, as a share of the picture. */
const SOFT = 0.04

/** A picture with a round hole that grows from a point until nothing of the picture is left. */
export class Opening {
  readonly canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  readonly #picture: HTMLCanvasElement
  readonly #from: { readonly x: number; readonly y: number }
  readonly #reach: number
  #image: GameObjects.Image | null = null

  /** @param from the point at which the hole starts, in pixels of the picture */
  constructor(picture: HTMLCanvasElement, from: { readonly x: number; readonly y: number }) {
    this.#picture = picture
    this.#from = from
    const { width, height } = picture
    this.#reach = Math.hypot(from.x - width / 2, from.y - height / 2) + Math.max(width, height) * (0.5 + SOFT)
    this.canvas = Object.assign(document.createElement('canvas'), { width, height })
    this.#context = this.canvas.getContext('2d')
    this.widen(0)
  }

  /** Sets the image that shows the picture. Its texture is updated whenever the hole grows. */
  shownBy(image: GameObjects.Image): void {
    this.#image = image
  }

  /** Sets the size of the hole, as a share (0 to 1) of its final size. */
  widen(share: number): void {
    const { width, height } = this.canvas
    const context = this.#context
    if (context === null) return
    context.globalCompositeOperation = 'copy'
    context.drawImage(this.#picture, 0, 0)
    const radius = share * this.#reach
    if (radius > 0) {
      const { x, y } = this.#from
      const hole = context.createRadialGradient(x, y, Math.max(0, radius - SOFT * Math.max(width, height)), x, y, radius)
      hole.addColorStop(0, '#000')
      hole.addColorStop(1, 'transparent')
      context.globalCompositeOperation = 'destination-out'
      context.fillStyle = hole
      context.fillRect(0, 0, width, height)
    }
    const texture = this.#image?.scene === undefined ? null : this.#image?.texture
    if (texture instanceof Textures.CanvasTexture) texture.refresh()
  }
}
