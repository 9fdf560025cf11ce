import { expect, it } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import type { Children } from '#ports/children'
import { StoreError } from '#ports/documents'
import { LostSettings } from '../../src/screens/children/LostSettings'
import { show } from '../support/page'

const child: Child = {
  id: 'ada_0',
  ownerUid: 'ada',
  guardians: [],
  alias: 'Firefly',
  birthMonth: null,
  profile: { ...newProfile, support: 'B' },
  hasLostSettings: true,
}

function noticeWith(saveProfile: Children['saveProfile'], by = 'ada') {
  return show(<LostSettings child={child} by={by} />, { children: { saveProfile } as Children })
}

it('names the child, shows the settings used meanwhile, and saves exactly those when restored', async () => {
  const saved: unknown[] = []
  const page = noticeWith(async (...given) => {
    saved.push(given)
    return 'sent'
  })
  expect(page.text).toContain('Firefly’s settings cannot be read')
  expect(saved).toEqual([])
  await page.press('Restore the settings')
  expect(saved).toEqual([[child, child.profile, 'ada']])
})

it('says that saving failed, and can be tried again', async () => {
  let tries = 0
  const page = noticeWith(async () => {
    tries += 1
    throw new StoreError('offline', 'no network')
  })
  await page.press('Restore the settings')
  expect(page.alert).toContain('connection')
  await page.press('Restore the settings')
  expect(tries).toBe(2)
})

it('tells a person outside the family that the family can restore the settings, and offers no button', () => {
  const page = noticeWith(async () => 'sent', 'tom')
  expect(page.text).toContain('Until the family restores them')
  expect(page.button('Restore the settings')).toBeNull()
})
