import type { Manifest } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import { paintDrawing } from '../drawing/painter'
import { looks } from '../looks/looks'
import { fetchPhotographs } from '../looks/photographs'
import type { ShownPictures } from '../pictures/ShownPictures'
import { paintInLight } from './paintInLight'

/** The content of a tile: the activity, its category, and the child's pictures and colours. */
export interface TileRequest {
  readonly manifest: Manifest
  readonly category?: string | null
  readonly pictures: ShownPictures
  readonly colours: { readonly colour: Hex; readonly secondColour: Hex; readonly background: Hex }
  /** Whether the tile is dimmed, as the stage is for a child in strict mode. */
  readonly strict?: boolean
}

/**
 * Draws an activity's tile as the stage would show it. The tile is black until the pictures of its words are there; then everything appears together.
 * @param width width in pixels of the context, like `height`
 * @param isGone returns whether the drawing is no longer needed; checked after waiting for pictures
 */
export async function drawTile(wish: TileRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { manifest, category = null, pictures, colours, strict = false } = wish
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  const drawn = await Promise.all(
    manifest.tile.map(({ shows, size }) =>
      'word' in shows ? pictures.pictureOf(wordOf(shows.word, manifest, category), size * height, colours.colour) : fetchPhotographs(looks[shows.drawing]),
    ),
  )
  if (isGone()) return
  paintInLight(context, strict, width, height, (on) => {
    for (const [index, { shows, x, y, size, colour }] of manifest.tile.entries()) {
      const spot = { x: x * width, y: y * height, size: size * height, stage: height * 1.6 }
      const picture = drawn[index]
      if (picture) on.drawImage(picture, spot.x - spot.size / 2, spot.y - spot.size / 2, spot.size, spot.size)
      if ('drawing' in shows) paintDrawing(on, shows.drawing, { colour: colours[colour], background: colours.background }, spot)
    }
  })
}

function wordOf(word: string | Readonly<Record<string, string>>, manifest: Manifest, category: string | null): string {
  const id = typeof word === 'object' ? word[category ?? ''] : word
  if (id === undefined) throw new Error(`The tile of ${manifest.id} has no word for "${category}"`)
  return id
}
