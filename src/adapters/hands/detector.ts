import type { HandCount } from '#domain/hands/landmarks'
import type { HandSearchStep } from './handSearch'

/** Looks for up to `most` hands in pictures of the camera, taken at `at` (ms), one at a time. It closes each picture that it receives. */
export interface Detector {
  /** Rejects when a picture could not be read. */
  look(picture: ImageBitmap, at: number, most: HandCount): Promise<HandSearchStep>
  close(): void
}

/** Absolute addresses of the models and of the engine's code. */
export type ModelAddresses = Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
