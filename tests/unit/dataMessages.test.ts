import { beforeEach, expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { createMessages } from '#data/messages'
import { type Message, newestFrom, openRequest } from '#domain/people/messages'
import { newProfile } from '#domain/child/childProfile'
import type { DocumentStore } from '#ports/documents'
import { collectValues, type Device } from '../support/localRig'
import { openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'

let device: Device
let store: DocumentStore

beforeEach(async () => {
  ;({ device, store } = openDevice())
  await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
})

const me = { uid: 'ada', displayName: 'Ada' }
function follow() {
  const heard = collectValues<{ messages: readonly Message[]; unreadable: number }>()
  unsubscribers.push(createMessages(store).watch('ada_0', null, heard.hear, throwUnexpected))
  return heard
}

test('lists notes newest first, with author and side', async () => {
  const messages = createMessages(store)
  await messages.send('ada_0', { text: 'A quiet day.', side: 'family' }, me)
  await device.seed({
    'children/ada_0/messages/t': { version: 1, text: 'Lovely week.', by: 'tom', name: 'Robin', role: 'team', createdAt: new Date(Date.UTC(2020, 0)) },
  })
  const { messages: found } = await follow().next(({ messages: list }) => list.length === 2)
  expect(found.map(({ text, by, name, side }) => [text, by, name, side])).toEqual([
    ['A quiet day.', 'ada', 'Ada', 'family'],
    ['Lovely week.', 'tom', 'Robin', 'team'],
  ])
  expect(newestFrom(found, 'team')).toMatchObject({ id: 't' })
  expect(newestFrom([], 'team')).toBeNull()
})

test('lets only the author delete a note, and nobody change or post one in another’s name', async () => {
  const messages = createMessages(store)
  await messages.send('ada_0', { text: 'A quiet day.', side: 'family' }, me)
  const heard = follow()
  const [note] = (await heard.next(({ messages: list }) => list.length === 1)).messages
  const path = `children/ada_0/messages/${note?.id}`
  await expect(store.commit((writes) => writes.update(path, { text: 'A loud day.' }))).rejects.toMatchObject({ code: 'permission-denied' })
  await messages.remove('ada_0', note?.id ?? '')
  expect((await heard.next(({ messages: list }) => list.length === 0)).messages).toEqual([])
  await expect(messages.send('ada_0', { text: 'x'.repeat(501), side: 'family' }, me)).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(messages.send('ada_0', { text: 'Well done.', side: 'team' }, me)).rejects.toMatchObject({ code: 'permission-denied' })
})

test('leaves out and counts an unreadable note', async () => {
  await device.seed({ 'children/ada_0/messages/new': { version: 7, text: 'From tomorrow', createdAt: new Date() } })
  expect(await follow().next(() => true)).toEqual({ messages: [], unreadable: 1 })
})

test('reads only the newest note of each of several children', async () => {
  await device.seed({
    'children/ada_0/messages/old': { version: 1, text: 'Old', by: 'ada', name: 'Ada', role: 'family', account: null, createdAt: new Date(Date.UTC(2020, 0)) },
    'children/ada_0/messages/new': { version: 1, text: 'New', by: 'tom', name: 'Tom', role: 'team', account: 'own_0', createdAt: new Date(Date.UTC(2021, 0)) },
    'children/ada_0/messages/other': {
      version: 1,
      text: 'Not for them',
      by: 'zoe',
      name: 'Zoe',
      role: 'team',
      account: 'zoe_0',
      createdAt: new Date(Date.UTC(2022, 0)),
    },
  })
  const heard = collectValues<ReadonlyMap<string, Message>>()
  // Nothing is reported about a child without access, but the others are still reported.
  unsubscribers.push(createMessages(store).watchNewest(['ada_0', 'ben_0'], 'own_0', heard.hear, throwUnexpected))
  const found = await heard.next(() => true)
  expect([...found].map(([id, { text }]) => [id, text])).toEqual([['ada_0', 'New']])
})

test('keeps a team’s request open until the family writes, and lets no family ask for a file', async () => {
  const at = (number: number) => new Date(Date.UTC(2020, 0, number))
  await device.seed({
    'children/ada_0/messages/a': { version: 1, text: 'May we?', by: 'tom', name: 'Tom', role: 'team', createdAt: at(1), request: 'export' },
    'children/ada_0/messages/b': { version: 1, text: 'And a question.', by: 'tom', name: 'Tom', role: 'team', createdAt: at(2) },
  })
  const heard = follow()
  const { messages: asked } = await heard.next(({ messages: list }) => list.length === 2)
  expect(openRequest(asked)).toMatchObject({ id: 'a', request: 'export' })
  await expect(createMessages(store).send('ada_0', { text: 'x', side: 'family', request: 'export' }, me)).rejects.toMatchObject({ code: 'permission-denied' })
  await createMessages(store).send('ada_0', { text: 'No.', side: 'family' }, me)
  const { messages: answered } = await heard.next(({ messages: list }) => list.length === 3)
  expect(openRequest(answered)).toBeNull()
})
