import type { Hex } from '#domain/child/palette'
import type { WordShape } from '#ports/wordCards'

/** Longer side of a picture (px), and the margin around the word (fraction of its height). */
const PICTURE = { longest: 1600, room: 0.2 } as const

/** Makes a picture (PNG) of a word. Rejects if this device cannot make one. */
export async function wordPicture(
  shape: WordShape,
  { ground, outline, letters }: { readonly ground: Hex; readonly outline: Hex; readonly letters: Hex },
): Promise<Blob> {
  const room = shape.height * PICTURE.room
  const [width, height] = [shape.width + 2 * room, shape.height + 2 * room]
  const scale = PICTURE.longest / Math.max(width, height)
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * scale), height: Math.round(height * scale) })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no picture to draw on.')
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(room, room)
  if (shape.outline !== null) {
    context.strokeStyle = outline
    context.lineWidth = shape.line
    context.lineJoin = 'round'
    context.stroke(new Path2D(shape.outline))
  }
  if (shape.letters !== null) {
    context.fillStyle = letters
    const letterShapes = new Path2D(shape.letters)
    context.fill(letterShapes, 'evenodd')
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file === null ? reject(new Error('The picture was not made.')) : resolve(file)), 'image/png'),
  )
}
