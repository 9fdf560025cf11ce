import type { FaceLook } from './faceSearch'

/** Something that judges pictures of the camera, taken at `at` (ms), one at a time. It closes each picture that it is given. */
export interface FaceJudge {
  /** Rejects when a picture could not be read. `points`: whether a pointer is wanted. */
  look(picture: ImageBitmap, at: number, points: boolean): Promise<FaceLook>
  close(): void
}

/** Absolute addresses of the models and of the engine's code. */
export type FaceAddresses = Readonly<Record<'face' | 'faceWeights' | 'landmarks' | 'landmarksWeights' | 'wasm' | 'simdWasm', string>>
