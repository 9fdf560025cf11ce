import { useEffect, useState } from 'react'
import { wordsOfCategory } from '#scenes/pictures'
import { isFaceWord } from '#domain/photos/face'
import { MAX_PARTS } from '#domain/photos/photo'
import { categories, type Word } from '#domain/words/words'

/** The words that a photo may illustrate; empty if they cannot be loaded, because one of the child's own words needs none. Null while they load. */
export function useWords(): readonly Word[] | null {
  const [words, setWords] = useState<readonly Word[] | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all(categories.map(wordsOfCategory)).then(
      // Activities ask for more parts one by one, and only a photo of a face can have them.
      (lists) => isGone || setWords(lists.flat().filter((word) => word.salient.length <= MAX_PARTS || isFaceWord(word))),
      () => isGone || setWords([]),
    )
    return () => {
      isGone = true
    }
  }, [])
  return words
}
