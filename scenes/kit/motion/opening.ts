import { type GameObjects, Textures } from 'phaser'

/** Softness of the hole's edge, as a share of the picture. */
const SOFT = 0.04

/** A picture in which a round hole grows from a point until nothing of the picture is left. */
export class Opening {
  readonly canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  readonly #picture: HTMLCanvasElement
  readonly #from: { readonly x: number; readonly y: number }
  readonly #reach: number
  #image: GameObjects.Image | null = null

  /** @param from in pixels of the picture */
  constructor(picture: HTMLCanvasElement, from: { readonly x: number; readonly y: number }) {
    this.#picture = picture
    this.#from = from
    const { width, height } = picture
    this.#reach = Math.hypot(from.x - width / 2, from.y - height / 2) + Math.max(width, height) * (0.5 + SOFT)
    this.canvas = Object.assign(document.createElement('canvas'), { width, height })
    this.#context = this.canvas.getContext('2d')
    this.widen(0)
  }

  /** Sets the image that shows it: its texture is updated with the hole. */
  shownBy(image: GameObjects.Image): void {
    this.#image = image
  }

  /** Sets the hole's size to this share (0 to 1) of its final one. */
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
