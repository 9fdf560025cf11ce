import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { type Ask, type Case, type Changes, GONE } from '../kit/case'
import { ann, ben, CLINIC, clinic, eve, inDays, member, own, person, tia, tom, vic } from '../world'
import { clinicAfter, permanentMembers, leaving, notGoverning, type Team } from './accountWorld'
import type { DocumentData } from '#ports/documents'
import { whoMay } from '../kit/whoMay'

const removal = (by: RequestSender, target: string): Ask => ({ write: { [CLINIC]: clinicAfter(by, 'remove', target, null) } })

const roleChange = (by: RequestSender, target: string, role: string): Ask => ({
  write: { [CLINIC]: clinicAfter(by, 'role', target, member(target, role, role === 'visitor' ? { until: inDays(14) } : {})) },
})

const twoOwners: Changes = {
  [CLINIC]: { 'team.ida': member('ida', 'owner'), memberIds: [...(clinic['memberIds'] as string[]), 'ida'], ownerIds: ['own', 'ida'] },
}

const twoOwnersClinic: DocumentData = {
  ...clinic,
  team: { ...(clinic['team'] as Team), ida: member('ida', 'owner') },
  memberIds: [...(clinic['memberIds'] as string[]), 'ida'],
  ownerIds: ['own', 'ida'],
}

const ida = person('ida')

/** A clinic whose founder handed it over, left, and was later invited as a visitor. */
const founderBackClinic: DocumentData = {
  ...clinic,
  team: { ...(clinic['team'] as Team), own: member('own', 'visitor', { until: inDays(7) }), ida: member('ida', 'owner') },
  memberIds: [...permanentMembers.filter((uid) => uid !== 'own'), 'ida'],
  ownerIds: ['ida'],
}

const founderBack: Changes = { [CLINIC]: founderBackClinic }

export const teamCases: readonly Case[] = [
  ...whoMay('removing a therapist from the team', {
    ask: (me) => removal(me, 'tia'),
    may: [own, ann],
    mayNot: notGoverning.filter((one) => one !== tia),
    permission: 'staff and roles',
  }),
  ...whoMay('removing an admin from the team', { ask: (me) => removal(me, 'ann'), may: [own], mayNot: notGoverning }),
  {
    name: 'an owner leaves when another stays',
    who: own,
    world: twoOwners,
    control: leaving(own, twoOwnersClinic),
    attacks: {
      'removing the other owner too': { write: { [CLINIC]: { ownerIds: [] } } },
      'staying in the list of owners': { write: { [CLINIC]: { ownerIds: ['own', 'ida'] } } },
      'staying in the list of members': { write: { [CLINIC]: { memberIds: twoOwnersClinic['memberIds'] } } },
      'naming another': { write: { [CLINIC]: { 'lastChange.target': 'ida' } } },
      'by another hand': { write: { [CLINIC]: { 'lastChange.by': 'ida' } } },
    },
  },
  ...[ann, tom, vic].map((who): Case => ({
    name: `leaving, as ${who.uid}`,
    who,
    control: leaving(who),
    attacks: {
      'removing another instead': { write: { [CLINIC]: clinicAfter(who, 'leave', 'tia', null) } },
      'in the past': { write: { [CLINIC]: { 'lastChange.at': inDays(-1) } } },
      'and staying, in a better role, off the list': {
        write: {
          [CLINIC]: {
            ...clinicAfter(who, 'leave', who.uid ?? '', member(who.uid ?? '', who === ann ? 'therapist' : 'admin')),
            memberIds: permanentMembers.filter((uid) => uid !== who.uid),
          },
        },
      },
    },
  })),
  { name: 'leaving when the time is over', who: eve, control: leaving(eve), attacks: { 'removing another': { ask: removal(eve, 'val') } } },
  {
    name: 'the last owner does not leave, an admin does',
    who: ann,
    control: leaving(ann),
    attacks: {
      'the last owner': { who: own, ask: leaving(own) },
      'as someone who is not a member': { who: ben, ask: leaving(ben) },
      'as someone who is not a member, on behalf of a member': { who: ben, ask: { write: { [CLINIC]: clinicAfter(ben, 'leave', 'tia', null) } } },
    },
  },
  {
    name: 'removing a visitor, by an admin',
    who: ann,
    control: removal(ann, 'vic'),
    attacks: {
      'the owner': { ask: removal(ann, 'own') },
      'oneself by that name': { ask: removal(ann, 'ann') },
      'and another with it': { write: { [CLINIC]: { 'team.val': GONE } } },
      'and changing another': { write: { [CLINIC]: { 'team.tom.role': 'visitor' } } },
      'leaving the visitor on the list of members': { write: { [CLINIC]: { memberIds: [...permanentMembers, 'vic'] } } },
      'and another off that list': { write: { [CLINIC]: { memberIds: permanentMembers.filter((uid) => uid !== 'tia') } } },
      'becoming an owner on the way': { write: { [CLINIC]: { ownerIds: ['own', 'ann'] } } },
      'with an owner twice': { write: { [CLINIC]: { ownerIds: ['own', 'own'] } } },
      'in the name of another': { write: { [CLINIC]: { 'lastChange.by': 'own' } } },
      'in the past': { write: { [CLINIC]: { 'lastChange.at': inDays(-1) } } },
      'saying more': { write: { [CLINIC]: { 'lastChange.why': 'x' } } },
      'with an unknown action': { write: { [CLINIC]: { 'lastChange.action': 'banish' } } },
      'who stays with a higher role but is off the list': {
        write: { [CLINIC]: { ...clinicAfter(ann, 'remove', 'vic', member('vic', 'admin')), memberIds: permanentMembers } },
      },
      'as a change of role': { write: { [CLINIC]: { 'lastChange.action': 'role' } } },
      'as leaving': { write: { [CLINIC]: { 'lastChange.action': 'leave' } } },
      'as joining': { write: { [CLINIC]: { 'lastChange.action': 'join' } } },
      'and making the account last': { write: { [CLINIC]: { subscriptionEndDate: inDays(900) } } },
      'and its name': { write: { [CLINIC]: { name: 'New name' } } },
      'whose target is no name': { write: { [CLINIC]: { 'lastChange.target': 7 } } },
      'who is not a member': { write: { [CLINIC]: { ...clinicAfter(ann, 'remove', 'zoe', null), memberIds: clinic['memberIds'] } } },
      'without removing anyone': { ask: { write: { [CLINIC]: clinicAfter(ann, 'role', 'vic', member('vic', 'visitor', { until: inDays(7) })) } } },
    },
  },
  {
    name: 'removing a therapist, by an admin',
    who: ann,
    control: removal(ann, 'tia'),
    attacks: {
      'leaving the list as it was': { write: { [CLINIC]: { memberIds: permanentMembers } } },
      'with a list of the right length': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'zoe'] } } },
      'with a list that says one twice': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'tom', 'tom'] } } },
      'with a visitor on the list': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'tom', 'eve'] } } },
    },
  },
  ...whoMay('making a therapist an admin', {
    ask: (me) => roleChange(me, 'tia', 'admin'),
    may: [own, ann],
    mayNot: notGoverning,
    permission: 'staff and roles',
  }),
  ...whoMay('making an admin an owner', {
    ask: (me) => roleChange(me, 'ann', 'owner'),
    may: [own],
    mayNot: [...notGoverning, ann],
    permission: 'billing, deletion and ownership of an account',
  }),
  {
    name: 'a change of role, by an admin',
    who: ann,
    control: roleChange(ann, 'vic', 'therapist'),
    attacks: {
      'to owner': { ask: roleChange(ann, 'vic', 'owner') },
      'under another act': { write: { [CLINIC]: { 'lastChange.action': 'remove' } } },
      'with an unknown action': { write: { [CLINIC]: { 'lastChange.action': 'promote' } } },
      'of an owner, when there is another': {
        world: twoOwners,
        ask: { write: { [CLINIC]: clinicAfter(ann, 'role', 'ida', member('ida', 'admin'), twoOwnersClinic) } },
      },
      'of the owner': { ask: roleChange(ann, 'own', 'admin') },
      'to owner of oneself': { ask: roleChange(ann, 'ann', 'owner') },
      'but not on the list of members': { write: { [CLINIC]: { memberIds: permanentMembers } } },
      'keeping the end': { write: { [CLINIC]: { 'team.vic.until': inDays(7) } } },
      'and the address': { write: { [CLINIC]: { 'team.vic.email': 'ann@x.example' } } },
      'and the day of joining': { write: { [CLINIC]: { 'team.vic.joinedAt': inDays(-9) } } },
      'to an unknown role': { write: { [CLINIC]: { 'team.vic.role': 'king', memberIds: permanentMembers } } },
      'to a parent in the team': { ask: roleChange(ann, 'vic', 'parent') },
      'under the name of another': { write: { [CLINIC]: { 'lastChange.target': 'val' } } },
      'of someone who is not a member': { ask: roleChange(ann, 'zoe', 'therapist') },
      'of another as well': { write: { [CLINIC]: { 'team.val.role': 'therapist' } } },
    },
  },
  {
    name: 'a therapist becomes a visitor, for a time',
    who: own,
    control: roleChange(own, 'tia', 'visitor'),
    attacks: {
      'without an end': { write: { [CLINIC]: { 'team.tia.until': GONE } } },
      'for a season': { write: { [CLINIC]: { 'team.tia.until': inDays(94) } } },
      'until yesterday': { write: { [CLINIC]: { 'team.tia.until': inDays(-1) } } },
      'until a word': { write: { [CLINIC]: { 'team.tia.until': 'soon' } } },
      'staying on the list of members': { write: { [CLINIC]: { memberIds: permanentMembers } } },
    },
  },
  {
    name: 'an invited owner becomes a visitor',
    who: own,
    world: twoOwners,
    control: { write: { [CLINIC]: clinicAfter(own, 'role', 'ida', member('ida', 'visitor', { until: inDays(14) }), twoOwnersClinic) } },
    attacks: {
      'who opened the account without an invitation': {
        who: ida,
        ask: { write: { [CLINIC]: clinicAfter(ida, 'role', 'own', member('own', 'visitor', { until: inDays(14) }), twoOwnersClinic) } },
      },
    },
  },
  {
    name: 'a founder who returned as a visitor gets more days',
    who: ida,
    world: founderBack,
    control: { write: { [CLINIC]: clinicAfter(ida, 'role', 'own', member('own', 'visitor', { until: inDays(14) }), founderBackClinic) } },
    attacks: {
      'who returned as a therapist': {
        world: { [CLINIC]: { 'team.own': member('own', 'therapist'), memberIds: ['own', ...(founderBackClinic['memberIds'] as string[])] } },
      },
    },
  },
  ...whoMay('letting a visitor stay longer', { ask: (me) => roleChange(me, 'eve', 'visitor'), may: [own, ann], mayNot: notGoverning }),
  {
    name: 'an owner steps down when another stays',
    who: own,
    world: twoOwners,
    control: { write: { [CLINIC]: clinicAfter(own, 'role', 'own', member('own', 'admin'), twoOwnersClinic) } },
    attacks: {
      'staying in the list': { write: { [CLINIC]: { ownerIds: ['own', 'ida'] } } },
      'removing the other from the list of owners': { write: { [CLINIC]: { ownerIds: [] } } },
    },
  },
  {
    name: 'the last owner stays, another is made',
    who: own,
    control: roleChange(own, 'ann', 'owner'),
    attacks: {
      'but not listed': { write: { [CLINIC]: { ownerIds: ['own'] } } },
      'instead of oneself': { write: { [CLINIC]: { ownerIds: ['ann'] } } },
      'and a stranger listed': { write: { [CLINIC]: { ownerIds: ['own', 'ann', 'ben'] } } },
      'while one steps down alone': { ask: roleChange(own, 'own', 'admin') },
    },
  },
]
