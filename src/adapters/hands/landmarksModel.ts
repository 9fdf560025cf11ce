import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Tensor } from '@tensorflow/tfjs-core'
import type { Point } from '#domain/hands/landmarks'
import { cropTensor, type Picture } from './cropTensor'
import { outOf, turnedBack, type Region, type ImagePoint } from './region'

/*
 * The second model of MediaPipe Hands: the 21 joints of the hand in an upright square (mediapipe/modules/hand_landmark,
 * 224 x 224 pixels).
 */

const SIDE = 224
const JOINTS = 21
/** In this order: joints in the square (63), whether there is a hand, whether it is a left one in a mirrored picture, joints in space (63). */
const outputs = ['Identity_2:0', 'Identity_1:0', 'Identity:0', 'Identity_3:0']

/** A hand in one square of the picture. */
export interface DetectedLandmarks {
  /** How sure it is that there is a hand, 0 to 1. */
  readonly score: number
  readonly label: 'Left' | 'Right'
  /** 21 places in the picture, in pixels. */
  readonly places: readonly ImagePoint[]
  /** 21 points in metres, from the middle of the hand. */
  readonly world: readonly Point[]
}

/** What the square shows, be it a hand or not. */
export async function detectLandmarks(model: GraphModel, picture: Picture, region: Region): Promise<DetectedLandmarks> {
  const input = cropTensor(picture, region, SIDE)
  const tensors = model.execute(input, outputs) as Tensor[]
  const [places, presence, left, world] = await Promise.all(tensors.map((tensor) => tensor.data()))
  input.dispose()
  for (const tensor of tensors) tensor.dispose()
  const point = (values: ArrayLike<number> | undefined, joint: number): Point => [
    values?.[joint * 3] ?? 0,
    values?.[joint * 3 + 1] ?? 0,
    values?.[joint * 3 + 2] ?? 0,
  ]
  return {
    score: presence?.[0] ?? 0,
    label: (left?.[0] ?? 0) >= 0.5 ? 'Left' : 'Right',
    places: Array.from({ length: JOINTS }, (_, joint) => {
      const [x, y] = point(places, joint)
      return outOf(region, [x / SIDE, y / SIDE])
    }),
    world: Array.from({ length: JOINTS }, (_, joint) => turnedBack(point(world, joint), region)),
  }
}
