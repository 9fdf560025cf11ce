import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { zipArchive } from '#adapters/browser/zip'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createAssessments } from '#data/assessments'
import { createChildren } from '#data/children'
import { createGuardians } from '#data/guardians'
import { createOwnData } from '#data/ownData'
import { createPeopleRecords } from '#data/people'
import { createPlans } from '#data/plans'
import { createSessions } from '#data/sessions'
import { createTexts } from '#data/texts'
import { NO_ANSWERS } from '#domain/assessment/rating'
import { newProfile } from '#domain/child/childProfile'
import { colourNames } from '#domain/child/palette'
import { type DocumentQuery, type DocumentStore, NOW } from '#ports/documents'
import { headerOf, trialFacts } from '../contract/journal.contract'
import { readExport } from '../support/readExport'
import { createDevice, type Device, collectValues } from '../support/localRig'

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }
const ben = { email: 'ben@family.example', password: 'lantern-2', displayName: 'Ben' }

/** The data of a fictional child. */
interface History {
  readonly alias: string
  readonly birthMonth: string | null
  readonly colour: (typeof colourNames)[number]
  readonly isArchived: boolean
  readonly sessions: readonly { readonly day: number; readonly activity: string; readonly trials: number; readonly mood: 'calm' | null }[]
  readonly texts: readonly string[]
  readonly weeks: readonly number[]
  readonly photos: readonly string[]
  readonly voices: readonly string[]
  /** The adult's unsigned answers about looking; null if there are none. */
  readonly answers: string | null
}

const history: fc.Arbitrary<History> = fc.record({
  alias: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((alias) => alias.trim() !== '' && alias.length <= 40),
  birthMonth: fc.constantFrom(null, '2019-01', '2021-12'),
  colour: fc.constantFrom(...colourNames),
  isArchived: fc.boolean(),
  sessions: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 365 }),
      activity: fc.constantFrom('bubblepop', 'follow', 'lightcatcher'),
      trials: fc.integer({ min: 0, max: 4 }),
      mood: fc.constantFrom('calm' as const, null),
    }),
    { maxLength: 6 },
  ),
  texts: fc.array(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), { maxLength: 3 }),
  weeks: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
  photos: fc.uniqueArray(fc.constantFrom('cup', 'dog', 'own-1', 'own-2'), { maxLength: 3 }),
  voices: fc.uniqueArray(fc.constantFrom('animals/dog', 'phrases/look', 'parts/long tail'), { maxLength: 3 }),
  answers: fc.option(fc.string({ maxLength: 20, unit: 'grapheme' })),
})

const MONDAY = Date.UTC(2026, 0, 5)
const DAY = 86_400_000
const mondayAt = (week: number) => new Date(MONDAY + week * 7 * DAY).toISOString().slice(0, 10)

async function openFamily(rig: Device, person: typeof ada) {
  let stored = ''
  const { identity, documents, journal, recordings, photos } = rig.openTab()
  const device = createDeviceSettings(() => ({ getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value) }))
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
  const print = () => Promise.reject(new Error('nothing is printed here'))
  const ownDataOver = (store: DocumentStore) =>
    createOwnData({ store, recordings, photos, device, journal, identity, guardians, clock: rig.now, archive: zipArchive, print })
  const ownData = ownDataOver(documents)

  async function add(made: History): Promise<string> {
    const { id } = await children.create({
      ownerUid: uid,
      alias: made.alias,
      birthMonth: made.birthMonth,
      profile: { ...newProfile, dials: { ...newProfile.dials, colour: made.colour } },
    })
    for (const [index, { day, activity, trials, mood }] of made.sessions.entries()) {
      const events = Array.from({ length: trials }, (_, trial) => trialFacts(trial)).flat()
      const header = headerOf(`${id}-s${index}`, { childId: id, ranBy: uid, activity, startedAt: MONDAY + day * DAY })
      await createSessions(documents).save({ ...header, events, ...(mood === null ? {} : { mood }) })
    }
    await createTexts(documents).save(
      id,
      made.texts.map((text, order) => ({ id: `${id}-t${order}`, text, order })),
      uid,
    )
    const mon = { tiles: [{ activity: 'bubblepop', category: null, level: '1' }], isRest: false, wasDone: false }
    for (const week of made.weeks)
      await createPlans(documents).save(id, mondayAt(week), { changes: { mon }, isNew: true }, { uid, displayName: person.displayName })
    const look = { needsOutline: false, mainColour: 'yellow', shapeFamily: 'long' } as const
    for (const wordId of made.photos) {
      const scene = wordId === 'own-2' ? { scene: [0.1, 0.2, 0.3, 0.4] as const } : {}
      await photos.keep(id, {
        wordId,
        name: wordId,
        category: 'animals',
        parts: [{ phrase: 'long tail', place: [0, 0, 0.5, 0.5] }],
        ...scene,
        look,
        blob: new Blob([wordId], { type: 'image/webp' }),
      })
    }
    for (const utterance of made.voices) await recordings.keep(id, utterance, new Blob([utterance], { type: 'audio/wav' }))
    const rating = { occasion: 'autumn', side: 'family', version: 1 } as const
    const says = (note: string) => ({ ...NO_ANSWERS, items: { '1': { value: 2 as const, supports: [] } }, note })
    if (made.answers !== null) await createAssessments(documents).beginRating(id, { ...rating, answers: says(made.answers) }, { uid, name: person.displayName })
    if (made.isArchived) await children.archive(id)
    device.change({ activities: { ...device.read().activities, [`${id}/follow`]: { level: '2', own: {} } } })
    return id
  }
  return { uid, identity, documents, ownData, ownDataOver, add, recordings, photos, device }
}

type Family = Awaited<ReturnType<typeof openFamily>>

/** Fields with the times at which a document was written, rather than the times of events. */
const WRITTEN = new Set(['createdAt', 'updatedAt', 'savedAt', 'archivedAt', 'file', 'author'])

/** Returns the children in a file without the times and version numbers of writing. */
async function contentOf(family: Family, ids: readonly string[]): Promise<unknown> {
  const { everything, entries } = await readExport(await family.ownData.exportAll(family.uid, []))
  const text = JSON.stringify(everything.children, (key, value: unknown) => (WRITTEN.has(key) ? value !== null : value))
  const media = Object.entries(entries).flatMap(([name, bytes]) =>
    name === 'everything.json' ? [] : [[name.split('/').slice(1).join('/'), new TextDecoder().decode(bytes)]],
  )
  return [JSON.parse(ids.reduce((said, id, index) => said.replaceAll(id, `child ${index}`), text)), media.toSorted()]
}

const bringBack = async (family: Pick<Family, 'uid' | 'ownData'>, file: Blob) => {
  const read = await family.ownData.readFile(file)
  if (read === null) throw new Error('the file is not one of ours')
  return family.ownData.importFile(family.uid, read)
}

const looked = async ({ ownData }: Pick<Family, 'ownData'>, file: Blob) => {
  const read = await ownData.readFile(file)
  const [child] = read?.children ?? []
  if (read === null || child === undefined) throw new Error('there is no child in the file')
  return read.look(child)
}

const someChild: History = {
  alias: 'Firefly',
  birthMonth: '2021-12',
  colour: 'cyan',
  isArchived: false,
  sessions: [
    { day: 3, activity: 'bubblepop', trials: 3, mood: 'calm' },
    { day: 9, activity: 'follow', trials: 0, mood: null },
  ],
  texts: ['The sun is warm.'],
  weeks: [2, 3],
  photos: ['cup', 'own-2'],
  voices: ['animals/dog'],
  answers: 'Looks at the moon.',
}

describe('an exported file', () => {
  let rig: Device
  beforeEach(() => {
    rig = createDevice()
  })
  afterEach(() => rig.dispose())

  test('restores everything after export and deletion, whatever a family has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(history, { minLength: 1, maxLength: 2, selector: ({ alias }) => alias }), async (made) => {
        const own = createDevice()
        try {
          const family = await openFamily(own, ada)
          const ids = []
          for (const child of made) ids.push(await family.add(child))
          const before = await contentOf(family, ids)
          const file = await family.ownData.exportAll(family.uid, [])
          for (const id of ids) await family.ownData.eraseChild(id)
          own.pass(DAY)
          const { children, tooMany } = await bringBack(family, file)
          expect(tooMany).toEqual([])
          expect(children.map(({ unreadable }) => unreadable)).toEqual(made.map(() => 0))
          expect(await contentOf(family, ids)).toEqual(before)
        } finally {
          await own.dispose()
        }
      }),
      { numRuns: 25 },
    )
  })

  test('duplicates nothing when imported twice, and keeps later changes', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add(someChild)
    const file = await family.ownData.exportAll(family.uid, [])
    await createChildren(family.documents).rename(id, 'Glow')
    await createTexts(family.documents).save(id, [{ id: `${id}-t0`, text: 'Changed since.', order: 1 }], family.uid)
    const before = await contentOf(family, [id])
    for (const _ of [1, 2]) {
      expect((await bringBack(family, file)).children).toEqual([
        { id, alias: 'Glow', isNew: false, sessions: 0, texts: 0, weeks: 0, photos: 0, recordings: 0, answers: 0, unreadable: 0, leftInFile: 0 },
      ])
    }
    expect(await contentOf(family, [id])).toEqual(before)
  })

  test('adds the child to another account, or only missing data to one of the same record', async () => {
    const family = await openFamily(rig, ada)
    await family.add(someChild)
    const file = await family.ownData.exportAll(family.uid, [])
    await family.identity.signOut()
    const other = await openFamily(rig, ben)
    const heron = await other.add({ ...someChild, alias: 'Heron', sessions: [], photos: [], voices: [] })
    const [brought] = (await bringBack(other, file)).children
    expect(brought).toMatchObject({ alias: 'Firefly', isNew: true, sessions: 2, texts: 1, weeks: 2, photos: 2, recordings: 1 })
    const { children } = (await readExport(await other.ownData.exportAll(other.uid, []))).everything
    expect(children.map(({ alias }) => alias)).toEqual(['Heron', 'Firefly'])
    // Ada's sessions were not played by Ben, so they appear as played by somebody without an account here.
    expect(children[1]?.sessions.map(({ ranBy }) => ranBy)).toEqual([other.uid, other.uid])
    expect(other.device.read().activities[`${other.uid}_1/follow`]).toEqual({ level: '2', own: {} })
    await other.ownData.eraseChild(heron)
    expect((await bringBack(other, file)).children[0]).toMatchObject({ isNew: false, sessions: 0 })
  })

  test('brings the names of own words, without replacing the device’s', async () => {
    const family = await openFamily(rig, ada)
    await family.add({ ...someChild, sessions: [], photos: [], voices: [] })
    family.device.change({ ownNames: { en: { 'everyday/wardrobe': 'press', 'fruits/apple': 'there' } } })
    const file = await family.ownData.exportAll(family.uid, [])
    const none = new Blob([JSON.stringify({ version: 1, children: [] })])
    family.device.change({ ownNames: { en: { 'fruits/apple': 'here' } } })
    for (const each of [none, file]) await bringBack(family, each)
    expect(family.device.read().ownNames).toEqual({ en: { 'fruits/apple': 'here', 'everyday/wardrobe': 'press' } })
  })

  test('names the children that a full account could not take', async () => {
    const family = await openFamily(rig, ada)
    for (const index of Array.from({ length: 8 }).keys()) await family.add({ ...someChild, alias: `Child ${index}`, sessions: [], photos: [], voices: [] })
    const file = new Blob([JSON.stringify({ version: 1, children: [{ alias: 'Ninth', birthMonth: null, profile: newProfile }] })])
    expect(await bringBack(family, file)).toEqual({ children: [], tooMany: ['Ninth'], unreadable: [] })
  })

  test('counts a row that no backend accepts, and imports everything else', async () => {
    const family = await openFamily(rig, ada)
    await family.add({ ...someChild, photos: [], voices: [] })
    const file = await family.ownData.exportAll(family.uid, [])
    const { everything } = await readExport(file)
    const [child] = everything.children
    const bad = { ...child?.sessions[0], id: 'bad', level: 'x'.repeat(21) }
    const long = { ...child?.texts[0], id: 'long', text: 'x'.repeat(4001) }
    const damaged = { ...child, birthMonth: 'soon', sessions: [bad, ...(child?.sessions ?? [])], texts: [long, ...(child?.texts ?? [])] }
    const other = await openFamily(createDevice(), ben)
    const [brought] = (await bringBack(other, new Blob([JSON.stringify({ ...everything, children: [damaged] })]))).children
    expect(brought).toMatchObject({ isNew: true, sessions: child?.sessions.length, texts: child?.texts.length, unreadable: 2 })
  })

  test('does not revert a week that was changed since, even with an empty cache', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add({ ...someChild, photos: [], voices: [] })
    const file = await family.ownData.exportAll(family.uid, [])
    const monday = mondayAt(someChild.weeks[0] ?? 0)
    const rest = { tiles: [], isRest: true, wasDone: false }
    await createPlans(family.documents).save(id, monday, { changes: { tue: rest }, isNew: false }, { uid: family.uid, displayName: 'Ada' })
    const read = async () => family.documents.get(`children/${id}/plans/${monday}`)
    const before = await read()
    // This read fails as it does just after a connection has broken.
    const find = async (query: DocumentQuery) => (query.collection.endsWith('/plans') ? [] : family.documents.find(query))
    const [brought] = (await bringBack({ ...family, ownData: family.ownDataOver({ ...family.documents, find }) }, file)).children
    expect(brought).toMatchObject({ isNew: false, weeks: 0, unreadable: 0 })
    expect(await read()).toEqual(before)
  })

  test('is not made from a partial cache', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add({ ...someChild, photos: [], voices: [] })
    const find = async (query: DocumentQuery) => (await family.documents.find(query)).slice(0, 1)
    const partly = family.ownDataOver({ ...family.documents, find })
    await expect(partly.exportChild(id, [])).rejects.toMatchObject({ code: 'offline' })
    await expect(partly.exportTable(family.uid, [])).rejects.toMatchObject({ code: 'offline' })
  })

  test('matches a child by its record, whatever its current name', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add({ ...someChild, sessions: [], voices: [] })
    const file = await family.ownData.exportAll(family.uid, [])
    await createChildren(family.documents).rename(id, 'Comet')
    expect((await bringBack(family, file)).children).toMatchObject([{ id, alias: 'Comet', isNew: false, photos: 0, texts: 0 }])
  })

  test('is rejected if it would fill the memory, or cannot be read', async () => {
    const family = await openFamily(rig, ada)
    const bytes = zipSync({ 'everything.json': strToU8('{"version":1,"children":[]}') })
    expect(await family.ownData.readFile(new Blob([bytes]))).not.toBeNull()
    // The unpacked size (bytes) according to the table of contents.
    const list = bytes.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => bytes[at + index] === byte))
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(list + 24, 4_000_000_000, true)
    expect(await family.ownData.readFile(new Blob([bytes]))).toBeNull()
    const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
    expect(await family.ownData.readFile(gone)).toBeNull()
  })

  test('names invalid children, and imports the others', async () => {
    const family = await openFamily(rig, ada)
    const child = { birthMonth: null, profile: newProfile, choicesOnThisDevice: { 'x/follow': null, 'x/match': 7 } }
    const file = new Blob([JSON.stringify({ version: 1, children: [{}, { ...child, alias: 'x'.repeat(80) }, { ...child, alias: 'Pip' }] })])
    const { children, tooMany, unreadable } = await bringBack(family, file)
    expect(children.map(({ alias }) => alias)).toEqual(['Pip'])
    expect(tooMany).toEqual([])
    expect(unreadable).toEqual(['?', 'x'.repeat(80)])
    expect(family.device.read().activities).toEqual({})
  })

  test('counts a session dated years after it as damage, and still accepts the true one', async () => {
    const family = await openFamily(rig, ada)
    await family.add(someChild)
    const file = await family.ownData.exportAll(family.uid, [])
    const entries = await readExport(file)
    const other = await openFamily(rig, ben)
    const text = new TextDecoder().decode(entries.entries['everything.json'])
    const { children } = await bringBack(other, new Blob([text.replaceAll(/"startedAt": "\d{4}/g, '"startedAt": "9999')]))
    // A record without the archive has no photos and recordings with it.
    const media = someChild.photos.length + someChild.voices.length
    expect(children[0]).toMatchObject({ sessions: 0, unreadable: someChild.sessions.length + media })
    expect((await bringBack(other, file)).children[0]).toMatchObject({ sessions: someChild.sessions.length })
  })

  test('is still read in the format of the first version', async () => {
    const family = await openFamily(rig, ada)
    const first = new Blob([readFileSync('tests/fixtures/ownFile/version-1.json')])
    const { sessions, weeks, texts, messages, photos, voices, unreadable } = await looked(family, first)
    expect([sessions, weeks, texts, messages, photos, voices].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1])
    expect([unreadable, photos[0]?.blob === null, voices[0]?.blob === null]).toEqual([0, false, false])
    const { children } = await bringBack(family, first)
    const all = { isNew: true, sessions: 1, texts: 1, weeks: 1, photos: 1, recordings: 1, answers: 0, unreadable: 0, leftInFile: 1 }
    expect(children).toEqual(['Firefly', 'Badger'].map((alias, index) => ({ id: `${family.uid}_${index}`, alias, ...all })))
    const { entries } = await readExport(await family.ownData.exportAll(family.uid, []))
    expect(new TextDecoder().decode(entries[`${family.uid}_0/photos/cup.webp`])).toBe('photo of Firefly')
  })

  test('is refused without changes if foreign, damaged or newer than this version', async () => {
    const family = await openFamily(rig, ada)
    await family.add(someChild)
    const whole = new Uint8Array(await (await family.ownData.exportAll(family.uid, [])).arrayBuffer())
    const wrong: readonly (string | Uint8Array)[] = [
      '',
      'no file of ours',
      '{"version":1}',
      '{"version":99,"children":[]}',
      '[]',
      whole.slice(0, whole.length / 2),
      zipSync({ 'other.txt': strToU8('x') }),
      zipSync({ 'everything.json': strToU8('{') }),
    ]
    for (const each of wrong) expect(await family.ownData.readFile(new Blob([typeof each === 'string' ? each : new Uint8Array(each)]))).toBeNull()
  })

  test('is imported only in its valid parts, and only in their place, if hostile', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add(someChild)
    const { everything } = await readExport(await family.ownData.exportChild(id, []))
    const [child] = everything.children as readonly { readonly sessions: readonly object[] }[]
    const [session] = child?.sessions ?? []
    const hostile = {
      ...child,
      id: 'imp',
      alias: 'Imp',
      ownerUid: 'somebody else',
      grants: { clinic: { since: 'x' } },
      sessions: [
        { ...session, id: '../../Users/x' },
        { ...session, id: 'a/b' },
        { ...session, id: 'fine', ranBy: 'somebody else' },
        { ...session, id: 'broken', events: 'none' },
        null,
        7,
      ],
      texts: [{ id: 'long', version: 1, text: 7, order: 1 }],
      plans: [{ id: '2026-01-05', version: 1, monday: '2026-01-05', days: { mon: '{' } }],
      photos: [{ wordId: '../x', name: 'x', category: 'animals' }, { wordId: 'cup' }],
      recordings: [{ utterance: 'phrases/look', type: 'text/html', base64: btoa('<script>') }],
      choicesOnThisDevice: 'none',
    }
    const file = new Blob([JSON.stringify({ version: 1, children: [hostile, 'x', null] })])
    const { children } = await bringBack(family, file)
    expect(children).toEqual([
      {
        id: `${family.uid}_1`,
        alias: 'Imp',
        isNew: true,
        sessions: 1,
        texts: 0,
        weeks: 0,
        photos: 0,
        recordings: 0,
        answers: 1,
        unreadable: 11,
        leftInFile: 0,
      },
    ])
    const kept = await family.documents.get(`children/${family.uid}_1`)
    expect(kept?.data).toMatchObject({ ownerUid: family.uid, grants: {} })
    expect((await family.documents.get(`children/${family.uid}_1/sessions/fine`))?.data['ranBy']).toBe('guest')
  })

  /** Returns the file with some of its entries changed; null removes an entry. */
  const withEntries = async (file: Blob, change: (name: string, bytes: Uint8Array) => Uint8Array | null) => {
    const { entries } = await readExport(file)
    const changed = Object.entries(entries).flatMap(([name, bytes]) => {
      const now = change(name, bytes)
      return now === null ? [] : [[name, now] as const]
    })
    return new Blob([new Uint8Array(zipSync(Object.fromEntries(changed), { level: 0 }))])
  }

  /** Returns the file with a bit flipped in the last letter of the first occurrence of each of these texts, as a damaged disk would cause. */
  const damaged = async (file: Blob, ...texts: readonly string[]) => {
    const bytes = new Uint8Array(await (await withEntries(file, (_, each) => each)).arrayBuffer())
    for (const text of texts) {
      const from = Buffer.from(bytes).indexOf(text)
      expect(from).toBeGreaterThan(-1)
      const at = from + text.length - 1
      bytes.set([(bytes[at] ?? 0) ^ 1], at)
    }
    return new Blob([bytes])
  }

  test('skips and reports damaged recordings or photos, which can be imported from a good file', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add(someChild)
    const file = await family.ownData.exportAll(family.uid, [])
    await family.ownData.eraseChild(id)
    const bad = await damaged(file, 'dog.wavanimals/dog', 'cup.webpcup')
    const { voices, photos, unreadable } = await looked(family, bad)
    expect(voices).toEqual([{ name: 'dog', blob: null }])
    expect(photos.map(({ name, blob }) => [name, blob === null])).toEqual([
      ['cup', true],
      ['own-2', false],
    ])
    expect(unreadable).toBe(0)
    expect((await bringBack(family, bad)).children[0]).toMatchObject({ photos: 1, recordings: 0, unreadable: 2, sessions: 2, texts: 1 })
    expect((await bringBack(family, file)).children[0]).toMatchObject({ photos: 1, recordings: 1, unreadable: 0, sessions: 0 })
    expect(await family.ownData.readFile(await damaged(file, '"alias": "Firefly'))).toBeNull()
  })

  test('is read the same from another packer', async () => {
    const family = await openFamily(rig, ada)
    await family.add(someChild)
    const { entries } = await readExport(await family.ownData.exportAll(family.uid, []))
    const large = { ...entries, 'trials.csv': new Uint8Array(1_000_000) }
    const other = zipSync(large, { level: 9, comment: 'packed elsewhere', extra: { 7: new Uint8Array(9) } })
    const { photos, sessions } = await looked(family, new Blob([new Uint8Array(other)]))
    expect(await photos[0]?.blob?.text()).toBe('cup')
    expect(sessions).toHaveLength(2)
  })

  test('reports a listed but missing photo, and imports the others', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add(someChild)
    const file = await withEntries(await family.ownData.exportAll(family.uid, []), (name, bytes) => (name.endsWith('cup.webp') ? null : bytes))
    await family.ownData.eraseChild(id)
    expect((await looked(family, file)).photos[0]).toEqual({ name: 'cup', blob: null })
    expect((await bringBack(family, file)).children[0]).toMatchObject({ photos: 1, recordings: 1, unreadable: 1 })
  })

  test('is not unpacked if larger than we make it', async () => {
    const family = await openFamily(rig, ada)
    await family.add(someChild)
    const file = await family.ownData.exportAll(family.uid, [])
    const bomb = await withEntries(file, (name, bytes) => (name.endsWith('.wav') ? new Uint8Array(20_000_001) : bytes))
    expect((await looked(family, bomb)).voices).toEqual([{ name: 'dog', blob: null }])
    // This entry is larger than it claims to be.
    const packed = zipSync({ 'everything.json': [new Uint8Array(3_000_000).fill(32), { level: 9 }] })
    const list = Buffer.from(packed).indexOf('PK\u0001\u0002')
    new DataView(packed.buffer, packed.byteOffset).setUint32(list + 24, 400, true)
    expect(await family.ownData.readFile(new Blob([new Uint8Array(packed)]))).toBeNull()
  })

  test('restores unsigned own answers once, as a draft of the importer', async () => {
    const family = await openFamily(rig, ada)
    const id = await family.add(someChild)
    const answers = { ...NO_ANSWERS, note: 'Signed.' }
    const assessments = createAssessments(family.documents)
    const spring = await assessments.beginRating(id, { occasion: 'spring', side: 'family', version: 1, answers }, { uid: family.uid, name: 'Ada' })
    await family.documents.commit((writes) => writes.update(`children/${id}/assessments/${spring}`, { signedAt: NOW, updatedAt: NOW }))
    await assessments.beginRating(id, { occasion: 'spring', side: 'family', version: 2, answers }, { uid: family.uid, name: 'Ada' })
    const file = await family.ownData.exportAll(family.uid, [])
    expect((await looked(family, file)).assessed.ratings.map(({ occasion, version, signedAt }) => [occasion, version, signedAt !== null])).toEqual(
      expect.arrayContaining([
        ['autumn', 1, false],
        ['spring', 1, true],
        ['spring', 2, false],
      ]),
    )
    // This also applies to their content when the file is viewed without an account.
    expect((await looked(family, file)).assessed.ratings.find(({ occasion }) => occasion === 'autumn')?.answers).toEqual({
      ...NO_ANSWERS,
      items: { '1': { value: 2, supports: [] } },
      note: 'Looks at the moon.',
    })
    await family.identity.signOut()
    const other = await openFamily(rig, ben)
    for (const brought of [1, 0]) expect((await bringBack(other, file)).children[0]).toMatchObject({ answers: brought, unreadable: 0, leftInFile: 2 })
    const own = `children/${other.uid}_0`
    const kept = await other.documents.find({ collection: `${own}/assessments` })
    expect(kept.map(({ id: name, data }) => [name, data['author'], data['signedAt']])).toEqual([['autumn-family-1', other.uid, null]])
    const says = await other.documents.get(`${own}/findings/autumn-family-1`)
    expect(says?.data['author']).toBe(other.uid)
    expect(JSON.parse(String(says?.data['contentJson']))).toMatchObject({ note: 'Looks at the moon.' })
  })

  test('does not import answers of others, or with a damaged signature', async () => {
    const family = await openFamily(rig, ada)
    await family.add({ ...someChild, photos: [], voices: [] })
    const { everything } = await readExport(await family.ownData.exportAll(family.uid, []))
    const [child] = everything.children
    const [draft] = child?.assessments ?? []
    const content = draft?.['content'] as object
    const assessments = [
      { ...draft, author: 'somebody else' },
      { ...draft, signedAt: 'yesterday' },
      { ...draft, id: 'autumn-team-1', content: { ...content, side: 'team' } },
      { ...draft, id: '../x' },
    ]
    const file = new Blob([JSON.stringify({ ...everything, children: [{ ...child, assessments }] })])
    const other = await openFamily(createDevice(), ben)
    expect((await bringBack(other, file)).children[0]).toMatchObject({ answers: 0, leftInFile: 4 })
    const silent = new Blob([JSON.stringify({ ...everything, children: [{ ...child, assessments: [{ ...draft, says: 7 }] }] })])
    expect(await looked(family, silent)).toMatchObject({ assessed: { ratings: [{ answers: null }] }, unreadable: 1 })
    // The file of a person who has not signed never contained these answers.
    const { says: _, ...hidden } = draft ?? {}
    const without = new Blob([JSON.stringify({ ...everything, children: [{ ...child, assessments: [hidden] }] })])
    expect(await looked(family, without)).toMatchObject({ assessed: { ratings: [{ answers: null }] }, unreadable: 0 })
    expect((await bringBack(other, silent)).children[0]).toMatchObject({ answers: 0, unreadable: 1, leftInFile: 0 })
  })

  test('counts parts of a wrong kind, when viewed and when imported', async () => {
    const family = await openFamily(rig, ada)
    const odd = { alias: 'Pip', birthMonth: null, profile: newProfile, sessions: 'none', texts: [{ id: 't', version: 1, text: 7, order: 1 }, 5], plans: {} }
    const week = { id: '2026-99-99', version: 1, monday: '2026-99-99', days: {}, byName: '' }
    const file = new Blob([JSON.stringify({ version: 1, children: [null, 5, 'x', odd, { ...odd, plans: [week], profile: 'none' }] })])
    expect((await family.ownData.readFile(file))?.unreadable).toBe(3)
    expect(await looked(family, file)).toMatchObject({ profile: newProfile, sessions: [], texts: [], weeks: [], unreadable: 4 })
    expect((await bringBack(family, file)).children[0]).toMatchObject({ sessions: 0, unreadable: 4 })
    expect(await family.ownData.readFile(new Blob(['{"version":1,"children":"x"}']))).toBeNull()
  })
})
