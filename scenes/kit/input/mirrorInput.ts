import type { GameObjects, Scene, Textures } from 'phaser'
import type { Mirror } from '#ports/mirror'
import { MIRROR_SHAPE } from '../looks/mirror'
import type { Stimulus } from '../stimulus/stimulus'

/**
 * Treatment of the camera's picture. The content is unpredictable (a lamp that is switched on, a waving hand), so the picture is kept too dim for a
 * flash: its white is sRGB 88 of 255, just under a tenth of a screen's relative luminance, and no change within a tenth counts (clinical-design.md
 * §1.7). A picture of a dim room is brightened first. Most of the colour is removed, so that no red is saturated (at most two thirds of its light;
 * the limit is 0.8). The frame around the glass is brighter.
 */
const PICTURE = { light: 88 / 255, gain: 0.8, most: '#585858', grey: 0.7, everyMs: 66, softEdge: 0.94, within: 0.94 } as const
const SHEET = { width: Math.round(480 * MIRROR_SHAPE), height: 480 } as const
const TEXTURE = 'mirror'
const COMES_MS = 600
/** Depth of the camera's picture: above the glass, below everything that moves around it. */
const DEPTH = 1

/**
 * Shows the camera's picture in the glass of a mirror, which is a thing on the stage. The camera is suspended while play is paused, and released when
 * the session ends.
 */
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

  /** Draws the picture in its glass. Called each frame. The picture appears and leaves with the glass, and leaves when the camera stops. */
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

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#mirror.turnOff()
  }

  /** Removes the picture completely. Called when the scene ends. */
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

/** Paints a dimmed, paler picture in an oval with a soft edge. Returns whether there was a picture. */
function paintGlass(context: CanvasRenderingContext2D, width: number, height: number, paint: (context: CanvasRenderingContext2D) => boolean): boolean {
  context.save()
  context.fillStyle = '#000000'
  context.fillRect(0, 0, width, height)
  context.globalAlpha = PICTURE.light
  const hasPicture = paint(context)
  // Adds the picture to itself once more. The brightest allowed value limits the result.
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
