import type { GameObjects, Scene, Textures } from 'phaser'
import type { Mirror } from '#ports/mirror'
import { MIRROR_SHAPE } from '../looks/mirror'
import type { Stimulus } from '../session/stimulus'

/**
 * How a camera's picture is drawn. Nobody knows what it will show (a lamp that is switched on, a hand that waves), so it is so dim that nothing in it
 * can be a flash: white is sRGB 88 of 255, just under a tenth of a screen's relative luminance, and no change within a tenth is one (clinical-design.md §1.7). What is seen in a dim room is made brighter first. Most of its
 * colour is taken, so that no red in it is a saturated one (two thirds of its light at most, of 0.8). It lies within the line of the glass, which is brighter.
 */
const PICTURE = { light: 88 / 255, gain: 0.8, most: '#585858', grey: 0.7, everyMs: 66, softEdge: 0.94, within: 0.94 } as const
const SHEET = { width: Math.round(480 * MIRROR_SHAPE), height: 480 } as const
const TEXTURE = 'mirror'
const COMES_MS = 600
/** Over the glass, and under everything that moves about it. */
const DEPTH = 1

/** The picture of a camera in the glass of a mirror, which is a thing on the stage. The camera rests while play is held, and is let go when the session ends. */
export class MirrorInput {
  readonly #mirror: Mirror
  readonly #scene: Scene
  readonly #sheet: Textures.CanvasTexture | null
  readonly #image: GameObjects.Image
  #paintedAt = Number.NEGATIVE_INFINITY
  #hasPicture = false
  #seen = 0
  #isOver = false

  constructor(scene: Scene, mirror: Mirror) {
    this.#mirror = mirror
    this.#scene = scene
    this.#sheet = scene.textures.createCanvas(TEXTURE, SHEET.width, SHEET.height)
    this.#image = scene.add.image(0, 0, TEXTURE).setName(TEXTURE).setDepth(DEPTH).setAlpha(0)
    mirror.wake()
  }

  /** Called each frame: the picture comes and goes with its glass, and goes when the camera does. */
  update(now: number, deltaMs: number, things: readonly Stimulus[]): void {
    const glass = things.find(({ plan: { shows } }) => 'drawing' in shows && shows.drawing === 'mirror')
    const isOn = this.#mirror.state === 'on'
    if (glass !== undefined && isOn && now - this.#paintedAt >= PICTURE.everyMs) this.#paint(now)
    const step = deltaMs / COMES_MS
    this.#seen = Math.max(0, Math.min(1, this.#seen + (isOn && this.#hasPicture ? step : -step)))
    if (glass === undefined) return void this.#image.setAlpha(0)
    const { view, size } = glass
    this.#image
      .setPosition(view.x, view.y)
      .setDisplaySize(size * MIRROR_SHAPE * PICTURE.within, size * PICTURE.within)
      .setAlpha(view.alpha * this.#seen)
  }

  rest(): void {
    this.#mirror.rest()
  }

  wake(): void {
    if (!this.#isOver) this.#mirror.wake()
  }

  /** The session is over: the camera is let go. Harmless when it was already. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#mirror.turnOff()
  }

  /** The scene is left; nothing of the picture stays. */
  stop(): void {
    this.end()
    this.#image.destroy()
    this.#scene.textures.remove(TEXTURE)
  }

  #paint(now: number): void {
    if (this.#sheet === null) return
    this.#paintedAt = now
    this.#hasPicture = paintGlass(this.#sheet.context, SHEET.width, SHEET.height, (context) => this.#mirror.paint(context, SHEET.width, SHEET.height))
    this.#sheet.refresh()
  }
}

/** Paints a picture dim, paler, and cut to an oval with a soft edge. Whether there was one. */
function paintGlass(context: CanvasRenderingContext2D, width: number, height: number, paint: (context: CanvasRenderingContext2D) => boolean): boolean {
  context.save()
  context.fillStyle = '#000000'
  context.fillRect(0, 0, width, height)
  context.globalAlpha = PICTURE.light
  const hasPicture = paint(context)
  // The same once more over itself, and nothing brighter than the limit.
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = PICTURE.light * PICTURE.gain
  paint(context)
  context.globalCompositeOperation = 'darken'
  context.globalAlpha = 1
  context.fillStyle = PICTURE.most
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'saturation'
  context.globalAlpha = PICTURE.grey
  context.fillStyle = '#808080'
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'destination-in'
  context.globalAlpha = 1
  context.translate(width / 2, height / 2)
  context.scale(width / 2, height / 2)
  const oval = context.createRadialGradient(0, 0, PICTURE.softEdge, 0, 0, 1)
  oval.addColorStop(0, '#000000')
  oval.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = oval
  context.fillRect(-1, -1, 2, 2)
  context.restore()
  return hasPicture
}
