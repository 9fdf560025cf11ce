import type { ModelAddresses } from './detector'
import { startDetection, type Detection, type ModelFiles } from './detection'

/** Loads the models from the product's own server and starts. Rejects when a file is unavailable. */
export async function loadDetection(addresses: ModelAddresses): Promise<Detection> {
  const [palm, joints] = await Promise.all([read(addresses.palm, addresses.palmWeights), read(addresses.joints, addresses.jointsWeights)])
  return startDetection({ palm, joints }, { plain: addresses.wasm, simd: addresses.simdWasm })
}

async function read(json: string, weights: string): Promise<ModelFiles> {
  const [graph, values] = await Promise.all([fetchFile(json), fetchFile(weights)])
  return { json: await graph.text(), weights: await values.arrayBuffer() }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
