import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createAppMachine } from '#machines/app/app.machine'
import { EntryServicesContext, entryServicesOf } from '#app/services/entryServices'
import { rememberInvitation } from '#app/routing/invitation'
import { rememberAddress } from '#app/routing/returnTo'
import { ShellContext } from '#app/page/shellContext'
import { Welcome } from '#app/routing/Welcome'
import { parent } from '../support/examples'
import { fakePorts, promisesSettled } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

function Address() {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** Signs in or up, with or without a guest's play to transfer. */
async function comeIn(door: string, wanted: string | null, guestChild: string | null, invited: string | null = null): Promise<string> {
  const ports = fakePorts({ user: parent })
  const { tabStorage: lastingStorage } = fakePorts()
  if (invited !== null) rememberInvitation(lastingStorage, invited, Date.now())
  if (wanted !== null) rememberAddress(ports.tabStorage, wanted)
  const actor = createActor(createAppMachine(ports)).start()
  await promisesSettled()
  const entry = entryServicesOf({ actor, demo: null, adoptGuest: async () => guestChild })
  const page = show(
    <ShellContext value={fakeShell({ tabStorage: ports.tabStorage, lastingStorage })}>
      <MemoryRouter initialEntries={[door]}>
        <EntryServicesContext value={entry}>
          <Welcome>
            <Address />
          </Welcome>
        </EntryServicesContext>
      </MemoryRouter>
    </ShellContext>,
  )
  await act(promisesSettled)
  const { text } = page
  page.leave()
  actor.stop()
  return text
}

it('asks a new account about the child who played as a guest before it opens the requested page', async () => {
  expect(await comeIn('/signup', '/activity?family=look', 'guest-child')).toBe(`/who?after=${encodeURIComponent('/activity?family=look')}`)
  expect(await comeIn('/signup', null, 'guest-child')).toBe('/who')
})

it('opens the requested page, or else the account’s first page, for a person without guest play', async () => {
  expect(await comeIn('/signup', '/activity', null)).toBe('/activity')
  expect(await comeIn('/signup', null, null)).toBe('/here-for')
  expect(await comeIn('/signin', '/progress', null)).toBe('/progress')
  expect(await comeIn('/signin', null, null)).toBe('/dashboard')
})

it('leads a person to the invitation whose link was followed before, also in another tab', async () => {
  expect(await comeIn('/signup', null, null, 'K7M4QD2X9RTW')).toBe('/here-for?step=invited&code=K7M4QD2X9RTW')
  expect(await comeIn('/signup', null, 'guest-child', 'K7M4QD2X9RTW')).toBe(`/who?after=${encodeURIComponent('/here-for?step=invited&code=K7M4QD2X9RTW')}`)
  expect(await comeIn('/signin', '/progress', null, 'K7M4QD2X9RTW')).toBe('/progress')
})
