import { Scenes, type GameObjects, type Scene } from 'phaser'
import type { AccessMethod } from '#domain/child/dials'
import type { Hex } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** Frame of what is offered now (domain.md §1.10: 6 px on a 768 px stage). */
const FRAME = 0.008
const FRAME_GAP = 0.03
const FRAME_MS = 300
/** How round its corners are, as a share of its side. */
const CORNER = 0.1
/** The biggest texture side that every tablet's graphics take. */
const MAX_SIDE = 2048
const TEXTURE = 'frame of scanning'
/** A press this soon after the frame has moved belongs to the one before: it is not counted. */
const LEAST_CUE_MS = 400
/** The frame moves no oftener than this, however fast somebody presses: a bright line that comes and goes would flash. */
const MOVE_EVERY_MS = 1000

/**
 * Keys and switches. Space acts on the thing in the frame, Enter (the second switch) or an arrow moves the frame; with
 * one switch the frame moves by itself. With one thing on the stage Space needs no frame first.
 */
export class Scan {
  readonly #frame: GameObjects.Image
  readonly #scene: Scene
  #method!: AccessMethod
  #scanMs!: number
  #colour!: Hex
  /** What a press acts on, and its place in the order, at which the next one follows when it is gone. */
  #offered: Stimulus | null = null
  #index = -1
  /** Which thing the frame is drawn round: the offered one, once the frame has faded over. */
  #framed: Stimulus | null = null
  /** What the picture of the frame was made for, and its side in pixels. */
  #drawn: Stimulus | null = null
  #side = 1
  #isHiding = true
  #movedAt = Number.NEGATIVE_INFINITY

  constructor(scene: Scene, method: AccessMethod, scanMs: number, colour: Hex) {
    this.#scene = scene
    this.#frame = scene.add.image(0, 0, '__DEFAULT').setDepth(9).setAlpha(0)
    scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.exists(TEXTURE) && scene.textures.remove(TEXTURE))
    this.adjust(method, scanMs, colour)
  }

  /** The child's profile was changed. Between two trials only: nothing is framed. */
  adjust(method: AccessMethod, scanMs: number, colour: Hex): void {
    this.#method = method
    this.#scanMs = scanMs
    this.#colour = restlessColour(colour)
  }

  /** Called each frame: one-switch scanning moves on, and the frame follows a moving thing. */
  update(offered: readonly Stimulus[], now: number, layout: Layout): void {
    const items = inOrder(offered)
    if (this.#offered !== null && items.includes(this.#offered)) this.#index = items.indexOf(this.#offered)
    else this.#lose()
    if (this.#method === 'switch1' && (this.#offered === null || now - this.#movedAt >= this.#scanMs)) this.#move(items, now)
    // What is gone leaves the frame where it was: it fades there.
    if (this.#framed === null || !items.includes(this.#framed)) return
    const { x, y, size } = this.#framed.anchor
    const side = size + layout.length(FRAME_GAP) * 2
    if (this.#drawn !== this.#framed) this.#draw(this.#framed, side, layout)
    this.#frame.setPosition(x, y).setScale(side / this.#side)
  }

  /** What the frame is round, if it is shown. */
  framed(offered: readonly Stimulus[]): Stimulus | null {
    return this.#framed !== null && !this.#isHiding && inOrder(offered).includes(this.#framed) ? this.#framed : null
  }

  /** The next thing is offered. */
  next(offered: readonly Stimulus[], now: number): void {
    this.#move(inOrder(offered), now)
  }

  /** What a press acts on now, or null when it only brings the frame or comes too soon after it moved. */
  choose(offered: readonly Stimulus[], now: number): Stimulus | null {
    const items = inOrder(offered)
    if (items.length === 1 && this.#method !== 'switch1') return items[0] ?? null
    if (this.#offered === null || !items.includes(this.#offered)) {
      this.#move(items, now)
      return null
    }
    return now - this.#movedAt < LEAST_CUE_MS ? null : this.#offered
  }

  /** A trial is over: the frame fades where it is. */
  clear(): void {
    this.#index = -1
    this.#lose()
  }

  #lose(): void {
    this.#offered = null
    if (this.#isHiding) return
    this.#isHiding = true
    this.#framed?.mark(false)
    this.#fadeTo(0, () => (this.#framed = null))
  }

  #move(items: readonly Stimulus[], now: number): void {
    if (items.length === 0 || now - this.#movedAt < MOVE_EVERY_MS) return
    // Where the offered one is gone, the next one has come into its place.
    const next = items[(this.#offered === null ? Math.max(0, this.#index) : this.#index + 1) % items.length] ?? null
    this.#movedAt = now
    if (next === this.#offered) return
    this.#offered = next
    this.#isHiding = false
    // The frame fades out where it was and in where it goes: a bright thing that jumps about would flash.
    this.#framed?.mark(false)
    this.#fadeTo(0, () => {
      this.#framed = this.#offered
      this.#drawn = null
      if (this.#framed?.mark(true) !== true) this.#fadeTo(1)
    })
  }

  /** A picture of the frame, for it is moved and scaled more softly than lines are. Nothing of it is seen yet. */
  #draw(framed: Stimulus, side: number, layout: Layout): void {
    this.#drawn = framed
    this.#side = side
    const line = layout.length(FRAME)
    const canvas = Math.min(MAX_SIDE, Math.ceil(side + line * 2))
    const textures = this.#scene.textures
    if (textures.exists(TEXTURE)) textures.remove(TEXTURE)
    const texture = textures.createCanvas(TEXTURE, canvas, canvas)
    if (texture === null) return
    const { context } = texture
    context.lineWidth = line
    context.strokeStyle = this.#colour
    context.beginPath()
    context.roundRect(canvas / 2 - side / 2, canvas / 2 - side / 2, side, side, side * CORNER)
    context.stroke()
    texture.refresh()
    this.#frame.setTexture(TEXTURE)
  }

  #fadeTo(alpha: number, onComplete: () => void = () => undefined): void {
    this.#scene.tweens.killTweensOf(this.#frame)
    this.#scene.tweens.add({ targets: this.#frame, alpha, duration: this.#frame.alpha === alpha ? 1 : FRAME_MS, ease: 'Sine.easeInOut', onComplete })
  }
}

/** From left to right and top to bottom as they came: the order is the same each time, also while they drift past one another. */
function inOrder(offered: readonly Stimulus[]): readonly Stimulus[] {
  return offered.filter((stimulus) => !stimulus.isLeaving).sort((a, b) => homeOf(a).x - homeOf(b).x || homeOf(a).y - homeOf(b).y)
}

function homeOf({ plan: { place, hit, size } }: Stimulus): Place {
  return { x: place.x + (hit?.x ?? 0) * size, y: place.y + (hit?.y ?? 0) * size }
}
