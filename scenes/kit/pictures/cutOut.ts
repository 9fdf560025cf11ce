/** Share of the covered part's width that is kept, so that no gap shows along the seam. */
const SEAM = 0.006
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Returns a picture without the part that another picture of the same size covers. While both fade, neither shows through the other. */
export function withoutCover(under: HTMLCanvasElement, cover: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = under
  const drawn = (paint: (context: CanvasRenderingContext2D) => void) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (context !== null) paint(context)
    return canvas
  }
  const seam = Math.max(1, SEAM * width)
  const inner = drawn((context) => {
    context.drawImage(cover, 0, 0)
    context.globalCompositeOperation = 'destination-in'
    for (const [x, y] of SIDES) context.drawImage(cover, x * seam, y * seam)
  })
  return drawn((context) => {
    context.drawImage(under, 0, 0)
    context.globalCompositeOperation = 'destination-out'
    context.drawImage(inner, 0, 0)
  })
}
