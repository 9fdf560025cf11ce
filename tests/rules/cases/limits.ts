import { NOW } from '#ports/documents'
import type { Ask, Case } from '../kit/case'
import { ada, ben, CHILD, CLINIC, inDays, invitation, member, nobody, own, person, root, session, tia, tom, vic } from '../world'

const only = { backend: 'cloud', because: 'a device has no function that counts, so nothing is ever closed there' } as const

const noMail = { backend: 'cloud', because: 'a device sends no letters' } as const

const anew = { createdAt: NOW, updatedAt: NOW, expiresAt: inDays(14) }
const me = { ...member('ben', 'owner'), joinedAt: NOW }
const account = {
  name: 'Second clinic',
  status: 'inactive',
  subscriptionEndDate: null,
  team: { ben: me },
  memberIds: ['ben'],
  ownerIds: ['ben'],
  createdBy: 'ben',
  createdAt: NOW,
  updatedAt: NOW,
}
const asked = { email: 'ina@x.example', alias: 'Firefly', childId: 'ada_0', invitedBy: 'ada', invitedByName: 'Ada', ...anew }

/** Returns a request that is refused once a limit is reached, and allowed again after the day of the limit, as a case. */
function closes(name: string, limit: string, who: Case['who'], control: Ask): readonly Case[] {
  const until = (days: number) => ({ [`limits/${limit}`]: { until: inDays(days), of: 'x' } })
  return [
    {
      name: `${name} after the day of a limit`,
      only,
      who,
      world: until(-1),
      control,
      attacks: { 'before it is over': { world: until(1) }, 'when the end is unreadable': { world: { [`limits/${limit}`]: { until: 'tomorrow' } } } },
    },
  ]
}

const MAIL_PREFERENCES = 'mailWishes/tom'
const preference = { weekly: true, updatedAt: NOW }

export const limitCases: readonly Case[] = [
  {
    name: 'asking for weekly letters',
    only: noMail,
    who: tom,
    control: { write: { [MAIL_PREFERENCES]: preference } },
    attacks: {
      'for another': { who: tia },
      'to an unconfirmed address': { who: person('tom', false) },
      'with an address in it': { write: { [MAIL_PREFERENCES]: { email: 'x@x.example' } } },
      'without saying whether': { write: { [MAIL_PREFERENCES]: { weekly: 'yes' } } },
      'dated back': { write: { [MAIL_PREFERENCES]: { updatedAt: inDays(-1) } } },
    },
  },
  {
    name: 'reading and ending one’s own subscription to letters',
    only: noMail,
    who: tom,
    world: { [MAIL_PREFERENCES]: { weekly: true, updatedAt: inDays(-1) } },
    control: { get: MAIL_PREFERENCES },
    attacks: { 'of another': { who: tia }, 'by an administrator': { who: root }, 'to find the recipients': { ask: { list: { collection: 'mailWishes' } } } },
  },
  {
    name: 'deleting one’s own subscription to letters',
    only: noMail,
    who: tom,
    world: { [MAIL_PREFERENCES]: { weekly: true, updatedAt: inDays(-1) } },
    control: { write: { [MAIL_PREFERENCES]: null } },
    attacks: { 'of another': { who: tia }, 'with the tokens': { ask: { get: 'mailTokens/x' } }, 'with the letters': { ask: { list: { collection: 'mail' } } } },
  },
  ...closes('inviting to a team', 'invitations_own_0', own, {
    write: { [`${CLINIC}/invitations/zoe@x.example`]: invitation('zoe@x.example', 'therapist', anew) },
  }),
  ...closes('inviting a guardian', 'guardians_ada', ada, { write: { [`${CHILD}/guardianInvitations/ina@x.example`]: asked } }),
  ...closes('a session of a visitor', 'sessions_vic', vic, { write: { [`${CHILD}/sessions/n`]: session('vic') } }),
  ...closes('founding an account', 'accounts_ben', ben, { write: { 'TherapistAccounts/ben_0': account } }),
  {
    name: 'a session of the family, despite its own limit',
    only,
    who: ada,
    world: { 'limits/sessions_ada': { until: inDays(1), of: 'ada' } },
    control: { write: { [`${CHILD}/sessions/n`]: session('ada') } },
    attacks: {},
  },
  {
    name: 'reading why something was refused',
    only,
    who: tom,
    world: { 'limits/invitations_own_0': { until: inDays(1), of: 'own_0' } },
    control: { get: 'limits/invitations_own_0' },
    attacks: {
      'signed out': { who: nobody },
      'all of them': { ask: { list: { collection: 'limits' } } },
      'and opening it': { ask: { write: { 'limits/invitations_own_0': null } } },
      'and ending it sooner': { ask: { write: { 'limits/invitations_own_0': { until: inDays(-1), of: 'own_0' } } } },
      'of the counts': { ask: { get: 'dayCounts/invitations_own_0_2026-11-30' } },
    },
  },
]
