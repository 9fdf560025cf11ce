import type { FaceAddresses } from './detector'
import type { FaceLook } from './faceSearch'

/** Messages to the worker. A picture is transferred, not copied. */
export type ToWorker =
  | { readonly type: 'start'; readonly addresses: FaceAddresses }
  | { readonly type: 'picture'; readonly picture: ImageBitmap; readonly at: number; readonly points: boolean }

/** Answers of the worker: one to the start, and one to each picture. No picture and no landmark is among them. */
export type FromWorker = { readonly type: 'ready' } | { readonly type: 'seen'; readonly look: FaceLook } | { readonly type: 'failed'; readonly message: string }
