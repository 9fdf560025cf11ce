import type { DetectedHand } from '#domain/hands/landmarks'
import type { ModelAddresses } from './detector'

/** What is said to the worker. A picture is handed over, not copied. */
export type ToWorker = { readonly type: 'start'; readonly addresses: ModelAddresses } | { readonly type: 'picture'; readonly picture: ImageBitmap }

/** What it answers: once to the start, and once to each picture. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'hands'; readonly hands: readonly DetectedHand[] }
  | { readonly type: 'failed'; readonly message: string }
