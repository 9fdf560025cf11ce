import { type DocumentData, NOW } from '#ports/documents'
import { ada, ann, ben, CLINIC, clinic, eve, inDays, member, nobody, own, person, ray, record, root, tom, vic } from '../world'
import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { type Ask, type Case, type Changes, GONE, LEFT_OUT } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import { clinicAfter, inviting, leaving, notGoverning, outsiders, ZOE } from './accountWorld'

const ofBen: DocumentData = {
  name: 'New clinic',
  status: 'inactive',
  subscriptionEndDate: null,
  team: { ben: member('ben', 'owner', { joinedAt: NOW }) },
  memberIds: ['ben'],
  ownerIds: ['ben'],
  createdBy: 'ben',
  createdAt: NOW,
  updatedAt: NOW,
}

const status = (by: RequestSender, change: DocumentData = { status: 'active', subscriptionEndDate: inDays(300) }): Readonly<Record<string, DocumentData>> => ({
  [CLINIC]: { ...clinic, ...change, lastAuditId: 's', updatedAt: NOW },
  'auditLog/s': record(by, 'account', CLINIC),
})

const alone: Changes = {
  [CLINIC]: { team: { own: member('own', 'owner') }, memberIds: ['own'], ownerIds: ['own'], status: 'inactive' },
}

const CLOSED = 'closedAccounts/own_0'

const closed: DocumentData = { at: NOW }

const givingUp: Ask = { write: { [CLINIC]: null, [CLOSED]: closed } }

const deletion = (by: RequestSender): Ask => ({
  write: { [CLINIC]: null, [CLOSED]: { ...closed, lastAuditId: 'd' }, 'auditLog/d': record(by, 'account', CLINIC) },
})

export const accountCases: readonly Case[] = [
  ...whoMay('reading an account', { ask: () => ({ get: CLINIC }), may: [own, ann, tom, vic, ada, root, ray], mayNot: [eve, ...outsiders] }),
  {
    name: 'listing the accounts one works in',
    who: tom,
    control: { list: { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'tom']] } },
    attacks: {
      'for the accounts of another member': { ask: { list: { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'ann']] } }, who: ben },
      'all of them': { who: ben, ask: { list: { collection: 'TherapistAccounts' } } },
      'as a visitor whose access has ended, for the accounts of others': { who: eve },
      'as a visitor whose access has ended, for all accounts': { who: eve, ask: { list: { collection: 'TherapistAccounts' } } },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'a visitor reads the account',
    who: vic,
    control: { get: CLINIC },
    attacks: { 'at the end of the visit': { world: { [CLINIC]: { 'team.vic.until': inDays(-0.01) } } } },
  },
  ...whoMay('listing all accounts', { ask: () => ({ list: { collection: 'TherapistAccounts' } }), may: [root, ray], mayNot: [ben, nobody] }),
  {
    name: 'opening an account',
    who: ben,
    control: { write: { 'TherapistAccounts/ben_0': ofBen } },
    attacks: {
      'with an unconfirmed address': { who: person('ben', false) },
      'for another': { who: ada },
      'signed out': { who: nobody },
      'an eleventh': { ask: { write: { 'TherapistAccounts/ben_10': ofBen } } },
      'with the id of a deleted account, whose grants it would take over': { world: { 'closedAccounts/ben_0': { at: inDays(-1) } } },
      'at a place of another': { ask: { write: { 'TherapistAccounts/own_1': ofBen } } },
      'under any name': { ask: { write: { 'TherapistAccounts/best': ofBen } } },
      'that is paid for': { write: { 'TherapistAccounts/ben_0': { status: 'active' } } },
      'that runs already': { write: { 'TherapistAccounts/ben_0': { subscriptionEndDate: inDays(900) } } },
      'with a team': { write: { 'TherapistAccounts/ben_0': { 'team.ada': member('ada', 'parent') } } },
      'with another in the lists': { write: { 'TherapistAccounts/ben_0': { memberIds: ['ben', 'ada'] } } },
      'owned by another': { write: { 'TherapistAccounts/ben_0': { ownerIds: ['ada'] } } },
      'without owning it': { write: { 'TherapistAccounts/ben_0': { 'team.ben.role': 'admin' } } },
      'for a time': { write: { 'TherapistAccounts/ben_0': { 'team.ben.until': inDays(3) } } },
      'with the address of another': { write: { 'TherapistAccounts/ben_0': { 'team.ben.email': 'ada@x.example' } } },
      'as if one had long been there': { write: { 'TherapistAccounts/ben_0': { 'team.ben.joinedAt': inDays(-9) } } },
      'with a long name of the own': { write: { 'TherapistAccounts/ben_0': { 'team.ben.displayName': 'x'.repeat(81) } } },
      'with more about oneself': { write: { 'TherapistAccounts/ben_0': { 'team.ben.phone': '1' } } },
      'in the name of another': { write: { 'TherapistAccounts/ben_0': { createdBy: 'ada' } } },
      'dated back': { write: { 'TherapistAccounts/ben_0': { createdAt: inDays(-1) } } },
      'changed in the past': { write: { 'TherapistAccounts/ben_0': { updatedAt: inDays(-1) } } },
      'called by one letter': { write: { 'TherapistAccounts/ben_0': { name: 'x' } } },
      'called by 81': { write: { 'TherapistAccounts/ben_0': { name: 'x'.repeat(81) } } },
      'with an unknown field': { write: { 'TherapistAccounts/ben_0': { seats: 9 } } },
      'without a status': { write: { 'TherapistAccounts/ben_0': { status: GONE } } },
      'as made up': { write: { 'TherapistAccounts/ben_0': { demo: true } } },
    },
  },
  ...whoMay('renaming an account', {
    ask: () => ({ write: { [CLINIC]: { ...clinic, name: 'New name', updatedAt: NOW } } }),
    may: [own, ann],
    mayNot: notGoverning,
  }),
  {
    name: 'renaming an account, and nothing else',
    who: ann,
    control: { write: { [CLINIC]: { ...clinic, name: 'New name', updatedAt: NOW } } },
    attacks: {
      'and making it last': { write: { [CLINIC]: { subscriptionEndDate: inDays(900) } } },
      'and making it active': { write: { [CLINIC]: { status: 'trialing' } } },
      'and becoming an owner': { write: { [CLINIC]: { ownerIds: ['own', 'ann'] } } },
      'and changing who opened it': { write: { [CLINIC]: { createdBy: 'ann' } } },
      'without saying when': { write: { [CLINIC]: { updatedAt: inDays(-1) } } },
      'to one letter': { write: { [CLINIC]: { name: 'x' } } },
    },
  },
  ...whoMay('setting the status of an account, on record', {
    permission: 'billing, deletion and ownership of an account',
    ask: (me) => ({ write: status(me) }),
    may: [root, ray],
    mayNot: [own, ann, tom, vic, ada, ben],
  }),
  {
    name: 'setting the status of an account, with its reason',
    who: root,
    control: { write: status(root, { status: 'suspended', subscriptionEndDate: null }) },
    attacks: {
      'off the record': { write: { 'auditLog/s': LEFT_OUT } },
      'with a record about another': { write: { 'auditLog/s': { target: 'TherapistAccounts/ben_0' } } },
      'with a record of another act': { write: { 'auditLog/s': { action: 'flags' } } },
      'with an older record': { write: { [CLINIC]: { lastAuditId: 'old' } } },
      'to nothing that there is': { write: { [CLINIC]: { status: 'gold' } } },
      'until a word': { write: { [CLINIC]: { subscriptionEndDate: 'soon' } } },
      'and the team': { write: { [CLINIC]: { ownerIds: ['root'] } } },
      'without saying when': { write: { [CLINIC]: { updatedAt: inDays(-1) } } },
      'as made up': { write: { [CLINIC]: { demo: true } } },
    },
  },
  ...whoMay('deleting an account without other members', {
    permission: 'billing, deletion and ownership of an account',
    world: alone,
    ask: () => givingUp,
    may: [own],
    mayNot: [ann, tom, vic, ada, ben, nobody],
  }),
  {
    name: 'opening an account at the next number',
    who: ben,
    world: { 'closedAccounts/ben_0': { at: inDays(-1) } },
    control: { write: { 'TherapistAccounts/ben_1': ofBen } },
    attacks: {
      'at the one that an administrator closed': { world: { 'closedAccounts/ben_1': { at: inDays(-1), lastAuditId: 'old' } } },
      'taking the mark away first': { ask: { write: { 'closedAccounts/ben_0': null } } },
      'with the mark gone in the same commit': {
        write: { 'closedAccounts/ben_0': null, 'TherapistAccounts/ben_1': LEFT_OUT, 'TherapistAccounts/ben_0': ofBen },
      },
    },
  },
  {
    name: 'retiring the id of an account that is deleted',
    who: own,
    world: alone,
    control: givingUp,
    attacks: {
      'that stays': { write: { [CLINIC]: LEFT_OUT } },
      'that never was': { ask: { write: { 'closedAccounts/ben_0': closed } } },
      'that was closed before': { world: { [CLOSED]: { at: inDays(-1) } } },
      earlier: { write: { [CLOSED]: { at: inDays(-1) } } },
      'saying more': { write: { [CLOSED]: { why: 'x' } } },
      'without saying when': { write: { [CLOSED]: { at: GONE } } },
      'on a record with a long name': { write: { [CLOSED]: { lastAuditId: 'x'.repeat(141) } } },
      'on a record that is a number': { write: { [CLOSED]: { lastAuditId: 7 } } },
    },
  },
  {
    name: 'deleting an account that is over',
    who: own,
    world: alone,
    control: givingUp,
    attacks: {
      'leaving the number free': { write: { [CLOSED]: LEFT_OUT } },
      'that is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'that is active': { world: { [CLINIC]: { status: 'active' } } },
      'with other members': { world: { [CLINIC]: { 'team.tom': member('tom', 'therapist'), memberIds: ['own', 'tom'] } } },
      'as an administrator of it': { world: { [CLINIC]: { team: { own: member('own', 'admin') } } } },
    },
  },
  ...whoMay('deleting an account, on record', {
    ask: deletion,
    may: [root, ray],
    mayNot: [own, ann, ada, ben],
    permission: 'billing, deletion and ownership of an account',
  }),
  {
    name: 'deleting an account, with its reason',
    who: root,
    control: deletion(root),
    attacks: {
      'off the record': { write: { 'auditLog/d': LEFT_OUT } },
      'with a record about another': { write: { 'auditLog/d': { target: 'TherapistAccounts/ben_0' } } },
      'with a record of another act': { write: { 'auditLog/d': { action: 'flags' } } },
      'with an older record': { world: { 'auditLog/e': record(root, 'account', CLINIC, { at: inDays(-1) }) }, write: { [CLOSED]: { lastAuditId: 'e' } } },
      'with a record elsewhere': { write: { [CLOSED]: { lastAuditId: 'a/b' } } },
      'with a record that is not named': { write: { [CLOSED]: { lastAuditId: GONE } } },
      'leaving the number free': { write: { [CLOSED]: LEFT_OUT } },
    },
  },
  {
    name: 'deleting an account that already has a record of its deletion',
    who: ray,
    world: { [`auditLog/deleted_own_0_${(clinic['createdAt'] as Date).getTime()}`]: record(root, 'account', CLINIC, { at: inDays(-1) }) },
    control: deletion(ray),
    attacks: { 'by a member': { who: ann, ask: deletion(ann) } },
  },
  {
    name: 'a therapist leaves a suspended account',
    who: tom,
    world: { [CLINIC]: { status: 'suspended' } },
    control: leaving(tom, { ...clinic, status: 'suspended' }),
    attacks: { 'inviting a family': { ask: inviting(tom, 'parent') }, 'reading whether a person is invited': { ask: { get: ZOE } } },
  },
  {
    name: 'the owner reads a suspended account',
    who: own,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { get: CLINIC },
    attacks: {
      'inviting a therapist': { ask: inviting(own, 'therapist') },
      'listing the invitations': { ask: { list: { collection: `${CLINIC}/invitations` } } },
      'lifting it': { ask: { write: { [CLINIC]: { ...clinic, status: 'active', updatedAt: NOW } } } },
      'renaming it': { ask: { write: { [CLINIC]: { ...clinic, status: 'suspended', name: 'New name', updatedAt: NOW } } } },
      'making a therapist an admin': {
        ask: { write: { [CLINIC]: clinicAfter(own, 'role', 'tom', member('tom', 'admin'), { ...clinic, status: 'suspended' }) } },
      },
    },
  },
  {
    name: 'the owner removes a therapist from a suspended account',
    who: own,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { write: { [CLINIC]: clinicAfter(own, 'remove', 'tom', null, { ...clinic, status: 'suspended' }) } },
    attacks: {
      'making another an admin': { ask: { write: { [CLINIC]: clinicAfter(own, 'role', 'tia', member('tia', 'admin'), { ...clinic, status: 'suspended' }) } } },
    },
  },
]
