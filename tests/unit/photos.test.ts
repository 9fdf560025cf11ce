import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, squareRound } from '#domain/photos/bounds'
import { brushed } from '#domain/photos/brush'
import { allowed, moved, onOther, scaled, squareWithin, wholeOf } from '#domain/photos/crop'
import { fileKindOf } from '#domain/photos/fileKind'
import { takeBackground } from '#domain/photos/fill'
import { advance, startHistory, MAX_STEPS, redo, undo } from '#domain/photos/history'
import { lookOf } from '#domain/photos/measure'
import { nameFrom, phraseFrom, squareAt, withPhotos, type PhotoNote } from '#domain/photos/photo'
import { cutOutPixels, fittingSize, GONE, KEPT, maskOf, type Mask, MAX_PHOTO_SIDE, type Pixels } from '#domain/photos/pixels'
import { neighbours } from '#domain/words/neighbours'
import { seededRandom } from '#domain/random'
import { nameOf, utteranceKey } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'

/** Returns a picture from rows of letters, with one colour for each letter. */
function picture(...rows: readonly string[]): Pixels {
  const colours: Readonly<Record<string, readonly number[]>> = {
    w: [250, 250, 250, 255],
    v: [240, 244, 238, 255],
    r: [200, 20, 20, 255],
    k: [10, 10, 10, 255],
    ' ': [0, 0, 0, 0],
  }
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: Uint8ClampedArray.from(rows.flatMap((row) => [...row].flatMap((letter) => colours[letter] ?? []))),
  }
}

const shown = (mask: Mask, width: number) =>
  Array.from({ length: mask.length / width }, (_, row) =>
    [...mask.subarray(row * width, (row + 1) * width)].map((value) => (value === GONE ? '.' : '#')).join(''),
  )

const size = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
const anyPixels: fc.Arbitrary<Pixels> = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.constantFrom(0, 30, 200), { minLength: width * height, maxLength: width * height })
      .map((greys) => ({ width, height, data: Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255])) })),
  )

describe('removing a plain background', () => {
  it('removes the connected area similar to the tapped point, and nothing behind the thing', () => {
    const photo = picture('wwvww', 'wrrrw', 'wrwrw', 'vrrrw', 'wwwww')
    expect(shown(takeBackground(photo, maskOf(photo), { x: 0, y: 0 }, 20), 5)).toEqual(['.....', '.###.', '.###.', '.###.', '.....'])
    expect(shown(takeBackground(photo, maskOf(photo), { x: 2, y: 2 }, 20), 5)).toEqual(['#####', '#####', '##.##', '#####', '#####'])
  })

  it('never restores pixels, removes nothing dissimilar, and removes more with more tolerance', () => {
    fc.assert(
      fc.property(anyPixels, fc.nat(20), fc.nat(20), fc.nat(120), fc.nat(120), (pixels, x, y, one, more) => {
        const mask = maskOf(pixels)
        const [little, much] = [Math.min(one, more), Math.max(one, more)].map((tolerance) => takeBackground(pixels, mask, { x, y }, tolerance)) as [Mask, Mask]
        const isInside = x < pixels.width && y < pixels.height
        expect(little.some((value) => value === GONE)).toBe(isInside)
        for (const [pixel, value] of little.entries()) if (value === GONE) expect(much[pixel]).toBe(GONE)
        const seed = pixels.data[(y * pixels.width + x) * 4] ?? 0
        for (const [pixel, value] of much.entries())
          if (value === GONE) expect(Math.abs((pixels.data[pixel * 4] ?? 0) - seed)).toBeLessThanOrEqual(Math.max(one, more))
        expect(mask.every((value) => value === KEPT)).toBe(true)
      }),
    )
  })

  it('works at the largest size without a stack overflow', () => {
    const side = MAX_PHOTO_SIDE
    const photo: Pixels = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4).fill(255) }
    expect(takeBackground(photo, maskOf(photo), { x: 5, y: 5 }, 10).every((value) => value === GONE)).toBe(true)
  })
})

describe('the brush', () => {
  it('paints a line of its width, and restores the same', () => {
    const all = new Uint8Array(35).fill(KEPT)
    const gone = brushed(all, { width: 7, height: 5 }, { x: 1.5, y: 2.5 }, { x: 5.5, y: 2.5 }, 1, GONE)
    expect(shown(gone, 7)).toEqual(['#######', '#.....#', '.......', '#.....#', '#######'])
    expect(brushed(gone, { width: 7, height: 5 }, { x: 1.5, y: 2.5 }, { x: 5.5, y: 2.5 }, 1, KEPT)).toEqual(all)
  })

  it('stays on the picture at any position of the finger, and changes only pixels near the line', () => {
    const spot = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) })
    fc.assert(
      fc.property(size, spot, spot, fc.integer({ min: 1, max: 20 }), (box, from, to, radius) => {
        const mask = brushed(new Uint8Array(box.width * box.height).fill(KEPT), box, from, to, radius, GONE)
        expect(mask).toHaveLength(box.width * box.height)
        for (const [pixel, value] of mask.entries()) {
          const [x, y] = [(pixel % box.width) + 0.5, Math.floor(pixel / box.width) + 0.5]
          const isNearEnd = Math.hypot(x - from.x, y - from.y) <= radius || Math.hypot(x - to.x, y - to.y) <= radius
          if (isNearEnd) expect(value).toBe(GONE)
          const isFar =
            x < Math.min(from.x, to.x) - radius ||
            x > Math.max(from.x, to.x) + radius ||
            y < Math.min(from.y, to.y) - radius ||
            y > Math.max(from.y, to.y) + radius
          if (isFar) expect(value).toBe(KEPT)
        }
      }),
    )
  })
})

describe('the crop', () => {
  it('maps a point of the picture to every crop', () => {
    const picture = { x: 610, y: 340 }
    const first = squareWithin({ x: 600, y: 400, side: 600 }, 300, { x: 150, y: 120, side: 200 })
    expect(first).toEqual({ x: 600, y: 340, side: 400 })
    const on = (square: typeof first) => ({ x: (picture.x - square.x) / square.side + 0.5, y: (picture.y - square.y) / square.side + 0.5 })
    const other = { x: 550, y: 300, side: 800 }
    expect(onOther(on(first), first, other).x).toBeCloseTo(on(other).x, 9)
    expect(onOther(on(first), first, other).y).toBeCloseTo(on(other).y, 9)
    expect(onOther(on(first), first, first)).toEqual(on(first))
  })

  it('is always a square that shows as much of the picture as it can', () => {
    fc.assert(
      fc.property(
        size,
        fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }), fc.double({ min: 0.1, max: 8, noNaN: true }))),
        (box, moves) => {
          const crop = moves.reduce((before, [dx, dy, factor]) => scaled(moved(before, dx, dy, box), factor, box), wholeOf(box))
          const longest = Math.max(box.width, box.height)
          expect(crop.side).toBeLessThanOrEqual(longest)
          expect(crop.side).toBeGreaterThanOrEqual(longest * 0.1 - 1e-9)
          for (const [middle, length] of [
            [crop.x, box.width],
            [crop.y, box.height],
          ] as const) {
            if (crop.side >= length) expect(middle).toBe(length / 2)
            else expect(middle - crop.side / 2 >= -1e-9 && middle + crop.side / 2 <= length + 1e-9).toBe(true)
          }
          expect(allowed(crop, box)).toEqual(crop)
        },
      ),
    )
  })

  it('is never stored larger than 1024 pixels, and keeps its aspect ratio', () => {
    expect(fittingSize({ width: 8000, height: 5000 })).toEqual({ width: 1024, height: 640 })
    expect(fittingSize({ width: 30, height: 20 })).toEqual({ width: 30, height: 20 })
    expect(fittingSize({ width: 90_000, height: 3 })).toEqual({ width: 1024, height: 1 })
  })
})

describe('the remaining picture', () => {
  it('has the smallest bounding box, or none when nothing is left', () => {
    const photo = picture('     ', '  r  ', '  rr ', '     ')
    const bounds = boundsOf(maskOf(photo), photo)
    expect(bounds).toEqual({ left: 2, top: 1, width: 2, height: 2 })
    expect(bounds && squareRound(bounds)).toEqual({ x: 3, y: 2, side: 2 })
    expect(boundsOf(new Uint8Array(20), photo)).toBeNull()
  })

  it('has a box that contains every kept pixel and touches one on each side', () => {
    fc.assert(
      fc.property(
        size.chain((box) => fc.tuple(fc.constant(box), fc.array(fc.boolean(), { minLength: box.width * box.height, maxLength: box.width * box.height }))),
        ([box, kept]) => {
          const mask = Uint8Array.from(kept, (each) => (each ? KEPT : GONE))
          const bounds = boundsOf(mask, box)
          const spots = kept.flatMap((each, pixel) => (each ? [{ x: pixel % box.width, y: Math.floor(pixel / box.width) }] : []))
          expect(bounds === null).toBe(spots.length === 0)
          if (spots.length === 0) return
          const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
          expect(bounds).toEqual({
            left: Math.min(...xs),
            top: Math.min(...ys),
            width: Math.max(...xs) - Math.min(...xs) + 1,
            height: Math.max(...ys) - Math.min(...ys) + 1,
          })
        },
      ),
    )
  })

  it('is transparent where removed, opaque in the middle and soft at the edge', () => {
    const photo = picture('rrrrr', 'rrrrr', 'rrrrr', 'rrrrr', 'rrrrr')
    const mask = brushed(maskOf(photo), photo, { x: 0.5, y: 0 }, { x: 0.5, y: 5 }, 0.5, GONE)
    const alphas = [...cutOutPixels(photo, mask).data].filter((_, index) => index % 4 === 3).slice(10, 15)
    expect(alphas).toEqual([0, 170, 255, 255, 255])
  })

  it('is measured: colour, shape and visibility of its edge on black', () => {
    expect(lookOf(picture('rrrrrrrr', 'rrrrrrrr', '        ', '        '))).toEqual({ needsOutline: false, mainColour: 'red', shapeFamily: 'long' })
    expect(lookOf(picture(' kk ', ' kk ', ' kk ', ' kk '))).toMatchObject({ needsOutline: true, shapeFamily: 'tall' })
    expect(lookOf(picture('ww', 'ww'))).toEqual({ needsOutline: false, mainColour: 'white', shapeFamily: 'round' })
  })
})

describe('undo and redo', () => {
  it('return to the earlier state, and forget only the oldest steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (states) => {
        const done = states.reduce((history, state) => advance(history, state), startHistory(-1))
        const steps = Math.min(MAX_STEPS, states.length)
        let history = done
        for (let step = 0; step < steps; step++) history = undo(history)
        expect(history.present).toBe([-1, ...states].at(-1 - steps))
        expect(undo(history)).toEqual(history)
        for (let step = 0; step < steps; step++) history = redo(history)
        expect(history).toEqual(done)
        expect(redo(history)).toEqual(done)
      }),
    )
  })
})

describe('a file', () => {
  const bytes = (...parts: readonly (string | number)[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part])))
  it('is recognised by its first bytes, not by its name', () => {
    expect(fileKindOf(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg')
    expect(fileKindOf(bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png')
    expect(fileKindOf(bytes('RIFF', 1, 2, 3, 4, 'WEBP'))).toBe('webp')
    expect(fileKindOf(bytes(0, 0, 0, 24, 'ftypheic'))).toBe('heic')
    expect(fileKindOf(bytes(0, 0, 0, 24, 'ftypavif'))).toBe('avif')
    for (const other of [bytes(), bytes('%PDF-1.7'), bytes('<svg xmlns='), bytes(0, 0, 0, 24, 'ftypisom'), bytes('RIFF', 1, 2, 3, 4, 'WAVE')])
      expect(fileKindOf(other)).toBeNull()
  })
})

describe('an adult’s text about a photo', () => {
  it('is trimmed, and refused when it is too long', () => {
    expect([nameFrom('  Grandma’s   cup '), nameFrom('   '), nameFrom('x'.repeat(31))]).toEqual(['Grandma’s cup', null, null])
    expect([phraseFrom(' long  brown tail '), phraseFrom('one two three four five'), phraseFrom('')]).toEqual(['long brown tail', null, null])
  })

  it('marks a place on the picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.1, max: 0.6, noNaN: true }), (x, y, side) => {
        const [left, top, width, height] = squareAt(x, y, side)
        expect(left >= 0 && top >= 0 && left + width <= 1 + 1e-9 && top + height <= 1 + 1e-9).toBe(true)
        expect(left - 1e-9 <= x && x <= left + width + 1e-9 && top - 1e-9 <= y && y <= top + height + 1e-9).toBe(true)
      }),
    )
  })
})

describe('a child’s words with photos', () => {
  const word = (id: string, more: Partial<Word> = {}): Word => ({
    id,
    word: id,
    category: 'animals',
    say: id,
    flat: id,
    rich: id,
    realistic: [id],
    shapeFamily: 'body',
    mainColour: 'brown',
    needsOutline: [],
    salient: [{ id: 'long-tail', phrase: 'long tail', place: [0, 0, 0.5, 0.5] }],
    ...more,
  })
  const note = (wordId: string, more: Partial<PhotoNote> = {}): PhotoNote => ({
    wordId,
    name: wordId,
    category: 'animals',
    parts: [],
    look: { needsOutline: true, mainColour: 'grey', shapeFamily: 'long' },
    savedAt: 0,
    bytes: 1,
    ...more,
  })

  it('are listed words with photos first, then own words, then the others in order', () => {
    const words = withPhotos(
      [word('dog'), word('cat'), word('cow')],
      [note('own-1', { name: 'Rex' }), note('cow'), note('own-2', { category: 'toys' }), note('apple')],
      ['animals'],
    )
    expect(words.map((each) => each.word)).toEqual(['cow', 'Rex', 'dog', 'cat'])
    expect(words[0]).toMatchObject({ photo: { needsOutline: true }, flat: 'cow', mainColour: 'grey', shapeFamily: 'body' })
    expect([words[0]?.rich, words[0]?.realistic, words[2]?.photo]).toEqual([undefined, undefined, undefined])
  })

  it('have only the parts marked on the photo', () => {
    const [cow, rex] = withPhotos([word('cow')], [note('cow'), note('own-1', { parts: [{ phrase: 'white ear', place: [0.1, 0.2, 0.3, 0.3] }] })], ['animals'])
    expect([cow?.salient, rex?.salient]).toEqual([[], [{ id: 'white-ear', phrase: 'white ear', place: [0.1, 0.2, 0.3, 0.3], realistic: [0.1, 0.2, 0.3, 0.3] }]])
  })

  it('may be shown together, and own words are spoken by name', () => {
    const words = withPhotos([word('dog')], [note('own-1'), note('own-2')], ['animals'])
    const [first] = words
    expect(first && neighbours(first, words, 'unlike', 3, seededRandom(1))).toHaveLength(2)
    const own = nameOf({ id: 'own-1', category: 'animals', say: 'Rex' })
    expect([own, utteranceKey(own)]).toEqual([{ word: 'animals/own-1', say: 'Rex' }, 'animals/own-1'])
    expect(nameOf(word('dog'))).toEqual({ word: 'animals/dog' })
  })
})
