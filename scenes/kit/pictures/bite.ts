/** A bite: the distance of its centre from the edge of the thing, its radius, and the depth of the tooth marks (shares of the picture's side). */
const BITE = { into: 0.06, radius: 0.19, tooth: 0.05, teeth: 9 } as const
/** Directions of the bites, in degrees clockwise from the top. A direction in which there is no part of the thing, such as next to a banana, is skipped. */
const FROM = [48, 100, 130, 320, 24, 160, 280, 200] as const
/** Minimum opacity (0 to 255) of a pixel that belongs to the thing. `STEPS` is the number of steps in which its edge is searched. */
const SOLID = 128
const STEPS = 200
/** Number of grid cells in each direction for finding the pieces that are still joined. */
const CRUMBS = 96

/** Takes bites out of a picture, starting at the upper right. Each bite starts at the edge of the shape. */
export function bite(picture: HTMLCanvasElement, count: number): void {
  const context = picture.getContext('2d')
  if (context === null) return
  const side = picture.width
  const { data } = context.getImageData(0, 0, side, side)
  const isSolid = (x: number, y: number) => (data[(Math.floor(y) * side + Math.floor(x)) * 4 + 3] ?? 0) >= SOLID
  const middles = FROM.flatMap((degrees) => {
    const [x, y] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)]
    const far = Array.from({ length: STEPS }, (_, step) => (side / 2) * (1 - step / STEPS)).find((away) => isSolid(side / 2 + x * away, side / 2 + y * away))
    const away = (far ?? 0) - BITE.into * side
    return far === undefined ? [] : [{ x: side / 2 + x * away, y: side / 2 + y * away, outward: { x, y } }]
  }).slice(0, count)
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  for (const { x, y, outward } of middles) {
    const disc = (at: { readonly x: number; readonly y: number }, radius: number) => {
      context.moveTo(at.x + radius, at.y)
      context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    }
    disc({ x, y }, BITE.radius * side)
    // Also removes everything between the bite and the outside.
    disc({ x: x + outward.x * BITE.radius * side, y: y + outward.y * BITE.radius * side }, (BITE.radius + BITE.tooth) * side)
    for (let tooth = 0; tooth < BITE.teeth; tooth++) {
      const turn = (tooth / BITE.teeth) * 2 * Math.PI
      disc({ x: x + Math.cos(turn) * BITE.radius * side, y: y + Math.sin(turn) * BITE.radius * side }, BITE.tooth * side)
    }
  }
  context.fill()
  context.restore()
  clearCrumbs(context)
}

/** Removes pieces that are no longer joined to the largest one, as if they had been eaten. */
function clearCrumbs(context: CanvasRenderingContext2D): void {
  const side = context.canvas.width
  const { data } = context.getImageData(0, 0, side, side)
  const cell = side / CRUMBS
  const isThere = (index: number) => {
    const [x, y] = [Math.floor(((index % CRUMBS) + 0.5) * cell), Math.floor((Math.floor(index / CRUMBS) + 0.5) * cell)]
    return (data[(y * side + x) * 4 + 3] ?? 0) >= SOLID
  }
  const pieces = piecesOf(Array.from({ length: CRUMBS * CRUMBS }, (_, index) => isThere(index)))
  const largest = pieces.toSorted((one, other) => other.length - one.length)[0]
  for (const piece of pieces) {
    if (piece === largest) continue
    for (const index of piece) context.clearRect(((index % CRUMBS) - 1) * cell, (Math.floor(index / CRUMBS) - 1) * cell, 3 * cell, 3 * cell)
  }
}

/** Returns the groups of cells that are joined by their sides. */
function piecesOf(isThere: readonly boolean[]): readonly (readonly number[])[] {
  const seen = new Set<number>()
  return isThere.flatMap((there, start) => {
    if (!there || seen.has(start)) return []
    seen.add(start)
    const piece = [start]
    for (const index of piece) {
      const column = index % CRUMBS
      const beside = [...(column > 0 ? [index - 1] : []), ...(column < CRUMBS - 1 ? [index + 1] : []), index - CRUMBS, index + CRUMBS]
      for (const next of beside) {
        if (isThere[next] !== true || seen.has(next)) continue
        seen.add(next)
        piece.push(next)
      }
    }
    return [piece]
  })
}
