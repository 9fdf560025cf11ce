import type { ModelAddresses } from './detector'
import type { HandCount } from '#domain/hands/landmarks'
import type { HandSearchStep } from './handSearch'

/** Messages to the worker. A picture is transferred, not copied. */
export type ToWorker =
  | { readonly type: 'start'; readonly addresses: ModelAddresses }
  | { readonly type: 'picture'; readonly picture: ImageBitmap; readonly at: number; readonly most: HandCount }

/** The worker's answers: one to the start, and one to each picture. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'seen'; readonly look: HandSearchStep }
  | { readonly type: 'failed'; readonly message: string }
