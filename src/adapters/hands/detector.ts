import type { HandCount } from '#domain/hands/landmarks'
import type { HandSearchStep } from './handSearch'
import type { PictureSearch } from './pictureSearch'

/** Looks for up to as many hands as wanted in pictures of the camera. */
export type Detector = PictureSearch<HandCount, HandSearchStep>

/** Absolute addresses of the models and of the engine's code. */
export type ModelAddresses = Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
