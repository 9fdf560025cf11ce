import type { Glide } from '#domain/flashes/glideFlashes'
import { plainGlide, type SafeGlide } from '#domain/flashes/glide'
import { judgeQuestion, startGlideJudge } from './glideJudge'
import { pixelsForGlide } from '../pictures/silhouette'

/** Makes the picture when it is needed. Returns null if nothing can be drawn. */
type MakePicture = () => HTMLCanvasElement | null

/** The only worker of the page; undefined until the first question. */
let judge: ReturnType<typeof startGlideJudge> | undefined

const keyOf = (picture: string, glide: Glide): string => `${picture} ${JSON.stringify(glide)}`

/** Finds glides within the flash limits for the pictures of a session. Each result is calculated only once. */
export class SafeGlides {
  readonly #known = new Map<string, SafeGlide>()
  readonly #asked = new Map<string, Promise<void>>()

  /**
   * Calculates results in advance, in a worker if there is one. Returns undefined if all of them are already known.
   * @param name identifies the picture at its size
   */
  foresee(name: string, glides: readonly Glide[], picture: MakePicture): Promise<void> | undefined {
    const open = glides.filter((glide) => !this.#known.has(keyOf(name, glide)))
    if (open.length === 0) return undefined
    const asked = open.map((glide) => this.#asked.get(keyOf(name, glide)))
    const unasked = open.filter((_, index) => asked[index] === undefined)
    const asking = unasked.length === 0 ? undefined : this.#ask(name, unasked, picture)
    const all = [...asked, asking].filter((each) => each !== undefined)
    return all.length === 0 ? undefined : Promise.all(all).then(() => undefined)
  }

  /** Returns the result immediately. Takes longer than a frame if it was not calculated in advance. */
  of(name: string, glide: Glide, picture: MakePicture): SafeGlide {
    const key = keyOf(name, glide)
    const known = this.#known.get(key) ?? this.#judge([glide], picture)[0] ?? plainGlide(glide.speed)
    this.#known.set(key, known)
    return known
  }

  knows(name: string, glide: Glide): boolean {
    return this.#known.has(keyOf(name, glide))
  }

  #ask(name: string, glides: readonly Glide[], picture: MakePicture): Promise<void> | undefined {
    judge ??= startGlideJudge()
    const keep = (answers: readonly SafeGlide[]) => {
      for (const [index, glide] of glides.entries()) {
        const answer = answers[index]
        if (answer !== undefined) this.#known.set(keyOf(name, glide), answer)
        this.#asked.delete(keyOf(name, glide))
      }
    }
    const question = judge === null ? null : questionOf(glides, picture)
    if (judge === null || question === null) {
      keep(this.#judge(glides, picture))
      return undefined
    }
    const asking = judge(question).then(keep)
    for (const glide of glides) this.#asked.set(keyOf(name, glide), asking)
    return asking
  }

  #judge(glides: readonly Glide[], picture: MakePicture): readonly SafeGlide[] {
    const question = questionOf(glides, picture)
    return question === null ? glides.map(({ speed }) => plainGlide(speed)) : judgeQuestion(question)
  }
}

function questionOf(glides: readonly Glide[], picture: MakePicture) {
  const drawn = picture()
  const pixels = drawn === null ? null : pixelsForGlide(drawn, glides[0]?.size ?? 0)
  return pixels === null ? null : { ...pixels, glides }
}
