import { readExport } from '../support/readExport'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { zipArchive } from '#adapters/browser/zip'
import { createAssessments } from '#data/assessments'
import { createChildren } from '#data/children'
import { createOwnData } from '#data/ownData'
import { NO_ANSWERS, type Answers, type RatingHead } from '#domain/assessment/rating'
import type { Assessed } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import { newProfile } from '#domain/child/childProfile'
import { DAY_MS } from '#domain/time'
import type { DocumentStore } from '#ports/documents'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'
import { partialDouble } from '../support/services'
import { collectValues, START, type Device } from '../support/localRig'

let device: Device
let store: DocumentStore
let team: DocumentStore

const ada = { uid: 'ada', name: 'Ada' }
const tom = { uid: 'tom', name: 'Robin', account: 'clinic_0' }

beforeEach(async () => {
  ;({ device, store } = openDevice())
  await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
  const since = new Date(START - DAY_MS)
  const child = (await store.get('children/ada_0'))?.data ?? {}
  await device.seed({
    'children/ada_0': { ...child, grants: { clinic_0: { since, endsAt: new Date(START + 9 * DAY_MS), purpose: 'Practice' } } },
    'TherapistAccounts/clinic_0': {
      name: 'Clinic',
      status: 'active',
      team: { tom: { role: 'owner', joinedAt: since, email: 'tom@x.example' } },
      memberIds: ['tom'],
      ownerIds: ['tom'],
    },
  })
  team = device.storeOf({ uid: 'tom', email: 'tom@x.example' })
})

const answers: Answers = {
  ...NO_ANSWERS,
  items: { 1: { value: 3, supports: ['wait'], note: 'Only at breakfast' }, 9: { value: 'longer', supports: [] } },
  at: 2,
}
const begin = (side: 'family' | 'team') =>
  createAssessments(side === 'family' ? store : team).beginRating('ada_0', { occasion: 'o1', side, version: 1, answers }, side === 'family' ? ada : tom)

async function assessed(of: DocumentStore, fits: (found: Assessed) => boolean): Promise<Assessed> {
  const heard = collectValues<Assessed>()
  unsubscribers.push(createAssessments(of).watch('ada_0', heard.hear, throwUnexpected))
  return heard.next(fits)
}

async function said(of: DocumentStore, id: string): Promise<Answers | null | string> {
  const heard = collectValues<Answers | null | string>()
  unsubscribers.push(createAssessments(of).watchAnswers('ada_0', id, heard.hear, throwUnexpected))
  return heard.next(() => true)
}

const headOf = async (of: DocumentStore, id: string): Promise<RatingHead> => {
  const { ratings } = await assessed(of, (found) => found.ratings.some((rating) => rating.id === id))
  const head = ratings.find((rating) => rating.id === id)
  if (head === undefined) throw new Error(`no rating ${id}`)
  return head
}

describe('ratings', () => {
  test('are saved answer by answer, and read as written', async () => {
    const id = await begin('family')
    expect(id).toBe('o1-family-1')
    expect(await said(store, id)).toEqual(answers)
    const more: Answers = {
      ...answers,
      places: { 1: 'quick' },
      flags: { pain: false },
      note: 'A good week',
      items: { ...answers.items, 2: { value: 'not-applicable', supports: [] } },
    }
    await createAssessments(store).saveAnswers('ada_0', await headOf(store, id), more)
    expect(await said(store, id)).toEqual(more)
    expect(await headOf(store, id)).toMatchObject({ answered: 3, byName: 'Ada', side: 'family', version: 1, signedAt: null })
  })

  test('hide each rater’s answers until both have signed, but show their progress', async () => {
    const [family, ofTeam] = [await begin('family'), await begin('team')]
    expect([await said(store, ofTeam), await said(team, family)]).toEqual(['hidden', 'hidden'])
    expect((await headOf(store, ofTeam)).answered).toBe(2)
    await createAssessments(team).signRating('ada_0', await headOf(team, ofTeam), answers)
    expect([await said(store, ofTeam), await said(team, family)]).toEqual(['hidden', 'hidden'])
    await createAssessments(store).signRating('ada_0', await headOf(store, family), answers)
    expect([await said(store, ofTeam), await said(team, family)]).toEqual([answers, answers])
  })

  test('cannot be changed once signed; a correction is a new version', async () => {
    const id = await begin('family')
    await createAssessments(store).signRating('ada_0', await headOf(store, id), answers)
    const head = await headOf(store, id)
    await expect(createAssessments(store).saveAnswers('ada_0', head, NO_ANSWERS)).rejects.toMatchObject({ code: 'permission-denied' })
    const corrected = await createAssessments(store).beginRating('ada_0', { occasion: 'o1', side: 'family', version: 2, answers: NO_ANSWERS }, ada)
    expect(await said(store, id)).toEqual(answers)
    expect(corrected).toBe('o1-family-2')
  })

  test('report broken answers, and lose nothing', async () => {
    const id = await begin('family')
    const path = `children/ada_0/findings/${id}`
    const stored = (await store.get(path))?.data ?? {}
    for (const contentJson of ['{', '{}', JSON.stringify({ ...answers, items: { 1: { value: 9, supports: [] } } }), JSON.stringify({ ...answers, at: 99 })]) {
      await device.seed({ [path]: { ...stored, contentJson } })
      expect(await said(store, id)).toBe('unreadable')
    }
  })
})

describe('papers', () => {
  test('of each kind are read as written; unknown ones are counted', async () => {
    const service = createAssessments(store, () => 'score')
    const score = { kind: 'score', instrument: 'A scale', value: '4 to 5', day: '2026-01-09', assessor: 'Dr Lee' } as const
    await service.savePaper('ada_0', score, ada)
    await createAssessments(store, () => 'try').savePaper('ada_0', { kind: 'experiment', factor: 'colour', endedOn: null }, ada)
    await service.savePaper('ada_0', { ...score, value: '5' }, ada, 'score')
    await device.seed({
      'children/ada_0/assessments/later': {
        version: 1,
        kind: 'dream',
        contentJson: '{}',
        author: 'ada',
        createdAt: new Date(START),
        updatedAt: new Date(START),
        signedAt: null,
      },
    })
    const { papers, unreadable } = await assessed(store, ({ papers: found }) => found.length === 2)
    expect(papers.find(({ id }) => id === 'score')).toMatchObject({ ...score, value: '5', author: 'ada', byName: 'Ada' })
    expect(papers.find(({ id }) => id === 'try')).toMatchObject({ kind: 'experiment', factor: 'colour' })
    expect(unreadable).toBe(1)
  })

  test('that could not be read again are not written', async () => {
    const service = createAssessments(store, () => 'score')
    const score = { kind: 'score', instrument: 'A scale', value: '4', day: '11152-02-06', assessor: 'Dr Lee' } as const
    await expect(service.savePaper('ada_0', score, ada)).rejects.toThrow('could not be read again')
    expect(await store.get('children/ada_0/assessments/score')).toBeNull()
  })
})

describe('reports', () => {
  const content: ReportContent = {
    reader: 'school',
    paper: 'a4',
    parts: { background: false },
    texts: { 'plain.summary': 'Looks left first' },
    recommendations: { 'one-thing': true },
    from: '2026-01-01',
    until: '2026-03-02',
    pages: null,
    familyUntil: null,
  }
  const read = async (of: DocumentStore) => {
    const heard = collectValues<ReportContent | null | 'unreadable'>()
    unsubscribers.push(createAssessments(of).watchReport('ada_0', 'r', heard.hear, throwUnexpected))
    return heard.next(() => true)
  }

  test('belong to their author until signed, and to the family only while shared', async () => {
    const service = createAssessments(team, () => 'r')
    await service.saveReport('ada_0', { day: '2026-03-02', version: 1, before: null }, content, tom)
    expect([await read(team), await read(store)]).toEqual([content, null])
    const { papers } = await assessed(team, ({ papers: found }) => found.length === 1)
    const head = papers[0]
    if (head?.kind !== 'report') throw new Error('no report')
    const pages = { title: 'Report', language: 'en', head: { start: 'F', end: '' }, foot: '', pageOf: '{x}/{y}', blocks: [] }
    await service.signReport('ada_0', head, { ...content, pages })
    expect(await read(store)).toBeNull()
    await service.giveReport('ada_0', 'r', START + DAY_MS)
    expect(await read(store)).toEqual({ ...content, pages, familyUntil: START + DAY_MS })
    await expect(service.saveReport('ada_0', head, content, tom, 'r')).rejects.toMatchObject({ code: 'permission-denied' })
    device.pass(2 * DAY_MS)
    expect(await read(store)).toBeNull()
    await service.giveReport('ada_0', 'r', null)
    expect(await read(team)).toMatchObject({ familyUntil: null })
  })
})

test('are in a child’s file as far as the family may see them, and are deleted with the child', async () => {
  await begin('family')
  await begin('team')
  const nothing = { list: async () => [], removeAll: async () => {} }
  const ownData = createOwnData({
    store,
    recordings: partialDouble<Recordings>('recordings', nothing),
    photos: partialDouble<Photos>('photos', nothing),
    device: createDeviceSettings(() => ({ getItem: () => null, setItem: () => undefined })),
    journal: { forget: async () => {}, undelivered: async () => [], markDelivered: async () => {} },
    identity: partialDouble('identity', {}),
    guardians: partialDouble('guardians', {}),
    clock: () => 0,
    archive: zipArchive,
    print: async () => new Blob([]),
  })
  const { children } = (await readExport(await ownData.exportChild('ada_0', []))).everything
  const byId = Object.fromEntries((children[0]?.assessments ?? []).map((one) => [one.id, one]))
  expect(byId['o1-family-1']).toMatchObject({ kind: 'rating', says: { items: { 1: { value: 3 } } } })
  expect(byId['o1-team-1']).toMatchObject({ kind: 'rating', content: { answered: 2 } })
  expect(byId['o1-team-1']?.says).toBeUndefined()
  await ownData.eraseChild('ada_0')
  expect(await device.raw.documents.toArray().then((rows) => rows.map(({ path }) => path).filter((path) => path.startsWith('children/')))).toEqual([])
})
