import { expect, it, vi } from 'vitest'
import type { Message } from '#domain/people/messages'
import { Wrote } from '../../src/screens/messages/Wrote'
import { show } from '../support/page'

vi.mock('#app/services/now', () => ({ useNow: () => Date.parse('2026-11-30T12:00') }))

const said = (part: Partial<Message>) =>
  show(
    <Wrote
      uid="ada"
      message={{ id: 'm', text: 'Hello', by: 'robin', name: 'Robin', side: 'team', account: 'clinic', at: Date.parse('2026-11-30T09:00'), ...part }}
    />,
  ).text

it('names the side of a team member and of the family', () => {
  expect(said({})).toMatch(/^Robin \(team\) wrote/)
  expect(said({ side: 'family', account: null })).toMatch(/^Robin \(family\) wrote/)
})

it('never calls a person with a sharing code a team, named or not', () => {
  expect(said({ account: 'robin' })).toMatch(/^Robin wrote/)
  expect(said({ account: 'robin', name: '' })).toMatch(/^A person you share with wrote/)
})
