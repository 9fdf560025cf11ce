import type { PictureSearch } from '../pictureSearch'
import type { FaceLook } from './faceSearch'

/** Judges the face in the camera's pictures. `Wanted` is whether the head also points. The answers contain no picture and no landmarks. */
export type FaceJudge = PictureSearch<boolean, FaceLook>

/** Absolute addresses of the models and of the engine's code. */
export type FaceAddresses = Readonly<Record<'face' | 'faceWeights' | 'landmarks' | 'landmarksWeights' | 'wasm' | 'simdWasm', string>>
