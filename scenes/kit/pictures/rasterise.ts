/** Draws SVG text on a canvas of the same size. Rejects if the browser cannot decode the text. */
export async function rasterise(svg: string, side: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image(side, side)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
    return canvas
  } finally {
    URL.revokeObjectURL(address)
  }
}
