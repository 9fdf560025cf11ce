import { ada, child, gia, inDays, member, nobody, person, session, tom, user } from '../world'
import { NOW } from '#ports/documents'
import { GONE, type Case } from '../kit/case'

const demoRoot = person('demoRoot')
const zoe = person('zoe')
const onDevice = { backend: 'local', because: 'the demo clinic is on a device only: the rules of the cloud know no such field' } as const
const ofGuest = { backend: 'local', because: 'who plays without an account keeps the child on the device' } as const

const world = {
  'Users/demoRoot': user('demoRoot', { role: 'system_admin', demo: true }),
  'Users/madeUp': user('madeUp', { demo: true }),
  'children/guest_0': child('guest'),
}

const madeUpGuardian = { guardianIds: ['gia'], guardians: { gia: { email: 'gia@x.example', since: inDays(-5) } } }

/** What only the embedded backend knows: the demo, and playing without an account. */
export const deviceCases: readonly Case[] = [
  {
    name: 'the demo administrator reads somebody made up',
    who: demoRoot,
    world,
    only: onDevice,
    control: { get: 'Users/madeUp' },
    attacks: {
      'somebody real': { ask: { get: 'Users/ada' } },
      'all': { ask: { list: { collection: 'Users' } } },
      'a real log': { ask: { get: 'auditLog/old' } },
      'who administers': { ask: { get: 'Config/access' } },
      'switching off, for everybody': { ask: { write: { 'Config/flags': { disabledActivities: [], strictEverywhere: true, updatedAt: NOW, lastAuditId: 'f' }, 'auditLog/f': { actor: 'demoRoot', action: 'flags', target: 'Config/flags', at: NOW, note: 'To try it', demo: true } } } },
    },
  },
  { name: 'the demo administrator lists the made-up', who: demoRoot, world, only: onDevice, control: { list: { collection: 'Users', where: [['demo', '==', true]] } }, attacks: { 'a real person does': { who: ada } } },
  { name: 'the demo administrator is one', who: demoRoot, world, only: onDevice, control: { get: 'Probes/systemAdmin' }, attacks: { 'a real parent is not': { who: ada } } },
  {
    name: 'a grant of the demo has no end',
    who: zoe,
    world: {
      ...world,
      'TherapistAccounts/zoe_0': { team: { zoe: member('zoe', 'owner') } },
      'children/ben_0': child('ben', { demo: true, grants: { zoe_0: { since: inDays(-9), endsAt: null, purpose: 'Practice' } } }),
    },
    only: onDevice,
    control: { get: 'children/ben_0' },
    attacks: { 'that of a real child': { world: { 'children/ben_0': { demo: false } } } },
  },
  {
    name: 'a guardian renames a made-up child',
    who: gia,
    world: { 'children/ben_0': { ...child('ben', { demo: true }), ...madeUpGuardian } },
    only: onDevice,
    control: { write: { 'children/ben_0': { ...child('ben', { demo: true, alias: 'Otter', updatedAt: NOW }), ...madeUpGuardian } } },
    attacks: { 'and makes it real': { write: { 'children/ben_0': { demo: GONE } } }, 'as another parent': { who: ada } },
  },
  {
    name: 'a made-up child plays',
    who: person('ben'),
    world: { 'children/ben_0': child('ben', { demo: true }) },
    only: onDevice,
    control: { write: { 'children/ben_0/sessions/n': { ...session('ben'), demo: true } } },
    attacks: { 'and it looks real': { write: { 'children/ben_0/sessions/n': { demo: GONE } } }, 'while it is real': { world: { 'children/ben_0': { demo: GONE } } } },
  },
  {
    name: 'playing without an account',
    who: nobody,
    world,
    only: ofGuest,
    control: { write: { 'children/guest_0/sessions/n': session('guest') } },
    attacks: {
      'while signed in': { who: ada },
      'as a second child': { ask: { write: { 'children/guest_1/sessions/n': session('guest') } } },
      'as the child of a family': { ask: { write: { 'children/ada_0/sessions/n': session('guest') } } },
    },
  },
  { name: 'reading the child without an account', who: nobody, world, only: ofGuest, control: { get: 'children/guest_0' }, attacks: { 'while signed in': { who: tom } } },
]
