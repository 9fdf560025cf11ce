import { describe, expect, it } from 'vitest'
import { contourOf, lettersOf, type InkMask, pathOf } from '#domain/words/contour'
import { distancesTo } from '#domain/words/distances'
import { inLine, outlinedOf, roughPart, wordSimilarity } from '#domain/words/outlinedWord'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import { inLetterCase, deckFault, wordsIn } from '#domain/words/outlines'
import type { ContourPoint } from '#domain/words/tracing'

const OFFSET = 0.09
const wish = { offset: OFFSET, gap: 0.1 }
const outlineOf = (word: string) => contourOf(roughPart(word, 0.1).mask, wish)
const drawn = (text: string, style = firstOutlineStyle) =>
  outlinedOf(
    text.split(' ').map((word) => roughPart(word, style.gap / 100)),
    style,
    null,
  )

/** Returns a mask of letters drawn as bars; left, right, top and bottom in em. */
function maskOf(bars: readonly (readonly [number, number, number, number])[], em = 24): InkMask {
  const [width, height] = [1, 3].map((side) => Math.ceil(Math.max(...bars.map((bar) => bar[side] ?? 0)) * em)) as [number, number]
  const coverage = new Uint8Array(width * height)
  for (const [left, right, top, bottom] of bars)
    for (let y = Math.round(top * em); y < Math.round(bottom * em); y++)
      coverage.fill(255, y * width + Math.round(left * em), y * width + Math.round(right * em))
  return { width, height, coverage, em }
}

/** Returns the highest and lowest point of a line between two x positions (em). */
const reach = (line: readonly ContourPoint[], from: number, to: number) => {
  const ys = line.filter(({ x }) => x >= from && x <= to).map(({ y }) => y)
  return { top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Returns the largest angle (degrees) by which a closed line turns at one of its points. */
const sharpest = (line: readonly ContourPoint[]): number =>
  Math.max(
    ...line.map((point, index) => {
      const [before, after] = [line.at(index - 1) as ContourPoint, line[(index + 1) % line.length] as ContourPoint]
      const turn = Math.atan2(after.y - point.y, after.x - point.x) - Math.atan2(point.y - before.y, point.x - before.x)
      return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI
    }),
  )

describe('the outline of a word', () => {
  it('rises over ascenders and hangs below descenders', () => {
    const dog = outlineOf('dog')
    const [d, o, g] = [reach(dog, 0.1, 0.45), reach(dog, 0.9, 1.15), reach(dog, 1.6, 1.9)]
    expect(d.top).toBeLessThan(o.top - 0.15)
    expect(g.top).toBeCloseTo(o.top, 1)
    expect(g.bottom).toBeGreaterThan(o.bottom + 0.15)
    expect(d.bottom).toBeCloseTo(o.bottom, 1)
  })

  it('keeps its distance from the letters, and encloses all of them', () => {
    const bar = contourOf(maskOf([[0, 1, 0, 0.5]]), wish)
    expect(reach(bar, 0.3, 0.7).top).toBeCloseTo(-OFFSET, 1)
    expect(reach(bar, 0.3, 0.7).bottom).toBeCloseTo(0.5 + OFFSET, 1)
    expect(Math.min(...bar.map(({ x }) => x))).toBeCloseTo(-OFFSET, 1)
  })

  it('is one line, even around separate letters, dots, marks and parts on different rows', () => {
    const apart = [
      maskOf([
        [0, 0.3, 0, 0.5],
        [1.6, 1.9, 0, 0.5],
      ]),
      maskOf([
        [0, 0.2, 0, 0.1],
        [0, 0.2, 0.5, 0.9],
      ]),
      maskOf([
        [0, 0.2, 0, 0.2],
        [1, 1.2, 0.7, 0.9],
      ]),
    ]
    for (const mask of apart) {
      const line = contourOf(mask, wish)
      const right = mask.width / mask.em
      expect(Math.min(...line.map(({ x }) => x))).toBeLessThan(0)
      expect(Math.max(...line.map(({ x }) => x))).toBeGreaterThan(right)
      expect(pathOf([line]).match(/M/g)).toHaveLength(1)
      expect(pathOf([line])).toMatch(/^M.*Z$/)
    }
  })

  it('has no corners, and is the same each time', () => {
    for (const word of ['dog', 'banana', 'apple', 'l', 'Grandma']) expect(sharpest(outlineOf(word)), word).toBeLessThan(45)
    expect(pathOf([outlineOf('apple')])).toBe(pathOf([outlineOf('apple')]))
  })

  it('is empty if nothing is drawn', () => {
    expect(contourOf({ width: 4, height: 4, coverage: new Uint8Array(16), em: 24 }, wish)).toEqual([])
  })
})

it('uses the distances to the nearest pixel', () => {
  const pixels = new Uint8Array(20)
  pixels[0] = pixels[13] = 1
  const expected = Array.from({ length: 20 }, (_, at) => Math.min(Math.hypot(at % 5, Math.floor(at / 5)), Math.hypot((at % 5) - 3, Math.floor(at / 5) - 2)))
  for (const [index, distance] of distancesTo(pixels, 5, 4).entries()) expect(distance).toBeCloseTo(expected[index] ?? 0)
})

it('keeps the holes of letters', () => {
  const ring = maskOf([
    [0, 1, 0, 0.2],
    [0, 1, 0.8, 1],
    [0, 0.2, 0, 1],
    [0.8, 1, 0, 1],
  ])
  expect(lettersOf(ring)).toHaveLength(2)
})

describe('words with outlines', () => {
  it('are similar by shape: by length and ascenders at the same place', () => {
    expect(wordSimilarity(drawn('cat'), drawn('cat'))).toBe(1)
    const [cot, banana] = [wordSimilarity(drawn('cat'), drawn('cot')), wordSimilarity(drawn('cat'), drawn('banana'))]
    expect(cot).toBeGreaterThan(0.9)
    expect(banana).toBeLessThan(0.6)
    expect(wordSimilarity(drawn('cat'), drawn('banana'))).toBe(wordSimilarity(drawn('banana'), drawn('cat')))
  })

  it('share one baseline in a phrase, each with its own outline, and start from the right in right-to-left scripts', () => {
    const phrase = drawn('red ball')
    expect(phrase.path?.match(/M/g)).toHaveLength(2)
    expect(new Set(phrase.parts.map(({ pen }) => pen.y)).size).toBe(1)
    expect(phrase.parts[0]?.pen.x).toBeLessThan(phrase.parts[1]?.pen.x ?? 0)
    const turned = drawn('כלב גדול')
    expect(turned.parts[0]?.pen.x).toBeGreaterThan(turned.parts[1]?.pen.x ?? Number.POSITIVE_INFINITY)
  })

  it('without a possible outline take the same room, and give the reason', () => {
    const bare = outlinedOf([roughPart('dog', 0.1)], firstOutlineStyle, 'no-letters')
    expect([bare.path, bare.why, bare.shapes]).toEqual([null, 'no-letters', []])
    expect(bare.width).toBeCloseTo(drawn('dog').width, 1)
    expect(wordSimilarity(bare, drawn('dog'))).toBeNull()
  })

  it('are on one line; anything beyond it makes all of it smaller', () => {
    const [dog, high] = [drawn('dog'), outlinedOf([{ ...roughPart('dog', 0.1), pen: { x: 0, y: 1.4 } }], firstOutlineStyle, null)]
    expect(inLine(dog).em).toBeGreaterThan(inLine(high).em)
  })
})

describe('a deck', () => {
  it('has each word once, within the limit, in the deck’s letter case', () => {
    expect(wordsIn(' mum\ncat, cat;dog ')).toEqual(['mum', 'cat', 'dog'])
    expect(wordsIn('قطة، كلب؛بيت')).toEqual(['قطة', 'كلب', 'بيت'])
    expect(wordsIn('猫、狗，家；月')).toEqual(['猫', '狗', '家', '月'])
    expect([deckFault([]), deckFault(['a']), deckFault(Array.from({ length: 11 }, String)), deckFault(['x'.repeat(25)])]).toEqual([
      'none',
      null,
      'too-many',
      'too-long',
    ])
    expect(['typed', 'lower', 'upper'].map((letterCase) => inLetterCase('Mum', { letterCase: letterCase as 'typed' }))).toEqual(['Mum', 'mum', 'MUM'])
  })
})
