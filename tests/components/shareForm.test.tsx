import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { ShellContext } from '#app/page/shellContext'
import { ShareForm } from '../../src/screens/sharing/ShareForm'
import { fakePorts } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

const me = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada', isProven: false }
vi.mock('#app/services/useMe', () => ({ useMe: () => ({ ...me }) }))
vi.mock('../../src/screens/account/ProveAddress', () => ({ ProveAddress: () => <p>Confirm it here</p> }))
vi.mock('../../src/screens/sharing/CodeCard', () => ({ CodeCard: () => null, addressOf: () => '' }))

const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const { tabStorage } = fakePorts()

function opened(childId = 'pip') {
  const onDone = vi.fn<() => void>()
  const page = show(
    <ShellContext value={fakeShell({ tabStorage })}>
      <MemoryRouter>
        <ShareForm child={{ ...pip, id: childId }} onDone={onDone} />
      </MemoryRouter>
    </ShellContext>,
  )
  const name = () => page.place.querySelector<HTMLInputElement>('input[autocomplete=off]')
  const write = (value: string) =>
    act(() => {
      const field = name()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const choose = (label: string) =>
    act(async () => {
      const found = [...page.place.querySelectorAll<HTMLElement>('label, button')].find(({ textContent }) => textContent === label)
      found?.click()
    })
  return { page, name, write, choose, onDone }
}

beforeEach(() => {
  tabStorage.clear()
  me.isProven = false
})

it('lets the address be confirmed in place, and keeps what was filled in when the page is opened again', async () => {
  const first = opened()
  await first.choose('A clinic or school')
  first.write('Riverside')
  expect(first.page.text).toContain('Confirm it here')
  first.page.leave()
  me.isProven = true
  const again = opened()
  expect(again.name()?.value).toBe('Riverside')
  expect(again.page.text).toContain('A team always gets the third option')
  expect(again.page.text).not.toContain('Confirm it here')
})

it('forgets the form when it is cancelled, and shows none of it for another child', async () => {
  const first = opened()
  first.write('Robin')
  first.page.leave()
  expect(opened('comet').name()?.value).toBe('')
  const again = opened()
  await again.page.press('Cancel')
  again.page.leave()
  expect(opened().name()?.value).toBe('')
})

it('points to lasting access only if the code is for the other parent', async () => {
  const { page, choose } = opened('noor')
  expect(page.text).not.toContain('Invite another parent')
  await choose('The other parent')
  expect(page.text).toContain('For lasting access, use “Invite another parent”')
})
