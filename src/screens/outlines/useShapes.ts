import { useEffect, useState } from 'react'
import { shapesOfWords } from '#scenes/pictures'
import type { OutlineStyle } from '#domain/words/outlineStyle'
import type { WordShape } from '#ports/wordCards'

/** Returns the words as shapes, in the same order: null while they are drawn, or `failed` if the font cannot be loaded. */
export function useShapes(words: readonly string[], style: OutlineStyle): readonly WordShape[] | 'failed' | null {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly shapes: readonly WordShape[] | 'failed' } | null>(null)
  const key = JSON.stringify([words, style])
  useEffect(() => {
    let isGone = false
    const [asked, manner] = JSON.parse(key) as [readonly string[], OutlineStyle]
    const tell = (shapes: readonly WordShape[] | 'failed') => isGone || setDrawn({ key, shapes })
    shapesOfWords(asked, manner).then(tell, () => tell('failed'))
    return () => {
      isGone = true
    }
  }, [key])
  // Keeps the previous shapes while the next ones are drawn, so nothing flickers during typing.
  return drawn === null || (drawn.key !== key && drawn.shapes !== 'failed' && drawn.shapes.length !== words.length) ? null : drawn.shapes
}
