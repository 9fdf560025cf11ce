import { expect, it } from 'vitest'
import { normalisedAddress, shownAddress } from '#domain/people/address'
import { invitedAddress, nameOfMember } from '#domain/people/team'
import { emailProblem } from '../../src/screens/entry/checks'

it.each([
  ['jörg@münchen.de', 'jörg@xn--mnchen-3ya.de'],
  ['mia@kinder.bücher.example', 'mia@kinder.xn--bcher-kva.example'],
  ['ada@مثال.example', 'ada@xn--mgbh0fb.example'],
  ['ada@例え.example', 'ada@xn--r8jz45g.example'],
  ['ada@пример.example', 'ada@xn--e1afmkfd.example'],
  ['ada@family.example', 'ada@family.example'],
])('shows %s as written, in whatever form the browser submits it', (written, sent) => {
  expect(normalisedAddress(written)).toBe(sent)
  expect(normalisedAddress(sent)).toBe(sent)
  expect(invitedAddress(` ${written} `)).toBe(sent)
  expect([shownAddress(sent), shownAddress(written)]).toEqual([written, written])
  expect(nameOfMember({ displayName: '', email: sent })).toBe(written)
})

it('accepts an address copied with invisible characters', () => {
  for (const typed of ['\u200bada@family.example', 'ada\u200d@family.example\u00a0', '\ufeffAda@fam\u00adily.example\r\n'])
    expect([normalisedAddress(typed), invitedAddress(typed), emailProblem(typed)]).toEqual(['ada@family.example', 'ada@family.example', null])
  expect([normalisedAddress('a da@family.example'), emailProblem('a da@family.example')]).toEqual([null, 'badEmail'])
})

it.each([
  ['with one Cyrillic letter', 'me@pаypal.example'],
  ['of Cyrillic letters that look Latin', 'me@аррӏе.example'],
  ['of Greek and Latin', 'me@αlpha.example'],
])('keeps a lookalike domain in its encoded form: %s', (_how, written) => {
  expect(shownAddress(written)).toMatch(/^me@xn--[a-z0-9-]+\.example$/)
  expect(shownAddress(normalisedAddress(written) ?? '')).toBe(shownAddress(written))
})

it.each(['me@xn--.example', 'me@xn--9.example', 'me@xn--99999999.example', 'me@xn--a-b-.example', 'no address', ''])('leaves "%s" unchanged', (address) => {
  expect(shownAddress(address)).toBe(address)
})
