import { useEffect, useState } from 'react'
import { wordsIn } from '#scenes/catalogue'
import { MAX_PARTS } from '#domain/photos/photo'
import { categories, type Word } from '#domain/words/words'

/** The words whose picture a photo may take; none when they cannot be fetched, for an own word needs none. Null while they are. */
export function useWords(): readonly Word[] | null {
  const [words, setWords] = useState<readonly Word[] | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all(categories.map(wordsIn)).then(
      // A face is asked for part by part, and a photo has no such parts.
      (lists) => isGone || setWords(lists.flat().filter(({ salient }) => salient.length <= MAX_PARTS)),
      () => isGone || setWords([]),
    )
    return () => {
      isGone = true
    }
  }, [])
  return words
}
