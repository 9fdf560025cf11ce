import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventSchema } from '#data/eventSchema'
import { luminanceOf } from '#domain/child/safety'
import { palette, shadeTo } from '#domain/child/palette'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundAt, groundNow, openRung } from '#domain/trials/engine/groundLog'
import { textures } from '#domain/words/places'
import { brightestOf, GROUND_FADE_MS, groundShown, MOST_LIGHT, maxStrength, texturedGround, TEXTURE_SHADES } from '#domain/trials/plan/ground'
import { momentAt } from '#domain/measures/moment'
import { type PlaceData, placeIds } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import { drawMoment } from '#scenes/pictures'
import { paintGround } from '#scenes/kit/drawing/painter'
import type { ShownPictures } from '#scenes/kit/pictures/ShownPictures'

const kitchen = { id: 'kitchen', word: 'kitchen' } as Word
const plain = { strips: [{ colour: '#123C1E', top: 0.6, bottom: 1 }] } as const
const grass = groundShown(texturedGround('grass'))

describe('the maximum strength of a background', () => {
  it.each([
    ['plain strips', plain, [0, 1, 1, 1, 1, 1]],
    ['a texture, faint at first', grass, [0, 0, 0, 0.5, 1, 1]],
    ['a blurred photograph', groundShown({ photo: kitchen, blurred: true }), [0, 0, 0, 0, 1, 1]],
    ['a photograph', groundShown({ photo: kitchen }), [0, 0, 0, 0, 0, 1]],
  ] as const)('follows the ladder C1-C10: %s', (_what, ground, wanted) => {
    expect([4, 5, 6, 7, 8, 9].map((rung) => maxStrength(ground, rung))).toEqual(wanted)
  })

  it('is the child’s limit, or that of a harder level that an adult tries', () => {
    expect([
      openRung({ maxComplexity: 3 }, { complexity: 2 }),
      openRung({ maxComplexity: 3 }, { complexity: 9 }),
      openRung({ maxComplexity: 3 }, undefined),
    ]).toEqual([3, 9, 3])
  })
})

describe('the brightness of a background', () => {
  it('never varies enough for a flash in our own textures and places, at any strength', () => {
    const places = placeIds.map((id) => JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8')) as PlaceData)
    const strips = [...textures.flatMap((texture) => groundStrips(texturedGround(texture))), ...places.flatMap(({ grounds }) => grounds)]
    for (const { colour } of strips) expect(luminanceOf(shadeTo(colour, TEXTURE_SHADES.most))).toBeLessThan(MOST_LIGHT)
  })

  it.each(textures)('stays within those shades when painted as %s, over the whole strip and nowhere else', (texture) => {
    const { context, fills, clips } = recordingContext()
    paintGround(context, groundShown(texturedGround(texture)), { width: 800, height: 600, strength: 1, picture: null })
    expect(fills.length).toBeGreaterThan(40)
    for (const fill of fills) expect(luminanceOf(fill)).toBeLessThan(MOST_LIGHT)
    expect(clips).toEqual([[0, 0, 800, 600]])
  })

  it('is the reference for the contrast of things', () => {
    expect(brightestOf(null, '#000000')).toBe('#000000')
    expect(brightestOf(plain, '#000000')).toBe('#123C1E')
    expect(luminanceOf(brightestOf(grass, '#000000'))).toBeGreaterThan(luminanceOf('#123C1E'))
    expect(brightestOf(plain, palette.yellow)).toBe(palette.yellow)
  })
})

describe('a background in a log', () => {
  const log: readonly PlayEvent[] = [
    { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null },
    { kind: 'ground', at: 1000, trial: 0, shows: grass, strength: 1 },
    { kind: 'ground', at: 10_000, trial: 0, shows: grass, strength: 0.2 },
    { kind: 'ground', at: 20_000, trial: 1, shows: null, strength: 0 },
  ]
  const strengthAt = (at: number) => groundAt(log, at)?.strength ?? 0

  it('replays its slow appearance, changes and disappearance', () => {
    const then = [1000, 1000 + GROUND_FADE_MS / 2, 5000, 10_000 + GROUND_FADE_MS / 2, 15_000, 20_000 + GROUND_FADE_MS / 2, 30_000].map(strengthAt)
    for (const [index, wanted] of [0, 0.5, 1, 0.6, 0.2, 0.1, 0].entries()) expect(then[index]).toBeCloseTo(wanted)
    expect(momentAt(log, 5000).ground).toEqual({ shows: grass, strength: 1 })
    expect(GROUND_FADE_MS).toBeGreaterThanOrEqual(2000)
  })

  it('starts a new series from zero', () => {
    const sand = groundShown(texturedGround('sand'))
    expect(groundAt([...log.slice(0, 2), { kind: 'ground', at: 9000, trial: 1, shows: sand, strength: 1 }], 9250)).toEqual({
      shows: sand,
      strength: expect.closeTo(0.1) as number,
    })
  })

  it('is the last one requested', () => {
    expect([groundNow([]), groundNow(log), groundNow(log.slice(0, 3))]).toEqual([null, null, { shows: grass, strength: 0.2 }])
  })

  it('is read as written, and rejected if impossible', () => {
    for (const shows of [plain, grass, groundShown({ photo: kitchen, blurred: true }), null]) {
      const fact: PlayEvent = { kind: 'ground', at: 1, trial: 0, shows, strength: 0.5 }
      expect(eventSchema.parse(JSON.parse(JSON.stringify(fact)))).toEqual(fact)
    }
    expect(eventSchema.safeParse({ kind: 'ground', at: 1, trial: 0, shows: grass, strength: 2 }).success).toBe(false)
    expect(
      eventSchema.safeParse({ kind: 'ground', at: 1, trial: 0, shows: { strips: [{ colour: '#123C1E', top: 0, bottom: 1, texture: 'stripes' }] }, strength: 1 })
        .success,
    ).toBe(false)
  })

  it('is drawn by the same painter as on the stage', async () => {
    const [stage, again] = [recordingContext(), recordingContext()]
    paintGround(stage.context, grass, { width: 800, height: 600, strength: 1, picture: null })
    await drawMoment(
      { moment: momentAt(log, 5000), background: '#000000', pictures: {} as ShownPictures, level: 'realistic' },
      again.context,
      800,
      600,
      () => false,
    )
    expect(again.fills).toEqual(['#000000', ...stage.fills])
  })
})

const groundStrips = (ground: ReturnType<typeof texturedGround>) => ('strips' in ground ? ground.strips : [])

/** Returns a drawing context that records fill colours and clip areas. */
function recordingContext() {
  const fills: `#${string}`[] = []
  const clips: number[][] = []
  let rect: number[] = []
  const hexOf = (style: string | { readonly stops: readonly string[] }): `#${string}` => {
    const said = typeof style === 'string' ? style : (style.stops[0] ?? '')
    const [r, g, b] = said.startsWith('rgba') ? said.slice(5).split(',').map(Number) : [1, 3, 5].map((from) => Number.parseInt(said.slice(from, from + 2), 16))
    return `#${[r, g, b]
      .map((channel = 0) => channel.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`
  }
  const known: Record<string | symbol, unknown> = {
    fillStyle: '#000000',
    fill: () => fills.push(hexOf(known['fillStyle'] as string)),
    fillRect: () => fills.push(hexOf(known['fillStyle'] as string)),
    rect: (...sides: number[]) => (rect = sides),
    clip: () => clips.push(rect),
    createRadialGradient: () => {
      const stops: string[] = []
      return { stops, addColorStop: (_at: number, colour: string) => stops.push(colour) }
    },
  }
  const context = new Proxy(known, { get: (target, name) => target[name] ?? (() => undefined) }) as unknown as CanvasRenderingContext2D
  return { context, fills, clips }
}
