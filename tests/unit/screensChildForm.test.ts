import { describe, expect, it } from 'vitest'
import { colourNames } from '#domain/child/palette'
import { newProfile } from '#domain/child/presets'
import type { Child } from '#domain/people/people'
import { aliasProblem, fieldsOf, monthProblem, partnerOf, wishOf } from '../../src/screens/children/childForm'

const child: Child = {
  id: 'c1',
  ownerUid: 'p1',
  alias: 'Firefly',
  birthMonth: '2021-03',
  profile: { ...newProfile, dials: { colour: 'pink', secondColour: 'green', targetSize: 0.5 }, locks: { waitMs: 9000 } },
}

describe('the form of a child', () => {
  it('changes nothing when nothing is changed', () => {
    expect(wishOf(fieldsOf(child), child)).toEqual({ alias: 'Firefly', birthMonth: '2021-03', profile: child.profile })
  })

  it('keeps what it does not ask about', () => {
    const { profile } = wishOf({ ...fieldsOf(child), colour: 'cyan', support: 'B' }, child)
    expect(profile).toEqual({ ...child.profile, support: 'B', dials: { colour: 'cyan', secondColour: 'yellow', targetSize: 0.5 } })
  })

  it('forgets the colour when nobody knows it any more', () => {
    expect(wishOf({ ...fieldsOf(child), colour: '' }, child).profile.dials).toEqual({ targetSize: 0.5 })
  })

  it('writes down how the child acts, and nothing for touch', () => {
    const switched = wishOf({ ...fieldsOf(child), accessMethod: 'switch1' }, child)
    expect(switched.profile.dials).toEqual({ ...child.profile.dials, accessMethod: 'switch1' })
    const back = wishOf({ ...fieldsOf({ ...child, profile: switched.profile }), accessMethod: 'touch' }, { ...child, profile: switched.profile })
    expect(back.profile.dials).toEqual(child.profile.dials)
  })

  it('never pairs a colour with itself', () => {
    expect(colourNames.filter((colour) => partnerOf(colour) === colour)).toEqual([])
  })

  it('asks for a nickname of at most forty letters and takes a month or nothing', () => {
    expect(aliasProblem('   ')).toBe('noAlias')
    expect(aliasProblem('a'.repeat(41))).toBe('longAlias')
    expect(aliasProblem('Firefly')).toBeNull()
    expect(['', '2021-03'].map(monthProblem)).toEqual([null, null])
    expect(['2021-13', '03/2021', '2021'].map(monthProblem)).toEqual(['badMonth', 'badMonth', 'badMonth'])
  })
})
