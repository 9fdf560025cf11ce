import { beforeEach, expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { companionLines, openCompanionLine } from '#data/companionDevices'
import { newProfile } from '#domain/child/childProfile'
import { companionActions, type CompanionMessage, type CompanionState } from '#domain/devices/companion'
import { HOUR_MS } from '#domain/time'
import type { CompanionSide } from '#ports/companion'
import { type DocumentStore, StoreError } from '#ports/documents'
import type { Device } from '../support/localRig'
import { openDevice, unsubscribers } from '../support/dataRig'

let device: Device
let store: DocumentStore
let lines = 0

beforeEach(async () => {
  ;({ device, store } = openDevice())
  await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
})

function open(side: CompanionSide, by: DocumentStore = store) {
  const heard: CompanionMessage[] = []
  const surroundings = { store: by, newId: () => String(++lines), clock: () => device.now() }
  const line = openCompanionLine(surroundings, { side, onMessage: (message) => heard.push(message) }, 'ada_0')
  unsubscribers.push(() => line.close())
  return { line, heard }
}

const standing = async () => (await store.find({ collection: companionLines('ada_0') })).map(({ id }) => id)
const playing: CompanionState = { activity: 'follow', level: '2', alias: 'Firefly', state: 'playing' }

test('answers an adult’s question, and delivers every mark once and in order', async () => {
  const adult = open('adult')
  const child = open('child')
  adult.line.say({ kind: 'hello' })
  await expect.poll(() => child.heard).toEqual([{ kind: 'hello' }])
  child.line.say({ kind: 'now', now: playing })
  await expect.poll(() => adult.heard).toEqual([{ kind: 'now', now: playing }])
  for (const act of companionActions) adult.line.say({ kind: 'act', act })
  await expect.poll(() => child.heard.slice(1)).toEqual(companionActions.map((act) => ({ kind: 'act', act })))
})

test('does not deliver messages sent before a device joined', async () => {
  const adult = open('adult')
  adult.line.say({ kind: 'act', act: 'end' })
  await expect.poll(standing).toHaveLength(1)
  const child = open('child')
  child.line.say({ kind: 'now', now: playing })
  await expect.poll(() => adult.heard).toEqual([{ kind: 'now', now: playing }])
  adult.line.say({ kind: 'act', act: 'rest' })
  await expect.poll(() => child.heard).toEqual([{ kind: 'act', act: 'rest' }])
})

test('does not deliver a message later that cannot be delivered now', async () => {
  const child = open('child')
  child.line.say({ kind: 'now', now: playing })
  await expect.poll(standing).toHaveLength(1)
  let isOffline = true
  const tried: number[] = []
  const adult = open('adult', {
    ...store,
    transact: (work) => {
      tried.push(1)
      return isOffline ? Promise.reject(new StoreError('offline')) : store.transact(work)
    },
  })
  adult.line.say({ kind: 'act', act: 'end' })
  await expect.poll(() => tried).toHaveLength(1)
  isOffline = false
  adult.line.say({ kind: 'act', act: 'look' })
  await expect.poll(() => child.heard).toEqual([{ kind: 'act', act: 'look' }])
})

test('clears an adult’s messages on leaving, and those of a killed page at the child’s next play', async () => {
  const gone = open('adult')
  gone.line.say({ kind: 'hello' })
  await expect.poll(standing).toHaveLength(1)
  gone.line.close()
  await expect.poll(standing).toEqual([])
  const old = { version: 1, saidJson: '[]', updatedAt: new Date(device.now() - 2 * HOUR_MS) }
  await device.seed({ [`${companionLines('ada_0')}/adult-old`]: old, [`${companionLines('ada_0')}/child-old`]: old })
  open('child')
  await expect.poll(standing).toEqual([])
})

test('ignores damaged messages and continues', async () => {
  const child = open('child')
  child.line.say({ kind: 'now', now: null })
  await expect.poll(standing).toHaveLength(1)
  const updatedAt = new Date(device.now())
  await device.seed({
    [`${companionLines('ada_0')}/adult-a`]: { version: 1, saidJson: '{', updatedAt },
    [`${companionLines('ada_0')}/adult-b`]: { version: 1, saidJson: '[[1, {"kind": "act", "act": "erase"}], [2, {"kind": "act", "act": "wait"}]]', updatedAt },
  })
  await expect.poll(() => child.heard).toEqual([{ kind: 'act', act: 'wait' }])
})

test('drops an adult’s actions made while the child’s device was away', async () => {
  const late: (() => void)[] = []
  let isAway = false
  let known = 0
  const child = open('child', {
    ...store,
    watchQuery: (query, onDocuments, onError) =>
      store.watchQuery(
        query,
        (found, isCertain) => {
          if (isAway) return void late.push(() => onDocuments(found, isCertain))
          onDocuments(found, isCertain)
          known = found.length
        },
        onError,
      ),
  })
  child.line.say({ kind: 'now', now: playing })
  // The device has received its own message, which shows it the backend's clock.
  await expect.poll(() => known).toBe(1)
  const adult = open('adult')
  isAway = true
  adult.line.say({ kind: 'act', act: 'end' })
  await expect.poll(() => late.length).toBeGreaterThan(0)
  device.pass(120_000)
  isAway = false
  for (const tell of late) tell()
  expect(child.heard).toEqual([])
  // The next message does not include the dropped one either.
  adult.line.say({ kind: 'hello' })
  adult.line.say({ kind: 'act', act: 'wait' })
  await expect.poll(() => child.heard).toEqual([{ kind: 'hello' }, { kind: 'act', act: 'wait' }])
})
