import { type GameObjects, type Scene, Scenes } from 'phaser'
import { GROUND_FADE_MS, type GroundPlan, type GroundShown, groundShown, maxStrength } from '#domain/trials/plan/ground'
import type { Layout } from './layout'
import { dimmed } from '../looks/paint'
import { paintGround } from './painter'

const BEHIND_ALL = -10
/** Maximum side of a painted background (pixels), before it is stretched. Backgrounds are soft, so finer pixels would not show. */
const MOST_SIDE = 960

export interface BackdropHost {
  readonly layout: () => Layout
  /** Whether the child is, or may be, photosensitive. */
  readonly isStrict: () => boolean
  /** Returns the number of open rungs of the background ladder (C1 to C10). */
  readonly rung: () => number
  /** Returns the picture of a photographic background, as large as the stage. */
  readonly pictureOf: (ground: GroundPlan) => HTMLCanvasElement | null
  /** Called with the new background and its strength (0 to 1) whenever one of them changes. */
  readonly changed: (shows: GroundShown | null, strength: number) => void
}

/** One background layer, which fades in and out slowly. */
interface Lying {
  readonly key: string
  readonly shows: GroundShown
  readonly most: number
  readonly texture: string
  readonly image: GameObjects.Image
}

/** Strength (0 to 1) below which nobody notices that a background disappears. */
const LEAST_SEEN = 0.05

/** Shows the background behind all things, at the strength that the trial or the adult sets. */
export class Backdrop {
  readonly #scene: Scene
  readonly #host: BackdropHost
  #lying: Lying | null = null
  /** Every layer on the stage, including those still fading out. */
  readonly #seen = new Set<Lying>()
  #strength = 0
  #planned = 1
  /** Share of the background's strength (0 to 1) that a prompt or the reward has left in this trial. */
  #share = 1
  /** The strength that the adult has set, until the session ends; null before the adult sets one. */
  #wished: number | null = null
  #painted = 0

  constructor(scene: Scene, host: BackdropHost) {
    this.#scene = scene
    this.#host = host
    scene.events.once(Scenes.Events.SHUTDOWN, () => this.#seen.forEach((lying) => this.#free(lying)))
  }

  /** Shows a trial's background. A background that is already shown stays. */
  show(ground: GroundPlan | undefined): void {
    const key = ground === undefined ? null : this.#keyOf(ground)
    if (key !== (this.#lying?.key ?? null)) {
      this.#leave()
      this.#lying = ground === undefined || key === null ? null : this.#lay(ground, key)
    }
    this.#planned = ground?.strength ?? 1
    this.#share = 1
    this.#come()
  }

  /** Whether the fade in or out is over. */
  get isSteady(): boolean {
    return this.#lying === null || Math.abs(this.#lying.image.alpha - this.#strength) < LEAST_SEEN
  }

  /** Whether the fade is over and the previous background has gone completely. */
  get isClear(): boolean {
    return this.isSteady && [...this.#seen].every((lying) => lying === this.#lying)
  }

  /** Sets the adult's strength (0 to 1), and cancels any reduction by a prompt. */
  setStrength(strength: number): void {
    this.#wished = Math.min(1, Math.max(0, strength))
    this.#share = 1
    this.#come()
  }

  /** Changes the adult's strength by this much; a negative number lowers it. */
  changeStrength(by: number): void {
    if (this.#lying !== null) this.setStrength(Math.round((this.#wanted(this.#lying.most) + by) * 100) / 100)
  }

  /** Reduces the background to this share (0 to 1) of its strength until the next trial. Returns whether anything visible fades. */
  leaveOnly(share: number): boolean {
    const before = this.#strength
    this.#share = Math.min(this.#share, share)
    this.#come()
    return before - this.#strength > LEAST_SEEN
  }

  relayout(): void {
    const { width, height } = this.#host.layout()
    this.#lying?.image.setDisplaySize(width, height)
  }

  /** Returns the adult's strength, or the trial's if the adult has set none, limited to the maximum. */
  #wanted(most: number): number {
    return Math.min(most, Math.max(0, this.#wished ?? this.#planned))
  }

  /** Fades slowly to the current strength, which never exceeds the child's setting. */
  #come(): void {
    const strength = this.#lying === null ? 0 : this.#wanted(this.#lying.most) * this.#share
    if (this.#lying === null || strength === this.#strength) return
    this.#strength = strength
    this.#fade(this.#lying.image, strength)
    this.#host.changed(this.#lying.shows, strength)
  }

  #lay(ground: GroundPlan, key: string): Lying | null {
    const shows = groundShown(ground)
    const most = maxStrength(shows, this.#host.rung())
    if (most === 0) return null
    const { width, height } = this.#host.layout()
    const scale = Math.min(1, MOST_SIDE / width)
    const texture = `ground/${++this.#painted}`
    const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    const sheet = this.#scene.textures.createCanvas(texture, w, h)
    if (sheet === null) return null
    paintGround(sheet.context, shows, {
      width: w,
      height: h,
      strength: 1,
      picture: this.#host.pictureOf(ground),
      shadows: 'place' in ground ? ground.shadows : [],
    })
    if (this.#host.isStrict()) dimmed(sheet.context)
    sheet.refresh()
    const image = this.#scene.add.image(0, 0, texture).setOrigin(0, 0).setDepth(BEHIND_ALL).setAlpha(0).setDisplaySize(width, height)
    const lying = { key, shows, most, texture, image }
    this.#seen.add(lying)
    return lying
  }

  #leave(): void {
    const leaving = this.#lying
    if (leaving === null) return
    this.#lying = null
    this.#strength = 0
    this.#fade(leaving.image, 0, () => this.#free(leaving))
    this.#host.changed(null, 0)
  }

  #free(lying: Lying): void {
    lying.image.destroy()
    this.#scene.textures.remove(lying.texture)
    this.#seen.delete(lying)
  }

  #fade(image: GameObjects.Image, alpha: number, onComplete: () => void = () => undefined): void {
    this.#scene.tweens.killTweensOf(image)
    this.#scene.tweens.add({ targets: image, alpha, duration: GROUND_FADE_MS, ease: 'Sine.easeInOut', onComplete })
  }

  /** Returns a key for a painted background. It depends on the stage's shape, the photosensitivity setting and the number of open rungs. */
  #keyOf(ground: GroundPlan): string {
    return JSON.stringify([groundShown(ground), this.#host.layout().aspect.toFixed(3), this.#host.isStrict(), this.#host.rung()])
  }
}
