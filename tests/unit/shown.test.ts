import { expect, test } from 'vitest'
import { shownDials, isShowable, shownSettings, shownProfile, decodeShown, type Shown, encodeShown } from '#domain/activities/shown'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import { defaultDials } from '#domain/child/dials'
import { catalogue, findActivity } from '#scenes/catalogue'

const shown: Shown = {
  activity: 'bubblepop',
  category: null,
  level: '2',
  support: 'B',
  dials: { ...defaultDials, colour: 'cyan', background: 'navy', waitMs: 40_000, zones: { ...defaultDials.zones, 1: 3 } },
  own: {},
}
const codeOf = (value: object) => btoa(JSON.stringify(value))

test('returns a link’s activity as made, with its dials', () => {
  const found = decodeShown(encodeShown(shown), catalogue)
  expect(found?.shown).toEqual(shown)
  expect(found?.manifest.id).toBe('bubblepop')
  const profile = shownProfile(shown)
  expect(resolveDials(profile).dials).toMatchObject({ colour: 'cyan', background: 'navy', waitMs: 40_000 })
  expect(isStrict(profile)).toBe(true)
})

test('stores only non-default settings in a link, and plays the same', () => {
  const { dials } = resolveDials(shownProfile(shown))
  const short = shownDials('B', dials)
  expect(Object.keys(short).length).toBeLessThan(Object.keys(dials).length)
  expect(resolveDials(shownProfile({ ...shown, dials: short })).dials).toEqual(dials)
  expect(shownDials('C', resolveDials(shownProfile({ ...shown, support: 'C', dials: {} })).dials)).toEqual({})
})

test('supports every public activity in a link, and no other', () => {
  for (const manifest of catalogue) {
    for (const category of manifest.categories ?? [null]) {
      const level = manifest.levels[0]?.id ?? ''
      const found = decodeShown(encodeShown({ ...shown, activity: manifest.id, category, level }), catalogue)
      expect(found !== null, `${manifest.id} ${category}`).toBe(isShowable(manifest, category, level))
    }
  }
  expect(isShowable(findActivity('fireworks') ?? catalogue[0]!, null, '1')).toBe(false)
  // These activities are hidden from a child for whom light is not known to be safe.
  for (const id of ['stripe', 'fluid']) expect(isShowable(findActivity(id) ?? catalogue[0]!, null, '1'), id).toBe(false)
  expect(isShowable(findActivity('visualdiscrimination') ?? catalogue[0]!, null, '1')).toBe(false)
})

test('shows nothing or the defaults for a damaged or forged link', () => {
  for (const code of [
    '',
    'x',
    '%%%',
    btoa('[]'),
    btoa('{'),
    codeOf({ v: 2, a: 'bubblepop', l: '1' }),
    codeOf({ v: 1, a: 'nothing', l: '1' }),
    codeOf({ v: 1, a: 'bubblepop', l: '99' }),
    'A'.repeat(5000),
  ])
    expect(decodeShown(code, catalogue), code.slice(0, 20)).toBeNull()
  // A link can never state that light is safe for the child who plays.
  const wild = decodeShown(
    codeOf({
      v: 1,
      a: 'bubblepop',
      c: null,
      l: '1',
      s: 'Z',
      d: { colour: 'ultraviolet', waitMs: 1, targetSize: 9, __proto__: 1, zones: { 1: 7 } },
      t: 'no',
      o: 7,
    }),
    catalogue,
  )
  expect(wild?.shown).toEqual({ ...shown, level: '1', support: 'A', dials: {}, own: {} })
  expect(wild === null ? null : isStrict(shownProfile(wild.shown))).toBe(true)
})

test('puts nothing that a family made into a link', () => {
  const reading = findActivity('highlightedwords')
  const spec = reading?.settings ?? {}
  const kinds = Object.values(spec).map(({ kind }) => kind)
  expect(kinds).toContain('texts')
  const own = Object.fromEntries(Object.keys(spec).map((name) => [name, ['text-of-a-child']]))
  expect(JSON.stringify(shownSettings(spec, own))).not.toMatch(
    new RegExp(
      Object.entries(spec)
        .filter(([, { kind }]) => kind === 'texts')
        .map(([name]) => `"${name}"`)
        .join('|'),
    ),
  )
})
