import { expect, it } from 'vitest'
import { createCaseload } from '#data/caseload'
import { createMessages } from '#data/messages'
import { createSessions } from '#data/sessions'
import { watchTogether } from '#data/watchTogether'
import { newProfile } from '#domain/child/childProfile'
import { NO_END } from '#domain/people/grants'
import type { SharedChild } from '#domain/people/people'
import { partialDouble } from '#tests/support/services'
import { type DocumentQuery, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'

/** Returns a store that only supports watches. `list` is what is shared at present, and `open` has the children whose documents are watched. */
function watchingStore() {
  const open: string[] = []
  let tellList: (documents: readonly StoredDocument[], isCertain: boolean) => void = () => {}
  const store = partialDouble<DocumentStore>('store', {
    watch(path: string, onDocument: (document: null) => void) {
      open.push(path)
      onDocument(null)
      return () => void open.splice(open.indexOf(path), 1)
    },
    watchQuery(_query: unknown, onDocuments: typeof tellList) {
      tellList = onDocuments
      return () => {}
    },
  })
  const share = (...ids: readonly string[]) =>
    tellList(
      ids.map((id) => ({
        id,
        path: `TherapistAccounts/clinic/sharedChildren/${id}`,
        data: { ownerUid: 'ada', alias: id, sharedAt: new Date(1), endsAt: new Date(NO_END) },
      })),
      true,
    )
  return { store, open, share }
}

it('stops watching a child that the family withdrew, and every child when the list is left', () => {
  const { store, open, share } = watchingStore()
  const lists: (readonly SharedChild[])[] = []
  const stop = createCaseload(store).watch(
    { id: 'clinic', named: null, seesResults: false },
    (list) => lists.push(list),
    (error) => {
      throw error
    },
  )
  share('ada_0', 'ada_1')
  expect(open).toEqual(['children/ada_0', 'children/ada_1'])
  share('ada_1')
  expect(open).toEqual(['children/ada_1'])
  expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['ada_1'])
  stop()
  expect(open).toEqual([])
})

it('deletes the device’s copies once the backend says a child can no longer be read, and retries until done', async () => {
  let tellList: (documents: readonly StoredDocument[], isCertain: boolean) => void = () => {}
  const tellChild: Record<string, (document: StoredDocument | null) => void> = {}
  const store = partialDouble<DocumentStore>('store', {
    watch(path: string, onDocument: (document: StoredDocument | null) => void) {
      tellChild[path] = onDocument
      return () => {}
    },
    watchQuery(_query: DocumentQuery, onDocuments: typeof tellList) {
      tellList = onDocuments
      return () => {}
    },
  })
  const forgotten: number[] = []
  let isFree = false
  createCaseload(store, Date.now, async () => (forgotten.push(1), isFree)).watch(
    { id: 'clinic', named: null, seesResults: false },
    () => {},
    (error) => {
      throw error
    },
  )
  const shared = (id: string): StoredDocument => ({
    id,
    path: `TherapistAccounts/clinic/sharedChildren/${id}`,
    data: { ownerUid: 'ada', alias: id, sharedAt: new Date(1), endsAt: new Date(NO_END) },
  })
  const childOf = (id: string): StoredDocument => ({
    id,
    path: `children/${id}`,
    data: { version: 1, ownerUid: 'ada', alias: id, birthMonth: null, profileJson: JSON.stringify(newProfile), archivedAt: null },
  })
  tellList([shared('ada_0'), shared('ada_1')], false)
  for (const id of ['ada_0', 'ada_1']) tellChild[`children/${id}`]?.(childOf(id))
  tellList([], false)
  await Promise.resolve()
  expect(forgotten).toHaveLength(0)
  tellList([shared('ada_1')], true)
  tellChild['children/ada_1']?.(childOf('ada_1'))
  await new Promise((resolve) => setTimeout(resolve))
  const tries = forgotten.length
  expect(tries).toBeGreaterThan(0)
  isFree = true
  tellChild['children/ada_1']?.(childOf('ada_1'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(forgotten).toHaveLength(tries + 1)
  tellChild['children/ada_1']?.(childOf('ada_1'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(forgotten).toHaveLength(tries + 1)
})

it.each(['rows', 'shares'] as const)('recreates a missing row when the backend answers with the %s first', async (first) => {
  const tell: Record<string, (documents: readonly StoredDocument[], isCertain: boolean) => void> = {}
  const child: StoredDocument = {
    id: 'ada_0',
    path: 'children/ada_0',
    data: {
      version: 1,
      ownerUid: 'ada',
      alias: 'Wren',
      birthMonth: null,
      profileJson: JSON.stringify(newProfile),
      archivedAt: null,
      grants: { clinic: { endsAt: null } },
    },
  }
  const rewritten: string[] = []
  const store = partialDouble<DocumentStore>('store', {
    get: async () => child,
    watch(_path: string, onDocument: (document: StoredDocument) => void) {
      onDocument(child)
      return () => {}
    },
    watchQuery({ collection }: DocumentQuery, onDocuments: (typeof tell)[string]) {
      tell[collection.split('/').at(-1) ?? ''] = onDocuments
      return () => {}
    },
    transact: () => {
      rewritten.push('ada_0')
      return new Promise(() => {})
    },
  })
  createCaseload(store).watch(
    { id: 'clinic', named: null, seesResults: true },
    () => {},
    (error) => {
      throw error
    },
  )
  const share: StoredDocument = {
    id: 'ada_0',
    path: 'TherapistAccounts/clinic/sharedChildren/ada_0',
    data: { ownerUid: 'ada', alias: 'Wren', sharedAt: new Date(1), endsAt: new Date(NO_END) },
  }
  const answers = { rows: () => tell['caseRows']?.([], true), shares: () => tell['sharedChildren']?.([share], true) }
  answers[first]()
  answers[first === 'rows' ? 'shares' : 'rows']()
  await expect.poll(() => rewritten).toEqual(['ada_0'])
})

it('reads two documents for each of two hundred children, and no session', () => {
  const { store, open, share } = watchingStore()
  const ids = Array.from({ length: 200 }, (_, number) => `ada_${number}`)
  const unexpected = (error: Error) => {
    throw error
  }
  createCaseload(store).watch({ id: 'clinic', named: null, seesResults: false }, () => {}, unexpected)
  share(...ids)
  const stop = createSessions(store).watchSummaries(ids, () => {}, unexpected)
  expect(open).toHaveLength(2 * ids.length)
  expect(open.filter((path) => !/^children\/ada_\d+(\/summaries\/recent)?$/.test(path))).toEqual([])
  stop()
  expect(open).toHaveLength(ids.length)
})

it('reads only the newest note about each of two hundred children', () => {
  const asked: DocumentQuery[] = []
  const store = partialDouble<DocumentStore>('store', {
    watchQuery(query, onDocuments) {
      asked.push(query)
      onDocuments([], true)
      return () => {}
    },
  })
  const ids = Array.from({ length: 200 }, (_, number) => `ada_${number}`)
  const told: number[] = []
  createMessages(store).watchNewest(
    ids,
    'own_0',
    (newest) => told.push(newest.size),
    () => {},
  )
  // There is one request for notes to this team, and one for notes to every team.
  expect(asked).toHaveLength(2 * ids.length)
  expect(asked.filter(({ limit }) => limit !== 1)).toEqual([])
  expect(told).toEqual([0])
})

it('reports combined lists together, and stops every watch when it is stopped or when one fails', () => {
  const watched: string[] = []
  const fails: ((error: StoreError) => void)[] = []
  const tell: Record<string, (documents: readonly StoredDocument[]) => void> = {}
  const store = partialDouble<DocumentStore>('store', {
    watchQuery({ collection }, onDocuments, onError) {
      watched.push(collection)
      fails.push(onError)
      tell[collection] = (documents) => onDocuments(documents, true)
      return () => void watched.splice(watched.indexOf(collection), 1)
    },
  })
  const told: number[] = []
  const errors: string[] = []
  const begin = () =>
    watchTogether(
      store,
      [{ collection: 'own' }, { collection: 'guarded' }],
      (documents) => told.push(documents.length),
      ({ message }) => errors.push(message),
    )
  const document = (id: string): StoredDocument => ({ id, path: `children/${id}`, data: {} })

  const stop = begin()
  tell['own']?.([document('a')])
  expect(told).toEqual([])
  tell['guarded']?.([document('b'), document('c')])
  expect([told, watched]).toEqual([[3], ['own', 'guarded']])
  stop()
  expect(watched).toEqual([])
  begin()
  fails.at(-1)?.(new StoreError('offline', 'offline'))
  expect([watched, errors]).toEqual([[], ['offline']])
})
