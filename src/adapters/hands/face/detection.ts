import { createDetector as createBoxDetector, SupportedModels as BoxModels, type FaceDetector } from '@tensorflow-models/face-detection'
import { createDetector, SupportedModels, type FaceLandmarksDetector } from '@tensorflow-models/face-landmarks-detection'
import { browser, tensor3d, type Tensor3D } from '@tensorflow/tfjs'
import { brightnessOf } from '#domain/hands/movement'
import { poseOf, type HeadPose, type FaceLandmark } from '#domain/face/pose'
import { greyCells } from '../greyCells'
import { handler, startEngine, type ModelFiles, type WasmAddresses } from '../models'
import { overlap, pixelsIn, type ViewBox, type CameraPixels } from '../views'
import { OTHER_VIEWS, pictureInView, UPRIGHT, type FaceView } from './faceViews'

export interface FaceModels {
  readonly face: ModelFiles
  readonly landmarks: ModelFiles
}

/** The pose of the nearest face in a picture (null if there is none), whether the picture is the same as the previous one, and its brightness (0 to 1). */
interface FaceFound {
  readonly pose: HeadPose | null
  readonly isStill: boolean
  readonly brightness: number
}

/** Finds the nearest face in consecutive pictures. */
export interface FaceDetection {
  /**
   * Judges a picture.
   * @param mayRest whether a picture that equals the previous one need not be judged again, for at most a second
   */
  detect(image: ImageBitmap | Tensor3D, at: number, mayRest: boolean): Promise<FaceFound>
}

/** Numbers of the landmarks in the model's mesh, for the right eye, the left eye and the nose. */
const RIGHT_EYE = [33, 133] as const
const LEFT_EYE = [263, 362] as const
const NOSE = [1, 4, 5] as const

/** Maximum number of faces that are compared. The largest one is followed. */
const MOST_FACES = 3
/** Number of pictures between two searches for other faces, while one face is followed. */
const COMPARE_EVERY = 10
/** Factor by which another face must be larger to be followed instead. */
const LARGER = 1.4
/** Overlap of two boxes, as a share of the smaller one, from which both contain the same face. */
const SAME_FACE = 0.3
/** Maximum difference (of 255) in any cell of two grey copies whose pictures count as the same. */
const STILL = 5
const REST_MS = 1000
/** Size of the picture with which the detectors are warmed up. */
const WARM_UP = { width: 64, height: 48 } as const

/** The face that is being followed, in one view of the picture. */
interface Followed {
  readonly view: FaceView
  readonly box: ViewBox
}

/** Starts the engine and the two detectors. Rejects if the device has no WebAssembly or not enough memory. */
export async function startFaceDetection({ face, landmarks }: FaceModels, wasm: WasmAddresses | null): Promise<FaceDetection> {
  await startEngine(wasm)
  const boxes = await createBoxDetector(BoxModels.MediaPipeFaceDetector, {
    runtime: 'tfjs',
    modelType: 'short',
    maxFaces: MOST_FACES,
    detectorModelUrl: handler(face),
  })
  const mesh = await createDetector(SupportedModels.MediaPipeFaceMesh, {
    runtime: 'tfjs',
    maxFaces: 1,
    refineLandmarks: false,
    detectorModelUrl: handler(face),
    landmarkModelUrl: handler(landmarks),
  })
  const search = createFaceSearch(boxes, mesh)
  const black = { ...WARM_UP, data: new Int32Array(WARM_UP.width * WARM_UP.height * 3) }
  await search(black)
  let last: { readonly at: number; readonly cells: Uint8Array; readonly pose: HeadPose | null } | null = null
  return {
    async detect(image, at, mayRest) {
      const isTensor = 'shape' in image
      const tensor = isTensor ? image : browser.fromPixels(image)
      const [height, width] = tensor.shape
      const picture: CameraPixels = { width, height, data: (await tensor.data()) as Int32Array }
      if (!isTensor) tensor.dispose()
      const cells = greyCells(picture)
      const before = last
      if (mayRest && before !== null && at - before.at < REST_MS && cells.every((cell, index) => Math.abs(cell - (before.cells[index] ?? 0)) <= STILL))
        return { pose: before.pose, isStill: true, brightness: brightnessOf({ cells }) }
      const pose = await search(picture)
      last = { at, cells, pose }
      return { pose, isStill: false, brightness: brightnessOf({ cells }) }
    },
  }
}

/**
 * Returns a function that finds the pose of the nearest face. The landmark detector tracks one face by itself, in the view in which the face was
 * found, and must be reset when the view changes. The other detector decides which face is followed: the largest, which is the nearest. All other
 * faces are blacked out while the face is being searched for.
 */
function createFaceSearch(boxes: FaceDetector, mesh: FaceLandmarksDetector): (picture: CameraPixels) => Promise<HeadPose | null> {
  let followed: Followed | null = null
  let looks = 0
  let turn = 0

  async function boxesIn(picture: CameraPixels): Promise<readonly ViewBox[]> {
    const found = await using(picture, (shown) => boxes.estimateFaces(shown))
    return found.map(({ box: { xMin, yMin, width, height } }) => ({ x: xMin, y: yMin, width, height })).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  }

  async function look(picture: CameraPixels, view: FaceView): Promise<HeadPose | null> {
    const [face] = await using(picture, (shown) => mesh.estimateFaces(shown))
    const point = (index: number): readonly FaceLandmark[] => {
      const at = face?.keypoints[index]
      return at === undefined ? [] : [[at.x, at.y, at.z ?? 0]]
    }
    const pose = face === undefined ? null : poseOf({ rightEye: RIGHT_EYE.flatMap(point), leftEye: LEFT_EYE.flatMap(point), nose: NOSE.flatMap(point) })
    if (face === undefined || pose === null) {
      forget()
      return null
    }
    const { xMin, yMin, width, height } = face.box
    followed = { view, box: { x: xMin, y: yMin, width, height } }
    return pose
  }

  function forget(): void {
    mesh.reset()
    followed = null
  }

  /** Starts to follow the largest of these faces. The rest is blacked out, so that the landmark detector cannot choose another face. */
  async function begin(picture: CameraPixels, view: FaceView, [largest, ...rest]: readonly ViewBox[]): Promise<HeadPose | null> {
    if (largest === undefined) return null
    forget()
    const others = rest.filter((box) => overlap(largest, box) <= SAME_FACE)
    const shown = others.length === 0 ? picture : { ...picture, data: pixelsIn(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, others) }
    return look(shown, view)
  }

  async function follow(picture: CameraPixels, { view, box }: Followed): Promise<HeadPose | null> {
    const shown = pictureInView(picture, view)
    looks += 1
    if (looks % COMPARE_EVERY !== 0) return look(shown, view)
    const found = await boxesIn(shown)
    const [largest] = found
    const isLarger = largest !== undefined && overlap(largest, box) <= SAME_FACE && sizeOf(largest) > sizeOf(box) * LARGER
    return isLarger ? begin(shown, view, found) : look(shown, view)
  }

  return async (picture) => {
    if (followed !== null) {
      const pose = await follow(picture, followed)
      if (pose !== null) return pose
    }
    const other = OTHER_VIEWS[turn++ % OTHER_VIEWS.length] ?? UPRIGHT
    for (const view of [UPRIGHT, other]) {
      const shown = pictureInView(picture, view)
      const pose = await begin(shown, view, await boxesIn(shown))
      if (pose !== null) return pose
    }
    return null
  }
}

const sizeOf = ({ width, height }: ViewBox): number => Math.max(width, height)

async function using<Result>({ data, width, height }: CameraPixels, use: (shown: Tensor3D) => Promise<Result>): Promise<Result> {
  const shown = tensor3d(data, [height, width, 3], 'int32')
  return use(shown).finally(() => shown.dispose())
}
