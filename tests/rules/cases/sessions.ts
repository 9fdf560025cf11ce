import { type DocumentData, NOW } from '#ports/documents'
import { ada, ann, ben, CHILD, CLINIC, inDays, membership, own, root, session, SHARED, tom, val, vic } from '../world'
import { whoMay } from '../kit/whoMay'
import { endsForNamed, others, threeGrants, zed } from './familyWorld'
import { type Case, GONE } from '../kit/case'

/** Returns an existing session to which an adult has added a mood. */
const felt = (ranBy: string, mood: string): DocumentData => session(ranBy, { savedAt: inDays(-2), mood })

export const sessionCases: readonly Case[] = [
  ...whoMay('running a session', {
    permission: 'running activities',
    ask: (me) => ({ write: { [`${CHILD}/sessions/n`]: session(me.uid ?? 'guest') } }),
    may: [ada, own, ann, tom, vic],
    mayNot: others,
  }),
  {
    name: 'a therapist runs a session',
    who: tom,
    control: { write: { [`${CHILD}/sessions/n`]: session('tom') } },
    attacks: {
      ...endsForNamed(tom),
      'in the name of the family': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'ada' } } },
      'in the name of a guest': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'guest' } } },
    },
  },
  { name: 'a visitor runs a session', who: vic, control: { write: { [`${CHILD}/sessions/n`]: session('vic') } }, attacks: endsForNamed(vic) },
  {
    name: 'a visitor of a third account runs a session',
    who: zed,
    world: threeGrants,
    control: { write: { [`${CHILD}/sessions/n`]: session('zed') } },
    attacks: { 'without being named': { world: { 'TherapistAccounts/zoe_0/sharedChildren/ada_0': { caseload: [membership('zoe')] } } } },
  },
  {
    name: 'taking the session of a guest along',
    who: ada,
    control: { write: { [`${CHILD}/sessions/n`]: session('guest') } },
    attacks: { 'of another': { write: { [`${CHILD}/sessions/n`]: { ranBy: 'ben' } } } },
  },
  {
    name: 'recording a session with valid fields',
    who: ada,
    control: {
      write: {
        [`${CHILD}/sessions/n`]: session('ada', {
          category: 'fruits',
          beyondCap: true,
          mood: 'calm',
          conditionsJson: '{"posture":"lap"}',
          laterJson: '{"weather":"rain"}',
          device: { width: 1024, height: 768, pixelRatio: 1.5, screen: { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5 } },
        }),
      },
    },
    attacks: Object.fromEntries(
      Object.entries({
        'of no version': { version: 0 },
        'of half a version': { version: 1.5 },
        'of no activity': { activity: '' },
        'of a long activity': { activity: 'x'.repeat(61) },
        'of a long category': { category: 'x'.repeat(61) },
        'of a number for a category': { category: 4 },
        'of no level': { level: '' },
        'of a long level': { level: 'x'.repeat(21) },
        'with a word for a seed': { seed: 'x' },
        'with a seed that is not a number': { seed: Number.NaN },
        'on a width without end': { 'device.width': Number.POSITIVE_INFINITY },
        'on a height that is not a number': { 'device.height': Number.NaN },
        'as sharp as nothing': { 'device.pixelRatio': Number.NEGATIVE_INFINITY },
        'on a screen that is not a number': { 'device.screen': { diagonalIn: Number.NaN, distanceCm: 35, heightCm: 15.5 } },
        'at a distance without end': { 'device.screen': { diagonalIn: 10.2, distanceCm: Number.POSITIVE_INFINITY, heightCm: 15.5 } },
        'as high as nothing': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: Number.NaN } },
        'started at a word': { startedAt: 'x' },
        'on nothing': { device: {} },
        'on a wide word': { 'device.width': 'x' },
        'on a high word': { 'device.height': 'x' },
        'on a sharp word': { 'device.pixelRatio': 'x' },
        'on a machine that is named': { 'device.serial': 'x' },
        'on a screen of words': { 'device.screen': { diagonalIn: 'x', distanceCm: 35, heightCm: 15.5 } },
        'at a distance of words': { 'device.screen': { diagonalIn: 10.2, distanceCm: 'x', heightCm: 15.5 } },
        'as high as a word': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: 'x' } },
        'on half a screen': { 'device.screen': { diagonalIn: 10.2 } },
        'on a screen with a name': { 'device.screen': { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5, maker: 'x' } },
        'under long conditions': { conditionsJson: 'x'.repeat(1001) },
        'under conditions in a map': { conditionsJson: {} },
        'with long fields of a newer version': { laterJson: 'x'.repeat(4001) },
        'with fields of a newer version in a map': { laterJson: {} },
        'with long settings': { settingsJson: 'x'.repeat(16_001) },
        'with settings in a map': { settingsJson: {} },
        'too long to be true': { eventsJson: 'x'.repeat(900_001) },
        'without events': { eventsJson: GONE },
        'in the past': { savedAt: inDays(-1) },
        'with an unknown mood': { mood: 'bad' },
        'not beyond the cap': { beyondCap: false },
        'with an unknown field': { photo: 'x' },
        'as made up': { demo: true },
      } as Readonly<Record<string, DocumentData>>).map(([how, change]) => [how, { write: { [`${CHILD}/sessions/n`]: change } }]),
    ),
  },
  {
    name: 'a session never changes',
    who: ada,
    control: { write: { [`${CHILD}/sessions/n`]: session('ada') } },
    attacks: {
      'written over': { ask: { write: { [`${CHILD}/sessions/s`]: session('ada') } } },
      'overwritten by the person who ran it': { who: vic, ask: { write: { [`${CHILD}/sessions/v`]: session('vic') } } },
    },
  },
  ...whoMay('saying how a session was', {
    ask: () => ({ write: { [`${CHILD}/sessions/s`]: felt('ada', 'tired') } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'a visitor says how an own session was',
    who: vic,
    control: { write: { [`${CHILD}/sessions/v`]: felt('vic', 'too-much') } },
    attacks: { ...endsForNamed(vic), 'a session of the family': { ask: { write: { [`${CHILD}/sessions/s`]: felt('ada', 'too-much') } } } },
  },
  {
    name: 'rating the mood of a session, and nothing else',
    who: ada,
    world: { [`${CHILD}/sessions/s`]: { mood: 'calm' } },
    control: { write: { [`${CHILD}/sessions/s`]: felt('ada', 'enjoyed') } },
    attacks: {
      'with an unknown mood': { write: { [`${CHILD}/sessions/s`]: { mood: 'bad' } } },
      'and changing the measurements': { write: { [`${CHILD}/sessions/s`]: { eventsJson: '[1]' } } },
      'and changing who ran it': { write: { [`${CHILD}/sessions/s`]: { ranBy: 'tom' } } },
      'and when it was saved': { write: { [`${CHILD}/sessions/s`]: { savedAt: NOW } } },
    },
  },
  {
    name: 'removing the mood of a session',
    who: ada,
    world: { [`${CHILD}/sessions/s`]: { mood: 'calm' } },
    control: { write: { [`${CHILD}/sessions/s`]: session('ada', { savedAt: inDays(-2) }) } },
    attacks: { 'by another person': { who: ben } },
  },
  ...whoMay('reading a session', {
    permission: 'seeing results',
    ask: () => ({ get: `${CHILD}/sessions/s` }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  { name: 'a therapist reads a session', who: tom, control: { get: `${CHILD}/sessions/s` }, attacks: endsForNamed(tom) },
  {
    name: 'a visitor reads a session that the visitor ran',
    who: vic,
    control: { get: `${CHILD}/sessions/v` },
    attacks: { ...endsForNamed(vic), 'that the family ran': { ask: { get: `${CHILD}/sessions/s` } } },
  },
  { name: 'a visitor looks whether the session is there', who: vic, control: { get: `${CHILD}/sessions/n` }, attacks: { 'of another child': { who: val } } },
  ...whoMay('listing sessions', {
    permission: 'seeing results',
    ask: () => ({ list: { collection: `${CHILD}/sessions`, orderBy: ['startedAt', 'desc'] } }),
    may: [ada, own, ann, tom],
    mayNot: [vic, ...others],
  }),
  {
    name: 'a visitor lists the sessions that the visitor ran',
    who: vic,
    control: { list: { collection: `${CHILD}/sessions`, where: [['ranBy', '==', 'vic']] } },
    attacks: {
      'that the family ran': { ask: { list: { collection: `${CHILD}/sessions`, where: [['ranBy', '==', 'ada']] } } },
      'when the time is over': { world: { [CLINIC]: { 'team.vic.until': inDays(-1) } } },
      'when the child is assigned to others': { world: { [SHARED]: { caseload: [membership('tom')] } } },
    },
  },
  ...whoMay('deleting a session', {
    permission: 'taking away and deleting a child',
    ask: () => ({ write: { [`${CHILD}/sessions/s`]: null } }),
    may: [ada],
    mayNot: [own, ann, tom, vic, root, ...others],
  }),
]
