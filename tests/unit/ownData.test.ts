import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { zipArchive } from '#adapters/browser/zip'
import { readKey } from '#ports/deviceSettings'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createChildren } from '#data/children'
import { columns, tableOf } from '#data/trialsTable'
import { createOwnData } from '#data/ownData'
import { createGuardians } from '#data/guardians'
import { createPeopleRecords } from '#data/people'
import { createMessages } from '#data/messages'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { createTexts } from '#data/texts'
import { newProfile } from '#domain/child/childProfile'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { Child } from '#domain/people/people'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { readExport } from '../support/readExport'
import { createDevice, type Device, collectValues } from '../support/localRig'

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }
const ben = { email: 'ben@family.example', password: 'lantern-2', displayName: 'Benedict' }

const noPrint = () => Promise.reject(new Error('nothing is printed here'))
const recordOf = async (file: Blob) => (await readExport(file)).everything

/** Opens one family on a device, with data of every kind for each child. */
async function openFamily(rig: Device, storage: Pick<Storage, 'getItem' | 'setItem'>, person: typeof ada) {
  const tab = rig.openTab()
  const device = createDeviceSettings(() => storage)
  const { identity, documents, journal, recordings, photos } = tab
  await identity.signUp(person)
  const users = collectValues<string | null>()
  const stop = identity.watch(
    (user) => users.hear(user?.uid ?? null),
    () => {},
  )
  const uid = (await users.next((one) => one !== null)) ?? ''
  stop()
  await createPeopleRecords(documents).ensureUser({ uid, ...person })
  const children = createChildren(documents)
  const guardians = createGuardians({ store: documents, clock: rig.now })
  const ownData = createOwnData({
    store: documents,
    recordings,
    photos,
    device,
    journal,
    identity,
    guardians,
    clock: rig.now,
    archive: zipArchive,
    print: noPrint,
  })
  const session = (id: string, childId: string) => ({ ...headerOf(id, { childId, ranBy: uid }), events: [...trialFacts(0), ...trialFacts(1)] })

  async function addChild(alias: string): Promise<Child> {
    const child = await children.create({ ownerUid: uid, alias, birthMonth: '2021-03', profile: newProfile })
    await createSessions(documents).save(session(`saved-${child.id}`, child.id))
    const mon = { tiles: [{ activity: 'bubblepop', category: null, level: '1' }], isRest: false, wasDone: false }
    await createPlans(documents).save(child.id, '2026-11-16', { changes: { mon }, isNew: true }, { uid, displayName: person.displayName })
    await createMessages(documents).send(child.id, { text: `${alias} looked at the moon.`, side: 'family' }, { uid, displayName: person.displayName })
    await createTexts(documents).save(child.id, [{ id: `text-${child.id}`, text: `${alias} sleeps.`, order: 1 }], uid)
    await recordings.keep(child.id, 'animals/dog', new Blob([`voice of ${alias}`], { type: 'audio/webm' }))
    const look = { needsOutline: false, mainColour: 'yellow', shapeFamily: 'long' } as const
    await photos.keep(child.id, {
      wordId: 'cup',
      name: 'cup',
      category: 'animals',
      parts: [],
      look,
      blob: new Blob([`photo of ${alias}`], { type: 'image/webp' }),
    })
    await journal.begin(headerOf(`open-${child.id}`, { childId: child.id, ranBy: uid }))
    await journal.append(`open-${child.id}`, trialFacts(0))
    const { activities, messagesRead } = device.read()
    device.change({
      activeChildId: child.id,
      activities: { ...activities, [`${child.id}/bubblepop`]: { level: '2', own: {} } },
      messagesRead: { ...messagesRead, [readKey(uid, child.id)]: 1 },
      copies: { [uid]: '2026-11-01' },
    })
    return child
  }
  return { uid, identity, documents, journal, children, guardians, ownData, addChild, device }
}

/** Returns all stored data as one text: every row of every table, bytes as letters, and the browser's own storage. */
async function everythingOn(rig: Device, stored: string): Promise<string> {
  const asText = (_key: string, value: unknown) => {
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
    return ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
  }
  const tables = await Promise.all(rig.raw.tables.map(async (table) => [table.name, await table.toCollection().keys(), await table.toArray()]))
  return JSON.stringify([tables, stored], asText)
}

describe('a family’s own data', () => {
  let rig: Device
  let stored = ''
  const storage = { getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value) }

  beforeEach(() => {
    stored = ''
    rig = createDevice()
  })
  afterEach(() => rig.dispose())

  test('leaves no trace of a deleted account in any table, and keeps another family’s data', async () => {
    const other = await openFamily(rig, storage, ben)
    const otter = await other.addChild('Otter')
    await other.identity.signOut()
    const family = await openFamily(rig, storage, ada)
    const [firefly, badger] = [await family.addChild('Firefly'), await family.addChild('Badger')]
    await family.children.archive(badger.id)
    await family.identity.requestReset({ email: ada.email })
    const traces = [family.uid, ada.email, 'Ada', firefly.id, badger.id, 'Firefly', 'Badger']
    const before = await everythingOn(rig, stored)
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([])
    expect(before).toContain('voice of Badger')

    await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })
    const after = await everythingOn(rig, stored)
    expect(traces.filter((trace) => after.includes(trace))).toEqual([])
    for (const kept of [other.uid, ben.email, otter.id, 'voice of Otter', 'photo of Otter', 'Otter sleeps.', `saved-${otter.id}`, `open-${otter.id}`])
      expect(after).toContain(kept)
    await expect(family.identity.signIn(ada)).rejects.toMatchObject({ code: 'wrong-credentials' })
  })

  test('exports who turned the camera on for a child, and deletes it with the child', async () => {
    const family = await openFamily(rig, storage, ada)
    const firefly = await family.addChild('Firefly')
    const faceCamera = { by: family.uid, at: Date.UTC(2026, 10, 1), within: 'every' } as const
    await family.children.saveProfile(firefly, { ...newProfile, faceCamera }, family.uid)
    const { children } = await recordOf(await family.ownData.exportAll(family.uid, []))
    expect(children).toMatchObject([{ profile: { faceCamera } }])
    expect(await everythingOn(rig, stored)).toContain('faceCamera')
    await family.ownData.eraseChild(firefly.id)
    expect(await everythingOn(rig, stored)).not.toContain('faceCamera')
  })

  test('leaves a guardian’s child to its family without the guardian’s data or pending requests', async () => {
    const owner = await openFamily(rig, storage, ada)
    const [firefly, badger] = [await owner.addChild('Firefly'), await owner.addChild('Badger')]
    for (const { id } of [firefly, badger]) await owner.guardians.invite({ childId: id, email: ben.email }, { uid: owner.uid, ...ada })
    await owner.identity.signOut()
    const guardian = await openFamily(rig, storage, ben)
    const delivery = await guardian.identity.requestVerification()
    await guardian.identity.confirmVerification({ code: delivery.by === 'screen' ? delivery.code : '' })
    const invitation = { childId: firefly.id, alias: 'Firefly', email: ben.email, invitedBy: owner.uid, invitedByName: 'Ada', expiresAt: rig.now() }
    await guardian.guardians.accept(invitation, { uid: guardian.uid, ...ben })
    await guardian.addChild('Otter')
    await createPlans(guardian.documents).save(
      firefly.id,
      '2026-11-23',
      { changes: { tue: { tiles: [], isRest: true, wasDone: false } }, isNew: true },
      { uid: guardian.uid, displayName: 'Benedict' },
    )
    await createMessages(guardian.documents).send(firefly.id, { text: 'Benedict was here.', side: 'family' }, { uid: guardian.uid, displayName: 'Benedict' })
    await guardian.journal.begin(headerOf('unsent', { childId: firefly.id, ranBy: guardian.uid }))
    await guardian.journal.close('unsent', 'adult')
    const before = await everythingOn(rig, stored)
    const traces = [guardian.uid, ben.email, 'Benedict', 'Otter', 'unsent']
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([])
    const exported = await recordOf(await guardian.ownData.exportAll(guardian.uid, []))
    expect(exported.children).toMatchObject([
      { alias: 'Otter' },
      {
        alias: 'Firefly',
        texts: [{ text: 'Firefly sleeps.' }],
        sessions: [{ id: `saved-${firefly.id}` }],
        summary: { sessions: [expect.stringContaining(`saved-${firefly.id} `)] },
      },
    ])
    expect(await guardian.ownData.exportTable(guardian.uid, [])).toContain('Firefly,saved-')

    await guardian.ownData.eraseAccount({ uid: guardian.uid, password: ben.password })
    const after = await everythingOn(rig, stored)
    expect(traces.filter((trace) => after.includes(trace))).toEqual([])
    for (const kept of ['voice of Firefly', 'photo of Firefly', 'Firefly sleeps.', `saved-${firefly.id}`]) expect(after).toContain(kept)
    expect((await rig.raw.documents.get(`children/${firefly.id}`))?.data).toMatchObject({ guardianIds: [], guardians: {} })
  })

  test('is deleted despite an invitation to an unconfirmed address', async () => {
    const owner = await openFamily(rig, storage, ada)
    const firefly = await owner.addChild('Firefly')
    await owner.guardians.invite({ childId: firefly.id, email: ben.email }, { uid: owner.uid, ...ada })
    await owner.identity.signOut()
    const stranger = await openFamily(rig, storage, ben)
    await stranger.ownData.eraseAccount({ uid: stranger.uid, password: ben.password })
    expect(await everythingOn(rig, stored)).not.toContain(stranger.uid)
  })

  test('is not deleted with a wrong password', async () => {
    const family = await openFamily(rig, storage, ada)
    await family.addChild('Firefly')
    const before = (await recordOf(await family.ownData.exportAll(family.uid, []))).children
    await expect(family.ownData.eraseAccount({ uid: family.uid, password: 'wrong-one' })).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect((await recordOf(await family.ownData.exportAll(family.uid, []))).children).toEqual(before)
  })

  test('is kept while the person is in a team', async () => {
    const family = await openFamily(rig, storage, ada)
    const child = await family.addChild('Firefly')
    await rig.seed({ 'TherapistAccounts/clinic': { memberIds: [family.uid] } })
    expect(await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })).toBe('in-team')
    expect(await family.documents.get(`children/${child.id}`)).not.toBeNull()
  })

  test('includes account and code records: family, invitation address and code use', async () => {
    const family = await openFamily(rig, storage, ada)
    const person = await family.documents.get(`Users/${family.uid}`)
    const at = new Date(rig.now())
    const code = 'ABCD2345EFGH6789'
    await rig.seed({
      [`Users/${family.uid}`]: { ...person?.data, activationCodeSubscription: { code, validTill: at, redeemedAt: at } },
      [`Users/${family.uid}/consents/c`]: { kind: 'terms', version: '1', granted: true, at },
      [`activationCodes/${code}`]: { uses: 1 },
      [`activationCodes/${code}/redemptions/${family.uid}`]: { redeemedAt: at, validTill: at },
      'activationCodes/OLDCODE23456/redemptions/another': { redeemedAt: at, validTill: at },
      [`activationCodes/OLDCODE23456/redemptions/${family.uid}`]: { redeemedAt: at, validTill: at },
      'TherapistAccounts/clinic': { team: { own: { role: 'owner' } }, memberIds: ['own'] },
      [`TherapistAccounts/clinic/families/${family.uid}`]: { uid: family.uid, joinedAt: at, email: ada.email },
      [`TherapistAccounts/clinic/invitations/${ada.email}`]: { email: ada.email, respondedBy: family.uid, status: 'accepted', respondedAt: at },
    })
    expect(await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })).toBe('erased')
    const left = await rig.raw.documents.toArray()
    expect(left.filter((row) => JSON.stringify(row).includes(family.uid) || JSON.stringify(row).includes(ada.email)).map(({ path }) => path)).toEqual([])
    expect(left.map(({ path }) => path)).toContain('activationCodes/OLDCODE23456/redemptions/another')
  })

  test('is kept until a visit to a team has ended', async () => {
    const family = await openFamily(rig, storage, ada)
    const visitUntil = (until: number) => ({
      'TherapistAccounts/clinic': { team: { [family.uid]: { role: 'visitor', until: new Date(until) } }, memberIds: [] },
    })
    await rig.seed({
      ...visitUntil(rig.now() + 1),
      'TherapistAccounts/clinic/invitations/x': { respondedBy: family.uid, status: 'accepted', respondedAt: new Date(0) },
    })
    expect(await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })).toBe('in-team')
    await rig.seed(visitUntil(rig.now()))
    expect(await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })).toBe('erased')
  })

  test('is kept while a payment service knows the person', async () => {
    const family = await openFamily(rig, storage, ada)
    const child = await family.addChild('Firefly')
    const person = await family.documents.get(`Users/${family.uid}`)
    await rig.seed({ [`Users/${family.uid}`]: { ...person?.data, stripeId: 'cus_1' } })
    expect(await family.ownData.eraseAccount({ uid: family.uid, password: ada.password })).toBe('has-paid')
    expect(await family.documents.get(`children/${child.id}`)).not.toBeNull()
  })

  test('leaves no trace of one deleted child, keeps its sibling’s data, and frees its place', async () => {
    const family = await openFamily(rig, storage, ada)
    const [firefly, badger] = [await family.addChild('Firefly'), await family.addChild('Badger')]
    await rig.seed({
      [`TherapistAccounts/clinic/sharedChildren/${firefly.id}`]: { ownerUid: family.uid, alias: 'Firefly' },
      [`TherapistAccounts/clinic/caseRows/${firefly.id}`]: { alias: 'Firefly' },
    })
    await rig.raw.documents
      .where({ path: `children/${firefly.id}` })
      .modify((row: { data: Record<string, unknown> }) => void (row.data['grants'] = { clinic: { since: new Date(0), endsAt: null } }))
    await family.guardians.invite({ childId: firefly.id, email: ben.email }, { uid: family.uid, ...ada })
    const brother = (await recordOf(await family.ownData.exportChild(badger.id, []))).children

    await family.ownData.eraseChild(firefly.id)
    await family.ownData.eraseChild(firefly.id)
    const after = await everythingOn(rig, stored)
    expect(['Firefly', firefly.id, ben.email].filter((trace) => after.includes(trace))).toEqual([])
    expect((await recordOf(await family.ownData.exportChild(badger.id, []))).children).toEqual(brother)
    const next = await family.children.create({ ownerUid: family.uid, alias: 'Heron', birthMonth: null, profile: newProfile })
    expect(next.id).toBe(firefly.id)
    expect(await recordOf(await family.ownData.exportChild(next.id, []))).toMatchObject({
      children: [{ alias: 'Heron', plans: [], messages: [], texts: [], assessments: [], sessions: [], recordings: [], photos: [] }],
    })
  })

  test('is deleted for a child with a year of play', async () => {
    const family = await openFamily(rig, storage, ada)
    const child = await family.addChild('Firefly')
    const [first] = await rig.raw.documents.where({ path: `children/${child.id}/sessions/saved-${child.id}` }).toArray()
    if (first === undefined) throw new Error('no session was kept')
    await rig.raw.documents.bulkPut(Array.from({ length: 900 }, (_, day) => ({ ...first, id: `day-${day}`, path: `children/${child.id}/sessions/day-${day}` })))
    await family.ownData.eraseChild(child.id)
    expect(await rig.raw.documents.filter(({ path }) => path.includes(child.id)).count()).toBe(0)
  })

  test('can be deleted again after an interruption', async () => {
    const family = await openFamily(rig, storage, ada)
    const child = await family.addChild('Firefly')
    const broken = createOwnData({
      store: { ...family.documents, transact: () => Promise.reject(new Error('the tab was closed')) },
      recordings: rig.openTab().recordings,
      photos: rig.openTab().photos,
      device: family.device,
      // Nothing on the device is deleted before the backend has been asked.
      journal: { forget: () => Promise.reject(new Error('the device was touched')), undelivered: async () => [], markDelivered: async () => {} },
      identity: family.identity,
      guardians: family.guardians,
      clock: rig.now,
      archive: zipArchive,
      print: noPrint,
    })
    await expect(broken.eraseChild(child.id)).rejects.toThrow('the tab was closed')
    expect(await family.documents.get(`children/${child.id}`)).not.toBeNull()
    await family.ownData.eraseChild(child.id)
    expect(await everythingOn(rig, stored)).not.toContain(child.id)
  })

  test('is exported completely, including what this version cannot read', async () => {
    const family = await openFamily(rig, storage, ada)
    const [firefly, badger] = [await family.addChild('Firefly'), await family.addChild('Badger')]
    await family.children.archive(badger.id)
    await rig.seed({ [`children/${firefly.id}/sessions/newer`]: { version: 99, startedAt: new Date(5), eventsJson: 'not json' } })
    const file = await readExport(await family.ownData.exportAll(family.uid, []))
    const all = file.everything
    expect(all.person).toMatchObject({ id: family.uid, email: ada.email })
    expect(all.children.map(({ alias }) => alias)).toEqual(['Firefly', 'Badger'])
    expect(all.children[0]).toMatchObject({
      id: firefly.id,
      birthMonth: '2021-03',
      profile: newProfile,
      plans: [{ id: '2026-11-16', byName: 'Ada', days: { mon: expect.stringContaining('bubblepop') } }],
      messages: [{ text: 'Firefly looked at the moon.', name: 'Ada', role: 'family' }],
      texts: [{ text: 'Firefly sleeps.' }],
      recordings: [{ utterance: 'animals/dog', type: 'audio/webm', file: `${firefly.id}/voices/1-animals-dog.webm` }],
      photos: [{ wordId: 'cup', type: 'image/webp', file: `${firefly.id}/photos/cup.webp` }],
      choicesOnThisDevice: { [`${firefly.id}/bubblepop`]: { level: '2' } },
    })
    const letters = (name: string) => new TextDecoder().decode(file.entries[name])
    expect(letters(`${firefly.id}/voices/1-animals-dog.webm`)).toBe('voice of Firefly')
    expect(letters(`${firefly.id}/photos/cup.webp`)).toBe('photo of Firefly')
    expect(letters('trials.csv')).toContain(`Firefly,saved-${firefly.id}`)
    expect(all.children[0]?.['sessions']).toEqual([
      expect.objectContaining({ id: 'newer', version: 99, eventsJson: 'not json' }),
      expect.objectContaining({ id: `saved-${firefly.id}`, events: [...trialFacts(0), ...trialFacts(1)] }),
    ])
    await expect(family.ownData.exportChild(`${family.uid}_7`, [])).rejects.toMatchObject({ code: 'not-found' })
  })

  test('has a table row for each finished trial of every child', async () => {
    const family = await openFamily(rig, storage, ada)
    await family.addChild('Firefly')
    await family.addChild('Badger')
    const lines = (await family.ownData.exportTable(family.uid, [])).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/^child,session,started,activity/)
    expect(lines[1]).toMatch(new RegExp(`^Firefly,saved-${family.uid}_0,1970-01-01T00:16:40.000Z,bubblepop,,1,1,false,independent,`))
  })
})

test('has one table row for a free play session, with its actions and no trial', () => {
  const events: readonly PlayEvent[] = [
    { kind: 'free-began', at: 4000, waitMs: 10_000 },
    ...[6000, 7000, 8000, 9000].map((at): PlayEvent => ({ kind: 'pointed', at, trial: 0, x: 0.1, y: 0.1, on: null, zone: 1, error: null, acted: true })),
    { kind: 'demonstrated', at: 30_000 },
    { kind: 'ended', at: 64_000, reason: 'adult' },
  ]
  const [names = [], values = [], ...rest] = tableOf([{ alias: 'Firefly', sessions: [{ ...headerOf('s'), events }] }])
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(rest).toEqual([])
  expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toMatchObject({
    trial: '',
    outcome: 'free',
    'touched after (ms)': '',
    'free: length (ms)': '60000',
    'free: active (ms)': '3000',
    'free: first touch after (ms)': '2000',
    'free: touches': '4',
    'free: pauses': '1',
    'free: demonstrations': '1',
    'free: share left': '1',
    'free: shares of the places 1 to 9': '1 0 0 0 0 0 0 0 0',
    'session ended by': 'adult',
  })
})

test('has table columns for answer and conditions, each documented', () => {
  const header = { ...headerOf('s'), beyondCap: true as const }
  const events = [...trialFacts(0), { kind: 'overloaded', at: 9000, trial: 0 } as const, { kind: 'ended', at: 9000, reason: 'adult' } as const]
  const [names = [], values = []] = tableOf([{ alias: 'Firefly', sessions: [{ ...header, events }] }])
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => line.split(','))
  expect(names).toEqual(Object.keys(columns))
  expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toMatchObject({
    'answered with': 'touch',
    'above the limit': 'true',
    'many touches next to it': 'true',
    'break suggested': 'false',
    'access method': header.settings.dials.accessMethod,
    support: header.settings.support,
    'session ended by': 'adult',
    'made up': 'false',
  })
  const documented = readFileSync('docs/data-format.md', 'utf8')
  for (const name of names) expect(documented, name).toContain(`\`${name}\``)
})

test('has identical trial rows in every version: whole milliseconds, three decimals for fractions', () => {
  const device = { ...headerOf('s').device, screen: { diagonalIn: 10.2, distanceCm: 35, heightCm: 15.5 } }
  const header = {
    ...headerOf('s'),
    category: 'fruits',
    device,
    conditions: { posture: 'lap', seizure: 'no' },
    startedAt: Date.UTC(2025, 2, 3, 9, 30),
  } as const
  const events: readonly PlayEvent[] = [
    { kind: 'trial-began', at: 0.25, trial: 0, warmUp: false, waitMs: 20_000 },
    {
      kind: 'stimulus-shown',
      at: 1000.123,
      trial: 0,
      id: 'apple',
      shows: { word: 'apple' },
      role: 'target',
      x: 0.5,
      y: 0.5,
      w: 0.3,
      h: 0.123_456_7,
      colour: '#FFE600',
      zone: 5,
      speed: 0.033_333_3,
    },
    {
      kind: 'stimulus-shown',
      at: 1000.123,
      trial: 0,
      id: 'pear',
      shows: { word: 'pear' },
      role: 'distractor',
      x: 0.2,
      y: 0.5,
      w: 0.3,
      h: 0.1,
      colour: '#FFE600',
      zone: 4,
      speed: 0,
    },
    {
      kind: 'ground',
      at: 1500,
      trial: 0,
      shows: {
        strips: [
          { colour: '#123C1E', top: 0.6, bottom: 1, texture: 'grass' },
          { colour: '#10283F', top: 0, bottom: 0.6 },
        ],
      },
      strength: 0.333_33,
    },
    { kind: 'looked', at: 1900.623, trial: 0 },
    { kind: 'prompted', at: 2000, trial: 0, step: 1 },
    { kind: 'pointed', at: 2200.5, trial: 0, x: 0.2, y: 0.5, on: 'pear', zone: 4, error: 0.399_999_9, acted: true },
    { kind: 'answered', at: 2200.5, trial: 0, id: 'pear', verdict: 'wrong', by: 'touch' },
    { kind: 'pointed', at: 3211.789, trial: 0, x: 0.5, y: 0.5, on: 'apple', zone: 5, error: 0.01, acted: true },
    { kind: 'answered', at: 3211.789, trial: 0, id: 'apple', verdict: 'correct', by: 'touch' },
    { kind: 'tired', at: 3300, trial: 0 },
    { kind: 'trial-ended', at: 4000, trial: 0, outcome: 'prompted' },
    { kind: 'ended', at: 4000, reason: 'finished' },
  ]
  const [names, line, rest] = tableOf([{ alias: 'Firefly', sessions: [{ ...header, events }] }])
    .replace('\ufeff', '')
    .split('\r\n')
  expect(names).toBe(
    'child,session,started,activity,category,level,trial,warm-up,outcome,prompt step,zone,zone when answered,size (stage heights),size (cm),size (degrees),speed (stage widths per second),things shown,' +
      'looked after (ms),touched after (ms),first touch off by (stage heights),touches next to it,touched at random,wrong,target,ground,ground (strength),answered with,longest wait (ms),many touches next to it,break suggested,' +
      'above the limit,access method,support,posture,light,noise,state,seizure in 24 h,place,afterwards,session ended by,made up,free: length (ms),free: active (ms),free: first touch after (ms),free: touches,free: longest hold (ms),free: pauses,free: demonstrations,free: share left,free: shares of the places 1 to 9,' +
      'colour,picture,choices,shown after (ms),zone size and speed,camera: face towards the screen (ms),camera: face turned away (ms),camera: no face found (ms),camera: unknown (ms),' +
      'camera: face towards the empty screen before (ms),camera: known with the empty screen before (ms)',
  )
  expect(line).toBe(
    'Firefly,s,2025-03-03T09:30:00.000Z,bubblepop,fruits,1,1,false,prompted,1,5,,0.123,1.9,3.1,0.033,2,901,2212,0.4,1,false,pear,apple,grass,0.333,touch,20000,false,true,false,touch,A,lap,,,,no,,,finished,false,,,,,,,,,,#FFE600,realistic,2,1000,"planned, not measured",,,,,,',
  )
  expect(rest).toBe('')
})

test('marks an event only in the row of its trial', () => {
  const events = [...trialFacts(0), { kind: 'overloaded', at: 500, trial: 0 } as const, ...trialFacts(1), { kind: 'tired', at: 9000, trial: 1 } as const]
  const [names = [], ...lines] = tableOf([{ alias: 'Firefly', sessions: [{ ...headerOf('s'), events }] }])
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const column = (name: string) => lines.map((line) => line[names.indexOf(name)])
  expect([column('trial'), column('many touches next to it'), column('break suggested')]).toEqual([
    ['1', '2'],
    ['true', 'false'],
    ['false', 'true'],
  ])
})

test('names the background in the row of its trial', () => {
  const ground = (at: number, trial: number, shows: Extract<PlayEvent, { kind: 'ground' }>['shows'], strength: number): PlayEvent => ({
    kind: 'ground',
    at,
    trial,
    shows,
    strength,
  })
  const events = [
    ground(1, 0, { strips: [{ colour: '#123C1E', top: 0, bottom: 1 }] }, 1),
    ...trialFacts(0),
    ground(8000, 1, { word: 'kitchen', blurred: true }, 0.4),
    ...trialFacts(1),
    ground(16_000, 2, null, 0),
    ...trialFacts(2),
  ]
  const [names = [], ...lines] = tableOf([{ alias: 'Firefly', sessions: [{ ...headerOf('s'), events }] }])
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines.map((line) => [line[names.indexOf('ground')], line[names.indexOf('ground (strength)')]])).toEqual([
    ['plain', '1'],
    ['photo/kitchen', '0.4'],
    ['', ''],
  ])
})

test('keeps the table intact for any nickname: commas, quotes and formulas', () => {
  const sessions = [{ ...headerOf('s'), events: trialFacts(0) }]
  const lineOf = (alias: string) => tableOf([{ alias, sessions }]).split('\r\n')[1]
  expect(lineOf('Fire, "fly"')).toMatch(/^"Fire, ""fly""",s,/)
  expect(lineOf('=1+2')).toMatch(/^'=1\+2,s,/)
})

test('has every column in its unit: whole milliseconds, lengths and fractions with three decimals, and own records', () => {
  const target = { id: 't', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.123456, colour: '#FFE600', zone: 4, speed: 0.06 } as const
  const events: PlayEvent[] = [
    { kind: 'trial-began', at: 1000, trial: 0, warmUp: false, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: 1000.4, trial: 0, shows: { word: 'cat', part: 'long-tail' }, ...target },
    { kind: 'looked', at: 2500.8, trial: 0 },
    { kind: 'pointed', at: 3000, trial: 0, x: 0.1, y: 0.1, on: null, zone: 1, error: 0.45678, acted: true },
    { kind: 'answered', at: 3100, trial: 0, id: 'dog', verdict: 'wrong', by: 'touch' },
    { kind: 'prompted', at: 3200, trial: 0, step: 1 },
    { kind: 'answered', at: 4235, trial: 0, id: 't', verdict: 'correct', by: 'switch1', where: { x: 0.9, y: 0.9 } },
    { kind: 'recorded', at: 4300, trial: 0, values: { eggs: 2, held: 1234.5, wiped: 2 / 3, side: 'left', all: true, stranger: 'x' } },
    { kind: 'trial-ended', at: 6000, trial: 0, outcome: 'prompted' },
    { kind: 'ended', at: 6500, reason: 'finished' },
  ]
  const activities = [
    {
      id: 'bubblepop',
      records: {
        eggs: { kind: 'number', unit: 'count' },
        held: { kind: 'number', unit: 'ms' },
        wiped: { kind: 'number', unit: 'share' },
        side: { kind: 'choice', options: ['left', 'right'] },
        all: { kind: 'yes-no' },
        word: { kind: 'id' },
      },
    },
    { id: 'unplayed', records: { eggs: { kind: 'number', unit: 'count' } } },
    { id: 'plain' },
  ] as const
  const header = headerOf('s', { level: '3', startedAt: 1_000_000, mood: 'too-much' })
  const lines = tableOf([{ alias: 'Firefly', sessions: [{ ...header, events }] }], activities)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
  // A comma inside quotes is not a separator.
  const [names = [], values = []] = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toEqual({
    'zone size and speed': '"planned, not measured"',
    ...Object.fromEntries(Object.keys(columns).flatMap((name) => (name.startsWith('camera: ') ? [[name, '']] : []))),
    choices: '1',
    colour: '#FFE600',
    picture: 'realistic',
    'shown after (ms)': '1000',
    child: 'Firefly',
    session: 's',
    started: '1970-01-01T00:16:40.000Z',
    activity: 'bubblepop',
    category: '',
    level: '3',
    trial: '1',
    'warm-up': 'false',
    outcome: 'prompted',
    'prompt step': '1',
    zone: '4',
    'zone when answered': '9',
    'size (stage heights)': '0.123',
    'size (cm)': '',
    'size (degrees)': '',
    'speed (stage widths per second)': '0.06',
    'things shown': '1',
    'looked after (ms)': '1500',
    'touched after (ms)': '3235',
    'first touch off by (stage heights)': '0.457',
    'touches next to it': '1',
    'touched at random': 'false',
    wrong: 'dog',
    target: 'cat/long-tail',
    ground: '',
    'ground (strength)': '',
    'answered with': 'switch1',
    'longest wait (ms)': '20000',
    'many touches next to it': 'false',
    'break suggested': 'false',
    'above the limit': 'false',
    'access method': 'touch',
    support: 'A',
    posture: '',
    light: '',
    noise: '',
    state: '',
    'seizure in 24 h': '',
    place: '',
    afterwards: 'too-much',
    'session ended by': 'finished',
    'made up': 'false',
    // A trial has no values for free play.
    'free: length (ms)': '',
    'free: active (ms)': '',
    'free: first touch after (ms)': '',
    'free: touches': '',
    'free: longest hold (ms)': '',
    'free: pauses': '',
    'free: demonstrations': '',
    'free: share left': '',
    'free: shares of the places 1 to 9': '',
    'bubblepop eggs': '2',
    'bubblepop held': '1235',
    'bubblepop wiped': '0.667',
    'bubblepop side': 'left',
    'bubblepop all': 'true',
    'bubblepop word': '',
  })
})

test('names a family’s own thing in the table, if its name is known', () => {
  const own = 'own-21280bdc-1'
  const shown = {
    kind: 'stimulus-shown',
    at: 0,
    trial: 0,
    id: own,
    role: 'target',
    x: 0.5,
    y: 0.5,
    w: 0.3,
    h: 0.3,
    colour: '#FFE600',
    zone: 5,
    speed: 0,
    shows: { word: own },
  }
  const events = [
    { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: 20_000 },
    shown,
    { kind: 'trial-ended', at: 900, trial: 0, outcome: 'no-response' },
  ] as unknown as readonly PlayEvent[]
  const cell = (names?: ReadonlyMap<string, string>) => {
    const [head = '', line = ''] = tableOf([{ alias: 'Firefly', sessions: [{ ...headerOf('s'), events }], ...(names && { names }) }]).split('\r\n')
    return line.split(',')[head.split(',').indexOf('target')]
  }
  expect([cell(new Map([[own, 'My cup']])), cell()]).toEqual(['My cup', own])
})
