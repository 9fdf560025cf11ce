import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsFrom } from '#domain/settings/ownSettings'
import { newProfile } from '#domain/child/childProfile'
import type { Dials } from '#domain/child/dials'
import type { SupportLevel } from '#domain/child/support'
import { type BackgroundName, colourNames, palette, shadeTo } from '#domain/child/palette'
import { isSameProfile, signedBy, takeBack, withDial, withoutDial } from '#domain/settings/profile'
import { viewingSides, zonesFor } from '#domain/settings/firstSetup'
import { leaningOf } from '#domain/child/zones'
import { resolveDials } from '#domain/settings/resolve'
import { mayMusicPlay } from '#domain/settings/music'
import {
  contrastOf,
  insufficientContrast,
  fadeMsFor,
  fadeMsOf,
  isRedPicture,
  inLight,
  isSaturatedRed,
  isStrict,
  luminanceOf,
  MAX_TARGET_SIZE,
  maxSpeedFor,
  RED_FADE_MS,
  RED_MAX_SPEED,
  redShareOf,
  restlessColour,
  safeSpeed,
} from '#domain/child/safety'

describe('the order of sources', () => {
  const lock = { targetSize: 0.5 }
  const plan = { targetSize: 0.35 }
  const tweak = { targetSize: 0.3 }
  const dials = { targetSize: 0.28 }

  it.each([
    ['a lock wins over a plan', { ...newProfile, locks: lock, dials }, { plan, tweak }, 0.5, 'lock'],
    ['a plan over the tweak of today', { ...newProfile, dials }, { plan, tweak }, 0.35, 'plan'],
    ['the tweak over the profile', { ...newProfile, dials }, { tweak }, 0.3, 'tweak'],
    ['the profile over the preset', { ...newProfile, support: 'B', dials }, {}, 0.28, 'profile'],
    ['the preset over the default', { ...newProfile, support: 'B' }, {}, 0.25, 'preset'],
    ['the default when nothing was set', newProfile, {}, 0.4, 'default'],
  ] as const)('%s', (_rule, profile, occasion, value, source) => {
    const resolved = resolveDials(profile, occasion)
    expect(resolved.dials.targetSize).toBe(value)
    expect(resolved.sources.targetSize).toBe(source)
  })

  it('gives safety precedence over everything, and says so', () => {
    const resolved = resolveDials({ ...newProfile, locks: { targetSize: 2, gapMs: 0, colour: 'red' } })
    expect(resolved.dials.targetSize).toBe(MAX_TARGET_SIZE)
    expect(resolved.dials.gapMs).toBe(2000)
    expect(resolved.sources.gapMs).toBe('safety')
  })

  it('keeps two seconds between reds, whichever of the two colours is red', () => {
    const gapOf = (dials: Partial<Dials>) => resolveDials({ ...newProfile, dials: { gapMs: 1000, ...dials } }).dials.gapMs
    expect([gapOf({}), gapOf({ colour: 'red' }), gapOf({ secondColour: 'red' })]).toEqual([1000, 2000, 2000])
  })

  it('plays music only if an adult chose it, and never at support level A', () => {
    const mayPlay = (support: SupportLevel, music: boolean) => mayMusicPlay({ support, dials: { ...resolveDials(newProfile).dials, music } })
    expect([mayPlay('A', true), mayPlay('B', true), mayPlay('C', true), mayPlay('B', false)]).toEqual([false, true, true, false])
  })

  it('never leaves a child without a place to look', () => {
    const { zones } = resolveDials({ ...newProfile, dials: { zones: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } } }).dials
    expect(Object.values(zones).some((weight) => weight > 0)).toBe(true)
  })

  it('gives a light-gazing child no glow, whatever the setting', () => {
    expect(resolveDials({ ...newProfile, dials: { lightGazer: true }, locks: { glow: true } }).dials.glow).toBe(false)
  })
})

describe('safety', () => {
  it('judges red by the pixels of a picture, ignoring faint ones', () => {
    const red = [220, 10, 10, 255]
    const leaf = [20, 160, 40, 255]
    const glass = [255, 0, 0, 20]
    expect(redShareOf([...red, ...leaf, ...leaf, ...red, ...glass])).toBe(0.5)
    expect(redShareOf([...glass, ...glass])).toBe(0)
    expect([isRedPicture(redShareOf([...red, ...leaf])), isRedPicture(redShareOf([...leaf, ...leaf, 0, 0, 0, 255]))]).toEqual([true, false])
    expect([fadeMsFor(true), maxSpeedFor(true)]).toEqual([RED_FADE_MS, RED_MAX_SPEED])
  })

  it('uses no red in things that often appear and disappear', () => {
    for (const name of colourNames) expect(isSaturatedRed(restlessColour(palette[name]))).toBe(false)
    expect(restlessColour(palette.cyan)).toBe(palette.cyan)
  })

  it('is strict for a photosensitive child, and until epilepsy or the danger of light is ruled out', () => {
    const of = (epilepsy: 'yes' | 'no' | 'unknown', photosensitive: 'yes' | 'no' | 'unknown') => isStrict({ epilepsy, photosensitive })
    expect([of('no', 'yes'), of('yes', 'unknown'), of('yes', 'yes'), of('unknown', 'yes')]).toEqual([true, true, true, true])
    expect(of('unknown', 'unknown')).toBe(true)
    expect([of('yes', 'no'), of('no', 'unknown'), of('unknown', 'no'), of('no', 'no')]).toEqual([false, false, false, false])
  })

  it('knows the saturated reds of the palette, and slows them', () => {
    expect(colourNames.filter((name) => isSaturatedRed(palette[name]))).toEqual(['orange', 'red'])
    expect([fadeMsOf(palette.red), fadeMsOf(palette.yellow)]).toEqual([1000, 400])
    expect([safeSpeed(palette.red, 0.15), safeSpeed(palette.yellow, 0.15)]).toEqual([0.06, 0.15])
  })

  it('shows a colour in strict light at seven tenths of each channel, and unchanged otherwise', () => {
    expect([inLight('#FF8A00', true), inLight('#000000', true), inLight('#FFFFFF', true)]).toEqual(['#B36100', '#000000', '#B3B3B3'])
    expect(colourNames.map((name) => inLight(palette[name], false))).toEqual(colourNames.map((name) => palette[name]))
  })

  it('measures contrast like the table of the palette', () => {
    expect(contrastOf(palette.yellow, '#000000')).toBeCloseTo(16.6, 0)
    expect(contrastOf(palette.red, '#000000')).toBeCloseTo(4.8, 0)
    expect(contrastOf('#FFFFFF', '#000000')).toBe(21)
  })

  it('finds every colour that lacks contrast on a background: under 7 to 1 at level A, under 4.5 at B and C', () => {
    const lacking = (background: BackgroundName, support: SupportLevel) =>
      colourNames.filter((name) => insufficientContrast(name, background, support) !== null)
    expect(lacking('black', 'A')).toEqual(['pink', 'purple', 'blue', 'red'])
    expect(lacking('grey', 'A')).toEqual(['green', 'orange', 'coral', 'pink', 'purple', 'blue', 'red'])
    for (const support of ['B', 'C'] as const) {
      expect(lacking('black', support)).toEqual([])
      expect(lacking('charcoal', support)).toEqual(['red'])
      expect(lacking('navy', support)).toEqual(['red'])
      expect(lacking('grey', support)).toEqual(['purple', 'blue', 'red'])
    }
    expect(insufficientContrast('red', 'black', 'A')).toBeCloseTo(4.8, 0)
  })

  it('dims a colour to a fraction of its light', () => {
    for (const name of colourNames) expect(luminanceOf(shadeTo(palette[name], 0.3)) / luminanceOf(palette[name])).toBeCloseTo(0.3, 1)
  })
})

describe('settings of an activity', () => {
  const spec = {
    side: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    soft: { kind: 'switch', default: true },
    speed: { kind: 'range', default: 5, min: 1, max: 9, step: 1 },
  } as const

  it('keep valid values and replace others', () => {
    expect(settingsFrom(spec, { side: 'right', soft: false, speed: 9 })).toEqual({ side: 'right', soft: false, speed: 9 })
    expect(settingsFrom(spec, { side: 'up', soft: 'no', speed: 10 })).toEqual({ side: 'left', soft: true, speed: 5 })
  })

  it('are always valid, whatever was stored', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('side', 'soft', 'speed', 'other'), fc.anything()), (stored) => {
        const settings = settingsFrom(spec, stored)
        expect(Object.keys(settings)).toEqual(['side', 'soft', 'speed'])
        expect(['left', 'right']).toContain(settings.side)
        expect(settings.speed).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('the author of a value', () => {
  const byRobin = signedBy('robin', newProfile, withDial(newProfile, 'targetSize', 0.5))

  it('is recorded for changed values, and for nothing else', () => {
    expect(byRobin.setBy).toEqual({ targetSize: 'robin' })
    expect(signedBy('pat', byRobin, withDial(byRobin, 'colour', 'pink')).setBy).toEqual({ targetSize: 'robin', colour: 'pat' })
    expect(signedBy('pat', byRobin, withDial(byRobin, 'targetSize', 0.3)).setBy).toEqual({ targetSize: 'pat' })
    expect(signedBy('pat', byRobin, { ...byRobin, support: 'B' }).setBy).toEqual({ targetSize: 'robin' })
  })

  it('is removed with the value, and set when a value is locked', () => {
    expect(signedBy('pat', byRobin, withoutDial(byRobin, 'targetSize')).setBy).toEqual({})
    expect(signedBy('robin', newProfile, { ...newProfile, locks: { waitMs: 5000 } }).setBy).toEqual({ waitMs: 'robin' })
  })
})

it('equals another profile only with the same content, in any order', () => {
  const one = { ...newProfile, dials: { colour: 'pink', targetSize: 0.3 } } as const
  expect(isSameProfile(one, { dials: { targetSize: 0.3, colour: 'pink' }, photosensitive: 'unknown', locks: {}, epilepsy: 'unknown', support: 'A' })).toBe(true)
  expect(isSameProfile(one, { ...one, dials: { ...one.dials, colour: 'red' } })).toBe(false)
  expect(isSameProfile(one, { ...one, setBy: { colour: 'robin' } })).toBe(false)
})

describe('undoing a change', () => {
  const before = withDial(newProfile, 'maxItems', 4)
  const after = withDial(withDial(before, 'maxItems', 6), 'colour', 'cyan')

  it('restores the earlier values, including a second colour that followed', () => {
    expect(takeBack(after, { before, after }).dials).toEqual(before.dials)
  })

  it('keeps later changes, of another dial or the same one', () => {
    const later = withDial(withDial(after, 'waitMs', 20_000), 'maxItems', 2)
    expect(takeBack(later, { before, after }).dials).toEqual({ ...withDial(before, 'waitMs', 20_000).dials, maxItems: 2 })
    expect(takeBack({ ...later, support: 'C' }, { before, after }).support).toBe('C')
  })
})

describe('the side favoured by a map', () => {
  const corners = { aboveLeft: 'left', aboveRight: 'right', belowLeft: 'left', belowRight: 'right' } as const
  it.each([
    // There is no word for a corner, so a corner counts as its side.
    ...viewingSides.map((side) => [side in corners ? corners[side as keyof typeof corners] : side, zonesFor(side)] as const),
    ['middle', resolveDials(newProfile).dials.zones],
    ['left', { ...resolveDials(newProfile).dials.zones, 4: 3, 6: 1 }],
    ['even', { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2 }],
  ] as const)('%s', (where, weights) => {
    expect(leaningOf(weights)).toBe(where)
  })
})
