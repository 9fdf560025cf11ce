import type { PhotoNote } from '#domain/photos/photo'
import type { OwnPictures } from '#ports/photos'
import { paintPhoto } from './paintPhoto'
import type { PictureTools } from './PictureSource'

/** The photos of the child who plays. */
export interface ChildsPhotos {
  readonly photos: OwnPictures
  readonly childId: string
}

/** Returns the notes about a child's photos, or none if they cannot be read, because play continues without them. */
export const notesOf = ({ photos, childId }: ChildsPhotos): Promise<readonly PhotoNote[]> => photos.list(childId).catch(() => [])

/** Returns a function that draws a child's photos. It rejects if a photo cannot be read. */
export function photoDrawer({ photos, childId }: ChildsPhotos): PictureTools['drawPhoto'] {
  return async (word, style) => {
    const photo = await photos.find(childId, word.id)
    if (photo === null) throw new Error(`There is no photo of ${word.id}.`)
    const image = await createImageBitmap(photo.blob)
    try {
      return paintPhoto(image, style, word.photo?.needsOutline === true)
    } finally {
      image.close()
    }
  }
}
