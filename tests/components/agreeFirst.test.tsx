import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { ShellContext } from '#app/page/shellContext'
import { english } from '#tests/support/english'
import Who from '../../src/screens/who/screen'
import { fakePorts } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

const happened = vi.hoisted(() => [] as unknown[])
vi.mock('#app/services/useMe', () => ({ useMe: () => ({ uid: 'ada' }) }))
vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: [] }) }))
vi.mock('../../src/screens/children/AskedToLookAfter', () => ({ AskedToLookAfter: () => null }))
vi.mock('../../src/screens/children/PictureChoice', () => ({ ChildPictureChoice: () => null }))
vi.mock('../../src/screens/who/Ready', () => ({ Ready: () => 'ready' }))
vi.mock('../../src/screens/children/useChildWork', () => ({
  useChildWork: () => ({
    unnamed: null,
    create: async ({ alias }: { alias: string }): Promise<Child> => {
      happened.push(`saved ${alias}`)
      return { id: 'ada_0', ownerUid: 'ada', guardians: [], alias, birthMonth: null, profile: newProfile }
    },
  }),
}))

const { setup } = english.screens.children

it('asks for a parent’s consent before anything of a child is saved, and records it with the child', async () => {
  const answer = async (uid: string, answers: readonly unknown[]) => void happened.push([uid, answers])
  const page = show(
    <ShellContext value={fakeShell({ tabStorage: fakePorts().tabStorage })}>
      <MemoryRouter initialEntries={['/who']}>
        <Who />
      </MemoryRouter>
    </ShellContext>,
    { consents: { answer } },
  )
  for (const said of [setup.agree, setup.agreeWhy]) expect(page.text).toContain(said)
  const field = page.place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Pip')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(happened).toEqual([])
  await page.press(setup.skipAll)
  expect(happened).toEqual(['saved Pip', ['ada', [{ kind: 'parental', childId: 'ada_0', granted: true }]]])
  expect(page.text).toBe('ready')
})
