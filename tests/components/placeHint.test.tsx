import { expect, it } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { ZoneWeights } from '#domain/child/zones'
import { startProfile, noAnswers } from '#domain/settings/firstSetup'
import { placeHint } from '../../src/screens/profile/placeHint'

const chosen = (zones: ZoneWeights) => placeHint({ ...newProfile, dials: { zones } })
const even = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 }

it('calls places equal only if they are, and says whose choice an uneven mixture is', () => {
  expect(chosen(even)).toBe('even')
  expect(chosen({ ...even, 1: 3, 9: 3 })).toBe('mixed')
})

it('treats “not sure” as no answer', () => {
  expect(placeHint(startProfile(noAnswers))).toBe('unknown')
  expect(placeHint(startProfile({ ...noAnswers, side: 'left' }))).toBe('left')
})
