import type { Glide } from '#domain/flashes/glideFlashes'
import { litPictureOf } from '#domain/flashes/litPicture'
import { type SafeGlide, safeGlides } from '#domain/flashes/glide'

/** A square picture and the glides to be judged. `pixels` are red, green, blue and opacity (0 to 255), row by row. */
export interface GlideQuestion {
  readonly pixels: Uint8ClampedArray
  readonly side: number
  readonly glides: readonly Glide[]
}

/** Returns the safe glides, in the order of the question. */
export const judgeQuestion = ({ pixels, side, glides }: GlideQuestion): readonly SafeGlide[] => safeGlides(litPictureOf(pixels, side), glides)

/** The messages between the page and the worker. `id` links an answer to its question. */
export type ToJudge = GlideQuestion & { readonly id: number }
export interface FromJudge {
  readonly id: number
  readonly answers: readonly SafeGlide[]
}

/** Whether the browser supports workers. */
export const hasWorkers = typeof Worker !== 'undefined'

interface Waiting {
  readonly question: GlideQuestion
  readonly answer: (answers: readonly SafeGlide[]) => void
}

/**
 * Starts a worker that judges glides, because on a slow tablet one answer takes longer than many frames. Returns null if there are no workers. If the
 * worker fails, the page answers the open questions itself.
 */
export function startGlideJudge(): ((question: GlideQuestion) => Promise<readonly SafeGlide[]>) | null {
  if (!hasWorkers) return null
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = new Worker(new URL('./glideJudge.worker.ts', import.meta.url), { type: 'module', name: 'glides' })
  let asked = 0
  worker.addEventListener('message', ({ data: { id, answers } }: MessageEvent<FromJudge>) => {
    waiting.get(id)?.answer(answers)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    worker?.terminate()
    worker = null
    for (const { question, answer } of waiting.values()) answer(judgeQuestion(question))
    waiting.clear()
  })
  return (question) => {
    if (worker === null) return Promise.resolve(judgeQuestion(question))
    asked += 1
    const message: ToJudge = { ...question, id: asked }
    return new Promise((answer) => {
      waiting.set(message.id, { question, answer })
      worker?.postMessage(message, [])
    })
  }
}
