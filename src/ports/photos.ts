import type { PhotoNote } from '#domain/photos/photo'

/** A child's photo: a square picture, cut out with an alpha and at most MAX_PHOTO_SIDE wide, or a whole scene of at most MAX_SCENE_SIDE. */
export interface Photo extends PhotoNote {
  readonly blob: Blob
}

/** A photo that is to be kept; `savedAt` where it was kept before. */
export type NewPhoto = Omit<Photo, 'savedAt' | 'bytes'> & Partial<Pick<Photo, 'savedAt'>>

/**
 * A family's own photos of things, one per word and child, and of scenes of its life. They stay on this device. Every method rejects with a StoreError
 * (`storage-full` when the disk refuses) and nothing else; what was kept before is then still there.
 */
export interface Photos {
  /** Replaces an earlier photo of the same word. */
  keep(childId: string, photo: NewPhoto): Promise<void>
  find(childId: string, wordId: string): Promise<Photo | null>
  /** The oldest first. */
  list(childId: string): Promise<readonly PhotoNote[]>
  remove(childId: string, wordId: string): Promise<void>
  /** Takes away every photo of a child. */
  removeAll(childId: string): Promise<void>
}

/** What playing needs of them. */
export type OwnPictures = Pick<Photos, 'list' | 'find'>
