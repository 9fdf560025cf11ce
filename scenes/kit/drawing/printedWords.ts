import type { Hex } from '#domain/child/palette'
import type { OutlinePlan, TextPlan } from '#domain/trials/plan/text'
import { inLine } from '#domain/words/outlinedWord'
import type { DrawnLayer } from './drawnLayer'
import { MAX_SIDE, type SceneTextures } from './sceneTextures'
import { drawLetters, drawOutline, outlinedWord } from '../looks/outlined'
import { drawText, textWidth, type TextDress } from '../looks/text'

/** Draws printed words. A text has many of them, and each is shown only once. */
export class PrintedWords {
  readonly #textures: SceneTextures
  readonly #made = new Set<string>()

  constructor(textures: SceneTextures) {
    this.#textures = textures
  }

  /** Returns the layers of a word: the word itself, and above it the word as it looks while it is read. */
  layersOf(plan: TextPlan, colour: Hex, size: number): readonly DrawnLayer[] {
    if (plan.outline !== undefined) return this.#outlined(plan.text, plan.outline, colour, size)
    const lit = (dress: TextDress): DrawnLayer => ({ ...this.text(plan, dress, colour, size), name: 'lit' })
    if (plan.mark === undefined) return [this.text(plan, dressOf(plan), colour, size), ...(plan.fills === true ? [lit('filled')] : [])]
    const letters = this.text(plan, 'letters', colour, size)
    return plan.mark === 'colour' ? [letters] : [letters, lit(plan.mark)]
  }

  /** Returns the layers of an outlined word: its outline filled with black, and above it the letters, which light up separately. */
  #outlined(text: string, { form, strength }: OutlinePlan, colour: Hex, size: number): readonly DrawnLayer[] {
    const word = outlinedWord(text, form)
    const { em, width, foot } = inLine(word)
    const height = Math.max(1, Math.floor(Math.min(size, MAX_SIDE / width)))
    const layer = (name: 'body' | 'lit', paint: (context: CanvasRenderingContext2D, em: number) => void): DrawnLayer => {
      const key = `outlined/${JSON.stringify([text, form])}/${name === 'body' ? `${colour}/${strength}` : name}/${height}`
      const texture = this.#textures.canvas(key, Math.max(1, Math.ceil(width * height)), height, (context) => {
        context.translate(0, height * foot - (word.parts[0]?.pen.y ?? 0) * em * height)
        paint(context, em * height)
      })
      this.#made.add(texture)
      return { name, texture, width, height: 1 }
    }
    return [
      layer('body', (context, pixels) => drawOutline(context, word, { em: pixels, colour, width: form.width, strength })),
      layer('lit', (context, pixels) => drawLetters(context, word, { em: pixels, form })),
    ]
  }

  /** Returns the layer of one printed word. */
  text({ text, sides }: TextPlan, dress: TextDress, colour: Hex, size: number): DrawnLayer {
    const width = textWidth(text, sides)
    const scale = Math.min(1, MAX_SIDE / (width * size))
    const [w, h] = [Math.ceil(width * size * scale), Math.ceil(size * scale)]
    const texture = this.#textures.canvas(`text/${text}/${dress}/${sides ?? ''}/${colour}/${h}`, w, h, (context) =>
      drawText(context, { text, dress, colour, width: w, height: h }),
    )
    this.#made.add(texture)
    return { name: 'body', texture, width, height: 1 }
  }

  /** Frees every printed word that is no longer visible. */
  freeUnseen(): void {
    for (const key of this.#made) {
      if (this.#textures.isWorn(key)) continue
      this.#textures.remove([key])
      this.#made.delete(key)
    }
  }
}

/** Returns how a printed word looks while it is not marked. */
export const dressOf = ({ bubble }: TextPlan): TextDress => (bubble ? 'bubble' : 'letters')
