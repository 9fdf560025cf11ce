import type { PictureSearch } from '../pictureSearch'
import type { FaceLook } from './faceSearch'

/** Judges the face in pictures of the camera. Wanted: whether it also points. No picture and no landmark is among its answers. */
export type FaceJudge = PictureSearch<boolean, FaceLook>

/** Absolute addresses of the models and of the engine's code. */
export type FaceAddresses = Readonly<Record<'face' | 'faceWeights' | 'landmarks' | 'landmarksWeights' | 'wasm' | 'simdWasm', string>>
