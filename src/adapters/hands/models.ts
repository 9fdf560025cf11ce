import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { ready, setBackend, type io } from '@tensorflow/tfjs'

/** The contents of a model's two files. */
export interface ModelFiles {
  readonly json: string
  readonly weights: ArrayBuffer
}

/** Addresses of the engine's code, without and with SIMD. Outside a browser, the engine finds its code by itself. */
export interface WasmAddresses {
  readonly plain: string
  readonly simd: string
}

/** Starts the engine. Rejects if the device has no WebAssembly or not enough memory. */
export async function startEngine(wasm: WasmAddresses | null): Promise<void> {
  if (wasm !== null) {
    // A third variant, with threads, needs a page that is isolated from all others.
    setWasmPaths({ 'tfjs-backend-wasm.wasm': wasm.plain, 'tfjs-backend-wasm-simd.wasm': wasm.simd, 'tfjs-backend-wasm-threaded-simd.wasm': wasm.simd })
  }
  await setBackend('wasm')
  await ready()
}

/** Returns a loader for a model's files. TensorFlow's libraries first call `indexOf` to check whether it is an address of the model hub. */
export function handler({ json, weights }: ModelFiles): io.IOHandler & { indexOf(): number } {
  const { modelTopology, weightSpecs, signature } = JSON.parse(json) as Required<Pick<io.ModelArtifacts, 'modelTopology' | 'weightSpecs' | 'signature'>>
  return {
    indexOf: () => -1,
    load: () => Promise.resolve({ modelTopology, weightSpecs, signature, weightData: weights }),
  }
}

/** Downloads a model from the product's own server. Rejects if a file is unavailable. */
export async function readModel(json: string, weights: string): Promise<ModelFiles> {
  const [graph, values] = await Promise.all([fetchFile(json), fetchFile(weights)])
  return { json: await graph.text(), weights: await values.arrayBuffer() }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
