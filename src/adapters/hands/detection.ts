import { createDetector, SupportedModels, type Hand } from '@tensorflow-models/hand-pose-detection'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { browser, ready, setBackend, zeros, type Tensor3D } from '@tensorflow/tfjs-core'
import type { DetectedHand } from '#domain/hands/landmarks'

/** The two files of one model, read. */
export interface ModelFiles {
  readonly json: string
  readonly weights: ArrayBuffer
}

export interface Models {
  readonly palm: ModelFiles
  readonly joints: ModelFiles
}

/** Finds hands in pictures. */
export interface Detection {
  detect(picture: ImageBitmap | Tensor3D): Promise<readonly DetectedHand[]>
}

/** Where the engine's own code lies: without SIMD and with it. Outside a browser it finds it by itself. */
export interface WasmAddresses {
  readonly plain: string
  readonly simd: string
}

const MOST_HANDS = 2

/** Starts the engine and loads both models. Rejects when the device has no WebAssembly or not enough memory. */
export async function startDetection({ palm, joints }: Models, wasm: WasmAddresses | null): Promise<Detection> {
  if (wasm !== null) {
    // A third kind, with threads, needs a page that is isolated from all others.
    setWasmPaths({ 'tfjs-backend-wasm.wasm': wasm.plain, 'tfjs-backend-wasm-simd.wasm': wasm.simd, 'tfjs-backend-wasm-threaded-simd.wasm': wasm.simd })
  }
  await setBackend('wasm')
  await ready()
  const detector = await createDetector(SupportedModels.MediaPipeHands, {
    runtime: 'tfjs',
    modelType: 'full',
    maxHands: MOST_HANDS,
    detectorModelUrl: handlerOf(palm),
    landmarkModelUrl: handlerOf(joints),
  })
  // The first picture is slow: it is a black one.
  const black = zeros<Tensor3D['rankType']>([48, 64, 3], 'int32') as Tensor3D
  await detector.estimateHands(black)
  black.dispose()
  return {
    async detect(picture) {
      const isTensor = 'shape' in picture
      const pixels = isTensor ? picture : browser.fromPixels(picture)
      const [height, width] = pixels.shape
      try {
        return (await detector.estimateHands(pixels)).map((hand) => detected(hand, width, height))
      } finally {
        if (!isTensor) pixels.dispose()
      }
    },
  }
}

const detected = ({ handedness, score, keypoints, keypoints3D = [] }: Hand, width: number, height: number): DetectedHand => ({
  label: handedness,
  score,
  keypoints: keypoints.map(({ x, y }) => [x / width, y / height] as const),
  world: keypoints3D.map(({ x, y, z = 0 }) => [x, y, z] as const),
})

/** The library takes a handler of its engine in the place of an address, though its types do not say so. It asks the address where it points. */
function handlerOf({ json, weights }: ModelFiles): string {
  const { modelTopology, weightSpecs, signature } = JSON.parse(json) as Readonly<Record<string, object>>
  const handler = { indexOf: () => -1, load: () => Promise.resolve({ modelTopology, weightSpecs, signature, weightData: weights }) }
  return handler as unknown as string
}
