import { readModel } from '../models'
import { startFaceDetection, type FaceDetection } from './detection'
import type { FaceAddresses } from './detector'

/** Downloads the models from the product's own server, and starts the detection. Rejects if a file is unavailable. */
export async function loadFaceDetection(addresses: FaceAddresses): Promise<FaceDetection> {
  const [face, landmarks] = await Promise.all([readModel(addresses.face, addresses.faceWeights), readModel(addresses.landmarks, addresses.landmarksWeights)])
  return startFaceDetection({ face, landmarks }, { plain: addresses.wasm, simd: addresses.simdWasm })
}
