import { expect, it } from 'vitest'
import { MemberForm } from '../../src/screens/therapist-dashboard/MemberForm'
import { teamMember, therapistAccount } from '../support/examples'
import { show } from '../support/page'

const account = therapistAccount({ createdBy: 'ann', team: { ann: teamMember('admin'), bob: teamMember('owner'), cid: teamMember('admin') } })
const nothing = () => undefined

function rolesFor(uid: 'ann' | 'cid'): string {
  const page = show(<MemberForm account={account} uid={uid} member={teamMember('admin')} by="bob" losesSightOf={[]} onRemove={nothing} onDone={nothing} />)
  return [...page.place.querySelectorAll('[role=radiogroup] label b')].map(({ textContent }) => textContent).join('; ')
}

it('offers the role of visitor for a member, but not for the founder of the account', () => {
  expect(rolesFor('cid')).toContain('Visitor')
  const founder = rolesFor('ann')
  expect(founder).toContain('Therapist')
  expect(founder).not.toContain('Visitor')
})

it('names the children that a member can no longer see before the removal', () => {
  const seen = (losesSightOf: readonly string[]) =>
    show(<MemberForm account={account} uid="cid" member={teamMember('admin')} by="bob" losesSightOf={losesSightOf} onRemove={nothing} onDone={nothing} />).text
  expect(seen(['Pip', 'Otter'])).toMatch(/loses access to Pip and Otter\. Nothing is deleted\./)
  expect(seen([])).toContain('has no access to any child of this team')
})
