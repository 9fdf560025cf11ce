import type { Scene } from 'phaser'
import { codeOf } from '#domain/devices/keys'

type Mark = 'looked-away' | 'helped' | 'hold' | 'advance'

export interface KeyHost {
  readonly act: (event: KeyboardEvent) => void
  /** The key or switch that acts was released. */
  readonly actUp: (event: KeyboardEvent) => void
  readonly next: () => void
  readonly mark: (type: Mark, event: KeyboardEvent) => void
  /** An arrow key, whatever else it does: one step right or down is 1. */
  readonly arrow: (towards: { readonly x: number; readonly y: number }, event: KeyboardEvent) => void
  /** The adult goes back one step, or says whether a word was read. */
  readonly back: (event: KeyboardEvent) => void
  readonly heard: (isRead: boolean, event: KeyboardEvent) => void
  /** The adult's "looks now" key is pressed and released. */
  readonly lookDown: (event: KeyboardEvent) => void
  readonly lookUp: (event: KeyboardEvent) => void
  /** The adult asks for one thing more or fewer from the next trial on. */
  readonly wish: (wish: 'one-more' | 'one-fewer', event: KeyboardEvent) => void
  /** Raises or lowers the background's strength by so much (0 to 1). */
  readonly ground: (by: number) => void
  /** The adult's key 0 to 9. */
  readonly number: (number: number, event: KeyboardEvent) => void
  readonly exitDown: () => void
  readonly exitUp: () => void
}

/** The adult's "looks now" key, held for as long as the child looks. */
const LOOK_KEY = 'KeyL'
/** The adult's other keys (clinical-design.md §1.9-1.10): looked away, helped by hand; wait longer, next trial. */
const marks: Readonly<Record<string, Mark>> = { KeyK: 'looked-away', KeyG: 'helped', KeyH: 'hold', KeyN: 'advance' }
const numberKey = /^(?:Digit|Numpad)([0-9])$/
/** Read, and not read yet. */
const heardKeys: Readonly<Record<string, boolean>> = { KeyR: true, KeyX: false }
const wishKeys: Readonly<Record<string, 'one-more' | 'one-fewer'>> = {
  NumpadAdd: 'one-more',
  Equal: 'one-more',
  NumpadSubtract: 'one-fewer',
  Minus: 'one-fewer',
}
/** Signs move between keyboard layouts, so the character that a key writes counts before its position. */
const wishSigns: typeof wishKeys = { '+': 'one-more', '=': 'one-more', '-': 'one-fewer', '−': 'one-fewer' }
const groundSigns: Readonly<Record<string, number>> = { '[': -0.1, ']': 0.1 }
/** [ and ]: one step of the slider on the adult's sheet. */
const groundKeys: Readonly<Record<string, number>> = { BracketLeft: -0.1, BracketRight: 0.1 }
const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const nextKeys = new Set(['Enter', 'NumpadEnter', 'ArrowRight', 'ArrowDown', 'Tab'])

/** Keys and switches (a switch box types Space and Enter) as intents. A held key counts once. */
export class Keys {
  readonly #scene: Scene
  readonly #down: (event: KeyboardEvent) => void
  readonly #up: (event: KeyboardEvent) => void

  constructor(scene: Scene, host: KeyHost) {
    this.#scene = scene
    this.#down = (event) => {
      if (event.repeat) return
      const code = codeOf(event)
      const [wishSign, groundSign] = [wishSigns[event.key], groundSigns[event.key]]
      const mark = marks[code]
      const wish = wishSign ?? (groundSign === undefined ? wishKeys[code] : undefined)
      const number = numberKey.exec(code)?.[1]
      const arrow = arrows[code]
      const ground = groundSign ?? (wishSign === undefined ? groundKeys[code] : undefined)
      if (arrow !== undefined) host.arrow(arrow, event)
      if (code === 'Space') host.act(event)
      else if (nextKeys.has(code)) host.next()
      else if (code === 'Escape') host.exitDown()
      else if (code === LOOK_KEY) host.lookDown(event)
      else if (code === 'ArrowLeft') host.back(event)
      else if (heardKeys[code] !== undefined) host.heard(heardKeys[code] === true, event)
      else if (ground !== undefined) host.ground(ground)
      else if (wish !== undefined) host.wish(wish, event)
      else if (mark !== undefined) host.mark(mark, event)
      else if (number !== undefined) host.number(Number(number), event)
    }
    this.#up = (event) => {
      const code = codeOf(event)
      if (code === 'Space') host.actUp(event)
      if (code === 'Escape') host.exitUp()
      if (code === LOOK_KEY) host.lookUp(event)
    }
    scene.input.keyboard?.addCapture(['SPACE', 'ENTER', 'TAB', 'UP', 'DOWN', 'LEFT', 'RIGHT'])
    scene.input.keyboard?.on('keydown', this.#down)
    scene.input.keyboard?.on('keyup', this.#up)
  }

  stop(): void {
    this.#scene.input.keyboard?.off('keydown', this.#down)
    this.#scene.input.keyboard?.off('keyup', this.#up)
    // The page gets its keys back as soon as the stage is left.
    this.#scene.input.keyboard?.clearCaptures()
  }
}
