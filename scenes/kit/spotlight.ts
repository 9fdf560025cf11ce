import type { GameObjects, Scene } from 'phaser'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'

/** The lit circle (domain.md, /findbunny: 40 % of the height), its soft edge, and how dark the rest is. */
const SPOT = { size: 0.4, edge: 0.85, dark: 0.97 } as const
/** How far it moves in a second at most, in stage heights: a light that jumps about would flash. */
const SPEED = 0.25
/** Above the things, under the frames of scanning. */
const DEPTH = 8
/** The cover is larger than the stage, so that it covers it wherever the circle is. */
const COVER = 3
const TEXTURE = 'spotlight'
const TEXTURE_SIDE = 1024

/** Everything is dark but a circle that follows the finger slowly: it teaches to look in order, place by place. */
export class Spotlight {
  readonly #scene: Scene
  readonly #cover: GameObjects.Image
  #goal: { readonly x: number; readonly y: number }

  constructor(scene: Scene, layout: Layout) {
    this.#scene = scene
    if (!scene.textures.exists(TEXTURE)) paint(scene)
    this.#goal = { x: layout.width / 2, y: layout.height / 2 }
    this.#cover = scene.add.image(this.#goal.x, this.#goal.y, TEXTURE).setDepth(DEPTH)
    this.relayout(layout)
  }

  /** Where the light is wanted, in pixels of the stage. */
  aimAt(x: number, y: number): void {
    this.#goal = { x, y }
  }

  /** Called each frame. */
  update(deltaMs: number, layout: Layout): void {
    const [dx, dy] = [this.#goal.x - this.#cover.x, this.#goal.y - this.#cover.y]
    const far = Math.hypot(dx, dy)
    if (far === 0) return
    const step = Math.min(1, (layout.length(SPEED) * deltaMs) / 1000 / far)
    this.#cover.setPosition(this.#cover.x + dx * step, this.#cover.y + dy * step)
  }

  /** Its middle as fractions of the stage. */
  placeOn({ width, height }: Layout): Place {
    return { x: this.#cover.x / width, y: this.#cover.y / height }
  }

  relayout(layout: Layout): void {
    this.#cover.setDisplaySize(coverSide(layout), coverSide(layout))
  }

  free(): void {
    this.#cover.destroy()
    this.#scene.textures.remove(TEXTURE)
  }
}

const coverSide = (layout: Layout): number => COVER * Math.max(layout.width, layout.height)

// The circle is drawn for a stage of 4:3; on a wider one it is a little larger, never smaller.
function paint(scene: Scene): void {
  const texture = scene.textures.createCanvas(TEXTURE, TEXTURE_SIDE, TEXTURE_SIDE)
  if (texture === null) return
  const { context } = texture
  const radius = (SPOT.size / 2 / (COVER * (4 / 3))) * TEXTURE_SIDE
  const middle = TEXTURE_SIDE / 2
  const dark = `rgba(0,0,0,${SPOT.dark})`
  context.fillStyle = dark
  context.fillRect(0, 0, TEXTURE_SIDE, TEXTURE_SIDE)
  const hole = context.createRadialGradient(middle, middle, radius * SPOT.edge, middle, middle, radius)
  hole.addColorStop(0, 'rgba(0,0,0,1)')
  hole.addColorStop(1, 'rgba(0,0,0,0)')
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = hole
  context.beginPath()
  context.arc(middle, middle, radius, 0, Math.PI * 2)
  context.fill()
  texture.refresh()
}
