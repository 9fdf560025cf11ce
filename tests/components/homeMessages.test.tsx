import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { ShellContext } from '#app/page/shellContext'
import type { MessagesState } from '../../src/screens/messages/useMessages'
import { fakePorts } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell, partialDouble } from '../support/services'

vi.mock('../../src/screens/messages/Requests', () => ({ RequestsOfTeam: () => <p>Ask with one tap</p>, RequestToFamily: () => null }))
const { Conversation } = await import('../../src/screens/messages/Conversation')

const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const { tabStorage } = fakePorts()

const unused = () => expect.fail('nothing is sent here')

function written(more: Pick<MessagesState, 'voice' | 'readers'>): string {
  const state = partialDouble<MessagesState>('messages', { ...more, side: 'team', uid: 'robin', hasOther: true, teams: [], send: unused, ask: unused })
  return show(
    <ShellContext value={fakeShell({ tabStorage })}>
      <MemoryRouter>
        <Conversation child={pip} state={state} messages={[]} />
      </MemoryRouter>
    </ShellContext>,
  ).text
}

it('offers the other parent and a grandparent the family’s sentences, and none of a therapist’s questions', () => {
  const home = written({ voice: 'family', readers: 'helper' })
  expect(home).toContain('We played today.')
  expect(home).toContain('Pip’s family can read it.')
  expect(home).not.toMatch(/Ask with one tap|waiting time|your team/)
})

it('shows a therapist the team’s questions and ready sentences', () => {
  const team = written({ voice: 'team', readers: 'team' })
  expect(team).toContain('Ask with one tap')
  expect(team).toContain('Please give Pip the full waiting time.')
  expect(team).toContain('your team can read it')
})
