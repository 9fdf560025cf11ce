import { useEffect, useState } from 'react'
import { wordsOfCategory } from '#scenes/pictures'
import { isFaceWord } from '#domain/photos/face'
import { MAX_PARTS } from '#domain/photos/photo'
import { categories, type Word } from '#domain/words/words'

/**
 * Returns the words that a photo may illustrate, or null while they load. If they cannot be
 * loaded, the list is empty, and a photo can still get the child's own word.
 */
export function useWords(): readonly Word[] | null {
  const [words, setWords] = useState<readonly Word[] | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all(categories.map(wordsOfCategory)).then(
      // Leaves out words with too many parts. Activities ask for each part, and only a photo of a face can have that many.
      (lists) => isGone || setWords(lists.flat().filter((word) => word.salient.length <= MAX_PARTS || isFaceWord(word))),
      () => isGone || setWords([]),
    )
    return () => {
      isGone = true
    }
  }, [])
  return words
}
