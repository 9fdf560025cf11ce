import type { DetectedHand } from '#domain/hands/landmarks'

/** Something that finds hands in pictures of the camera, one at a time. It closes each picture that it is given. */
export interface Detector {
  /** Rejects when a picture could not be read. */
  detect(picture: ImageBitmap): Promise<readonly DetectedHand[]>
  close(): void
}

/** Absolute addresses of the models and of the engine's code. */
export type ModelAddresses = Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
