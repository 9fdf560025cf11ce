import type { Ask, Case } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import { ada, ann, ben, CLINIC, clinic, eve, FAMILY, family, member, nobody, own, pia, root, tom, vic } from '../world'
import { clinicAfter, joiningAsFamily, permanentMembers, outsiders, type Team } from './accountWorld'

const ofFamilies = (uid: string): Ask => ({ list: { collection: 'families', group: true, where: [['uid', '==', uid]] } })

// Anyone who can read an account can read its whole team. Only the managers may know that a family has a child in care there.
export const familyCases: readonly Case[] = [
  ...whoMay('reading the document of a family', { ask: () => ({ get: FAMILY }), may: [ada, own, ann], mayNot: [pia, tom, vic, eve, root, ...outsiders] }),
  ...whoMay('listing the families of an account', {
    ask: () => ({ list: { collection: `${CLINIC}/families` } }),
    may: [own, ann],
    mayNot: [ada, pia, tom, vic, eve, root, ...outsiders],
  }),
  {
    name: 'finding the accounts that one belongs to as a family',
    who: ada,
    control: ofFamilies('ada'),
    attacks: {
      'those of another': { who: pia },
      'those of everybody': { ask: { list: { collection: 'families', group: true } } },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding the accounts that one belongs to as a family, with an address',
    who: ada,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    control: ofFamilies('ada'),
    attacks: { 'without one': { who: { uid: 'ada', email: null, emailVerified: false } } },
  },
  {
    name: 'a family reads the account',
    who: ada,
    control: { get: CLINIC },
    attacks: { 'that it left': { world: { [FAMILY]: null } }, 'of an account with another family': { who: ben } },
  },
  ...whoMay('taking a family out', { ask: () => ({ write: { [FAMILY]: null } }), may: [ada, own, ann], mayNot: [pia, tom, vic, eve, root, ...outsiders] }),
  {
    name: 'a suspended account may still shrink by a family',
    who: ann,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { write: { [FAMILY]: null } },
    attacks: { 'by a therapist': { who: tom } },
  },
  {
    name: 'a family leaves, and does not write its own entry',
    who: ada,
    control: { write: { [FAMILY]: null } },
    attacks: {
      'with another address': { ask: { write: { [FAMILY]: family('ada', { email: 'pia@x.example' }) } } },
      'without an invitation': { world: { [FAMILY]: null }, ask: joiningAsFamily(ada) },
    },
  },
  {
    name: 'removing a former parent member from the team',
    who: ann,
    world: { [CLINIC]: { 'team.old': member('old', 'parent'), memberIds: [...permanentMembers, 'old'] } },
    control: {
      write: {
        [CLINIC]: clinicAfter(ann, 'remove', 'old', null, {
          ...clinic,
          team: { ...(clinic['team'] as Team), old: member('old', 'parent') },
          memberIds: [...permanentMembers, 'old'],
        }),
      },
    },
    attacks: { 'by a therapist': { who: tom, write: { [CLINIC]: { 'lastChange.by': 'tom' } } } },
  },
]
