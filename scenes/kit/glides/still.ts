import { BlendModes, GameObjects, Geom, type Scene } from 'phaser'

/**
 * Draws these parts as they look now into one picture, at the same place. If that picture fades as a whole, no part shows through another. Returns
 * null if nothing is drawn.
 * @param cover parts that hide some of the others; they are left out of the picture
 */
export function stillOf(scene: Scene, parts: readonly GameObjects.Container[], cover: readonly GameObjects.Container[] = []): GameObjects.RenderTexture | null {
  // In tests Phaser runs without a renderer, although its type says otherwise.
  const renderer = scene.sys.renderer as unknown
  const [first] = parts
  if (renderer === null || first === undefined) return null
  const { x, y, width, height } = boundsOf(scene, parts)
  if (width < 1 || height < 1) return null
  const still = scene.add.renderTexture(x, y, width, height).setOrigin(0, 0).setDepth(first.depth)
  still.camera.setScroll(x, y)
  const images = cover.flatMap(({ list }) => list.filter((image) => image instanceof GameObjects.Image))
  for (const image of images) image.setBlendMode(BlendModes.ERASE)
  still.draw([...byDepth(parts), ...cover]).render()
  for (const image of images) image.setBlendMode(BlendModes.NORMAL)
  return still
}

/** Returns whether one of these parts may overlap one of the others. */
export function touch(some: readonly GameObjects.Container[], others: readonly GameObjects.Container[]): boolean {
  return some.some((one) => others.some((other) => Geom.Intersects.RectangleToRectangle(one.getBounds(), other.getBounds())))
}

/** Sorts parts in drawing order. Those with equal depths keep the order in which they were added. */
const byDepth = (parts: readonly GameObjects.Container[]) => parts.toSorted((one, other) => one.depth - other.depth)

/** Returns the smallest area of whole pixels that contains all parts. */
function boundsOf(scene: Scene, parts: readonly GameObjects.Container[]): Geom.Rectangle {
  const all = parts.map((part) => part.getBounds()).reduce((sum, next) => Geom.Rectangle.Union(sum, next))
  const { width, height } = scene.scale
  const [left, top] = [Math.max(0, Math.floor(all.left)), Math.max(0, Math.floor(all.top))]
  return new Geom.Rectangle(left, top, Math.min(width, Math.ceil(all.right)) - left, Math.min(height, Math.ceil(all.bottom)) - top)
}
