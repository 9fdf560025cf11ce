import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import Who from '../../src/screens/who/screen'
import { show } from '../support/page'

const created: ((child: Child) => void)[] = []
const create = vi.fn<() => Promise<Child>>(() => new Promise<Child>((resolve) => created.push(resolve)))
vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: [] }) }))
vi.mock('#app/services/useMe', () => ({ useMe: () => ({ uid: 'ada' }) }))
vi.mock('#app/page/shellContext', () => ({ useShell: () => ({ tabStorage: { get: () => null, set: () => undefined, remove: () => undefined } }) }))
vi.mock('../../src/screens/children/useChildWork', () => ({ useChildWork: () => ({ unnamed: null, create }) }))
vi.mock('../../src/screens/children/AskedToLookAfter', () => ({ AskedToLookAfter: () => null }))
vi.mock('../../src/screens/who/Ready', () => ({ Ready: ({ child }: { child: Child }) => <p>{`${child.alias} is here`}</p> }))

it('keeps one child when the questions are skipped by a double press', async () => {
  const page = show(
    <MemoryRouter initialEntries={['/who']}>
      <Who />
    </MemoryRouter>,
  )
  const [field] = page.place.querySelectorAll('input')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Twin')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const skip = page.button('Skip the questions')
  // As in a browser, the second press comes after the page has rendered the first one but before it shows the next step, because the address changes later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  skip?.click()
  await Promise.resolve()
  skip?.click()
  vi.unstubAllGlobals()
  await act(async () => undefined)
  expect(create).toHaveBeenCalledOnce()
  await act(async () => created[0]?.({ id: 'twin', ownerUid: 'ada', guardians: [], alias: 'Twin', birthMonth: null, profile: newProfile }))
  expect(page.text).toContain('Twin is here')
})
