import type { HandCount } from '#domain/hands/landmarks'
import type { HandSearchStep } from './handSearch'
import type { PictureSearch } from './pictureSearch'

/** Searches the camera's pictures for hands, up to the requested number. */
export type Detector = PictureSearch<HandCount, HandSearchStep>

/** Absolute addresses of the models and of the engine's code. */
export type ModelAddresses = Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
