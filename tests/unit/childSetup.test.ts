import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lightSeizures,
  responseModes,
  lookLatencies,
  noAnswers,
  seizures,
  type SetupAnswers,
  viewingSides,
  startProfile,
  zonesFor,
} from '#domain/settings/firstSetup'
import { newProfile } from '#domain/child/childProfile'
import { type DialSpec, isUsual, stopAfter } from '#domain/child/dialKinds'
import { dialNames, dialSpecs } from '#domain/child/dials'
import { supportLevels } from '#domain/child/support'
import { colourNames } from '#domain/child/palette'
import { partnerOf, presetOf, withDial, withoutDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import { bestZone } from '#domain/trials/layout/placement'
import { readProfile } from '#data/profileDocument'
import { dialChapters } from '../../src/screens/profile/dialChapters'
import { aliasProblem, monthProblem, tidyMonth } from '../../src/screens/children/childFields'

const unsure = { nil: null }
const answers: fc.Arbitrary<SetupAnswers> = fc.record({
  colour: fc.option(fc.constantFrom(...colourNames), unsure),
  side: fc.option(fc.constantFrom(...viewingSides), unsure),
  looks: fc.option(fc.constantFrom(...lookLatencies), unsure),
  act: fc.option(fc.constantFrom(...responseModes), unsure),
  seizure: fc.option(fc.constantFrom(...seizures, ...lightSeizures), unsure),
})

describe('the five questions', () => {
  it('leave a new child’s profile unchanged when nobody is sure', () => {
    expect(startProfile(noAnswers)).toEqual(newProfile)
  })

  it('turn each answer into settings that every activity uses', () => {
    const start = startProfile({ colour: 'cyan', side: 'right', looks: 'some', act: 'switch1', seizure: 'epilepsy' })
    const { dials } = resolveDials(start)
    expect(start).toMatchObject({ support: 'B', epilepsy: 'yes', photosensitive: 'unknown' })
    expect(dials).toMatchObject({ colour: 'cyan', secondColour: 'yellow', waitMs: 15_000, accessMethod: 'switch1' })
    expect(bestZone(dials.zones)).toBe(6)
    expect(isStrict(start)).toBe(true)
  })

  it('choose the gentler level for a child who needs long, and accept any touch from a hand that pats', () => {
    expect(startProfile({ ...noAnswers, looks: 'longer' })).toMatchObject({ support: 'A', dials: { waitMs: 40_000 } })
    expect(startProfile({ ...noAnswers, act: 'pat' }).dials).toEqual({ anyTouchCounts: true })
  })

  it('keep the strict limits where light can trigger a seizure, whatever is answered about epilepsy', () => {
    const told = lightSeizures.map((seizure) => startProfile({ ...noAnswers, seizure }))
    expect(told.map(({ epilepsy }) => epilepsy)).toEqual(['unknown', 'yes', 'no'])
    expect(told.every((profile) => profile.photosensitive === 'yes' && isStrict(profile))).toBe(true)
  })

  it('note a child who only looks', () => {
    expect(startProfile({ ...noAnswers, act: 'look' }).dials).toEqual({ accessMethod: 'look' })
  })

  it('never close a place because of one answer', () => {
    for (const side of viewingSides) expect(Object.values(zonesFor(side)).every((weight) => weight > 0)).toBe(true)
  })

  it('always make a profile that can be saved and played', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const start = startProfile(given)
        expect(readProfile(start)).toEqual(start)
        const { colour, secondColour } = resolveDials(start).dials
        expect(colour).not.toBe(secondColour)
      }),
    )
  })
})

describe('the profile', () => {
  it('stores a value, and removes it when it equals the level’s preset', () => {
    const larger = withDial(newProfile, 'targetSize', 0.5)
    expect(larger.dials).toEqual({ targetSize: 0.5 })
    expect(withDial(larger, 'targetSize', presetOf('A', 'targetSize'))).toEqual(newProfile)
    expect(withoutDial(larger, 'targetSize')).toEqual(newProfile)
  })

  it('stores an endless wait', () => {
    expect(withDial(newProfile, 'waitMs', null).dials).toEqual({ waitMs: null })
  })

  it('never gives two things one colour', () => {
    expect(colourNames.filter((colour) => partnerOf(colour) === colour)).toEqual([])
    for (const colour of colourNames) {
      const { dials } = resolveDials(withDial(withDial(newProfile, 'secondColour', colour), 'colour', colour))
      expect([dials.colour, dials.secondColour === colour]).toEqual([colour, false])
    }
  })

  it('shows every dial once, the first ones above the chapters', () => {
    const first = dialNames.filter((name) => dialSpecs[name].chapter === 'first')
    expect(first).toEqual(['colour', 'zones', 'waitMs', 'accessMethod', 'anyTouchCounts'])
    expect([...first, ...dialChapters.flatMap(({ names }) => names)].toSorted()).toEqual(dialNames.toSorted())
  })

  it('includes the preset of every level among the possible values', () => {
    for (const name of dialNames) {
      const spec: DialSpec = dialSpecs[name]
      for (const support of supportLevels) {
        const value = presetOf(support, name)
        if (spec.kind === 'steps') expect([name, support, spec.stops.includes(value as number)]).toEqual([name, support, true])
        if (spec.kind === 'choice') expect(spec.options).toContain(value)
        expect([name, support, isUsual(spec, support, value)]).toEqual([name, support, true])
      }
    }
  })

  it('steps from any value to the next stop, up to endless, and stays at the ends', () => {
    const stops = [2, 5, 10, null]
    expect([stopAfter(stops, 5, 1), stopAfter(stops, 7, 1), stopAfter(stops, 7, -1), stopAfter(stops, 10, 1)]).toEqual([10, 10, 5, null])
    expect([stopAfter(stops, null, -1), stopAfter(stops, null, 1), stopAfter(stops, 2, -1)]).toEqual([10, null, 2])
  })
})

describe('the questions about a child', () => {
  it('accept a nickname of at most forty letters, and a month or nothing', () => {
    expect(aliasProblem('   ')).toBe('noAlias')
    expect(aliasProblem('a'.repeat(41))).toBe('longAlias')
    expect(aliasProblem('Firefly')).toBeNull()
    expect(['', '2021-03', '٢٠٢١-٠٣'].map(monthProblem)).toEqual([null, null, null])
    expect(tidyMonth('\u200f۲۰۲۱-۰۳ ')).toBe('2021-03')
    expect(['2021-13', '03/2021', '2021'].map(monthProblem)).toEqual(['badMonth', 'badMonth', 'badMonth'])
  })
})
