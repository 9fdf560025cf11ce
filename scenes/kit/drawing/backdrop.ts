import { type GameObjects, type Scene, Scenes } from 'phaser'
import { GROUND_FADE_MS, type GroundPlan, type GroundShown, groundShown, mostStrength } from '#domain/trials/plan/ground'
import type { Layout } from './layout'
import { dimmed } from '../looks/paint'
import { paintGround } from './painter'

const BEHIND_ALL = -10
/** A ground is soft: it is painted no wider than this (pixels), and stretched. */
const MOST_SIDE = 960

export interface BackdropHost {
  readonly layout: () => Layout
  /** The child is photosensitive, or may be. */
  readonly isStrict: () => boolean
  /** How many rungs of the ladder C1-C10 are open. */
  readonly rung: () => number
  /** The picture of a photograph, as large as the stage. */
  readonly pictureOf: (ground: GroundPlan) => HTMLCanvasElement | null
  /** What lies there from now on, and how strong (0 to 1). */
  readonly changed: (shows: GroundShown | null, strength: number) => void
}

/** One ground, which comes and goes slowly. */
interface Lying {
  readonly key: string
  readonly shows: GroundShown
  readonly most: number
  readonly texture: string
  readonly image: GameObjects.Image
}

/** Less than this (0 to 1) is none that could be seen to go. */
const LEAST_SEEN = 0.05

/** What lies behind everything, as strong as the trial has it or as the adult wants it. */
export class Backdrop {
  readonly #scene: Scene
  readonly #host: BackdropHost
  #lying: Lying | null = null
  /** With those that are still going. */
  readonly #seen = new Set<Lying>()
  #strength = 0
  #planned = 1
  /** What help, or the reward, left of it in this trial (0 to 1). */
  #share = 1
  /** What the adult set: it holds until the session ends. */
  #wished: number | null = null
  #painted = 0

  constructor(scene: Scene, host: BackdropHost) {
    this.#scene = scene
    this.#host = host
    scene.events.once(Scenes.Events.SHUTDOWN, () => this.#seen.forEach((lying) => this.#free(lying)))
  }

  /** What a trial has behind its things; what lies there already stays. */
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

  /** Whether what lies there has come, or gone, as far as it will. */
  get isSteady(): boolean {
    return this.#lying === null || Math.abs(this.#lying.image.alpha - this.#strength) < LEAST_SEEN
  }

  /** The same, and what lay there before it has gone altogether. */
  get isClear(): boolean {
    return this.isSteady && [...this.#seen].every((lying) => lying === this.#lying)
  }

  /** The adult wants so much of it, 0 to 1. What help had taken of it is the adult's again. */
  setStrength(strength: number): void {
    this.#wished = Math.min(1, Math.max(0, strength))
    this.#share = 1
    this.#come()
  }

  /** The adult wants so much more of it, or less. */
  changeStrength(by: number): void {
    if (this.#lying !== null) this.setStrength(Math.round((this.#wanted(this.#lying.most) + by) * 100) / 100)
  }

  /** Only this share of it (0 to 1) stays until the next trial. Whether anything of it goes that was seen. */
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

  /** As strong as the adult, or else the trial, wants it, up to the most. */
  #wanted(most: number): number {
    return Math.min(most, Math.max(0, this.#wished ?? this.#planned))
  }

  /** Slowly to what is wanted, and never beyond what is set for the child. */
  #come(): void {
    const strength = this.#lying === null ? 0 : this.#wanted(this.#lying.most) * this.#share
    if (this.#lying === null || strength === this.#strength) return
    this.#strength = strength
    this.#fade(this.#lying.image, strength)
    this.#host.changed(this.#lying.shows, strength)
  }

  #lay(ground: GroundPlan, key: string): Lying | null {
    const shows = groundShown(ground)
    const most = mostStrength(shows, this.#host.rung())
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

  /** The same ground on a stage of another shape, in another light, or with other rungs open, is another one. */
  #keyOf(ground: GroundPlan): string {
    return JSON.stringify([groundShown(ground), this.#host.layout().aspect.toFixed(3), this.#host.isStrict(), this.#host.rung()])
  }
}
