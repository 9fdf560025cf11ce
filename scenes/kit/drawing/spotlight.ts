import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { Dials } from '#domain/child/dials'
import { FINGER_LAGS, type FingerFollow, followFrom, followOn } from '#domain/trials/layout/followFinger'
import type { Place } from '#domain/geometry'
import type { Layout } from './layout'

/**
 * The spotlight: size of the lit circle (40 % of the stage's height; clinical-design.md, /findbunny), where its soft edge begins, and the opacity of
 * the dark around it.
 */
const SPOT = { size: 0.4, edge: 0.65, dark: 0.97 } as const
/** Depth of the dark: above all things, below the mark of a possible choice. */
const DEPTH = 8
/** Side of the dark cover, in stage sides. It covers the whole stage wherever the circle is. */
const COVER = 3
const TEXTURE = 'spotlight'
const LEAVE_MS = 800
/** Top speed of the circle (stage widths per second). Its edge lightens and darkens everything that it passes. */
const SPEED = 0.045
const TEXTURE_SIDE = 1024

/** Darkens the stage except for a circle that slowly follows the finger. This teaches a child to search place by place. */
export class Spotlight {
  readonly #scene: Scene
  readonly #cover: GameObjects.Image
  readonly #smoothing: Dials['tremorSmoothing']
  #goal: Place
  #following: FingerFollow

  constructor(scene: Scene, layout: Layout, smoothing: Dials['tremorSmoothing']) {
    this.#scene = scene
    this.#smoothing = smoothing
    if (!scene.textures.exists(TEXTURE)) paint(scene)
    scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.exists(TEXTURE) && scene.textures.remove(TEXTURE))
    this.#goal = { x: 0.5, y: 0.5 }
    this.#following = followFrom(this.#goal)
    this.#cover = scene.add.image(layout.width / 2, layout.height / 2, TEXTURE).setDepth(DEPTH)
    this.relayout(layout)
  }

  /** Sets the place to which the circle moves. */
  aimAt(place: Place): void {
    this.#goal = place
  }

  /** Moves the circle after the finger, as a carried thing moves. Called each frame. */
  update(deltaMs: number, layout: Layout): void {
    const how = { ...FINGER_LAGS[this.#smoothing], maxSpeed: SPEED, aspect: layout.aspect }
    this.#following = followOn(this.#following, this.#goal, deltaMs / 1000, how)
    const { place } = this.#following
    this.#cover.setPosition(place.x * layout.width, place.y * layout.height)
  }

  /** Returns the centre of the lit circle, as fractions of the stage. */
  placeOn({ width, height }: Layout): Place {
    return { x: this.#cover.x / width, y: this.#cover.y / height }
  }

  relayout(layout: Layout): void {
    this.#cover.setDisplaySize(coverSide(layout), coverSide(layout))
  }

  /** Fades the dark slowly, because a thing may still be visible when the spotlight ends. */
  free(): void {
    if (!this.#scene.sys.isActive()) return this.#cover.destroy()
    this.#scene.tweens.add({ targets: this.#cover, alpha: 0, duration: LEAVE_MS, ease: 'Sine.easeInOut', onComplete: () => this.#cover.destroy() })
  }
}

const coverSide = (layout: Layout): number => COVER * Math.max(layout.width, layout.height)

// The circle is drawn for a 4:3 stage; on a wider one it is slightly larger, never smaller.
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
