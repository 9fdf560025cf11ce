import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { invitationIn, keptInvitation, rememberInvitation } from '#app/routing/invitation'
import { rememberAddress } from '#app/routing/returnTo'
import { ShellContext } from '#app/page/shellContext'
import { DAY_MS } from '#domain/time'
import { InvitedNote } from '../../src/screens/entry/InvitedNote'
import { fakePorts } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

function opened(wanted: string | null, isNew = false) {
  const { tabStorage } = fakePorts()
  if (wanted !== null) rememberAddress(tabStorage, wanted)
  return show(
    <ShellContext value={fakeShell({ tabStorage })}>
      <MemoryRouter>
        <InvitedNote isNew={isNew} />
      </MemoryRouter>
    </ShellContext>,
  ).text
}

const link = '/here-for?step=invited&code=K7M4QD2X9RTW'

it('says before the sign-in what a link invited to, and that nothing is shared yet', () => {
  expect(opened(link)).toContain('You were invited to follow a child’s progress')
  expect(opened(link)).toContain('Create a free account')
  expect(opened(link, true)).toContain('Nothing is shared until you accept.')
})

it('says nothing on the way to any other page', () => {
  for (const address of [null, '/progress', '/here-for?step=invited']) expect(opened(address)).toBe('')
})

it('says that a link with a malformed code leads to no invitation, and what to do', () => {
  for (const code of ['tooshort', 'ABCD-EFGH-JKLM']) {
    expect(opened(`/here-for?step=invited&code=${code}`)).toContain('This invitation was not found')
    expect(opened(`/here-for?step=invited&code=${code}`, true)).toContain('Ask the person who invited you for a new link')
  }
})

it('reads the code in a link however it is written, and forgets a stored code after a day', () => {
  expect(invitationIn('/Here-For?code=k7m4-qd2x-9rtw&step=invited#x')).toBe('K7M4QD2X9RTW')
  const { tabStorage } = fakePorts()
  rememberInvitation(tabStorage, 'K7M4QD2X9RTW', 1000)
  expect(keptInvitation(tabStorage, 1000 + DAY_MS - 1)).toBe('K7M4QD2X9RTW')
  expect(keptInvitation(tabStorage, 1000 + DAY_MS)).toBeNull()
  expect(keptInvitation(tabStorage, 1000 - DAY_MS)).toBeNull()
})
