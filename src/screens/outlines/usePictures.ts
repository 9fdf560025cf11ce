import { useEffect, useState } from 'react'
import { everyWord, openPictures } from '#scenes/pictures'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { pictureNamed } from '#domain/trials/concepts/outlined'
import { useServices } from '#app/services/services'

/** Side length (px) that looks sharp on a card of five centimetres. */
const SIDE = 600

/** Returns the child's picture for each word. A picture is null while it is being made, and for a word without one. */
export function usePictures(words: readonly string[], child: Child): readonly (HTMLCanvasElement | null)[] | null {
  const { photos } = useServices()
  const [made, setMade] = useState<readonly (HTMLCanvasElement | null)[] | null>(null)
  const key = words.join('\n')
  const { id: childId, profile } = child
  const { colour } = resolveDials(profile).dials
  useEffect(() => {
    let isGone = false
    const pictures = openPictures({ photos, childId })
    const make = async () => {
      const known = await everyWord(await photos.list(childId).catch(() => []))
      return Promise.all(
        key.split('\n').map((word) => {
          const found = pictureNamed(word, known)
          return found === undefined ? null : pictures.pictureOf(found.id, SIDE, palette[colour]).catch(() => null)
        }),
      )
    }
    make().then(
      (all) => isGone || setMade(all),
      () => isGone || setMade(key.split('\n').map(() => null)),
    )
    return () => {
      isGone = true
      pictures.free()
    }
  }, [key, childId, photos, colour])
  return made
}
