import type { ModelAddresses } from './detector'
import { startDetection, type Detection } from './detection'
import { readModel } from './models'

/** Loads the models from the product's own server, and starts the detection. Rejects if a file is unavailable. */
export async function loadDetection(addresses: ModelAddresses): Promise<Detection> {
  const [palm, joints] = await Promise.all([readModel(addresses.palm, addresses.palmWeights), readModel(addresses.joints, addresses.jointsWeights)])
  return startDetection({ palm, joints }, { plain: addresses.wasm, simd: addresses.simdWasm })
}
