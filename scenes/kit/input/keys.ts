import type { Scene } from 'phaser'
import { codeOf } from '#domain/devices/keys'
import type { AdultMark, StageIntent } from './stageIntents'

/** The key for the adult's "looks now" mark. The adult holds it for as long as the child looks. */
const LOOK_KEY = 'KeyL'
/** The adult's other keys (clinical-design.md §1.9-1.10): looked away, helped by hand, wait longer, next trial. */
const marks: Readonly<Record<string, AdultMark>> = { KeyK: 'looked-away', KeyG: 'helped', KeyH: 'hold', KeyN: 'advance' }
const numberKey = /^(?:Digit|Numpad)([0-9])$/
/** The adult's keys for a word read aloud: R means read, X means not read yet. */
const heardKeys: Readonly<Record<string, boolean>> = { KeyR: true, KeyX: false }
const wishKeys: Readonly<Record<string, 'one-more' | 'one-fewer'>> = {
  NumpadAdd: 'one-more',
  Equal: 'one-more',
  NumpadSubtract: 'one-fewer',
  Minus: 'one-fewer',
}
/** Typed characters for a wish. They take precedence over the key's position, because signs are on different keys in different keyboard layouts. */
const wishSigns: typeof wishKeys = { '+': 'one-more', '=': 'one-more', '-': 'one-fewer', '−': 'one-fewer' }
const groundSigns: Readonly<Record<string, number>> = { '[': -0.1, ']': 0.1 }
/** The keys [ and ], each of which moves the slider of the pause menu by one step. */
const groundKeys: Readonly<Record<string, number>> = { BracketLeft: -0.1, BracketRight: 0.1 }
const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const nextKeys = new Set(['Enter', 'NumpadEnter', 'ArrowRight', 'ArrowDown', 'Tab'])

/** Turns keys and switches into intents. A switch interface types Space and Enter. A key that is held down counts once. */
export class Keys {
  readonly #scene: Scene
  readonly #down: (event: KeyboardEvent) => void
  readonly #up: (event: KeyboardEvent) => void

  /** @param timeOf returns the active time (ms) of an event */
  constructor(scene: Scene, timeOf: (event: Event) => number, handle: (intent: StageIntent) => void) {
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
      if (arrow !== undefined) handle({ kind: 'arrow', towards: arrow, at: timeOf(event) })
      if (code === 'Space') handle({ kind: 'act', at: timeOf(event) })
      else if (nextKeys.has(code)) handle({ kind: 'next' })
      else if (code === 'Escape') handle({ kind: 'exit', isDown: true })
      else if (code === LOOK_KEY) handle({ kind: 'looks', isDown: true, at: timeOf(event) })
      else if (code === 'ArrowLeft') handle({ kind: 'back', at: timeOf(event) })
      else if (heardKeys[code] !== undefined) handle({ kind: 'heard', isRead: heardKeys[code] === true, at: timeOf(event) })
      else if (ground !== undefined) handle({ kind: 'ground', by: ground })
      else if (wish !== undefined) handle({ kind: 'wish', wish, at: timeOf(event) })
      else if (mark !== undefined) handle({ kind: 'mark', mark, at: timeOf(event) })
      else if (number !== undefined) handle({ kind: 'number', number: Number(number), at: timeOf(event) })
    }
    this.#up = (event) => {
      const code = codeOf(event)
      if (code === 'Space') handle({ kind: 'actUp', at: timeOf(event) })
      if (code === 'Escape') handle({ kind: 'exit', isDown: false })
      if (code === LOOK_KEY) handle({ kind: 'looks', isDown: false, at: timeOf(event) })
    }
    scene.input.keyboard?.addCapture(['SPACE', 'ENTER', 'TAB', 'UP', 'DOWN', 'LEFT', 'RIGHT'])
    scene.input.keyboard?.on('keydown', this.#down)
    scene.input.keyboard?.on('keyup', this.#up)
  }

  stop(): void {
    this.#scene.input.keyboard?.off('keydown', this.#down)
    this.#scene.input.keyboard?.off('keyup', this.#up)
    // Returns the captured keys to the page as soon as the stage is left.
    this.#scene.input.keyboard?.clearCaptures()
  }
}
