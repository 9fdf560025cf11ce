import { describe, expect, it } from 'vitest'
import { profileText, readProfile, readProfileText } from '#data/profileDocument'
import { canWatchFace, isFaceWatched, offersFace } from '#domain/activities/faceWatched'
import { newProfile } from '#domain/child/childProfile'
import { consentExpiresAt, type FaceConsent, isConsentValid } from '#domain/child/faceConsent'
import { isStrict } from '#domain/child/safety'
import { catalogue } from '#scenes/catalogue'

const at = (day: string, time = '12:00') => new Date(`${day}T${time}`).getTime()
const given = (day: string, within: FaceConsent['within'] = 'looking', time?: string): FaceConsent => ({ by: 'ada', at: at(day, time), within })

describe('consent to record the face', () => {
  it('applies for thirty calendar days, whatever the time of day', () => {
    const consent = given('2026-11-01', 'looking', '23:50')
    expect(isConsentValid(consent, at('2026-11-01', '23:55'))).toBe(true)
    expect(isConsentValid(consent, at('2026-11-30', '23:59'))).toBe(true)
    expect(isConsentValid(consent, at('2026-12-01', '00:00'))).toBe(false)
    expect(new Date(consentExpiresAt(consent)).getDate()).toBe(1)
  })

  it('counts a day at a change of the clocks as one day', () => {
    expect(isConsentValid(given('2026-03-20'), at('2026-04-18', '23:59'))).toBe(true)
    expect(isConsentValid(given('2026-03-20'), at('2026-04-19', '00:00'))).toBe(false)
  })

  it('rejects a future day, but not a clock that is ahead on the same day', () => {
    expect(isConsentValid(given('2026-11-03'), at('2026-11-02'))).toBe(false)
    expect(isConsentValid(given('2026-11-02', 'looking', '12:05'), at('2026-11-02'))).toBe(true)
  })
})

describe('the camera', () => {
  const now = at('2026-11-02')
  const watched = (consent: FaceConsent | undefined) => catalogue.filter((manifest) => isFaceWatched(consent, manifest, now)).map(({ id }) => id)

  it('records nothing until an adult turns it on, and nothing after thirty days', () => {
    expect(watched(undefined)).toEqual([])
    expect(watched(given('2026-10-01', 'every'))).toEqual([])
  })

  it('records in the looking activities, or in every one that does not use the camera itself', () => {
    expect(watched(given('2026-11-01'))).toEqual(catalogue.filter(offersFace).map(({ id }) => id))
    expect(watched(given('2026-11-01'))).toEqual(expect.arrayContaining(['lightcatcher', 'follow', 'findbunny']))
    expect(watched(given('2026-11-01'))).not.toContain('bubblepop')
    expect(watched(given('2026-11-01', 'every'))).toEqual(catalogue.filter(canWatchFace).map(({ id }) => id))
    for (const id of ['bubble_ai', 'grab_ai', 'finger_count_ai', 'spotme']) expect(watched(given('2026-11-01', 'every'))).not.toContain(id)
  })
})

describe('a stored profile', () => {
  const consent = given('2026-11-01', 'every')

  it('keeps who turned the camera on, when, and where', () => {
    expect(readProfileText(profileText({ ...newProfile, faceCamera: consent }))).toEqual({ ...newProfile, faceCamera: consent })
    expect(readProfileText(profileText({ ...newProfile, faceCamera: undefined }))).toEqual(newProfile)
  })

  it.each([
    ['without a person', { at: 1, within: 'every' }],
    ['without a time', { by: 'ada', within: 'every' }],
    ['for activities of a newer version', { by: 'ada', at: 1, within: 'mornings' }],
    ['that is no record', true],
  ])('has the camera off for a consent %s', (_what, faceCamera) => {
    const profile = readProfile({ ...newProfile, faceCamera })
    expect(profile).toEqual(newProfile)
    expect(profile !== null && isStrict(profile)).toBe(true)
  })
})
