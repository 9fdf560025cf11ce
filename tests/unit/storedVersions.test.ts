import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromFirestore, toFirestore } from '#adapters/firebase/values'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { zipArchive } from '#adapters/browser/zip'
import { adoptGuest } from '#data/adoptGuest'
import { createChildren } from '#data/children'
import { tableOf } from '#data/trialsTable'
import { createGuardians } from '#data/guardians'
import { createOwnData } from '#data/ownData'
import { createPeopleRecords } from '#data/people'
import { profileText, readProfile } from '#data/profileDocument'
import { readSession, SESSION_VERSION } from '#data/sessionDocument'
import { createSessions } from '#data/sessions'
import { type Session, wasPlayed } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import { dialNames } from '#domain/child/dials'
import { signedBy, withDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import { digestOf } from '#domain/measures/digest'
import { facingOf, facingStretches, knownMs } from '#domain/measures/facing'
import { summarise } from '#domain/measures/summary'
import { trialResults } from '#domain/measures/trialResults'
import type { Child } from '#domain/people/people'
import type { DocumentData, StoredDocument } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { ada as adaHere, openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'
import { readExport } from '../support/readExport'
import { createDevice, type Device, collectValues } from '../support/localRig'
import { readStored, storedFixture, storedSessions } from '../support/stored'

/*
 * Reads stored sessions and profiles of every past version, and of a future one. Version 1 was played by its own stage (`upgrade.test.ts` has more
 * sessions), and version 2 by the last stage of that version. Version 9 is version 3 with an unknown support level and unknown settings, events and
 * fields.
 */

const versions = [1, 2, 3, 9] as const
const stored = new Map(versions.map((version) => [version, storedSessions(version)]))
/** A session of version 3 with the camera on. */
const [withFace] = storedSessions('Face')
if (withFace === undefined) throw new Error('the session with a face is missing')
const all = [...[...stored.values()].flat(), withFace]
const [newer] = stored.get(9) ?? []
if (newer === undefined) throw new Error('the session of a newer version is missing')

const parsed = (document: DocumentData, name: string) => JSON.parse(String(document[name])) as unknown

describe('a session of any version', () => {
  test.each(all.map((document) => [document.id, document] as const))('%s is read with every dial, and has figures', (_id, document) => {
    const session = readStored(document)
    expect(Object.keys(session.settings.dials).toSorted()).toEqual(dialNames.toSorted())
    expect(wasPlayed(session)).toBe(true)
    expect(digestOf(session).id).toBe(document.id)
    if (!session.events.some(({ kind }) => kind === 'free-began')) expect(trialResults(session.events).length).toBeGreaterThan(1)
  })

  test('is listed by the embedded backend, without exception', async () => {
    const { device, store } = openDevice()
    await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    await device.seed(Object.fromEntries(all.map(({ id, data }) => [`children/ada_0/sessions/${id}`, { ...data, ranBy: 'ada' }])))
    const lists = collectValues<{ sessions: readonly Session[]; unreadable: number }>()
    unsubscribers.push(createSessions(store).watch('ada_0', lists.hear, throwUnexpected))
    const { sessions, unreadable } = await lists.next(({ sessions: found }) => found.length > 0)
    expect(unreadable).toBe(0)
    expect(sessions.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  test('is read the same from the hosted backend', () => {
    for (const document of all) expect(readSession({ ...document, data: fromFirestore(toFirestore(document.data)) })).toEqual(readSession(document))
  })

  test('has the stored default of a dial newer than the session', () => {
    const { dials } = readStored(all.find(({ id }) => id === 'v2-bubblepop-early') as StoredDocument).settings
    expect(dials).toMatchObject({ autoWait: false, music: false, pictureLevel: 'flat', tremorSmoothing: 'off' })
  })
})

describe('a session of a newer version', () => {
  const session = readStored(newer)
  const facts = parsed(newer.data, 'eventsJson') as readonly { readonly kind: string }[]

  test('replaces unknown values with harmless ones', () => {
    expect(newer.data['version']).toBeGreaterThan(SESSION_VERSION)
    expect(session.settings).toMatchObject({ support: 'A', strict: false, dials: { reward: 'calm', maxItems: 12 } })
    expect(session.settings.dials).not.toHaveProperty('echo')
    expect(session.settings.activity).not.toHaveProperty('route')
    expect(session).not.toHaveProperty('mood')
    expect(session).not.toHaveProperty('beyondCap')
  })

  test('has the figures of the same session in the current version', () => {
    const [present] = stored.get(3) ?? []
    const events = readStored(present as StoredDocument).events
    expect(facts.length).toBeGreaterThan(events.length)
    expect(trialResults(session.events)).toEqual(trialResults(events))
    expect(summarise([session.events])).toEqual(summarise([events]))
  })

  test('has the face only as far as this version understands the camera', () => {
    const whole = facingStretches(session.events)?.flatMap(({ on, before }) => [on, before]) ?? []
    const known = whole.reduce((sum, time) => sum + knownMs(time), 0)
    expect(session.events.filter(({ kind }) => kind === 'facing')).toEqual([
      { kind: 'facing', at: 3000, facing: 'toward' },
      { kind: 'facing', at: 20_000 },
    ])
    expect(known).toBe(17_000)
    expect(whole.reduce((sum, { towardMs }) => sum + towardMs, 0)).toBe(known)
  })

  test('is unreadable only if its log is not a list', () => {
    expect(readSession({ ...newer, data: { ...newer.data, eventsJson: '"packed"' } })).toBeNull()
  })

  test('moves from a guest to an account unchanged', async () => {
    const { device, store, guestStore } = openDevice()
    await createChildren(guestStore).create({ ownerUid: 'guest', alias: 'Firefly', birthMonth: null, profile: newProfile })
    const { weather: _refused, mood: _unknown, beyondCap: _unclear, ...data } = newer.data
    const path = 'children/guest_0/sessions/newer'
    await device.seed({ [path]: { ...data, device: { width: 1024, height: 768, pixelRatio: 1 } } })
    const journal = device.openTab().journal
    const childId = await adoptGuest({ guestStore, store, journal, uid: adaHere.uid })
    const copy = await store.get(`children/${childId}/sessions/newer`)
    expect(copy?.data).toMatchObject({ version: 9, settingsJson: newer.data['settingsJson'], eventsJson: newer.data['eventsJson'] })
  })
})

describe('a session with the camera on', () => {
  const { events } = readStored(withFace)
  const withoutFace = events.filter(({ kind }) => kind !== 'facing')

  test('has shares of the time with pictures, and the seconds without them', () => {
    expect(events.filter(({ kind }) => kind === 'facing').length).toBeGreaterThan(10)
    const figures = facingOf([events])
    expect(figures?.on.n).toBeGreaterThan(2)
    expect(figures?.on.time.unknownMs).toBeGreaterThan(0)
    expect(figures?.on.share).toBeCloseTo(0.6, 1)
  })

  test('has all other figures as if the camera had been off', () => {
    expect(trialResults(events)).toEqual(trialResults(withoutFace))
    expect(summarise([events])).toEqual(summarise([withoutFace]))
    expect(wasPlayed(readStored({ ...withFace, data: { ...withFace.data, eventsJson: JSON.stringify([{ kind: 'facing', at: 1, facing: 'toward' }]) } }))).toBe(
      false,
    )
  })

  test.each(all.filter(({ id }) => id !== withFace.id && id !== newer.id).map((document) => [document.id, document] as const))(
    'is told from %s, in which nothing about a face is known',
    (_id, document) => expect(facingOf([readStored(document).events])).toBeNull(),
  )
})

describe('a damaged log', () => {
  const [document] = stored.get(3) ?? []
  const withFact = (fact: object) => readSession({ ...(document as StoredDocument), data: { ...document?.data, eventsJson: JSON.stringify([fact]) } })

  test.each([
    ['a known event without its fields', { kind: 'pointed', at: 1 }],
    ['a fact without a kind', { at: 1 }],
    ['a known action without its fields', { kind: 'did', at: 1, trial: 0, deed: { do: 'took' } }],
  ])('by %s is not a session of the current version', (_what, fact) => {
    expect(withFact(fact)).toBeNull()
  })

  test('does not include kinds of events or actions from a newer version', () => {
    expect(withFact({ kind: 'gazed', at: 1 })?.events).toEqual([])
    expect(withFact({ kind: 'did', at: 1, trial: 0, deed: { do: 'hummed' } })?.events).toEqual([])
  })
})

describe('measurements of the stage', () => {
  const resultsOf = (version: (typeof versions)[number]) => (stored.get(version) ?? []).flatMap((document) => trialResults(readStored(document).events))

  test('replace planned values', () => {
    const [result] = resultsOf(3)
    expect(result).toMatchObject({ isMeasured: true, speed: 0.0413 })
    expect(resultsOf(3).every(({ zone }) => zone !== null && zone % 3 === 1)).toBe(true)
    expect(summarise((stored.get(3) ?? []).map((document) => readStored(document).events)).basis).toBe('measured')
  })

  test('are missing in every older session, and the figures say so', () => {
    for (const version of [1, 2] as const) {
      expect(resultsOf(version).length).toBeGreaterThan(3)
      expect(resultsOf(version).some(({ isMeasured }) => isMeasured)).toBe(false)
      expect(summarise((stored.get(version) ?? []).map((document) => readStored(document).events)).basis).toBe('planned')
    }
    const mixed = [2, 3].flatMap((version) => (stored.get(version as 2) ?? []).map((document) => readStored(document).events))
    expect(summarise(mixed).basis).toBe('partly-measured')
  })

  test('are distinguished from planned values in each row of the table', () => {
    const columnOf = (version: 2 | 3) => {
      const [head = '', ...rows] = tableOf([{ alias: 'Firefly', sessions: (stored.get(version) ?? []).map(readStored) }])
        .trim()
        .split('\r\n')
      const quoted = /"planned, not measured"|\bmeasured\b/
      expect(head.split(',')).toContain('zone size and speed')
      return new Set(rows.filter((row) => !row.includes(',free,')).map((row) => quoted.exec(row)?.[0]))
    }
    expect([...columnOf(2)]).toEqual(['"planned, not measured"'])
    expect([...columnOf(3)]).toEqual(['measured'])
  })

  test('exclude a prompt not given, and keep the reason for a void trial', () => {
    const { events } = readStored((stored.get(3) ?? [])[0] as StoredDocument)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'not-prompted', trial: 2, step: 1 }))
    expect(trialResults(events).find(({ trial }) => trial === 2)?.prompt).toBe(0)
    expect(events.findLast(({ kind }) => kind === 'trial-ended')).toMatchObject({ outcome: 'void', reason: 'cancelled' })
  })
})

describe('a profile of a newer version, on an older device', () => {
  const found = storedFixture('profile9') as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const profile = readProfile(found)
  if (profile === null) throw new Error('the profile of a newer version cannot be read')

  test('has the stored default for an unknown choice, and the nearest value for one out of range', () => {
    expect(profile).toMatchObject({
      support: 'B',
      dials: { colour: 'green', reward: 'calm', maxItems: 12, tremorSmoothing: 'off' },
      locks: { movement: 'prompt', glow: false },
      setBy: { colour: 'ada', reward: 'tom' },
      epilepsy: 'no',
      photosensitive: 'unknown',
    })
    expect(resolveDials(profile).dials.reward).toBe('calm')
  })

  test('is written back unchanged', () => {
    expect(JSON.parse(profileText(profile))).toEqual(found)
  })

  test('keeps everything but the local changes', () => {
    const changed = signedBy('ben', profile, withDial(profile, 'colour', 'blue'))
    const { colour: _colour, ...dials } = found['dials'] as object as { colour: string }
    expect(JSON.parse(profileText(changed))).toMatchObject({ ...found, dials: { ...dials, colour: 'blue' }, setBy: { ...found['setBy'], colour: 'ben' } })
  })

  test('loses a newer choice only to another choice of the same dial', () => {
    const written = JSON.parse(profileText(withDial(profile, 'reward', 'music'))) as typeof found
    expect(written['dials']).toEqual({ ...found['dials'], reward: 'music' })
    expect((JSON.parse(profileText({ ...profile, photosensitive: 'no' })) as typeof found)['photosensitive']).toBe('no')
  })

  test('keeps unknown content when the family answers the first questions again', () => {
    const written = JSON.parse(profileText({ ...newProfile, dials: { colour: 'red' } }, profile)) as typeof found
    expect(written).toMatchObject({ support: 'A', dials: { colour: 'red', echo: 3 }, locks: { echoLimit: 1 }, family: { pets: 2 } })
    expect(written['dials']).not.toHaveProperty('reward')
  })

  test('is saved without loss, by the repository as well', async () => {
    const { device, store } = openDevice()
    const children = createChildren(store)
    await children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    await device.raw.documents.update('children/ada_0', { 'data.profileJson': JSON.stringify(found) } as never)
    const lists = collectValues<readonly Child[]>()
    unsubscribers.push(children.watch('ada', lists.hear, throwUnexpected))
    const [child] = await lists.next(([one]) => one?.profile.support === 'B')
    if (child === undefined) throw new Error('no child')
    expect(child).not.toHaveProperty('hasLostSettings')
    await children.saveProfile(child, withDial(child.profile, 'waitMs', 30_000), 'ada')
    const kept = (await store.get('children/ada_0'))?.data ?? {}
    expect(parsed(kept, 'profileJson')).toEqual({ ...found, dials: { ...found['dials'], waitMs: 30_000 } })
    expect(kept['familyProfileJson']).toBe(kept['profileJson'])
  })

  test.each([
    ['no support level', {}],
    ['an invalid support level', { ...newProfile, support: 'Z' }],
    ['dials in a text', { ...newProfile, dials: 'x' }],
  ])('is null with %s', (_what, damaged) => {
    expect(readProfile(damaged)).toBeNull()
  })
})

describe('a family’s own file', () => {
  const person = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }

  async function openFamily(rig: Device) {
    let kept = ''
    const { identity, documents: store, journal, recordings, photos } = rig.openTab()
    await identity.signUp(person)
    const users = collectValues<string | null>()
    const stop = identity.watch(
      (user) => users.hear(user?.uid ?? null),
      () => {},
    )
    const uid = (await users.next((one) => one !== null)) ?? ''
    stop()
    await createPeopleRecords(store).ensureUser({ uid, ...person })
    const device = createDeviceSettings(() => ({ getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }))
    const print = () => Promise.reject(new Error('nothing is printed here'))
    const guardians = createGuardians({ store, clock: rig.now })
    const ownData = createOwnData({ store, recordings, photos, device, journal, identity, guardians, clock: rig.now, archive: zipArchive, print })
    return { uid, store, ownData }
  }

  test('moves sessions and settings of a newer version through two accounts with every field', async () => {
    const rigs = [createDevice(), createDevice(), createDevice()] as const
    try {
      const [first, second, third] = await Promise.all(rigs.map(openFamily))
      if (first === undefined || second === undefined || third === undefined) throw new Error('no family')
      const child = await createChildren(first.store).create({ ownerUid: first.uid, alias: 'Firefly', birthMonth: null, profile: newProfile })
      await createSessions(first.store).save({ ...headerOf('own', { childId: child.id, ranBy: first.uid }), events: trialFacts(0) })
      const profile = readFileSync('tests/fixtures/stored/profile9.json', 'utf8')
      await rigs[0].raw.documents.update(`children/${child.id}`, { 'data.profileJson': profile } as never)
      await rigs[0].seed({ [`children/${child.id}/sessions/${newer.id}`]: { ...newer.data, ranBy: first.uid } })
      let from = first
      for (const to of [second, third]) {
        const file = await to.ownData.readFile(await from.ownData.exportAll(from.uid, []))
        if (file === null) throw new Error('no file of ours')
        expect(await to.ownData.importFile(to.uid, file)).toMatchObject({ children: [{ sessions: 2, unreadable: 0 }] })
        from = to
      }
      const id = `${third.uid}_0`
      const copy = (await third.store.get(`children/${id}/sessions/${newer.id}`)) as StoredDocument
      for (const name of ['settingsJson', 'eventsJson']) expect(parsed(copy.data, name)).toEqual(parsed(newer.data, name))
      expect(copy.data['version']).toBe(9)
      expect(parsed(copy.data, 'laterJson')).toEqual({ mood: 'dreamy', beyondCap: 'by-two', weather: { rain: true }, device: { eyeTracker: 'left' } })
      expect(parsed((await third.store.get(`children/${id}`))?.data ?? {}, 'profileJson')).toEqual(JSON.parse(profile))
      const { everything } = await readExport(await third.ownData.exportAll(third.uid, []))
      expect(everything.children[0]?.['sessions']).toContainEqual(expect.objectContaining({ id: newer.id, later: parsed(copy.data, 'laterJson') }))
    } finally {
      for (const rig of rigs) await rig.dispose()
    }
  })

  test('cannot forge in a newer field who ran a session', () => {
    const data = { ...newer.data, ranBy: 'ada', laterJson: JSON.stringify({ ranBy: 'tom', version: 1, device: { width: 1 } }) }
    const session = readStored({ ...newer, data })
    expect([session.ranBy, session.device.width]).toEqual(['ada', 1024])
  })
})
