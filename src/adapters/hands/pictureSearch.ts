/**
 * Searches one picture of the camera, taken at `at` (ms). Rejects if the picture could not be read.
 * @param wanted the details of the search
 */
export type SearchPicture<Wanted, Look> = (picture: ImageBitmap, at: number, wanted: Wanted) => Promise<Look>

/** Searches pictures of the camera, one at a time. It closes each picture that it receives. */
export interface PictureSearch<Wanted, Look> {
  readonly look: SearchPicture<Wanted, Look>
  close(): void
}

/** Messages to the worker of a search. Pictures are transferred, not copied. */
export type ToWorker<Addresses, Wanted> =
  | { readonly type: 'start'; readonly addresses: Addresses }
  | { readonly type: 'picture'; readonly picture: ImageBitmap; readonly at: number; readonly wanted: Wanted }

/** The worker's answers: one to the start message, and one to each picture. They contain no pictures. */
export type FromWorker<Look> =
  | { readonly type: 'ready' }
  | { readonly type: 'seen'; readonly look: Look }
  | { readonly type: 'failed'; readonly message: string }
