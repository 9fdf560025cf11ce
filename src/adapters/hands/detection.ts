import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter'
import { browser, ready, setBackend, zeros, type io, type Tensor3D } from '@tensorflow/tfjs-core'
import type { DetectedHand } from '#domain/hands/landmarks'
import { GREY } from '#domain/hands/movement'
import { asPicture, type Picture } from './cropTensor'
import { detectLandmarks, type DetectedLandmarks } from './landmarksModel'
import { findPalms } from './palmModel'
import { overlap, regionOfJoints, regionOfPalm, type Region } from './region'

/** The two files of one model, read. */
export interface ModelFiles {
  readonly json: string
  readonly weights: ArrayBuffer
}

export interface Models {
  readonly palm: ModelFiles
  readonly joints: ModelFiles
}

/** What is in one picture: hands, and how bright each cell of a very small grey picture of it is, 0 to 255. */
interface Detected {
  readonly hands: readonly DetectedHand[]
  readonly cells: Uint8Array
}

/** Finds hands in pictures that follow one another. */
export interface Detection {
  detect(image: ImageBitmap | Tensor3D): Promise<Detected>
}

/** Where the engine's own code lies: without SIMD and with it. Outside a browser it finds it by itself. */
export interface WasmAddresses {
  readonly plain: string
  readonly simd: string
}

const MOST_HANDS = 2
/** MediaPipe asks a palm for 0.5. Less will do, as the second model has the last word on what is a hand. */
const LEAST_PALM = 0.3
const LEAST_HAND = 0.5
/** Two squares that share more than this of the smaller one hold the same hand. */
const SAME_HAND = 0.5

/** Starts the engine and loads both models. Rejects when the device has no WebAssembly or not enough memory. */
export async function startDetection(models: Models, wasm: WasmAddresses | null): Promise<Detection> {
  if (wasm !== null) {
    // A third kind, with threads, needs a page that is isolated from all others.
    setWasmPaths({ 'tfjs-backend-wasm.wasm': wasm.plain, 'tfjs-backend-wasm-simd.wasm': wasm.simd, 'tfjs-backend-wasm-threaded-simd.wasm': wasm.simd })
  }
  await setBackend('wasm')
  await ready()
  const [palm, joints] = await Promise.all([load(models.palm), load(models.joints)])
  const search = createSearch(palm, joints)
  // The first picture is slow: it is a black one.
  const black = zeros<Picture['rankType']>([1, 48, 64, 3]) as Picture
  await search(black)
  await detectLandmarks(joints, black, { x: 32, y: 24, size: 64, turn: 0 })
  black.dispose()
  return {
    async detect(image) {
      const isTensor = 'shape' in image
      const pixels = isTensor ? image : browser.fromPixels(image)
      const [height, width] = pixels.shape
      const cells = greyCells(await pixels.data(), width, height)
      const picture = asPicture(pixels)
      if (!isTensor) pixels.dispose()
      try {
        return { hands: (await search(picture)).map((hand) => detected(hand, width, height)), cells }
      } finally {
        picture.dispose()
      }
    },
  }
}

/**
 * Looks for hands where they were in the picture before, then for new ones: in the whole picture, closer, and from
 * farther off. The palm model knows palms of a fifth to a half of what it is shown; a hand farther off or nearer is
 * found only when it is enlarged or made smaller first.
 */
function createSearch(palmModel: GraphModel, jointsModel: GraphModel): (picture: Picture) => Promise<readonly DetectedLandmarks[]> {
  let known: readonly Region[] = []
  let turn = 0
  return async (picture) => {
    const found: DetectedLandmarks[] = []
    const regions: Region[] = []
    const isKnown = (region: Region) => regions.some((other) => overlap(region, other) > SAME_HAND)
    const look = async (region: Region): Promise<void> => {
      const hand = await detectLandmarks(jointsModel, picture, region)
      const exact = regionOfJoints(hand.places)
      if (hand.score < LEAST_HAND || isKnown(exact)) return
      found.push(hand)
      regions.push(exact)
    }
    for (const region of known) await look(region)
    const searchIn = async (view: Region): Promise<void> => {
      for (const palm of found.length < MOST_HANDS ? await findPalms(palmModel, picture, view, LEAST_PALM) : []) {
        const region = regionOfPalm(palm)
        if (found.length < MOST_HANDS && !isKnown(region)) await look(region)
      }
    }
    const views = viewsOf(picture)
    turn = (turn + 1) % views.length
    // With no hand known every view is worth its time. Beside a known one the second is looked for in one view at a time.
    for (const view of found.length === 0 ? views : views.slice(turn, turn + 1)) await searchIn(view)
    known = regions
    return found
  }
}

/** The squares in which palms are looked for: the whole picture, either end of it as large as fits, and the whole from farther off. */
function viewsOf({ shape: [, height, width] }: Picture): readonly Region[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const square = (x: number, y: number, size: number): Region => ({ x, y, size, turn: 0 })
  return [
    square(width / 2, height / 2, long),
    square(short / 2, short / 2, short),
    square(width - short / 2, height - short / 2, short),
    square(width / 2, height / 2, long * 1.5),
  ]
}

/** The mean of all pixels of each cell: what is only looked at here and there trembles with the camera's noise. Green is most of what is bright. */
function greyCells(pixels: ArrayLike<number>, width: number, height: number): Uint8Array {
  const [sums, counts] = [new Float64Array(GREY.width * GREY.height), new Float64Array(GREY.width * GREY.height)]
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * GREY.height) / height) * GREY.width
    for (let x = 0; x < width; x++) {
      const [cell, at] = [row + Math.floor((x * GREY.width) / width), (y * width + x) * 3]
      sums[cell] = (sums[cell] ?? 0) + ((pixels[at] ?? 0) + 2 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 4
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return Uint8Array.from(sums, (sum, cell) => Math.round(sum / Math.max(1, counts[cell] ?? 1)))
}

const detected = ({ label, score, places, world }: DetectedLandmarks, width: number, height: number): DetectedHand => ({
  label,
  score,
  keypoints: places.map(([x, y]) => [x / width, y / height] as const),
  world,
})

function load({ json, weights }: ModelFiles): Promise<GraphModel> {
  const { modelTopology, weightSpecs, signature } = JSON.parse(json) as Required<Pick<io.ModelArtifacts, 'modelTopology' | 'weightSpecs' | 'signature'>>
  return loadGraphModel({ load: () => Promise.resolve({ modelTopology, weightSpecs, signature, weightData: weights }) })
}
