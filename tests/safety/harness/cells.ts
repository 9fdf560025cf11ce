import { Renderer, type Game } from 'phaser'
import { linearOf } from '#domain/flashes/light'
import { FILM_GRID } from '#domain/flashes/limits'

/** The grid for judging films: each cell has two by two pixels of a stage of 320 x 240. */
export const { width: COLUMNS, height: ROWS } = FILM_GRID
export const CELL_COUNT = COLUMNS * ROWS

const STEPS = 4096
const encoded = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
})
const toByte = (light: number): number => encoded[Math.round(light * STEPS)] ?? 0

export function webglRenderer({ renderer }: Game): Renderer.WebGL.WebGLRenderer {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) throw new Error('the stage is drawn without WebGL')
  return renderer
}

/** Reads drawn frames as cells with red, green and blue. Each value is the mean of the cell's pixels in sRGB bytes. */
export class CellReader {
  readonly #game: Game
  #pixels = new Uint32Array(0)
  #before = new Uint32Array(0)
  #cells = new Uint8Array(CELL_COUNT * 3)

  constructor(game: Game) {
    this.#game = game
  }

  /** Reads the current frame. Call this in the task that drew it. Cells are never modified later, so an unchanged frame is the previous object. */
  read(): Uint8Array {
    const { gl, width, height } = webglRenderer(this.#game)
    const side = { x: width / COLUMNS, y: height / ROWS }
    if (!Number.isInteger(side.x) || !Number.isInteger(side.y)) throw new Error(`a stage of ${width} x ${height} has no whole cells`)
    if (this.#pixels.length !== width * height) {
      this.#pixels = new Uint32Array(width * height)
      // No frame is completely transparent, so the first frame differs everywhere.
      this.#before = new Uint32Array(width * height)
    }
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(this.#pixels.buffer))
    let cells = this.#cells
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        // WebGL counts its rows from the bottom.
        const from = (height - (row + 1) * side.y) * width + column * side.x
        if (!this.#changed(from, width, side)) continue
        if (cells === this.#cells) cells = this.#cells.slice()
        this.#mean(cells, (row * COLUMNS + column) * 3, from, width, side)
      }
    }
    ;[this.#pixels, this.#before] = [this.#before, this.#pixels]
    this.#cells = cells
    return cells
  }

  #changed(from: number, width: number, side: { readonly x: number; readonly y: number }): boolean {
    for (let y = 0; y < side.y; y++) {
      const line = from + y * width
      for (let at = line; at < line + side.x; at++) if (this.#pixels[at] !== this.#before[at]) return true
    }
    return false
  }

  #mean(cells: Uint8Array, cell: number, from: number, width: number, side: { readonly x: number; readonly y: number }): void {
    let red = 0
    let green = 0
    let blue = 0
    for (let y = 0; y < side.y; y++) {
      const line = from + y * width
      for (let at = line; at < line + side.x; at++) {
        const pixel = this.#pixels[at] ?? 0
        red += linearOf(pixel & 255)
        green += linearOf((pixel >> 8) & 255)
        blue += linearOf((pixel >> 16) & 255)
      }
    }
    const area = side.x * side.y
    cells[cell] = toByte(red / area)
    cells[cell + 1] = toByte(green / area)
    cells[cell + 2] = toByte(blue / area)
  }
}
