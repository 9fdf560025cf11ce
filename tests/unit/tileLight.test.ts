import { expect, it, vi } from 'vitest'
import { STRICT_BRIGHTNESS } from '#domain/child/safety'
import { drawStill, drawTile, openPictures } from '#scenes/pictures'
import { dimPicture, redShareOfPicture } from '#scenes/kit/pictures/redShare'
import lightcatcher from '#scenes/activities/lightcatcher/manifest'

/**
 * Returns a canvas that records the following in order: fills of its whole area (colour, opacity, compositing), drawings, and other canvases
 * drawn on it.
 */
function sheet(width: number, height: number) {
  const noted: unknown[] = []
  const state: Record<string, unknown> = { globalAlpha: 1, globalCompositeOperation: 'source-over', canvas: { width, height } }
  const context: unknown = new Proxy(state, {
    get: (target, name: string) => {
      if (name === 'fillRect')
        return (_x: number, _y: number, side: number) =>
          side === width && noted.push([target['fillStyle'], target['globalAlpha'], target['globalCompositeOperation']])
      if (name === 'fill') return () => noted.at(-1) !== 'drawn' && noted.push('drawn')
      if (name === 'drawImage') return (image: unknown) => noted.push(image)
      return target[name] ?? (() => ({ addColorStop: () => undefined }))
    },
  })
  return { context: context as CanvasRenderingContext2D, noted, canvas: Object.assign(state['canvas'] as object, { getContext: () => context }) }
}

const colours = { colour: '#FF0000', secondColour: '#FFFFFF', background: '#0B1F3A' } as const
const still = { drawing: 'bubble', colour: '#FFE600', background: '#0B1F3A', x: 0.5, y: 0.5, size: 0.5, outline: true, glow: true } as const

it.each([
  [
    'a tile',
    (context: CanvasRenderingContext2D, strict: boolean) =>
      drawTile({ manifest: lightcatcher, pictures: openPictures(null), colours, strict }, context, 80, 60, () => false),
  ],
  ['a still', (context: CanvasRenderingContext2D, strict: boolean) => drawStill({ ...still, strict }, context, 80, 60)],
])('dims only %s for strict light like the stage, keeping its opacity and background', async (_, draw) => {
  const ground = ['#0B1F3A', 1, 'source-over']
  const [full, strict, apart] = [sheet(80, 60), sheet(80, 60), sheet(80, 60)]
  vi.stubGlobal('document', { createElement: () => apart.canvas })
  await draw(full.context, false)
  expect([full.noted, apart.noted]).toEqual([[ground, 'drawn'], []])
  await draw(strict.context, true)
  expect(strict.noted).toEqual([ground, apart.canvas])
  expect(apart.noted).toEqual(['drawn', ['#000000', 1 - STRICT_BRIGHTNESS, 'source-atop']])
})

it('measures the redness of a picture before dimming it', () => {
  const order: string[] = []
  const measuring = { drawImage: () => order.push('measured'), getImageData: () => ({ data: new Uint8ClampedArray([255, 20, 0, 255]) }) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => measuring }) })
  const { context, canvas } = sheet(8, 8)
  const picture = new Proxy(context, { get: (of, name) => (name === 'fillRect' ? () => order.push('dimmed') : Reflect.get(of, name)) })
  dimPicture(picture)
  expect([order, redShareOfPicture(canvas as unknown as HTMLCanvasElement)]).toEqual([['measured', 'dimmed'], 1])
})
