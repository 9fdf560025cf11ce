import { expect, test } from 'vitest'
import type { Letters } from '#adapters/pdf/report/letters'
import { breakLines } from '#adapters/pdf/report/lines'
import { locale, speakIn } from '#text/locale'

const letters: Letters = {
  fontOf: (letter) => (/\p{ASCII}/u.test(letter) ? 'Lantern' : null),
  widthIn: (_font, text) => text.length,
  drawn: (text) => ({ width: text.length, height: 1, below: 0, picture: () => '' }),
}

const textOf = (text: string, isFromRight: boolean): string =>
  breakLines(letters, text, { size: 10, weight: 'normal', isFromRight }, 100)
    .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
    .join('')

test('isolates a size in a right-to-left line by invisible marks', () => {
  const size = 'على \u2066820 x 1180\u2069 (3).'
  expect(textOf(size, true)).toBe(size)
})

test('omits such marks in a left-to-right line', () => {
  expect(textOf('On \u2066820 x 1180\u2069.', false)).toBe('On 820 x 1180.')
  expect(textOf('\u2066820 x 1180\u2069', true)).toBe('820 x 1180')
})

test('writes Latin digits in Arabic, whatever the device prefers', () => {
  speakIn('ar')
  expect(new Intl.Locale(locale()).numberingSystem).toBe('latn')
  speakIn('en')
})
