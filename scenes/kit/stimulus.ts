import { GameObjects, Scenes, type Scene, type Tweens } from 'phaser'
import { ACKNOWLEDGE_EVERY_MS, STRICT_BRIGHTNESS, GLIDE_SPEED, fadeMsFor, isRedPicture, isSaturatedRed, maxSpeedFor } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/drawings'
import { type PicturePlan, type Place, pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan'
import { comeOn, type Coming } from './coming'
import type { DrawnLayer, Drawings } from './drawings'
import type { Layout } from './layout'
import { redShareOfPicture } from './pictures/redShare'

/** How things move and brighten (look.md). Shares of the thing or of the stage's height; times in ms. */
const MOTION = {
  appearFrom: 0.96,
  acknowledgeMs: 300,
  acknowledgeHalo: 0.3,
  sway: 0.02,
  swayMs: 4000,
  swayGrowsMs: 2000,
  // Slow and low: an edge that goes and comes back within a second is a flash for whoever looks at it.
  hop: 0.025,
  hopMs: 2600,
  // A thing that has just come must not move its edges at once.
  hopAfterMs: 900,
  grow: 1.15,
  growMs: 600,
  prompted: 1.25,
  promptedHalo: 0.12,
  promptedGlow: 0.22,
  promptMs: 1000,
  restHalo: 0.1,
  openTo: 1.3,
  openMs: 800,
  // One look goes over into another as slowly as red does, with all its edges.
  wearMs: 1000,
  dimmed: 0.3,
  // The way of an edge when the thing grows (stage heights a second).
  edgeSpeed: 0.04,
} as const

/**
 * Pictures, letters and rims have edges within: each that crosses a place and comes back is a flash there. They move as
 * far as a plain thing, but slowly: what turns back within a second goes less than a third of a cell of the film.
 */
const FINE_MOTION = {
  // Full size from the start: what grows while it fades in takes its edges along.
  appearFrom: 1,
  sway: 0.018,
  swayMs: 6000,
  hop: 0.025,
  hopMs: 5000,
  edgeSpeed: 0.014,
  // Its own sizes a second, on its way: a rim passes before, and once more behind.
  sizesPerSecond: 0.28,
} as const

/** Letters have an edge at every stroke, and one takes the place of another: all of them go slower still. */
const LETTER_MOTION = { ...FINE_MOTION, swayMs: 12_000, hopMs: 9000 } as const

/** Layers that are an edge within a thing. */
const WITHIN: ReadonlySet<DrawnLayer['name']> = new Set(['rim', 'shell', 'heart'])

/** The steepest part of an eased glide, against its mean. */
const EASED = Math.PI / 2
/** What has edges within does not go along with a finger: it goes out where it is and comes up where the finger is, no oftener than this ... */
const REAPPEAR_EVERY_MS = 1500
/** ... and only when the finger is so far away (stage heights). */
const REAPPEAR_FROM = 0.08

/** While it grows it comes to a finger at this share of its speed. */
const WHILE_GROWING = 0.6

/** Before all things, behind the mark of what would be chosen. */
const FRONT_DEPTH = 5

/** One step of 255: what is fainter is not on the screen. */
const LEAST_ALPHA = 1 / 255
/** A line round a thing is drawn at least so long. */
const DRAW_MS = 4000
/** A part that moves by itself turns no farther to either side (radians). */
const PART_TURN = 0.18
/** A smaller change of light than this is none that helps. */
const LEAST_CHANGE = 0.1

/** A layer and its image on the stage. */
interface DrawnThing {
  readonly layer: DrawnLayer
  readonly image: GameObjects.Image
}

export interface Light {
  readonly glow: boolean
  readonly strict: boolean
}

/** One thing on the child's stage. Nothing about it ever changes in a step: every change is a glide. */
export class Stimulus {
  readonly plan: StimulusPlan
  readonly view: GameObjects.Container
  /** The view, and before other things what of it hides them. */
  readonly #halves: readonly GameObjects.Container[]
  readonly #scene: Scene
  readonly #brightness: number
  readonly #glow: boolean
  readonly #drawings: Drawings
  #layers: readonly DrawnThing[]
  readonly #glides = new Map<string, Tweens.Tween>()
  readonly #offset = { x: 0, y: 0 }
  #place: Place
  #layout: Layout
  #acknowledgedAt = Number.NEGATIVE_INFINITY
  #isLeaving = false
  #isSwollen = false
  #isGlowing = false
  #isRoaming = false
  #worn = 0
  #helped: readonly PicturePlan[]
  #isRed: boolean
  /** Where a finger wants it, and how it heads there. */
  #goal: Place | null = null
  #heading: Coming['heading'] = null
  #reappearedAt = Number.NEGATIVE_INFINITY

  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, drawings: Drawings, light: Light) {
    this.plan = plan
    this.#scene = scene
    this.#place = plan.place
    this.#layout = layout
    this.#brightness = light.strict ? STRICT_BRIGHTNESS : 1
    this.#glow = light.glow
    this.#drawings = drawings
    this.#helped = pictureOf(plan)?.helped ?? []
    this.#layers = drawings.layersOf(plan, layout).map((layer) => this.#drawn(layer))
    const imagesOf = (isFront: boolean) => this.#layers.filter(({ layer }) => (layer.name === 'front') === isFront).map(({ image }) => image)
    this.view = scene.add.container(0, 0, imagesOf(false)).setAlpha(0)
    const front = imagesOf(true)
    this.#halves = front.length === 0 ? [this.view] : [this.view, scene.add.container(0, 0, front).setAlpha(0).setDepth(FRONT_DEPTH)]
    for (const { layer, image } of this.#layers) if (layer.name === 'halo') image.setAlpha(this.#restHalo)
    if (plan.light !== undefined && plan.light < 1) for (const { layer, image } of this.#layers) if (layer.name === 'lit') image.setAlpha(0)
    // A picture of other colours still wears a halo of the child's own.
    this.#isRed = this.#layers.some((drawn) => this.#looksRed(drawn)) || (isSaturatedRed(plan.colour) && (this.#glow || pictureOf(plan) === undefined))
    this.relayout(layout)
    scene.events.on(Scenes.Events.UPDATE, this.#come, this)
  }

  /** Longest side in pixels, as drawn now. */
  get size(): number {
    const span = 'text' in this.plan.shows ? Math.max(1, ...this.#layers.map(({ layer }) => layer.width)) : 1
    return this.#layout.length(this.plan.size) * span * this.view.scale
  }

  /** Middle and longest side of what is touched, in pixels. */
  get hit(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.plan.hit ?? { x: 0, y: 0, size: 1 }
    return { x: this.view.x + x * this.size, y: this.view.y + y * this.size, size: size * this.size }
  }

  /** The same where it would be if it did not sway or hop: what stands round it does not go to and fro. */
  get anchor(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, size } = this.hit
    return { x: x - this.#offset.x, y: y - this.#offset.y, size }
  }

  get place(): Place {
    return this.#place
  }

  /** Where a finger has brought it: it may still be on its way there. */
  get goal(): Place {
    return this.#goal ?? this.#place
  }

  /** How fast it may move, in stage widths a second. Red is judged by the picture's own pixels. */
  get maxSpeed(): number {
    const most = maxSpeedFor(this.#isRed)
    return this.#isFine ? Math.min(most, (FINE_MOTION.sizesPerSecond * this.plan.size) / this.#layout.aspect) : most
  }

  /** Whether at least the least step of light is drawn. */
  get isVisible(): boolean {
    return this.view.alpha >= LEAST_ALPHA
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Puts the thing where its place is on a stage of another size. */
  relayout(layout: Layout): void {
    this.#layout = layout
    for (const { layer, image } of this.#layers) {
      const size = layout.length(this.plan.size)
      const { x, y } = layer.pivot ?? { x: 0.5, y: 0.5 }
      image.setOrigin(x, y).setDisplaySize(size * layer.width, size * layer.height).setPosition(size * (x - 0.5) * layer.width, size * ((layer.y ?? 0) + (y - 0.5) * layer.height))
    }
    this.#settle()
  }

  /** Puts it there, and ends a glide that was on its way elsewhere. */
  moveTo(place: Place): void {
    this.#glides.get('path')?.remove()
    this.#goal = null
    this.#putAt(place)
  }

  /** A finger wants it there: it comes, as fast as it may, and never jumps. */
  comeTo(place: Place): void {
    this.#glides.get('path')?.remove()
    this.#goal = place
  }

  /** Fades in, after a while if wanted, over the time that is safe for its colour. */
  appear(afterMs = 0): void {
    for (const half of this.#halves) half.setScale(this.#motion.appearFrom)
    const fade = { delay: afterMs }
    this.#glide('appear', this.#halves, { alpha: this.#brightness * (this.plan.light ?? 1), ...fade }, this.#fadeMs)
    this.#glide('scale', this.#halves, { scale: 1, ...fade }, this.#fadeMs)
  }

  leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#glide('appear', this.#halves, { alpha: 0 }, this.#fadeMs)
  }

  /** "You did that": begins within the frame, and at most once a second whatever the tapping. */
  acknowledge(now: number): void {
    if (now - this.#acknowledgedAt < ACKNOWLEDGE_EVERY_MS || this.#isLeaving) return
    this.#acknowledgedAt = now
    this.#haloTo(MOTION.acknowledgeHalo, MOTION.acknowledgeMs)
  }

  /** A slow swing to and fro: the movement prompt; after a while, if wanted. Whether it begins only now. */
  sway(afterMs = 0): boolean {
    if (this.#glides.has('sway') || this.#isLeaving) return false
    const swing = { phase: 0, reach: 0 }
    const { sway, swayMs } = this.#motion
    // It grows at first: a thing that is still fading in must not move its edges far.
    this.#glide('sway grows', swing, { reach: this.#layout.length(sway), delay: afterMs }, MOTION.swayGrowsMs)
    this.#glides.set(
      'sway',
      this.#scene.tweens.add({
        targets: swing,
        phase: Math.PI * 2,
        duration: swayMs,
        repeat: -1,
        onUpdate: () => this.#swing(Math.sin(swing.phase) * swing.reach),
      }),
    )
    return true
  }

  /** Where a part of it moves by itself, only that part turns; its farthest point goes no farther than the whole would. */
  #swing(by: number): void {
    const parts = this.#movingParts
    for (const { layer, image } of parts) image.setRotation(Math.max(-PART_TURN, Math.min(PART_TURN, by / (image.displayHeight * (layer.pivot?.y ?? 1)))))
    if (parts.length > 0) return
    this.#offset.x = by
    this.#settle()
  }

  get #movingParts(): readonly DrawnThing[] {
    return this.#layers.filter(({ layer }) => layer.name === 'part')
  }

  /** The swing ends where it began. */
  still(): void {
    this.#glides.get('sway')?.remove()
    this.#glides.delete('sway')
    const parts = this.#movingParts.map(({ image }) => image)
    if (parts.length > 0) this.#glide('part stands', parts, { rotation: 0 }, MOTION.growMs)
    this.#glide('still', this.#offset, { x: 0 }, MOTION.growMs, () => this.#settle())
  }

  /** Whether it has edges within. */
  get #isFine(): boolean {
    return pictureOf(this.plan) !== undefined || textOf(this.plan) !== undefined || this.#layers.some(({ layer }) => WITHIN.has(layer.name))
  }

  get #motion(): Readonly<Record<Exclude<keyof typeof FINE_MOTION, 'sizesPerSecond'>, number>> {
    if (textOf(this.plan) !== undefined) return LETTER_MOTION
    return this.#isFine ? FINE_MOTION : MOTION
  }

  get #glideSpeed(): number {
    return Math.min(GLIDE_SPEED, this.maxSpeed)
  }

  get #fadeMs(): number {
    return fadeMsFor(this.#isRed)
  }

  /** How long it takes to grow or shrink to a scale: its edges must not hurry. */
  #growMs(scale: number, leastMs: number): number {
    return this.#edgeMs(Math.abs(scale / this.view.scale - 1) * this.size, leastMs)
  }

  /** How long an edge takes that goes outward when a side grows by so many pixels. */
  #edgeMs(growth: number, leastMs: number): number {
    return Math.max(leastMs, (growth / 2 / this.#layout.height / this.#motion.edgeSpeed) * EASED * 1000)
  }

  /** Up and down again, once and softly. */
  hop(): boolean {
    // One that is under way is not begun anew: it would jump down to where it stood.
    if (this.#busyMs('hop') > 0) return false
    const rise = { phase: 0 }
    const { hop, hopMs } = this.#motion
    const reach = this.#layout.length(hop) / 2
    this.#glide('hop', rise, { phase: Math.PI * 2, delay: MOTION.hopAfterMs, ease: 'Linear' }, hopMs, () => {
      this.#offset.y = (Math.cos(rise.phase) - 1) * reach
      this.#settle()
    })
    return !this.#isLeaving
  }

  /** A quarter larger, with a soft halo of its own colour: the second prompt. Whether it was smaller until now. */
  swell(): boolean {
    if (this.#isSwollen || this.#isLeaving) return false
    this.#isSwollen = true
    this.#scaleTo(MOTION.prompted, this.#growMs(MOTION.prompted, MOTION.promptMs))
    this.#haloTo(MOTION.promptedHalo, MOTION.promptMs)
    return true
  }

  get #restHalo(): number {
    return this.#glow && pictureOf(this.plan) === undefined ? MOTION.restHalo : 0
  }

  /** It will be moved all the time, though it has no way of its own. */
  roam(): void {
    this.#isRoaming = true
  }

  /** Whether it goes about while it can be chosen. */
  get travels(): boolean {
    const { drift } = this.plan
    return this.#isRoaming || (drift !== null && drift.atEnd !== 'wait')
  }

  /** A soft halo that comes and stays. Whether it was not there until now; a child whose eyes light holds is shown none, and some things have none. */
  glow(): boolean {
    if (!this.#glow || this.#isGlowing || this.#isLeaving || !this.#layers.some(({ layer }) => layer.name === 'halo')) return false
    this.#isGlowing = true
    this.#haloTo(MOTION.promptedGlow, MOTION.promptMs)
    return true
  }

  /** Back to its own size and light. */
  settle(): void {
    this.#isSwollen = false
    this.#isGlowing = false
    this.#haloTo(this.#restHalo, MOTION.promptMs)
    this.#scaleTo(1, this.#growMs(1, MOTION.growMs))
  }

  /** Down, or up, to a share of its own light. */
  dim(share: number = MOTION.dimmed, leastMs = 0): void {
    if (!this.#isLeaving) this.#glide('appear', this.#halves, { alpha: share * this.#brightness }, Math.max(this.#fadeMs, leastMs))
  }

  /** The same as a step of help: whether it had another light until now. */
  dimOnce(share: number): boolean {
    const isChange = !this.#isLeaving && Math.abs(this.view.alpha - share * this.#brightness) > LEAST_CHANGE
    this.dim(share)
    return isChange
  }

  /** The word that is to be read now, or one that waits with a share of its light. */
  light(isLit: boolean, share = 1): void {
    this.dim(share)
    for (const { layer, image } of this.#layers) if (layer.name === 'lit') this.#glide('lit', image, { alpha: isLit ? 1 : 0 }, this.#fadeMs)
  }

  /** The reward of most things: a little larger, slowly, and still there. */
  celebrate(): void {
    const grown = this.view.scale * MOTION.grow
    this.#scaleTo(grown, this.#growMs(grown, MOTION.growMs))
    // What has edges within would hurry by the sum.
    if (!this.#isFine) this.sway()
  }

  /** A shell widens and fades while the heart stays: the reward of things that open. */
  open(): void {
    for (const { layer, image } of this.#layers) {
      if (layer.name !== 'shell' && layer.name !== 'heart') continue
      this.#glide(layer.name, image, { scale: image.scale * MOTION.openTo }, this.#edgeMs(image.displayWidth * (MOTION.openTo - 1), MOTION.growMs))
      if (layer.name === 'shell') this.#glide('open', image, { alpha: 0 }, Math.max(this.#fadeMs, MOTION.openMs))
    }
  }

  /** Another picture or drawing of the same thing comes up over the present one, which then fades. It must have been planned. */
  wear(next: PicturePlan | Drawing): void {
    this.#helped = typeof next === 'string' ? [] : (next.helped ?? [])
    this.#dress(next)
  }

  /** What the present picture wears as help, where it has that. */
  wearHelp(index: number): boolean {
    const picture = this.#helped[index]
    if (picture === undefined || this.#isLeaving) return false
    this.#dress(picture)
    return true
  }

  #dress(next: PicturePlan | Drawing): void {
    const isNext = ({ name }: DrawnLayer) => (typeof next === 'string' ? name !== 'halo' : name === 'body')
    const worn = this.#layers.filter(({ layer }) => isNext(layer))
    const layers = typeof next === 'string' ? this.#drawings.drawing(this.plan, next, this.#layout).filter(isNext) : [this.#drawings.picture(this.plan, next, this.#layout)]
    if (worn.map(({ layer }) => layer.texture).join() === layers.map(({ texture }) => texture).join()) return
    const drawn = layers.map((layer) => this.#drawn(layer))
    const [images, old] = [drawn.map(({ image }) => image.setAlpha(0)), worn.map(({ image }) => image)]
    this.view.add(images)
    this.#layers = [...this.#layers.filter((known) => !worn.includes(known)), ...drawn]
    this.#isRed ||= drawn.some((each) => this.#looksRed(each))
    const ms = Math.max(MOTION.wearMs, this.#fadeMs)
    this.relayout(this.#layout)
    this.#worn += 1
    const turn = this.#worn
    // Only when the new one is there: both half seen would be a moment of less light.
    const shed = () => this.#glide(`shed ${turn}`, old, { alpha: 0 }, ms, () => undefined, () => old.forEach((image) => image.destroy()))
    const [image] = images
    if (typeof next !== 'string' && next.drawnSlowly === true && image !== undefined) this.#drawSlowly(image, shed)
    else this.#glide(`wear ${turn}`, images, { alpha: 1 }, ms, () => undefined, shed)
  }

  /** It comes line by line from the top, no faster than a thing of its colour may move. */
  #drawSlowly(image: GameObjects.Image, onDrawn: () => void): void {
    const drawn = { share: 0 }
    const ms = Math.max(DRAW_MS, (this.plan.size / (this.#glideSpeed * this.#layout.aspect)) * 1000)
    const crop = () => image.setCrop(0, 0, image.frame.realWidth, image.frame.realHeight * drawn.share)
    crop().setAlpha(1)
    this.#glide(`wear ${this.#worn}`, drawn, { share: 1, ease: 'Linear' }, ms, crop, () => {
      image.setCrop()
      onDrawn()
    })
  }

  /** Glides along a straight line in `ms`, or longer where that would hurry, slowing down to arrive. */
  glideTo(place: Place, ms: number, onArrived: () => void = () => undefined): void {
    const at = { ...this.#place }
    this.#goal = null
    // One after the other: edges that grow, sway and travel at once would hurry by the sum.
    this.still()
    this.#glide('path', at, { x: place.x, y: place.y, delay: this.#busyMs('scale') }, this.#pathMs(place, ms), () => this.#putAt({ x: at.x, y: at.y }), onArrived)
  }

  /** How long such a glide takes until it has arrived. */
  glideMs(place: Place, leastMs: number): number {
    return this.#busyMs('scale') + this.#pathMs(place, leastMs)
  }

  #pathMs(place: Place, leastMs: number): number {
    const way = Math.hypot(place.x - this.#place.x, (place.y - this.#place.y) / this.#layout.aspect)
    return Math.max(leastMs, (way / this.#glideSpeed) * EASED * 1000)
  }

  shrinkTo(scale: number, ms: number): void {
    this.#scaleTo(scale, this.#growMs(scale, ms))
  }

  /** Whatever of it is still seen fades first: it is never gone in one frame. */
  destroy(): void {
    const isSeen = this.isVisible && this.#scene.sys.isActive()
    for (const tween of this.#glides.values()) tween.remove()
    this.#glides.clear()
    this.#scene.events.off(Scenes.Events.UPDATE, this.#come, this)
    const end = () => this.#halves.forEach((half) => half.destroy())
    if (!isSeen) return end()
    this.#isLeaving = true
    this.#scene.tweens.add({ targets: this.#halves, alpha: 0, duration: this.#fadeMs * Math.min(1, this.view.alpha), ease: 'Sine.easeInOut', onComplete: end })
  }

  /** Called each frame: it comes on its way to the finger. */
  #come(time: number, delta: number): void {
    const goal = this.#goal
    if (goal === null || this.#isLeaving) return
    if (this.#isFine) return this.#reappear(goal, time)
    const { place, heading } = comeOn({ place: this.#place, heading: this.#heading }, goal, delta / 1000, this.#glideSpeed * (this.#busyMs('scale') > 0 ? WHILE_GROWING : 1), this.#layout.aspect)
    this.#heading = heading
    this.#putAt(place)
  }

  #reappear(goal: Place, time: number): void {
    const { aspect } = this.#layout
    if (time - this.#reappearedAt < REAPPEAR_EVERY_MS + this.#fadeMs || Math.hypot((goal.x - this.#place.x) * aspect, goal.y - this.#place.y) < REAPPEAR_FROM) return
    this.#reappearedAt = time
    const { alpha } = this.view
    this.#glide('appear', this.#halves, { alpha: 0 }, this.#fadeMs, undefined, () => {
      this.#putAt(this.goal)
      if (!this.#isLeaving) this.#glide('appear', this.#halves, { alpha }, this.#fadeMs)
    })
  }

  #drawn(layer: DrawnLayer): DrawnThing {
    const image = this.#scene.add.image(0, 0, layer.texture)
    const { shows } = this.plan
    return { layer, image: 'drawing' in shows ? image.setFlipX(shows.mirrored === true).setAngle(shows.turned ?? 0) : image }
  }

  /** How long a glide still goes on. */
  #busyMs(name: 'scale' | 'path' | 'hop'): number {
    const glide = this.#glides.get(name)
    return glide?.isActive() === true || glide?.isPending() === true ? Math.max(0, glide.totalDuration - glide.totalElapsed) : 0
  }

  /** To a scale, when it has arrived where it goes. */
  #scaleTo(scale: number, ms: number): void {
    this.#glide('scale', this.#halves, { scale, delay: this.#busyMs('path') }, ms)
  }

  #looksRed({ layer, image }: DrawnThing): boolean {
    if (layer.name === 'halo') return false
    const picture = image.texture.getSourceImage()
    return picture instanceof HTMLCanvasElement && isRedPicture(redShareOfPicture(picture))
  }

  #putAt(place: Place): void {
    this.#place = place
    this.#settle()
  }

  #haloTo(alpha: number, ms: number): void {
    if (!this.#glow) return
    // A halo wears the child's own colour, whatever the picture has: a red one comes as slowly as any other red.
    const safeMs = Math.max(ms, fadeMsFor(isSaturatedRed(this.plan.colour)))
    for (const { layer, image } of this.#layers) if (layer.name === 'halo') this.#glide('halo', image, { alpha }, safeMs)
  }

  #settle(): void {
    const { x, y } = this.#layout.point(this.#place)
    for (const half of this.#halves) half.setPosition(x + this.#offset.x, y + this.#offset.y)
  }

  /** One glide per property: a new one begins where the old one is, so that nothing jumps. */
  #glide(
    name: string,
    targets: object | readonly object[],
    to: Record<string, number | string>,
    duration: number,
    onUpdate: () => void = () => undefined,
    onComplete: () => void = () => undefined,
  ): void {
    this.#glides.get(name)?.remove()
    this.#glides.set(name, this.#scene.tweens.add({ targets, duration, ease: 'Sine.easeInOut', ...to, onUpdate, onComplete }))
  }
}
