import { expect, it } from 'vitest'
import { STRICT_BRIGHTNESS } from '#domain/child/safety'
import { drawTile, openPictures } from '#scenes/catalogue'
import lightcatcher from '#scenes/activities/lightcatcher/manifest'

/** What is laid over the whole tile, in its order: the colour, and how much of it. */
async function laidOver(strict: boolean): Promise<readonly (readonly [unknown, unknown])[]> {
  const laid: (readonly [unknown, unknown])[] = []
  const state: Record<string, unknown> = { globalAlpha: 1 }
  const context = new Proxy(state, {
    get: (target, name: string) => {
      if (name === 'fillRect') return (_x: number, _y: number, width: number) => width === 80 && laid.push([target['fillStyle'], target['globalAlpha']])
      return target[name] ?? (() => ({ addColorStop: () => undefined }))
    },
  }) as unknown as CanvasRenderingContext2D
  const colours = { colour: '#FF0000', secondColour: '#FFFFFF', background: '#000000' } as const
  await drawTile({ manifest: lightcatcher, pictures: openPictures(null), colours, strict }, context, 80, 60, () => false)
  return laid
}

it('a tile of a child of strict light is as dim as the stage, and no other is', async () => {
  expect(await laidOver(false)).toEqual([['#000000', 1]])
  expect(await laidOver(true)).toEqual([
    ['#000000', 1],
    ['#000000', 1 - STRICT_BRIGHTNESS],
  ])
})
