import { pixelsIn, type CameraPixels } from '../views'

/** A view of the picture for the models: clockwise quarter turns, and a factor by which the picture is shown smaller. */
export interface FaceView {
  readonly quarters: 0 | 1 | 3
  readonly far: number
}

/**
 * The upright picture. `OTHER_VIEWS` are looked at in turn until a face is found. Two of them are turned, because a child may be lying on either side
 * and the detector recognises only faces that are tilted by less than half a quarter turn. Another one is for a face so near that only part of it is
 * in the picture.
 */
export const UPRIGHT: FaceView = { quarters: 0, far: 1 }
export const OTHER_VIEWS: readonly FaceView[] = [
  { quarters: 1, far: 1 },
  { quarters: 3, far: 1 },
  { quarters: 0, far: 1.6 },
]

/** Returns the picture in this view. It is black outside the camera's picture. */
export function pictureInView(picture: CameraPixels, { quarters, far }: FaceView): CameraPixels {
  const turned = quarters === 0 ? picture : turn(picture, quarters)
  if (far === 1) return turned
  const [width, height] = [Math.round(turned.width * far), Math.round(turned.height * far)]
  const box = { x: Math.round((turned.width - width) / 2), y: Math.round((turned.height - height) / 2), width, height }
  return { data: pixelsIn(turned, box, []), width, height }
}

function turn({ data, width, height }: CameraPixels, quarters: 1 | 3): CameraPixels {
  const result = new Int32Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = quarters === 1 ? [height - 1 - y, x] : [y, width - 1 - x]
      const [from, to] = [(y * width + x) * 3, (row * height + column) * 3]
      result[to] = data[from] ?? 0
      result[to + 1] = data[from + 1] ?? 0
      result[to + 2] = data[from + 2] ?? 0
    }
  }
  return { data: result, width: height, height: width }
}
