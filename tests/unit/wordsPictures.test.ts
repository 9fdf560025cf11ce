import { describe, expect, it } from 'vitest'
import { gridPieces } from '#scenes/activities/arrange/assembly'
import type { Word } from '#domain/words/words'
import type { Pack } from '#scenes/kit/pictures/drawing'
import { pixelsOfPiece } from '#scenes/kit/pictures/piece'
import { pictureSvg } from '#scenes/kit/pictures/pictureSvg'
import { PictureSource } from '#scenes/kit/pictures/PictureSource'
import { keyOf, plainStyle, type PictureStyle } from '#scenes/kit/looks/style'

const cup: Word = {
  id: 'cup',
  word: 'cup',
  category: 'everyday',
  say: 'cup',
  own: 'cup',
  shapeFamily: 'box',
  mainColour: 'blue',
  needsOutline: [],
  salient: [],
}
const drawings: Pack[string] = {
  flat: {
    box: [0, 0, 64, 64],
    shapes: [
      '<path fill="none" stroke="#0074ba" stroke-width="6" d="M46 25h9"/>',
      '<path fill="#00a6ed" d="M8 18h42v40H8z"/>',
      '<circle cx="20" cy="20" r="3" fill="url(#cup-a)" opacity=".5"/>',
    ],
    defs: '<linearGradient id="cup-a"/>',
    parts: { handle: [0], body: [1, 2] },
  },
}

describe('a picture as SVG', () => {
  it('keeps room for its outline at every level, so that the thing keeps its size', () => {
    const boxes = (['silhouette', 'line', 'outlined', 'flat', 'rich'] as const).map(
      (level) => /viewBox="[^"]*"/.exec(pictureSvg(cup, drawings, { ...plainStyle, level }))?.[0],
    )
    expect(new Set(boxes)).toEqual(new Set(['viewBox="-1.6 -1.6 67.2 67.2"']))
  })

  it('has a single colour as a silhouette', () => {
    const svg = pictureSvg(cup, drawings, { ...plainStyle, level: 'silhouette', colour: '#22D13A' })
    const colours = [...svg.matchAll(/(?:fill|stroke)="(#[^"]*|url[^"]*)"/g)].map(([, colour]) => colour)
    expect(new Set(colours)).toEqual(new Set(['#22D13A']))
    expect(svg).not.toContain('opacity')
  })

  it('has lines of one colour on the background as a line picture', () => {
    const svg = pictureSvg(cup, drawings, { ...plainStyle, level: 'line', colour: '#19D3F3' })
    const colours = [...svg.matchAll(/(?:fill|stroke)="(#[^"]*|url[^"]*)"/g)].map(([, colour]) => colour)
    expect(new Set(colours)).toEqual(new Set(['#19D3F3', '#000000']))
  })

  it('draws the outline below the body, equally wide around strokes and shapes', () => {
    const svg = pictureSvg(cup, drawings, { ...plainStyle, level: 'outlined', outlineColour: '#FF4FA3' })
    expect(svg.indexOf('#FF4FA3')).toBeLessThan(svg.indexOf('#0074ba'))
    expect(svg).toContain('fill="none" stroke-width="9.2"')
    expect(svg).toContain('d="M8 18h42v40H8z" stroke-width="3.2"')
    expect(svg.slice(0, svg.indexOf('#0074ba'))).not.toContain('opacity')
  })

  it('lights a named part and dims the rest', () => {
    const svg = pictureSvg(cup, drawings, { ...plainStyle, dim: 0.2, lit: { place: [0.7, 0.3, 0.3, 0.3], parts: ['handle'] } })
    const [rest, outline, mask] = svg.split('</g>') as [string, string, string]
    // The rest is darker rather than more transparent, so that nothing behind it shows through.
    expect(rest).toContain('slope="0.2"')
    expect(rest).not.toContain('<g opacity')
    for (const lit of [outline, mask]) expect([lit.includes('M46 25h9'), lit.includes('M8 18h42')]).toEqual([true, false])
    expect(mask).toContain('<mask id="lit"')
  })

  it('has the same size with a narrow and a wide edge, if room for the wide one is kept', () => {
    const boxOf = (outlineWidth: number) => /viewBox="[^"]*"/.exec(pictureSvg(cup, drawings, { ...plainStyle, outlineWidth, room: 0.1 }))?.[0]
    expect(boxOf(0.02)).toBe(boxOf(0.1))
    expect(keyOf('cup', { ...plainStyle, room: 0.1 })).not.toBe(keyOf('cup', plainStyle))
  })

  it('crops a part by its place if the drawing has no names, alone on request', () => {
    const style = { ...plainStyle, lit: { place: [0.5, 0, 0.5, 0.5] as const } }
    expect(pictureSvg(cup, drawings, style)).toContain('<rect x="32" y="0" width="32" height="32"')
    expect(pictureSvg(cup, drawings, { ...style, onlyLit: true })).not.toContain('<g opacity')
  })

  it('is cut so that each pixel is in exactly one piece, at any size', () => {
    for (const [columns, rows] of [
      [2, 1],
      [3, 1],
      [2, 2],
    ] as const) {
      for (const side of [307, 308, 409, 512]) {
        const cuts = gridPieces(columns, rows).map((piece) => pixelsOfPiece(piece, side))
        const covered = Array.from({ length: side }, (_, x) => cuts.filter((cut) => cut.y === 0 && x >= cut.x && x < cut.x + cut.width).length)
        expect(new Set(covered)).toEqual(new Set([1]))
        expect(cuts.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(side ** 2)
      }
    }
  })

  it('has separate keys for a piece and for its contour', () => {
    const styles: readonly PictureStyle[] = [
      plainStyle,
      { ...plainStyle, piece: [0, 0, 0.5, 1] },
      { ...plainStyle, piece: [0.5, 0, 0.5, 1] },
      { ...plainStyle, contour: 0.03 },
    ]
    expect(new Set(styles.map((style) => keyOf('cup', style))).size).toBe(styles.length)
  })

  it('is mirrored around its own centre', () => {
    expect(pictureSvg(cup, drawings, { ...plainStyle, mirrored: true })).toContain('matrix(-1 0 0 1 64 0)')
  })
})

describe('the picture source', () => {
  const canvas = () => ({ width: 8, height: 8 }) as HTMLCanvasElement
  const apple: Word = { ...cup, id: 'apple', realistic: ['apple', 'apple-2'] }
  const source = (reads: string[], drawn: string[], fail: { times: number }) =>
    new PictureSource({
      readPack: (category) => {
        reads.push(category)
        return fail.times-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ cup: drawings, apple: drawings })
      },
      rasterise: (svg) => {
        drawn.push(svg)
        return Promise.resolve(canvas())
      },
      drawRender: (name) => {
        drawn.push(name)
        return Promise.resolve(canvas())
      },
    })

  it('reads no pack before a word is needed, and each pack and picture once', async () => {
    const [reads, drawn]: [string[], string[]] = [[], []]
    const pictures = source(reads, drawn, { times: 0 })
    expect(reads).toEqual([])
    await Promise.all([pictures.preload([cup], plainStyle), pictures.preload([cup, cup], plainStyle)])
    await pictures.preload([cup], { ...plainStyle, size: 100 })
    expect(reads).toEqual(['everyday'])
    expect(drawn).toHaveLength(2)
    expect(pictures.canvasOf(cup, plainStyle).key).toBe(keyOf('cup', plainStyle))
  })

  it('reports a picture that was not preloaded, and tries a failed pack again', async () => {
    const pictures = source([], [], { times: 1 })
    expect(() => pictures.canvasOf(cup, plainStyle)).toThrow('not preloaded')
    await expect(pictures.preload([cup], plainStyle)).rejects.toThrow('offline')
    await pictures.preload([cup], plainStyle)
    expect(pictures.has(cup, plainStyle)).toBe(true)
  })

  it('uses an available realistic picture at a level that asks for one, without a pack', async () => {
    const [reads, drawn]: [string[], string[]] = [[], []]
    const pictures = source(reads, drawn, { times: 0 })
    const realistic = { ...plainStyle, level: 'realistic' as const }
    for (const view of [0, 1, 2]) await pictures.preload([apple], { ...realistic, view })
    expect([drawn, reads]).toEqual([['apple', 'apple-2', 'apple'], []])
    expect(pictures.canvasOf(apple, { ...realistic, view: 1 }).key).not.toBe(pictures.canvasOf(apple, realistic).key)
    await pictures.preload([cup], realistic)
    await pictures.preload([apple], plainStyle)
    expect(drawn.slice(3).map((picture) => picture.slice(0, 4))).toEqual(['<svg', '<svg'])
  })

  it('lights a part on the usual view, and draws a part alone only if its place is known', async () => {
    const drawn: string[] = []
    const pictures = source([], drawn, { times: 0 })
    const place = [0, 0, 0.5, 0.5] as const
    const style = { ...plainStyle, level: 'realistic' as const, view: 1 }
    await pictures.preload([apple], { ...style, lit: { place } })
    await pictures.preload([apple], { ...style, lit: { place }, onlyLit: true })
    await pictures.preload([apple], { ...style, lit: { place, realistic: place }, onlyLit: true })
    expect(drawn.map((picture) => picture.slice(0, 5))).toEqual(['apple', '<svg ', 'apple'])
  })

  describe('with photos', () => {
    const mine: Word = { ...cup, id: 'apple', photo: { needsOutline: false } }
    const { own: _own, ...only }: Word = { ...mine, id: 'own-1' }
    const place = [0, 0, 0.5, 0.5] as const
    const drawnWith = async (drawPhoto: (word: Word) => Promise<HTMLCanvasElement>, words: readonly Word[], style: PictureStyle) => {
      const drawn: string[] = []
      const pictures = new PictureSource({
        readPack: () => Promise.resolve({ apple: drawings }),
        rasterise: () => (drawn.push('drawing'), Promise.resolve(canvas())),
        drawRender: () => (drawn.push('render'), Promise.resolve(canvas())),
        drawPhoto: (word) => (drawn.push('photo'), drawPhoto(word)),
      })
      for (const word of words) await pictures.preload([word], style)
      return drawn
    }
    const readable = () => Promise.resolve(canvas())

    it.each(['outlined', 'flat', 'rich', 'realistic'] as const)('shows the photo at the level %s', async (level) => {
      expect(await drawnWith(readable, [mine, only], { ...plainStyle, level })).toEqual(['photo', 'photo'])
    })

    it.each(['silhouette', 'line'] as const)('shows the clearer drawing at level %s, or the photo without a drawing or with a lit part', async (level) => {
      expect(await drawnWith(readable, [mine, only], { ...plainStyle, level })).toEqual(['drawing', 'photo'])
      expect(await drawnWith(readable, [mine], { ...plainStyle, level, lit: { place, realistic: place } })).toEqual(['photo'])
    })

    it('falls back to the drawing for an unreadable photo, and fails without a drawing', async () => {
      const unreadable = () => Promise.reject(new Error('the disk is gone'))
      expect(await drawnWith(unreadable, [mine], plainStyle)).toEqual(['photo', 'drawing'])
      await expect(drawnWith(unreadable, [only], plainStyle)).rejects.toThrow('the disk is gone')
    })
  })

  it('frees the pixels when the session ends', async () => {
    const pictures = source([], [], { times: 0 })
    await pictures.preload([cup], plainStyle)
    const { canvas } = pictures.canvasOf(cup, plainStyle)
    pictures.free()
    expect([canvas.width, canvas.height, pictures.has(cup, plainStyle)]).toEqual([0, 0, false])
  })
})
