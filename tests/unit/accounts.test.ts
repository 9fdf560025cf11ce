import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findAccountsOf, watchAccountsOf } from '#data/accounts'
import { StoreError, type DocumentData, type DocumentStore, type StoredDocument } from '#ports/documents'
import { partialDouble } from '../support/services'
import { createDevice, START, type Device } from '../support/localRig'

const ada = { uid: 'ada', email: 'ada@x.example' }

let device: Device
beforeEach(() => {
  device = createDevice()
})
afterEach(() => device.dispose())

const answerOn = (day: number): DocumentData => ({ respondedBy: 'ada', status: 'accepted', respondedAt: new Date(START + day) })

/** Returns the store, and the path of every account that was requested. */
function counted(store: DocumentStore): { store: DocumentStore; asked: string[] } {
  const asked: string[] = []
  const get: DocumentStore['get'] = (path) => {
    asked.push(path)
    return store.get(path)
  }
  return { store: { ...store, get }, asked }
}

describe('a person’s accounts', () => {
  it('are looked up by the latest invitations, each once, however many there ever were', async () => {
    const days = Array.from({ length: 40 }, (_, day) => day)
    await device.seed(Object.fromEntries(days.map((day) => [`TherapistAccounts/left_${day}/invitations/${ada.email}`, answerOn(day)])))
    await device.seed({ [`TherapistAccounts/left_39/invitations/former@x.example`]: answerOn(41) })
    const { store, asked } = counted(device.storeOf(ada))
    expect(await findAccountsOf(store, 'ada')).toEqual([])
    expect(asked).toHaveLength(29)
    expect(asked.toSorted()).toEqual(
      days
        .slice(11)
        .map((day) => `TherapistAccounts/left_${day}`)
        .toSorted(),
    )
  })

  it('are not requested twice for a permanent team member', async () => {
    const team = { ada: { role: 'therapist', joinedAt: new Date(START) } }
    await device.seed({ 'TherapistAccounts/own_0': { team, memberIds: ['ada'] }, [`TherapistAccounts/own_0/invitations/${ada.email}`]: answerOn(0) })
    const { store, asked } = counted(device.storeOf(ada))
    expect((await findAccountsOf(store, 'ada')).map(({ id }) => id)).toEqual(['own_0'])
    expect(asked).toEqual([])
  })

  it('leave out former accounts, even for an administrator who may read everything', async () => {
    await device.seed({
      'Users/ada': { role: 'system_admin' },
      'TherapistAccounts/own_0': { team: { own: { role: 'owner' } }, memberIds: ['own'] },
      [`TherapistAccounts/own_0/invitations/${ada.email}`]: answerOn(0),
    })
    const { store, asked } = counted(device.storeOf(ada))
    expect(await findAccountsOf(store, 'ada')).toEqual([])
    expect(asked).toEqual(['TherapistAccounts/own_0'])
  })
})

/** Returns a store that only supports watches, and its current watches. Each watch delivers a value when the test says so. */
function watchingStore() {
  const open = new Map<string, { tell: (found: never) => void; fail: (error: StoreError) => void }>()
  const begin = (name: string, tell: (found: never) => void, fail: (error: StoreError) => void) => {
    open.set(name, { tell, fail })
    return () => void open.delete(name)
  }
  const store = partialDouble<DocumentStore>('store', {
    watch: begin,
    watchQuery: ({ collection }, onDocuments, onError) => begin(collection, (found) => onDocuments(found, true), onError),
  })
  const at = (name: string) => open.get(name) ?? expect.fail(`${name} is not watched, only ${[...open.keys()].join(', ')}`)
  return {
    store,
    watched: () => [...open.keys()],
    tell: (name: string, found: StoredDocument | null | readonly StoredDocument[]) => at(name).tell(found as never),
    fail: (name: string, error: StoreError) => {
      const { fail } = at(name)
      open.delete(name)
      fail(error)
    },
  }
}

const [LISTED, ANSWERS, FAMILIES] = ['TherapistAccounts', 'invitations', 'families']
const clinic = (id: string): StoredDocument => ({ id, path: `TherapistAccounts/${id}`, data: { team: { ada: { role: 'visitor' } } } })
const answerTo = (id: string, day = 0): StoredDocument => ({ id: ada.email, path: `TherapistAccounts/${id}/invitations/${ada.email}`, data: answerOn(day) })

describe('a watch of a person’s accounts', () => {
  function begin() {
    const backend = watchingStore()
    const told: string[][] = []
    const errors: string[] = []
    const stop = watchAccountsOf(
      backend.store,
      'ada',
      (list) => told.push(list.map(({ id }) => id)),
      ({ message }) => errors.push(message),
    )
    return { ...backend, told, errors, stop }
  }

  it('reports once all have answered, without those refused, deleted or no longer including the person', () => {
    const { tell, fail, told, errors } = begin()
    tell(LISTED, [clinic('own')])
    tell(FAMILIES, [])
    tell(ANSWERS, [answerTo('own'), answerTo('lives'), answerTo('over'), answerTo('gone'), answerTo('others')])
    tell('TherapistAccounts/lives', clinic('lives'))
    fail('TherapistAccounts/over', new StoreError('permission-denied'))
    tell('TherapistAccounts/gone', null)
    expect(told).toEqual([])
    tell('TherapistAccounts/others', { ...clinic('others'), data: { team: {} } })
    expect(told).toEqual([['own', 'lives']])
    tell('TherapistAccounts/lives', null)
    expect([told.at(-1), errors]).toEqual([['own'], []])
  })

  it('follows an account as one of its families until the family is removed', () => {
    const accounts: object[] = []
    const { store, tell, fail } = watchingStore()
    watchAccountsOf(
      store,
      'ada',
      (list) => accounts.push(list.map(({ id, data }) => [id, Object.keys(data['team'] as object)])),
      () => expect.fail('it failed'),
    )
    const family: StoredDocument = { id: 'ada', path: 'TherapistAccounts/lives/families/ada', data: { uid: 'ada', joinedAt: new Date(1), email: ada.email } }
    const lives: StoredDocument = { ...clinic('lives'), data: { team: { own: {} } } }
    tell(LISTED, [])
    tell(ANSWERS, [answerTo('lives')])
    tell(FAMILIES, [family])
    tell('TherapistAccounts/lives', lives)
    expect(accounts.at(-1)).toEqual([['lives', ['own', 'ada']]])
    tell(FAMILIES, [])
    fail('TherapistAccounts/lives', new StoreError('permission-denied'))
    expect(accounts.at(-1)).toEqual([])
  })

  it('asks again after a refusal only when the person has rejoined', () => {
    const { tell, fail, told, watched } = begin()
    tell(LISTED, [])
    tell(FAMILIES, [])
    tell(ANSWERS, [answerTo('over')])
    fail('TherapistAccounts/over', new StoreError('permission-denied'))
    const isAsked = () => watched().includes('TherapistAccounts/over')
    tell(LISTED, [clinic('own')])
    tell(ANSWERS, [answerTo('over')])
    expect([told.at(-1), isAsked()]).toEqual([['own'], false])
    tell(ANSWERS, [answerTo('over', 5)])
    tell('TherapistAccounts/over', clinic('over'))
    expect(told.at(-1)).toEqual(['own', 'over'])
    tell(LISTED, [clinic('over')])
    expect([told.at(-1), isAsked()]).toEqual([['over'], false])
  })

  it('ends all its subscriptions with it, and when one of them fails for another reason', () => {
    const first = begin()
    first.tell(LISTED, [])
    first.tell(FAMILIES, [])
    first.tell(ANSWERS, [answerTo('lives')])
    expect(first.watched()).toHaveLength(4)
    first.stop()
    expect([first.watched(), first.errors]).toEqual([[], []])
    const second = begin()
    second.tell(LISTED, [])
    second.tell(FAMILIES, [])
    second.tell(ANSWERS, [answerTo('lives'), answerTo('more')])
    second.fail('TherapistAccounts/lives', new StoreError('unavailable', 'broken'))
    expect([second.watched(), second.errors, second.told]).toEqual([[], ['broken'], []])
  })
})
