import { createDetector, SupportedModels, type HandDetector, type MediaPipeHandsTfjsModelConfig } from '@tensorflow-models/hand-pose-detection'
import { browser, tensor3d, type Tensor3D } from '@tensorflow/tfjs'
import { MOST_HANDS, type DetectedHand, type HandCount } from '#domain/hands/landmarks'
import { greyCells } from './greyCells'
import { handler, startEngine, type ModelFiles, type WasmAddresses } from './models'
import { createViewSearch } from './viewSearch'
import type { CameraPixels } from './views'

export interface Models {
  readonly palm: ModelFiles
  readonly joints: ModelFiles
}

/** The contents of one picture: its hands, and the brightness (0 to 255) of each cell of a very small grey copy. */
interface Detected {
  readonly hands: readonly DetectedHand[]
  readonly cells: Uint8Array
}

/** Finds hands in consecutive pictures. */
export interface Detection {
  detect(image: ImageBitmap | Tensor3D, most?: HandCount): Promise<Detected>
}

/** Size of the picture with which a detector is warmed up. */
const WARM_UP = { width: 64, height: 48 } as const

/** Starts the engine, and one detector for each hand. Rejects if the device has no WebAssembly or not enough memory. */
export async function startDetection(models: Models, wasm: WasmAddresses | null): Promise<Detection> {
  await startEngine(wasm)
  const detectors = await Promise.all(Array.from({ length: MOST_HANDS }, (_, index) => startDetector(models, index > 0)))
  for (const detector of detectors) await warmUp(detector)
  const search = createViewSearch(detectors)
  return {
    async detect(image, most = MOST_HANDS) {
      const isTensor = 'shape' in image
      const tensor = isTensor ? image : browser.fromPixels(image)
      const [height, width] = tensor.shape
      const picture: CameraPixels = { width, height, data: (await tensor.data()) as Int32Array }
      if (!isTensor) tensor.dispose()
      return { hands: await search(picture, most), cells: greyCells(picture) }
    },
  }
}

/** Starts a detector. The library's types allow only addresses of models, but it also accepts a loader; `modelType` selects the default models. */
function startDetector({ palm, joints }: Models, isStrict: boolean): Promise<HandDetector> {
  const config = { runtime: 'tfjs', modelType: 'full', maxHands: 1 } as const
  return createDetector(
    SupportedModels.MediaPipeHands,
    Object.assign<typeof config & MediaPipeHandsTfjsModelConfig, object>(config, {
      detectorModelUrl: handler(isStrict ? strict(palm) : palm),
      landmarkModelUrl: handler(joints),
    }),
  )
}

/** Warms up a detector with a black picture, because its first picture takes long. */
async function warmUp(detector: HandDetector): Promise<void> {
  const black = tensor3d(new Int32Array(WARM_UP.width * WARM_UP.height * 3), [WARM_UP.height, WARM_UP.width, 3], 'int32')
  await detector.estimateHands(black)
  black.dispose()
}

/**
 * Returns the palm model without its raised scores (scripts/vite/camera/handModels.ts). Every picture is searched for a second hand, so the search
 * for joints is worthwhile only for a palm that reaches the library's own threshold.
 */
function strict({ json, weights }: ModelFiles): ModelFiles {
  const model = JSON.parse(json) as { modelTopology: { node: { name: string; op: string; input: string[] }[] } }
  for (const node of model.modelTopology.node) if (node.name === 'scores') Object.assign(node, { op: 'Identity', input: node.input.slice(0, 1) })
  return { json: JSON.stringify(model), weights }
}
