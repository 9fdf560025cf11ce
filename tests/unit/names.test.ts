import { describe, expect, it } from 'vitest'
import { isSameName, tidyName, shortName } from '#domain/names'

describe('a stored name', () => {
  it.each([
    ['composed letters', 'Zoe\u0308', 'Zoë'],
    ['no zero-width space', '\u200bMia', 'Mia'],
    ['no sign that turns the direction', '\u202eMia\u2067', 'Mia'],
    ['single spaces', ' Anna\u00a0 \t Lena\n', 'Anna Lena'],
    ['no soft hyphen', 'Son\u00adnenschein', 'Sonnenschein'],
    ['its joiners, which Persian needs', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a whole family of picture characters', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ])('has %s', (_what, typed, kept) => expect(tidyName(typed)).toBe(kept))

  it.each(['', ' ', '\u200b', '\u200d', '\u3164', '\u2800', '\ufe0f', '\u0301'])('cannot be only the invisible %j', (typed) => expect(tidyName(typed)).toBe(''))
})

describe('two names', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['\u200bMia', 'mia'],
    ['İpek', 'ipek'],
    ['Işık', 'ışık'],
    ['Weiß', 'WEISS'],
    ['D’Arcy', "d'arcy"],
  ])('%j and %j are the same', (one, other) => expect(isSameName(one, other)).toBe(true))

  it.each([
    ['Zoë', 'Zoe'],
    ['Mia', 'Mira'],
    ['año', 'ano'],
  ])('%j and %j differ', (one, other) => expect(isSameName(one, other)).toBe(false))
})

it('are shortened without cutting a character in half', () => {
  expect(shortName(`${'a'.repeat(79)}🌞x`, 80)).toBe('a'.repeat(79))
  expect(shortName(`${'a'.repeat(78)}🌞x`, 80)).toBe(`${'a'.repeat(78)}🌞`)
  expect(shortName('  Ada  ', 80)).toBe('Ada')
})
