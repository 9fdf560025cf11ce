import { cast, div, expandDims, image, tensor2d, tidy, type Tensor3D, type Tensor4D } from '@tensorflow/tfjs-core'
import type { Region } from './region'

/** A picture of the camera as [1, height, width, 3], from 0 to 1. */
export type Picture = Tensor4D

/** From [height, width, 3], 0 to 255. */
export const asPicture = (pixels: Tensor3D): Picture => tidy(() => div<Picture>(expandDims<Picture>(cast(pixels, 'float32'), 0), 255))

/** What lies in a square of the picture, upright, as [1, side, side, 3]. Outside of the picture it is black. */
export function cropTensor(picture: Picture, { x, y, size, turn }: Region, side: number): Tensor4D {
  const step = size / side
  const [cos, sin] = [Math.cos(turn) * step, Math.sin(turn) * step]
  // From the middle of a pixel of the square to the middle of one of the picture.
  const middle = (side - 1) / 2
  const row = [cos, -sin, x - 0.5 - middle * (cos - sin), sin, cos, y - 0.5 - middle * (sin + cos), 0, 0]
  return tidy(() => image.transform(picture, tensor2d([row]), 'bilinear', 'constant', 0, [side, side]))
}
