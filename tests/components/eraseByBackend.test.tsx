import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { StoreError } from '#ports/documents'
import type { Erasure, ErasureOutcome } from '#ports/erasure'
import { IdentityError } from '#ports/identity'
import { Erase } from '../../src/screens/system-admin/Erase'
import { show } from '../support/page'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Opens an administrator's form with a reason and a password filled in. */
async function openForm(outcome: () => Promise<ErasureOutcome>, confirmPassword = () => Promise.resolve()) {
  const run = vi.fn<Erasure['run']>(outcome)
  const look = vi.fn<Erasure['look']>(async () => ({ obstacles: [], keptPapers: 1, keptUntil: Date.UTC(2030, 0, 5) }))
  const page = show(<Erase kind="person" id="vera" />, { erasure: { run, look }, confirmPassword })
  await page.press('Delete this person')
  const [reason, password] = [...page.place.querySelectorAll('input')]
  for (const [field, value] of [
    [reason, 'Asked by letter'],
    [password, 'seven lanterns'],
  ] as const) {
    act(() => {
      setValue?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  return { page, run, look }
}

describe('erasing a person as an administrator', () => {
  it('says in advance how long signed reports are kept', async () => {
    const { page, look } = await openForm(async () => ({ kind: 'begun' }))
    expect(look).toHaveBeenCalled()
    expect(page.text).toMatch(/stay until .*2030 at the latest/)
  })

  it('shows the number of the receipt', async () => {
    const receipt = { number: 'one-two', documents: 12, keptPapers: 0, keptUntil: null }
    const { page, run } = await openForm(async () => ({ kind: 'erased', receipt }))
    await page.press('Delete for good')
    expect(run.mock.calls[0]?.[0]).toEqual({ kind: 'person', id: 'vera', reason: 'Asked by letter' })
    expect(page.text).toContain('Receipt one-two: 12 records deleted')
  })

  it.each([
    [{ kind: 'in-team', accounts: ['Clinic', 'School'] } as const, 'Clinic'],
    [{ kind: 'has-paid' } as const, 'A subscription is still running'],
    [{ kind: 'administrator' } as const, 'list of administrators'],
  ])('explains the obstacle: %j', async (obstacle, said) => {
    const { page } = await openForm(async () => ({ kind: 'blocked', obstacles: [obstacle] }))
    await page.press('Delete for good')
    expect(page.alert).toContain(said)
    expect(page.button('Delete for good')).not.toBeNull()
  })

  it('says that the backend continues after a lost connection', async () => {
    const { page } = await openForm(async () => ({ kind: 'begun' }))
    await page.press('Delete for good')
    expect(page.text).toContain('continues by itself')
  })

  it('says that nothing was changed when it is refused', async () => {
    const { page } = await openForm(() => Promise.reject(new StoreError('permission-denied')))
    await page.press('Delete for good')
    expect(page.alert).toContain('You do not have permission')
  })

  it('sends nothing to the backend with a wrong password, or while the password cannot be checked', async () => {
    const wrong = await openForm(
      async () => ({ kind: 'begun' }),
      () => Promise.reject(new IdentityError('wrong-credentials')),
    )
    await wrong.page.press('Delete for good')
    expect(wrong.page.alert).toContain('Nothing was deleted.')
    expect(wrong.run).not.toHaveBeenCalled()
    const offline = await openForm(
      async () => ({ kind: 'begun' }),
      () => Promise.reject(new IdentityError('offline')),
    )
    await offline.page.press('Delete for good')
    expect(offline.run).not.toHaveBeenCalled()
    expect(offline.page.alert).not.toBeNull()
  })

  it('is not offered without a backend that supports it', () => {
    expect(show(<Erase kind="account" id="own_0" />, { erasure: null }).text).toBe('')
  })
})
