import { expect, it } from 'vitest'
import { codeOf, letterOf } from '#domain/devices/keys'

it.each([
  ['KeyL', 'ل', 'KeyL'],
  ['Space', ' ', 'Space'],
  ['', ' ', 'Space'],
  ['', 'l', 'KeyL'],
  ['', 'L', 'KeyL'],
  ['', '٣', 'Digit3'],
  ['', 'Enter', 'Enter'],
  ['Unidentified', 'Esc', 'Escape'],
  ['', 'Left', 'ArrowLeft'],
])('finds the physical key of %j that writes %j: %s', (code, key, found) => expect(codeOf({ code, key })).toBe(found))

it.each([
  ['KeyN', 'n', 'n'],
  ['KeyN', 'ى', 'n'],
  ['KeyA', 'q', 'q'],
  ['Digit1', '١', '١'],
  ['', 's', 's'],
])('treats the key %s that writes %j as %j', (code, key, found) => expect(letterOf({ code, key })).toBe(found))
