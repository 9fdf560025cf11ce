import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ARABIC = [0x600, 0x6ff] as const

/** Parses ranges such as `U+20-24F, U+20AC`. */
const rangesOf = (value: string): readonly (readonly [number, number])[] =>
  value.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

test('the fallback font has only Latin letters, because Arial’s Arabic would be used before ours', () => {
  const faces = readFileSync('src/ui/tokens.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const standIns = faces.filter((face) => face.includes('local('))
  expect(standIns.length).toBeGreaterThanOrEqual(2)
  for (const face of standIns) {
    const ranges = rangesOf(/unicode-range: ([^;]+);/.exec(face)?.[1] ?? 'U+0-10FFFF')
    expect(ranges.filter(([from, to]) => from <= ARABIC[1] && to >= ARABIC[0])).toEqual([])
    expect(ranges).toContainEqual([0x20, 0x24f])
  }
})
