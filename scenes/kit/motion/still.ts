import { BlendModes, GameObjects, Geom, type Scene } from 'phaser'

/**
 * One picture of these parts as they look now, at their place. Faded as a whole, it shows no part through another. `cover`: parts that hide some of them,
 * left out of the picture. Null if nothing is drawn.
 */
export function stillOf(scene: Scene, parts: readonly GameObjects.Container[], cover: readonly GameObjects.Container[] = []): GameObjects.RenderTexture | null {
  // In tests Phaser runs without a renderer, whatever its type says.
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

/** Whether one of these parts may overlap one of the others. */
export function touch(some: readonly GameObjects.Container[], others: readonly GameObjects.Container[]): boolean {
  return some.some((one) => others.some((other) => Geom.Intersects.RectangleToRectangle(one.getBounds(), other.getBounds())))
}

/** In drawing order: equal depths in the order in which they were added. */
const byDepth = (parts: readonly GameObjects.Container[]) => parts.toSorted((one, other) => one.depth - other.depth)

/** The smallest area of whole pixels that contains them all. */
function boundsOf(scene: Scene, parts: readonly GameObjects.Container[]): Geom.Rectangle {
  const all = parts.map((part) => part.getBounds()).reduce((sum, next) => Geom.Rectangle.Union(sum, next))
  const { width, height } = scene.scale
  const [left, top] = [Math.max(0, Math.floor(all.left)), Math.max(0, Math.floor(all.top))]
  return new Geom.Rectangle(left, top, Math.min(width, Math.ceil(all.right)) - left, Math.min(height, Math.ceil(all.bottom)) - top)
}
