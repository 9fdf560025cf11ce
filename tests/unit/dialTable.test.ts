import { describe, expect, it } from 'vitest'
import { choice, type DialSpec, onOff, stepsDial, zoneMap } from '#domain/child/dialKinds'
import { defaultDials, dialNames, type Dials, dialSpecs, supportPresets } from '#domain/child/dials'
import { readDial } from '#data/dialReader'
import { MAX_SPEED } from '#domain/child/safety'
import { supportLevels } from '#domain/child/support'

/*
 * The compiler performs half of this test: `npm run check` runs `tsc` on it, and an `@ts-expect-error` without an error is itself an error. A setting
 * that lacks a part, or whose parts do not fit together, therefore cannot be declared.
 */

describe('a declared setting', () => {
  it('does not compile without its stored default, its default, its presets, its chapter or its values', () => {
    // @ts-expect-error it has no stored default
    onOff({ chapter: 'first', default: false, presets: {} })
    // @ts-expect-error it has no default
    onOff({ chapter: 'first', presets: {}, stored: false })
    // @ts-expect-error it has no presets
    onOff({ chapter: 'first', default: false, stored: false })
    // @ts-expect-error it has no chapter
    onOff({ default: false, presets: {}, stored: false })
    // @ts-expect-error it has no options
    choice({ chapter: 'first', default: 'a', presets: {}, stored: 'a' })
    // @ts-expect-error it has no range
    stepsDial({ chapter: 'first', unit: 'ms', stops: [1], default: 1, presets: {}, stored: 1 })
    // @ts-expect-error it has no stops
    stepsDial({ chapter: 'first', unit: 'ms', range: [0, 1], default: 1, presets: {}, stored: 1 })
    // @ts-expect-error it has no unit
    stepsDial({ chapter: 'first', range: [0, 1], stops: [1], default: 1, presets: {}, stored: 1 })
    // @ts-expect-error it has no default
    zoneMap({ chapter: 'first', presets: {}, stored: dialSpecs.zones.stored })
    expect.assertions(0)
  })

  it('does not compile with an impossible value', () => {
    // @ts-expect-error the stored default is not one of the options
    choice({ chapter: 'first', options: ['a', 'b'], default: 'a', presets: {}, stored: 'c' })
    // @ts-expect-error the default is not one of the options
    choice({ chapter: 'first', options: ['a', 'b'], default: 'c', presets: {}, stored: 'a' })
    // @ts-expect-error only `stepsOrUnlimited` has a value that means unlimited
    stepsDial({ chapter: 'first', unit: 'ms', range: [0, 1], stops: [1, null], default: 1, presets: {}, stored: 1 })
    // @ts-expect-error level A always has the default
    onOff({ chapter: 'first', default: false, presets: { A: true }, stored: false })
    // @ts-expect-error there is no such chapter
    onOff({ chapter: 'lens', default: false, presets: {}, stored: false })
    expect.assertions(0)
  })

  it('gives its type to the record of all settings', () => {
    const reward: Dials['reward'] = 'quiet'
    const waitMs: Dials['waitMs'] = null
    // @ts-expect-error not one of the options
    const colour: Dials['colour'] = 'white'
    // @ts-expect-error a size is never unlimited
    const targetSize: Dials['targetSize'] = null
    expect([reward, waitMs, colour, targetSize]).toHaveLength(4)
  })
})

describe('each setting of a child', () => {
  const specs: readonly (readonly [string, DialSpec])[] = Object.entries(dialSpecs)

  it.each(specs)('%s reads each of its possible values unchanged', (name, spec) => {
    const values = {
      choice: () => (spec.kind === 'choice' ? spec.options : []),
      switch: () => [true, false],
      zones: () => [spec.default],
      steps: () => (spec.kind === 'steps' ? spec.stops : []),
    }[spec.kind]()
    expect(values.length).toBeGreaterThan(0)
    const presets = supportLevels.flatMap((level) => supportPresets[level][name as keyof Dials] ?? [])
    for (const value of [...values, spec.default, spec.stored, ...presets]) expect(readDial(name as keyof Dials, value)).toEqual(value)
  })

  it.each(specs)('%s has its stored default if a stored value is invalid', (name, spec) => {
    for (const value of [undefined, 'no such value', [], { 1: 3 }, ...(name === 'waitMs' ? [] : [null])])
      expect(readDial(name as keyof Dials, value)).toEqual(spec.stored)
  })

  it('moves a number into its range, and a count to a whole one', () => {
    expect([readDial('targetSize', 4), readDial('targetSize', -1), readDial('waitMs', -5), readDial('maxItems', 99), readDial('maxComplexity', 3.6)]).toEqual([
      1, 0, 0, 12, 4,
    ])
  })

  it('is never faster than the safe maximum', () => {
    expect(dialSpecs.maxSpeed.range[1]).toBe(MAX_SPEED)
  })

  it('has its default at level A', () => {
    expect(Object.keys(defaultDials).toSorted()).toEqual([...dialNames].toSorted())
    expect(supportPresets.A).toEqual({})
  })
})
