import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { MeetingResult } from '#app/stage/result/MeetingResult'
import type { Session } from '#domain/activities/session'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { firstLightEvents } from '#tests/support/firstLight'
import { show } from '../support/page'
import { fakeActor } from '../support/services'

const child = (profile: ChildProfile = newProfile): Child => ({ id: 'ada_0', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile })
const onTheLeft = ({ zone }: StimulusPlan) => (zone === 4 ? 3000 : null)

function resultOf(notices: (light: StimulusPlan) => number | null, profile?: ChildProfile) {
  const saved: ChildProfile[] = []
  const auth = createActor(createMachine({ context: { user: { uid: 'ada' } } })).start()
  const services = {
    actor: fakeActor({ auth }),
    children: { saveProfile: async (_: Child, next: ChildProfile) => (saved.push(next), 'sent' as const) },
  }
  const session = { events: firstLightEvents(notices) } as Session
  const page = show(<MeetingResult session={session} child={child(profile)} />, services)
  const quiet = () => act(() => vi.advanceTimersByTime(2000))
  return { page, saved, quiet, lights: () => [...page.place.querySelectorAll('li')].map(({ textContent }) => textContent) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the eight lights in order, each with its side and the response', () => {
  const { page, lights } = resultOf(onTheLeft)
  expect(page.text).toContain('Pip played with eight lights')
  expect(lights()).toHaveLength(8)
  expect(lights().filter((said) => (said ?? '').endsWith('On the left: looked at after 3 s'))).toHaveLength(4)
  expect(lights().filter((said) => (said ?? '').endsWith('On the right: came and went'))).toHaveLength(4)
})

it('names the place noticed most, ignores a press until the hands have rested, and undoes the change', async () => {
  const { page, saved, quiet } = resultOf(onTheLeft)
  expect(page.text).toContain('Noticed most: on the left')
  await page.press('Use this')
  expect(saved).toEqual([])
  quiet()
  await page.press('Use this')
  expect(saved.map((profile) => resolveDials(profile).dials.zones[4])).toEqual([3])
  await page.press('Undo')
  expect(resolveDials(saved[1] ?? newProfile).dials).toEqual(resolveDials(newProfile).dials)
})

it('offers nothing if no light stood out, and says so', () => {
  const { page } = resultOf(() => 3000)
  expect(page.text).toContain('No light stood out today')
  expect(page.button('Use this')).toBeNull()
})

it('claims nothing if nothing was marked or touched', () => {
  expect(resultOf(() => null).page.text).toContain('Eight lights came and went')
})

it('does not change a setting locked by a therapist', () => {
  const { zones } = resolveDials(newProfile).dials
  const { page } = resultOf(onTheLeft, { ...newProfile, locks: { zones } })
  expect(page.text).toContain('A therapist has locked this.')
  expect(page.button('Use this')).toBeNull()
})
