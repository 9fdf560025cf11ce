import { ada, ben, child, gia, inDays, member, nobody, person, sam, session, tom, user } from '../world'
import { NOW } from '#ports/documents'
import { GONE, LEFT_OUT, type Case } from '../kit/case'

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

const ofDevice = { backend: 'local', because: 'a backend that many people share has no first account' } as const
const DEVICE = 'Config/device'
const free = { [DEVICE]: { first: 'ben' }, 'Users/ben': user('ben') }
const taken = { first: 'ben', administrator: 'ben', since: inDays(-1) }

const takes = (who: string, first = 'ben') => ({
  [DEVICE]: { first, administrator: who, since: NOW },
  [`Users/${who}`]: user(who, { role: 'system_admin', updatedAt: NOW }),
})

/** Cases that apply only to the embedded backend: the demo, and playing without an account. */
export const deviceCases: readonly Case[] = [
  {
    name: 'the demo administrator reads a demo person',
    who: demoRoot,
    world,
    only: onDevice,
    control: { get: 'Users/madeUp' },
    attacks: {
      'a real person': { ask: { get: 'Users/ada' } },
      all: { ask: { list: { collection: 'Users' } } },
      'a real log': { ask: { get: 'auditLog/old' } },
      'the list of administrators': { ask: { get: 'Config/access' } },
      'switching off, for everybody': {
        ask: {
          write: {
            'Config/flags': { disabledActivities: [], strictEverywhere: true, updatedAt: NOW, lastAuditId: 'f' },
            'auditLog/f': { actor: 'demoRoot', action: 'flags', target: 'Config/flags', at: NOW, note: 'To try it', demo: true },
          },
        },
      },
    },
  },
  {
    name: 'the demo administrator lists the made-up',
    who: demoRoot,
    world,
    only: onDevice,
    control: { list: { collection: 'Users', where: [['demo', '==', true]] } },
    attacks: { 'a real person does': { who: ada } },
  },
  {
    name: 'the demo administrator is one',
    who: demoRoot,
    world,
    only: onDevice,
    control: { get: 'Probes/systemAdmin' },
    attacks: { 'a real parent is not': { who: ada } },
  },
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
    attacks: {
      'and it looks real': { write: { 'children/ben_0/sessions/n': { demo: GONE } } },
      'while it is real': { world: { 'children/ben_0': { demo: GONE } } },
    },
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
  {
    name: 'reading the child without an account',
    who: nobody,
    world,
    only: ofGuest,
    control: { get: 'children/guest_0' },
    attacks: { 'while signed in': { who: tom } },
  },
  {
    name: 'the first account of a device administers it',
    who: ben,
    world: free,
    only: ofDevice,
    control: { write: takes('ben') },
    attacks: {
      'a later account': { who: ada, ask: { write: takes('ada') } },
      'a later account that calls itself the first': { who: ada, ask: { write: takes('ada', 'ada') } },
      'for another': { ask: { write: takes('ada') } },
      'another person on behalf of the first': { who: ada },
      'signed out': { who: nobody },
      'with an unconfirmed address': { who: person('ben', false) },
      'a second time': { world: { [DEVICE]: taken } },
      'after it was taken by another': { world: { [DEVICE]: { ...taken, administrator: 'ada' } } },
      'on a device that knows no first account': { world: { [DEVICE]: null } },
      'on a device with another first account': { world: { [DEVICE]: { first: 'ada' } } },
      'without the note of it': { write: { [DEVICE]: LEFT_OUT } },
      'without the role': { write: { 'Users/ben': LEFT_OUT } },
      'as a parent in the end': { write: { 'Users/ben': { role: 'parent' } } },
      'dated back': { write: { [DEVICE]: { since: inDays(-9) } } },
      'without a date': { write: { [DEVICE]: { since: GONE } } },
      'changed in the past': { write: { 'Users/ben': { updatedAt: inDays(-1) } } },
      'and makes another the first': { write: { [DEVICE]: { first: 'ada' } } },
      'and gives the device to another': { write: { [DEVICE]: { administrator: 'ada' } } },
      'with an unknown field': { write: { [DEVICE]: { forEver: true } } },
      'with another name': { write: { 'Users/ben': { displayName: 'Root' } } },
      'with days without a code': {
        write: { 'Users/ben': { activationCodeSubscription: { code: 'OLDOLDOLDOLD', validTill: inDays(30), redeemedAt: NOW } } },
      },
      'a demo person': { world: { 'Users/ben': user('ben', { demo: true }) }, write: { 'Users/ben': { demo: true } } },
      'and takes the note away': { write: { [DEVICE]: null } },
    },
  },
  {
    name: 'the first account reads that the device has no administrator',
    who: ben,
    world: free,
    only: ofDevice,
    control: { get: DEVICE },
    attacks: { 'a later account': { who: ada }, 'signed out': { who: nobody } },
  },
  {
    name: 'the administrator of a device reads the documents that its users cannot',
    who: ben,
    world: { [DEVICE]: taken, 'Users/ben': user('ben', { role: 'system_admin' }) },
    only: ofDevice,
    control: { get: 'Probes/staff' },
    attacks: {
      'with an unconfirmed address': { who: person('ben', false) },
      another: { who: ada },
      'the first account that took nothing': { world: { [DEVICE]: { administrator: GONE, since: GONE } } },
    },
  },
  {
    name: 'the administrator of a device gives another person the role',
    who: ben,
    world: { [DEVICE]: taken, 'Users/ben': user('ben', { role: 'system_admin' }) },
    only: ofDevice,
    control: {
      write: {
        'Users/ada': user('ada', { role: 'system_admin', lastAuditId: 'a', updatedAt: NOW }),
        'auditLog/a': { actor: 'ben', action: 'role:system_admin', target: 'Users/ada', at: NOW, note: 'Helps us' },
      },
    },
    attacks: { 'without a record': { write: { 'auditLog/a': LEFT_OUT } }, 'after losing their own role': { world: { 'Users/ben': user('ben') } } },
  },
  {
    name: 'on a shared backend the first account does not become administrator',
    who: ben,
    world: free,
    only: { backend: 'cloud', because: 'on a device the same is allowed, once' },
    control: { get: 'Users/ben' },
    attacks: {
      'takes it over': { ask: { write: takes('ben') } },
      'takes it over without the note': { ask: { write: { 'Users/ben': user('ben', { role: 'system_admin', updatedAt: NOW }) } } },
      'reads the note': { ask: { get: DEVICE } },
      'writes the note': { ask: { write: { [DEVICE]: { first: 'ben', administrator: 'ben', since: NOW } } } },
      'makes the note': { world: { [DEVICE]: null }, ask: { write: { [DEVICE]: { first: 'ben' } } } },
      'is staff by it': { world: { [DEVICE]: taken }, ask: { get: 'Probes/staff' } },
    },
  },
  { name: 'staff by address stay staff', who: sam, world: { [DEVICE]: taken }, control: { get: 'Probes/staff' }, attacks: { 'a parent': { who: ada } } },
]
