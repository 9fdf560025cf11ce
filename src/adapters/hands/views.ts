/** A picture of the camera: red, green and blue of each pixel, row by row. */
export interface CameraPixels {
  readonly data: Int32Array
  readonly width: number
  readonly height: number
}

/** A rectangle in pixels of the picture. It may extend beyond the picture. */
export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Distance from the edge of its view, as a share of the view, at which the middle of a hand is about to leave it. */
const EDGE = 0.2
/** Scale of the distant view, relative to the picture. */
const FAR = 1.5

/**
 * Returns the views to search: the whole picture, a square at each end of it, and the whole picture from farther away. The palm model recognises
 * palms of a fifth to a half of its input; a smaller or larger hand is found only in another view.
 */
export function viewsOf({ width, height }: CameraPixels): readonly ViewBox[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const far = Math.round(long * FAR)
  return [
    { x: 0, y: 0, width, height },
    { x: 0, y: 0, width: short, height: short },
    { x: width - short, y: height - short, width: short, height: short },
    { x: Math.floor((width - far) / 2), y: Math.floor((height - far) / 2), width: far, height: far },
  ]
}

/** Returns the pixels of a view. They are black outside the picture and in hidden boxes. */
export function pixelsIn({ data, width, height }: CameraPixels, view: ViewBox, hidden: readonly ViewBox[]): Int32Array {
  const pixels = new Int32Array(view.width * view.height * 3)
  const [left, right] = [Math.max(0, view.x), Math.min(width, view.x + view.width)]
  const at = (x: number, y: number) => ((y - view.y) * view.width + x - view.x) * 3
  for (let y = Math.max(0, view.y); y < Math.min(height, view.y + view.height); y++) {
    pixels.set(data.subarray((y * width + left) * 3, (y * width + right) * 3), at(left, y))
    for (const box of hidden) {
      const [from, to] = [Math.max(left, Math.floor(box.x)), Math.min(right, Math.ceil(box.x + box.width))]
      if (y >= box.y && y < box.y + box.height && to > from) pixels.fill(0, at(from, y), at(to, y))
    }
  }
  return pixels
}

/** Returns the box around the joints of a hand that was found in a view, with a margin (share of its longer side). */
export function boxOf({ keypoints }: { readonly keypoints: readonly { readonly x: number; readonly y: number }[] }, view: ViewBox, margin: number): ViewBox {
  const [xs, ys] = [keypoints.map(({ x }) => x), keypoints.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const around = margin * Math.max(right - left, bottom - top)
  return { x: view.x + left - around, y: view.y + top - around, width: right - left + 2 * around, height: bottom - top + 2 * around }
}

/** Returns whether the middle of a box is near an edge of its view beyond which the picture continues. */
export function isLeaving(box: ViewBox, view: ViewBox, picture: Pick<ViewBox, 'width' | 'height'>): boolean {
  const leaves = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const middle = (box[axis] + box[side] / 2 - view[axis]) / view[side]
    return (view[axis] > 0 && middle < EDGE) || (view[axis] + view[side] < picture[side] && middle > 1 - EDGE)
  }
  return leaves('x', 'width') || leaves('y', 'height')
}

/** Returns the overlap of two boxes, as a share of the smaller one (0 to 1). */
export function overlap(one: ViewBox, other: ViewBox): number {
  const shared = (axis: 'x' | 'y', side: 'width' | 'height') =>
    Math.max(0, Math.min(one[axis] + one[side], other[axis] + other[side]) - Math.max(one[axis], other[axis]))
  return (shared('x', 'width') * shared('y', 'height')) / Math.min(one.width * one.height, other.width * other.height)
}
