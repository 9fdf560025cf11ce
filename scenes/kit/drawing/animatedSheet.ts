import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { ActedSheet } from './drawnLayer'
import type { Drawings } from './drawings'
import type { StimulusLayers } from './stimulusLayers'
import type { SheetSize } from '../looks/paint'
import type { Glides } from '../glides/glides'

/** Animates the drawing of a thing on a sheet: plays its acts, and turns it to face its direction of travel. */
export class AnimatedSheet {
  readonly #layers: StimulusLayers
  readonly #drawings: Drawings
  readonly #glides: Glides
  /** Called when the sheet has replaced the thing's previous layers. */
  readonly #onReplaced: () => void
  /** The drawing that the thing currently shows; null if it shows none. Its look defines the available acts. */
  #drawing: Drawing | null
  #acting: { readonly act: Act; readonly done: { readonly share: number } } | null = null
  #sheet: ActedSheet | null = null
  #facing = 0
  #turning = 0
  #facedMs = 0

  constructor(layers: StimulusLayers, of: { readonly drawings: Drawings; readonly glides: Glides }, onReplaced: () => void) {
    this.#layers = layers
    this.#drawings = of.drawings
    this.#glides = of.glides
    this.#onReplaced = onReplaced
    const { shows, actsAs } = layers.plan
    this.#drawing = 'drawing' in shows ? shows.drawing : (actsAs ?? null)
  }

  /** Whether the thing is repainted each frame. */
  get isShown(): boolean {
    return this.#sheet !== null
  }

  /** The side that the thing faces: 0 for its first side, 1 for the other, and values between while it turns. */
  get facing(): number {
    return this.#facing
  }

  /** The current or most recent act, with the share of it that has been played (0 to 1). */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.#acting === null ? null : { act: this.#acting.act, share: this.#acting.done.share }
  }

  /** Uses the acts of this drawing from now on. Called when the thing changes to it. */
  takes(drawing: Drawing): void {
    this.#drawing = drawing
  }

  /** Forgets the sheet. Called when another look has replaced it. */
  forget(): void {
    this.#sheet = null
  }

  /** Plays an act for this long (ms). Returns whether the current drawing has that act. */
  act(act: Act, ms: number): boolean {
    const acted = this.#drawing === null ? null : this.#drawings.acted(this.#drawing, act)
    if (acted === null) return false
    const sheet = this.#sheetFor(acted)
    if (sheet === null) return false
    const done = { share: 0 }
    this.#acting = { act, done }
    const paint = () => sheet.paint((on) => acted.paint(on, this.#layers.plan.colour, done.share, this.#facing))
    paint()
    this.#glides.start('act', done, { share: 1, ease: 'Linear' }, ms, paint)
    return true
  }

  /** Turns the thing to face right (1) or left (-1). Called each frame while it moves. Returns whether the current drawing can turn. */
  face(way: 1 | -1, deltaMs: number): boolean {
    const facing = this.#drawing === null ? null : this.#drawings.facing(this.#drawing)
    if (facing === null || this.#acting !== null) return false
    const sheet = this.#sheetFor(facing)
    const { shows, colour } = this.#layers.plan
    const isMirrored = 'drawing' in shows && shows.mirrored === true
    const goal = way > 0 === isMirrored ? 1 : 0
    this.#turning += Math.sign(goal - this.#turning) * Math.min(Math.abs(goal - this.#turning), deltaMs / facing.turnMs)
    // The turn starts and ends gently.
    this.#facing = 0.5 - 0.5 * Math.cos(Math.PI * this.#turning)
    this.#facedMs += deltaMs
    sheet?.paint((on) => facing.paint(on, colour, this.#facing, this.#facedMs))
    return true
  }

  /** Returns the sheet of the last act if it has the right size, or makes one that replaces the thing's layers. */
  #sheetFor(of: SheetSize): ActedSheet | null {
    if (this.#sheet?.layer.width === of.spread && this.#sheet.layer.y === (of.y ?? 0)) return this.#sheet
    const layers = this.#layers
    const sheet = this.#drawings.sheetFor(layers.plan, of, layers.layout)
    if (sheet === null) return null
    this.#sheet = sheet
    layers.owns(sheet.layer.texture)
    const drawn = layers.draw(sheet.layer, true)
    const before = layers.all.filter(({ layer }) => layer.name !== 'halo' && layer.name !== 'front')
    const [first] = before
    layers.view.addAt(drawn.image, first === undefined ? 0 : layers.view.getIndex(first.image))
    layers.replace(before, [drawn])
    for (const { image } of before) image.destroy()
    this.#onReplaced()
    return sheet
  }
}
