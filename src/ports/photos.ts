import type { PhotoNote } from '#domain/photos/photo'

/** A child's photo: a square picture, cut out with alpha and at most MAX_PHOTO_SIDE wide, or a whole scene of at most MAX_SCENE_SIDE. */
export interface Photo extends PhotoNote {
  readonly blob: Blob
}

/** A photo to be stored; `savedAt` if it was stored before. */
export type NewPhoto = Omit<Photo, 'savedAt' | 'bytes'> & Partial<Pick<Photo, 'savedAt'>>

/**
 * A family's own photos of things, one per word and child, and of scenes from its life. They stay on this device. Every method rejects with a StoreError only
 * (`storage-full` when the disk refuses); the stored data is then unchanged.
 */
export interface Photos {
  /** Replaces an earlier photo of the same word. */
  keep(childId: string, photo: NewPhoto): Promise<void>
  find(childId: string, wordId: string): Promise<Photo | null>
  /** Oldest first. */
  list(childId: string): Promise<readonly PhotoNote[]>
  remove(childId: string, wordId: string): Promise<void>
  /** Deletes all photos of a child. */
  removeAll(childId: string): Promise<void>
}

/** The part that playing needs. */
export type OwnPictures = Pick<Photos, 'list' | 'find'>
