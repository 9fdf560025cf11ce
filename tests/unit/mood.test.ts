import { beforeEach, describe, expect, test } from 'vitest'
import { createSessionRecorder, type RecorderFact } from '#machines/stage/recorder'
import { createChildren } from '#data/children'
import { createSessions } from '#data/sessions'
import type { Mood } from '#domain/activities/mood'
import type { Session } from '#domain/activities/session'
import { digestOf, type Digest } from '#domain/measures/digest'
import { newProfile } from '#domain/child/childProfile'
import { StoreError, type DocumentStore } from '#ports/documents'
import { fakeJournal, fakeSessions } from '../support/fakePorts'
import { collectValues, type Device } from '../support/localRig'
import { openDevice, sessionOf, unsubscribers, throwUnexpected } from '../support/dataRig'

const felt = (session: Session, mood?: Mood): Session => ({ ...session, ...(mood === undefined ? {} : { mood }) })

describe('a session’s mood, in the store', () => {
  let device: Device
  let store: DocumentStore
  beforeEach(async () => {
    ;({ device, store } = openDevice())
    await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
  })
  const moodOf = async (id: string) => (await store.get(`children/ada_0/sessions/${id}`))?.data['mood']
  const followSummary = () => {
    const heard = collectValues<ReadonlyMap<string, readonly Digest[]>>()
    unsubscribers.push(createSessions(store).watchSummaries(['ada_0'], heard.hear, throwUnexpected))
    return heard
  }

  test('is saved with it and in the summary, and can be changed and removed', async () => {
    const sessions = createSessions(store)
    await sessions.save(sessionOf('one'))
    const heard = followSummary()
    await sessions.tellMood(sessionOf('one', { mood: 'too-much' }))
    expect(await moodOf('one')).toBe('too-much')
    await heard.next((found) => found.get('ada_0')?.[0]?.wasTooMuch === true)
    await sessions.tellMood(sessionOf('one', { mood: 'calm' }))
    expect(await moodOf('one')).toBe('calm')
    await heard.next((found) => found.get('ada_0')?.[0]?.wasTooMuch === false)
    await sessions.tellMood(sessionOf('one'))
    expect(await moodOf('one')).toBeUndefined()
  })

  test('is saved with an undelivered session, and kept when one is delivered again', async () => {
    const sessions = createSessions(store)
    await sessions.save(sessionOf('one', { mood: 'tired' }))
    expect(await moodOf('one')).toBe('tired')
    await sessions.save(sessionOf('one', { mood: 'enjoyed' }))
    expect(await moodOf('one')).toBe('enjoyed')
    // An older copy without a mood does not remove the stored mood.
    await sessions.save(sessionOf('one'))
    expect(await moodOf('one')).toBe('enjoyed')
  })

  test('of a newer version does not make the session unreadable', async () => {
    const sessions = createSessions(store)
    await sessions.save(sessionOf('one'))
    const stored = await store.get('children/ada_0/sessions/one')
    await device.seed({ 'children/ada_0/sessions/two': { ...stored?.data, mood: 'dreamy' } })
    const heard = collectValues<{ sessions: readonly Session[]; unreadable: number }>()
    unsubscribers.push(sessions.watch('ada_0', heard.hear, throwUnexpected))
    const { sessions: found, unreadable } = await heard.next(({ sessions: list }) => list.length === 2)
    expect([unreadable, found.map(({ mood }) => mood)]).toEqual([0, [undefined, undefined]])
  })

  test('asks for a look at the child only if "too much"', () => {
    expect((['calm', 'enjoyed', 'tired', 'too-much'] as const).map((mood) => digestOf(sessionOf('one', { mood })).wasTooMuch)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('a session’s mood, on its way', () => {
  const session = sessionOf('one')
  function rig() {
    const journal = fakeJournal()
    const sessions = fakeSessions()
    const facts: RecorderFact[] = []
    const ask = createSessionRecorder({ journal, sessions }, (fact) => facts.push(fact))
    const play = () => {
      ask({ type: 'RECORDER.BEGIN', header: session })
      ask({ type: 'RECORDER.APPEND', sessionId: 'one', events: session.events })
      ask({ type: 'RECORDER.CLOSE', session, reason: 'finished' })
    }
    const told = async (type: RecorderFact['type'], count = 1): Promise<void> => {
      await expect.poll(() => facts.filter((fact) => fact.type === type)).toHaveLength(count)
    }
    return { journal, sessions, ask, play, told }
  }

  test('is sent after a delivered session', async () => {
    const { sessions, ask, play, told } = rig()
    play()
    await told('RECORDER.DELIVERED')
    ask({ type: 'RECORDER.MOOD', session: felt(session, 'calm') })
    await told('RECORDER.DELIVERED', 2)
    expect(sessions.list.map(({ mood }) => mood)).toEqual(['calm'])
  })

  test('is saved with a session waiting offline, and sent with it', async () => {
    const { journal, sessions, ask, play, told } = rig()
    sessions.fail(new StoreError('offline'))
    play()
    await told('RECORDER.KEPT')
    ask({ type: 'RECORDER.MOOD', session: felt(session, 'tired') })
    await told('RECORDER.KEPT', 2)
    expect((await journal.undelivered()).map(({ mood }) => mood)).toEqual(['tired'])
    ask({ type: 'RECORDER.MOOD', session: felt(session) })
    await told('RECORDER.KEPT', 3)
    expect((await journal.undelivered()).map(({ mood }) => mood)).toEqual([undefined])
    ask({ type: 'RECORDER.MOOD', session: felt(session, 'enjoyed') })
    await told('RECORDER.KEPT', 4)
    sessions.fail(null)
    ask({ type: 'RECORDER.DELIVER' })
    await told('RECORDER.DELIVERED')
    expect(sessions.list.map(({ mood }) => mood)).toEqual(['enjoyed'])
  })

  test('is sent again with the next delivery after a failure', async () => {
    const { sessions, ask, play, told } = rig()
    play()
    await told('RECORDER.DELIVERED')
    sessions.fail(new StoreError('unavailable'))
    ask({ type: 'RECORDER.MOOD', session: felt(session, 'calm') })
    await told('RECORDER.KEPT')
    sessions.fail(null)
    ask({ type: 'RECORDER.DELIVER' })
    await told('RECORDER.DELIVERED', 2)
    expect(sessions.list.map(({ mood }) => mood)).toEqual(['calm'])
  })
})
