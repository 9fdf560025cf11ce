import { type GameObjects, type Scene, Scenes, type Textures } from 'phaser'
import { fadeAway } from './fadeAway'

interface FieldOf {
  readonly columns: number
  readonly rows: number
  readonly depth: number
}

let made = 0

/** Packs a colour (0 to 255 per channel) into the format of a cell, without opacity. Assumes a little-endian processor; browsers run on no other. */
export const packed = ([red, green, blue]: readonly [number, number, number]): number => (blue << 16) | (green << 8) | red

/** A coarse grid of coloured cells that is stretched over a large part of the stage. The renderer blends its few pixels smoothly. */
export class SoftField {
  readonly image: GameObjects.Image
  readonly #scene: Scene
  readonly #key = `soft-field/${++made}`
  readonly #sheet: Textures.CanvasTexture | null
  readonly #pixels: ImageData | null
  /** One number for each cell: its colour from `packed`, with the opacity (0 to 255) in the highest eight bits. A change is visible only after `show`. */
  readonly cells: Uint32Array
  /** The cells last sent to the graphics card. Sending unchanged cells again would cost more than everything else in a frame. */
  readonly #sent: Uint32Array

  constructor(scene: Scene, { columns, rows, depth }: FieldOf) {
    this.#scene = scene
    this.#sheet = scene.textures.createCanvas(this.#key, columns, rows)
    this.#pixels = this.#sheet?.context.createImageData(columns, rows) ?? null
    this.cells = this.#pixels === null ? new Uint32Array(columns * rows) : new Uint32Array(this.#pixels.data.buffer)
    this.#sent = new Uint32Array(this.cells.length)
    this.image = scene.add.image(0, 0, this.#sheet === null ? '__DEFAULT' : this.#key).setDepth(depth)
    this.image.once('destroy', () => this.#forget())
    scene.events.once(Scenes.Events.SHUTDOWN, this.#forget, this)
  }

  /** Sets the centre and the size of the field (stage pixels). */
  lie(x: number, y: number, width: number, height: number): void {
    this.image.setPosition(x, y).setDisplaySize(width, height)
  }

  /** Sets the colour and opacity (0 to 1) of a cell. The change is visible only after `show`. */
  set(cell: number, [red, green, blue]: readonly [number, number, number], alpha: number): void {
    const data = this.#pixels?.data
    if (data === undefined) return
    data[cell * 4] = red
    data[cell * 4 + 1] = green
    data[cell * 4 + 2] = blue
    data[cell * 4 + 3] = alpha * 255
  }

  show(): void {
    if (this.#sheet === null || this.#pixels === null) return
    if (this.cells.every((cell, index) => cell === this.#sent[index])) return
    this.#sent.set(this.cells)
    this.#sheet.context.putImageData(this.#pixels, 0, 0)
    this.#sheet.refresh()
  }

  /** Fades out whatever is still visible in `ms`, then frees the field. */
  free(ms: number): void {
    fadeAway(this.#scene, this.image, ms)
  }

  #forget(): void {
    this.#scene.events.off(Scenes.Events.SHUTDOWN, this.#forget, this)
    if (this.#scene.textures.exists(this.#key)) this.#scene.textures.remove(this.#key)
  }
}
