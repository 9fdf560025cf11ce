import type { PhotoNote } from '#domain/photos/photo'

/**
 * A child's photo: a square picture, cut out with alpha and at most MAX_PHOTO_SIDE wide, or a whole scene of at most
 * MAX_SCENE_SIDE.
 */
export interface Photo extends PhotoNote {
  readonly blob: Blob
}

/** A photo to store. `savedAt` is set if it was stored before. */
export type NewPhoto = Omit<Photo, 'savedAt' | 'bytes'> & Partial<Pick<Photo, 'savedAt'>>

/**
 * A family's own photos: of things, one per word and child, and of scenes from the child's life. They stay on this device. Every
 * method rejects with a StoreError only (`storage-full` if the disk refuses); the stored data is then unchanged.
 */
export interface Photos {
  /** Stores a photo, which replaces an earlier one of the same word. */
  keep(childId: string, photo: NewPhoto): Promise<void>
  find(childId: string, wordId: string): Promise<Photo | null>
  /** Lists the notes about the photos, oldest first. */
  list(childId: string): Promise<readonly PhotoNote[]>
  remove(childId: string, wordId: string): Promise<void>
  /** Deletes all photos of a child. */
  removeAll(childId: string): Promise<void>
}

/** Part of the interface that is needed for play. */
export type OwnPictures = Pick<Photos, 'list' | 'find'>
