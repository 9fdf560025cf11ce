import type { GameObjects, Scene } from 'phaser'
import { isTooFast, isTooOften, lightReversals } from '#domain/flashes/alone'
import { linearOf, luminanceOfLinear } from '#domain/flashes/light'
import { FRAMES_PER_SECOND } from '#domain/flashes/limits'
import { COLUMNS, ROWS } from './cells'

/* Judges each thing on its own by the brightness of every display object, taken from the scene's own state. */

/**
 * A display object whose brightness reverses too often or changes too fast. `amount` is the number of reversals in a second, or the time of a change (ms).
 */
export interface SingleObjectFinding {
  readonly kind: 'turns too often' | 'turns too fast'
  readonly id: string
  readonly frame: number
  readonly amount: number
}

interface Trace {
  readonly from: number
  readonly light: number[]
  readonly id: string
}

/** Change of an object's brightness in one frame, up or down, and the object's place. */
interface Jump {
  readonly object: GameObjects.GameObject
  readonly jump: number
  readonly cells: Cells
}

/** Minimum change of brightness in one frame for which the frame itself is checked. */
const JUMP = 0.1
/**
 * A change is visible in the frame if some cell within the object's bounds changes by this fraction of the change expected in the brightest
 * cell, and if most cells change in the same direction. A moving edge changes them in both directions.
 */
const SHOWN_SHARE = 0.15
const SAME_WAY = 0.5
/** Maximum difference, as a fraction, between the edges of a picture and of the one that replaces it. */
const SWAPPED_SHARE = 0.4
/** Maximum difference, as a fraction of all light within the bounds. Below it, only the edge of a moving thing has changed. */
const SWAPPED_LIGHT = 0.05

/** Records the brightness of every object of a scene, frame by frame. */
export class SingleObjectMonitor {
  readonly #traces = new Map<GameObjects.GameObject, Trace>()
  readonly #ended: Trace[] = []
  /** Place of each object in the previous frame. */
  #places = new Map<GameObjects.GameObject, Cells>()
  #frame = -1
  #cells: Uint8Array | null = null
  #before: Uint8Array | null = null

  /** Adds the drawn scene and the cells of its frame. */
  add(scene: Scene, cells: Uint8Array): void {
    this.#frame += 1
    this.#before = this.#cells
    this.#cells = cells
    const lights = new Map<GameObjects.GameObject, number>()
    for (const object of scene.children.list) collectLights(object, scene.cameras.main.alpha, lights)
    // A picture is replaced in layers, so even a faint one may belong to the others.
    const jumpOf = (object: GameObjects.GameObject, light: number) => light - (this.#traces.get(object)?.light.at(-1) ?? 0)
    const jumps: readonly Jump[] = [
      ...[...lights].map(([object, light]) => ({ object, jump: jumpOf(object, light), cells: cellsUnder(object) })),
      // This adds objects that have disappeared.
      ...[...this.#places].filter(([object]) => !lights.has(object)).map(([object, cells]) => ({ object, jump: jumpOf(object, 0), cells })),
    ].filter(({ jump }) => Math.abs(jump) >= JUMP)
    const largest = Math.max(0, ...jumps.map(({ jump }) => Math.abs(jump)))
    const isSwapped = ({ cells: own, jump }: Jump) => jumps.some((other) => other.jump * jump < 0 && overlap(own, other.cells))
    const shown = new Set(jumps.filter((each) => this.#shows(each.cells, largest, isSwapped(each))).map(({ object }) => object))
    // A moving cover changes the visible part of everything below it.
    const isCovered = scene.children.list.some((object) => 'texture' in object && (object as GameObjects.Image).texture.key === 'spotlight')
    for (const [object, light] of lights) this.#follow(object, light, !isCovered && shown.has(object))
    for (const [object, trace] of this.#traces) {
      if (lights.has(object)) continue
      this.#traces.delete(object)
      this.#ended.push(trace)
    }
    this.#places = new Map([...lights.keys()].map((object) => [object, cellsUnder(object)]))
  }

  /**
   * Follows an object's brightness. A change that the frame does not show ends the trace, because one picture has replaced another that looks the same.
   */
  #follow(object: GameObjects.GameObject, light: number, isShown: boolean): void {
    const trace = this.#traces.get(object)
    const last = trace?.light.at(-1) ?? 0
    if (trace !== undefined && (isShown || Math.abs(light - last) < JUMP)) {
      trace.light.push(light)
      return
    }
    if (trace !== undefined) this.#ended.push(trace)
    this.#traces.set(object, { from: this.#frame, light: trace === undefined && isShown ? [0, light] : [light], id: nameOf(object) })
  }

  /** Returns the worst finding of each kind. */
  get found(): readonly SingleObjectFinding[] {
    const worst = new Map<SingleObjectFinding['kind'], SingleObjectFinding>()
    for (const { from, light, id } of [...this.#ended, ...this.#traces.values()]) {
      const turns = lightReversals(light, FRAMES_PER_SECOND)
      const often: SingleObjectFinding = { kind: 'turns too often', id, frame: from + turns.mostFrom, amount: turns.most }
      const fast: SingleObjectFinding = { kind: 'turns too fast', id, frame: from + turns.fastestFrom, amount: turns.fastestMs ?? Infinity }
      if (isTooOften(turns) && often.amount > (worst.get(often.kind)?.amount ?? 0)) worst.set(often.kind, often)
      if (isTooFast(turns) && fast.amount < (worst.get(fast.kind)?.amount ?? Infinity)) worst.set(fast.kind, fast)
    }
    return [...worst.values()]
  }

  /** Whether a change of this size is visible at the object's place. */
  #shows([left, top, right, bottom]: Cells, jump: number, isSwapped: boolean): boolean {
    const [before, cells] = [this.#before, this.#cells]
    if (before === null || cells === null || before === cells) return false
    let [most, sum, total, brightest, light] = [0, 0, 0, 0, 0]
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const [now, then] = [luminanceAround(cells, x, y), luminanceAround(before, x, y)]
        const change = now - then
        brightest = Math.max(brightest, now, then)
        light += Math.max(now, then)
        most = Math.max(most, Math.abs(change))
        sum += change
        total += Math.abs(change)
      }
    }
    const share = isSwapped ? SWAPPED_SHARE : SHOWN_SHARE
    if (isSwapped && total < SWAPPED_LIGHT * light) return false
    return most > 0 && most >= share * jump * brightest && Math.abs(sum) >= SAME_WAY * total
  }
}

/** Collects the brightness of everything drawn, including the opacity of its parents. */
function collectLights(object: GameObjects.GameObject, above: number, lights: Map<GameObjects.GameObject, number>): void {
  const light = above * lightOf(object)
  const { list } = object as Partial<GameObjects.Container>
  if (Array.isArray(list)) for (const inner of list) collectLights(inner, light, lights)
  else lights.set(object, light)
}

/** Returns the object's bounds in cells: left, top, right and bottom. A drawing without bounds may be anywhere. */
function cellsUnder(object: GameObjects.GameObject): readonly [number, number, number, number] {
  if (!('getBounds' in object)) return [0, 0, COLUMNS, ROWS]
  const { left, top, right, bottom } = (object as GameObjects.Image).getBounds()
  const { width, height } = object.scene.scale
  const within = (cell: number, cells: number) => Math.min(cells, Math.max(0, cell))
  return [
    within(Math.floor((left / width) * COLUMNS), COLUMNS),
    within(Math.floor((top / height) * ROWS), ROWS),
    within(Math.ceil((right / width) * COLUMNS), COLUMNS),
    within(Math.ceil((bottom / height) * ROWS), ROWS),
  ]
}

type Cells = ReturnType<typeof cellsUnder>
const overlap = ([left, top, right, bottom]: Cells, other: Cells): boolean => left < other[2] && other[0] < right && top < other[3] && other[1] < bottom

/** Returns the mean brightness of a cell and its three neighbours, because an edge drawn by another picture can differ by part of a cell. */
function luminanceAround(cells: Uint8Array, x: number, y: number): number {
  const [right, below] = [Math.min(x + 1, COLUMNS - 1), Math.min(y + 1, ROWS - 1)]
  const around = [y * COLUMNS + x, y * COLUMNS + right, below * COLUMNS + x, below * COLUMNS + right]
  return around.reduce((sum, cell) => sum + luminanceAt(cells, cell * 3), 0) / around.length
}

const luminanceAt = (cells: Uint8Array, at: number): number => luminanceOfLinear(linearOf(cells[at]), linearOf(cells[at + 1]), linearOf(cells[at + 2]))

/** Returns the opacity times the brightness of the tint, reduced by the crop; 0 if the object is hidden. */
function lightOf(object: GameObjects.GameObject): number {
  // A black cover has no brightness of its own. The film judges what it uncovers.
  if ('texture' in object && (object as GameObjects.Image).texture.key === 'spotlight') return 0
  const { visible = true, alpha = 1, tint = 0xffffff } = object as Partial<GameObjects.Image>
  if (!visible) return 0
  return alpha * (Math.max((tint >> 16) & 255, (tint >> 8) & 255, tint & 255) / 255) * shareSeen(object)
}

/** Returns the fraction of a picture that its crop leaves. */
function shareSeen(object: GameObjects.GameObject): number {
  const { isCropped = false, frame } = object as Partial<GameObjects.Image>
  const crop = Reflect.get(object, '_crop') as { readonly width: number; readonly height: number } | undefined
  if (!isCropped || crop === undefined || frame === undefined) return 1
  return Math.min(1, (crop.width * crop.height) / (frame.realWidth * frame.realHeight))
}

/** Returns a name that can be found in the source code: the object's type, its picture and the names of its parents. */
function nameOf(object: GameObjects.GameObject): string {
  const { texture } = object as Partial<GameObjects.Image>
  return [object.parentContainer?.name, object.name, object.type, texture?.key].filter(Boolean).join(' ').slice(0, 80)
}
