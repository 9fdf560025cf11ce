import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { StoreError } from '#ports/documents'
import { IdentityError } from '#ports/identity'
import type { Oversight } from '#ports/oversight'
import { EndSessions } from '../../src/screens/account/EndSessions'
import { PersonOversight } from '../../src/screens/system-admin/PersonOversight'
import { show } from '../support/page'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const wrongPassword = () => Promise.reject(new IdentityError('wrong-credentials'))

function fill(place: HTMLElement, ...values: readonly string[]) {
  const fields = [...place.querySelectorAll('input')]
  values.forEach((value, index) =>
    act(() => {
      setValue?.call(fields[index], value)
      fields[index]?.dispatchEvent(new Event('input', { bubbles: true }))
    }),
  )
}

describe('ending the sign-ins on other devices', () => {
  async function open(confirmPassword: () => Promise<void>, endSessions = vi.fn<Oversight['endSessions']>(async () => {})) {
    const page = show(<EndSessions uid="ada" />, { oversight: { endSessions }, confirmPassword })
    await page.press('Sign out my other devices')
    fill(page.place, 'seven lanterns')
    await page.press('Sign them out')
    return { page, endSessions }
  }

  it('asks for the password, and signs in again here afterwards', async () => {
    const order: string[] = []
    const { page } = await open(
      async () => void order.push('password'),
      vi.fn<Oversight['endSessions']>(async (request) => void order.push(JSON.stringify(request))),
    )
    expect(order).toEqual(['password', '{"uid":"ada","reason":null}', 'password'])
    expect(page.text).toContain('Your other devices are being signed out.')
  })

  it('ends nothing after a wrong password', async () => {
    const { page, endSessions } = await open(wrongPassword)
    expect(page.alert).toContain('This password is not right.')
    expect(endSessions).not.toHaveBeenCalled()
  })

  it('says that it failed', async () => {
    const { page } = await open(
      async () => {},
      vi.fn<Oversight['endSessions']>(() => Promise.reject(new StoreError('offline', 'no network'))),
    )
    expect(page.alert).not.toBe('')
    expect(page.text).not.toContain('are being signed out')
  })

  it('is not offered without functions', () => {
    expect(show(<EndSessions uid="ada" />, { oversight: null }).text).toBe('')
  })
})

describe('an administrator', () => {
  const asked = { uid: 'ada', reason: 'Asked by letter' }

  it('signs a person out everywhere, with a reason and the administrator’s own password', async () => {
    const endSessions = vi.fn<Oversight['endSessions']>(async () => {})
    const page = show(<PersonOversight uid="ada" />, { oversight: { endSessions }, confirmPassword: async () => {} })
    await page.press('Sign this person out everywhere')
    expect(page.button('Sign out everywhere')?.disabled).toBe(true)
    fill(page.place, asked.reason, 'seven lanterns')
    await page.press('Sign out everywhere')
    expect(endSessions.mock.calls).toEqual([[asked]])
    expect(page.text).toContain('Signed out everywhere.')
  })

  it('exports nothing after a wrong password, and says why an export failed', async () => {
    const exportPerson = vi.fn<Oversight['exportPerson']>(() => Promise.reject(new StoreError('permission-denied', 'no')))
    let confirm: () => Promise<void> = wrongPassword
    const page = show(<PersonOversight uid="ada" />, { oversight: { exportPerson }, confirmPassword: () => confirm() })
    await page.press('Export this person’s data')
    expect(page.text).toContain('Do this only if the person asked for it.')
    fill(page.place, asked.reason, 'seven lanterns')
    await page.press('Export')
    expect(page.alert).toContain('This password is not right. Nothing was done.')
    expect(exportPerson).not.toHaveBeenCalled()
    confirm = async () => {}
    await page.press('Export')
    expect(exportPerson.mock.calls[0]?.[0]).toEqual(asked)
    expect(page.alert).toContain('You do not have permission')
    expect(page.text).not.toContain('Exported and logged.')
  })

  it('is offered neither action without functions', () => {
    expect(show(<PersonOversight uid="ada" />, { oversight: null }).text).toBe('')
  })
})
