import type { ModelAddresses } from './detector'
import type { HandCount } from '#domain/hands/landmarks'
import type { HandSearchStep } from './handSearch'

/** What is said to the worker. A picture is handed over, not copied. */
export type ToWorker =
  | { readonly type: 'start'; readonly addresses: ModelAddresses }
  | { readonly type: 'picture'; readonly picture: ImageBitmap; readonly at: number; readonly most: HandCount }

/** What it answers: once to the start, and once to each picture. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'seen'; readonly look: HandSearchStep }
  | { readonly type: 'failed'; readonly message: string }
