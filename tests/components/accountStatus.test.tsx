import { expect, it } from 'vitest'
import type { TherapistAccount } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { AccountStatusLine } from '../../src/screens/therapist-dashboard/AccountStatus'
import { therapistAccount } from '../support/examples'
import { show } from '../support/page'

const said = (part: Partial<TherapistAccount>): string => show(<AccountStatusLine account={therapistAccount(part)} />).text
const soon = Date.now() + DAY_MS
const before = Date.now() - DAY_MS

it('says until when a subscription runs, or that it has ended', () => {
  expect(said({ status: 'active', subscriptionEndDate: null })).toBe('Subscribed.')
  expect(said({ status: 'active', subscriptionEndDate: soon })).toMatch(/^Subscribed until ./)
  expect(said({ status: 'active', subscriptionEndDate: before })).toMatch(/^The subscription ended on ./)
})

it('says that a trial is not active yet, or that it has ended', () => {
  expect(said({ status: 'trialing', subscriptionEndDate: soon })).toBe('A trial is set up but not active yet.')
  expect(said({ status: 'trialing', subscriptionEndDate: before })).toMatch(/^The subscription ended on ./)
})

it('shows only the status if the end date adds nothing, and nothing for an unknown status', () => {
  expect(said({ status: 'suspended', subscriptionEndDate: before })).toContain('suspended')
  expect(said({ status: 'inactive', subscriptionEndDate: before })).toMatch(/^No subscription/)
  expect(said({ status: 'of tomorrow' as never, subscriptionEndDate: soon })).toBe('')
})
