import { useEffect, useState } from 'react'
import { wordsIn } from '#scenes/catalogue'
import { isFaceWord } from '#domain/photos/face'
import { MAX_PARTS } from '#domain/photos/photo'
import { categories, type Word } from '#domain/words/words'

/** The words whose picture a photo may take; none when they cannot be fetched, for an own word needs none. Null while they are. */
export function useWords(): readonly Word[] | null {
  const [words, setWords] = useState<readonly Word[] | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all(categories.map(wordsIn)).then(
      // A thing of more parts is asked for part by part, and only the photo of a face can have them.
      (lists) => isGone || setWords(lists.flat().filter((word) => word.salient.length <= MAX_PARTS || isFaceWord(word))),
      () => isGone || setWords([]),
    )
    return () => {
      isGone = true
    }
  }, [])
  return words
}
