import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { Session } from '#domain/activities/session'
import { AWAY_MOST_MS } from '#domain/trials/engine/breaks'
import type { PlayEvent } from '#domain/trials/engine/events'
import { createStageMachine, RETRY_MS } from '#machines/stage/stage.machine'
import { selectFinished, selectIsUnsaved, selectView, selectWarning } from '#machines/stage/stage.selectors'
import { StoreError } from '#ports/documents'
import { sessionHeader, stageRequest, trialEvents } from '#tests/support/examples'
import { fakeClock, fakeJournal, fakeSessions, fakeStage, promisesSettled } from '#tests/support/fakePorts'

const full = new StoreError('storage-full')
const offline = new StoreError('offline')

type Backing = { journal: ReturnType<typeof fakeJournal>; sessions: ReturnType<typeof fakeSessions> }

function start(arrange: (backing: Backing) => void = () => {}) {
  const log: string[] = []
  const stage = fakeStage(log)
  const journal = fakeJournal(log)
  const sessions = fakeSessions()
  arrange({ journal, sessions })
  const time = new SimulatedClock()
  const clock = fakeClock(4242)
  const machine = createStageMachine({ stage, journal, sessions, clock })
  const actor = createActor(machine, { clock: time }).start()
  const view = () => selectView(actor.getSnapshot())
  return { log, stage, journal, sessions, clock, time, actor, view, context: () => actor.getSnapshot().context }
}

/** Starts session s1 with an empty log. */
async function startPlaying(arrange?: Parameters<typeof start>[0]) {
  const started = start(arrange)
  started.actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
  await waitFor(started.actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
  started.stage.tell({ type: 'STAGE.READY' })
  started.log.length = 0
  const record = (trial: number, at: number, sessionId = 's1') =>
    started.stage.tell({ type: 'STAGE.RECORDED', sessionId, trial, events: trialEvents(trial, at) })
  const finish = (sessionId = 's1') => started.stage.tell({ type: 'STAGE.FINISHED', sessionId, reason: 'finished' })
  return { ...started, record, finish }
}

it('passes the background strength to a paused session, but not to a running one', async () => {
  const { actor, log } = await startPlaying()
  actor.send({ type: 'STAGE.GROUND', strength: 0.9 })
  actor.send({ type: 'STAGE.HOLD' })
  actor.send({ type: 'STAGE.GROUND', strength: 0.4 })
  actor.send({ type: 'STAGE.RESUME' })
  actor.send({ type: 'STAGE.CLOSE' })
  actor.send({ type: 'STAGE.GROUND', strength: 0.1 })
  expect(log.filter((call) => call.startsWith('stage.setGround'))).toEqual(['stage.setGround 0.4'])
})

it('stops recording the face in a paused play, and does not resume with the next attempt', async () => {
  const { actor, log, stage } = start()
  actor.send({ type: 'STAGE.OPEN', request: { ...stageRequest('s1'), watchesFace: true } })
  await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
  stage.tell({ type: 'STAGE.READY' })
  actor.send({ type: 'STAGE.WATCH_FACE', isWatched: false })
  actor.send({ type: 'STAGE.HOLD' })
  actor.send({ type: 'STAGE.WATCH_FACE', isWatched: false })
  expect(log.filter((call) => call.startsWith('stage.watchFace'))).toEqual(['stage.watchFace false'])
  stage.tell({ type: 'STAGE.FAILED', reason: 'scene', message: 'lost' })
  actor.send({ type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 2 })
  expect(actor.getSnapshot().context.request).toMatchObject({ header: { id: 's2' }, watchesFace: false })
})

it('passes an adult’s request for one thing more or fewer to a paused session', async () => {
  const { actor, log } = await startPlaying()
  actor.send({ type: 'STAGE.WISH', wish: 'one-more' })
  actor.send({ type: 'STAGE.HOLD' })
  actor.send({ type: 'STAGE.WISH', wish: 'one-more' })
  actor.send({ type: 'STAGE.WISH', wish: 'one-fewer' })
  actor.send({ type: 'STAGE.CLOSE' })
  actor.send({ type: 'STAGE.WISH', wish: 'one-more' })
  expect(log.filter((call) => call.startsWith('stage.wish'))).toEqual(['stage.wish one-more', 'stage.wish one-fewer'])
})

describe('opening', () => {
  it('starts the journal, then opens the stage, and plays when the stage is ready', async () => {
    const { log, stage, actor, view } = start()
    await promisesSettled()
    log.length = 0
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
    expect([view(), actor.getSnapshot().hasTag('busy')]).toEqual(['opening', true])
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    expect(log).toEqual(['journal.begin s1', 'stage.open s1'])
    expect(stage.opened).toEqual([stageRequest('s1')])
    stage.tell({ type: 'STAGE.READY' })
    expect([view(), actor.getSnapshot().hasTag('busy')]).toEqual(['playing', false])
  })

  it('continues without a journal, and tells the adult', async () => {
    const { context, view } = await startPlaying(({ journal }) => journal.fail(full, ['begin']))
    expect(view()).toBe('playing')
    expect(context().warning.storage).toBe('storage-full')
  })

  it('does not let an unresponsive disk delay the child', async () => {
    const { journal, actor, time, log } = start()
    await promisesSettled()
    journal.hold()
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
    await promisesSettled()
    expect(log).not.toContain('stage.open s1')
    time.increment(2000)
    expect(log).toContain('stage.open s1')
  })

  it('ends the running session first when another is opened', async () => {
    const { actor, record, journal, sessions, log } = await startPlaying()
    record(1, 10)
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s2') })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    expect(journal.closedAs('s1')).toBe('adult')
    expect(sessions.list.map(({ id }) => id)).toEqual(['s1'])
    expect(log.indexOf('journal.close s1 adult')).toBeLessThan(log.indexOf('journal.begin s2'))
  })

  it('ignores late events of an earlier session', async () => {
    const { actor, stage, record, finish, context, view } = await startPlaying()
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s2') })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    stage.tell({ type: 'STAGE.READY' })
    record(1, 10, 's1')
    finish('s1')
    expect([view(), context().events]).toEqual(['playing', []])
  })
})

describe('recording', () => {
  it('writes every batch of events in order, and batches those that arrive while the disk is busy', async () => {
    const { journal, record, log } = await startPlaying()
    const release = journal.hold()
    record(1, 10)
    await promisesSettled()
    record(2, 20)
    record(3, 30)
    await promisesSettled()
    expect(log).toEqual(['journal.append 10,11'])
    release()
    await promisesSettled()
    expect(log).toEqual(['journal.append 10,11', 'journal.append 20,21,30,31'])
    expect(journal.eventsOf('s1')).toEqual([...trialEvents(1, 10), ...trialEvents(2, 20), ...trialEvents(3, 30)])
  })

  it('copes with three hundred answers while the disk is slow', async () => {
    const { journal, stage, finish, actor, sessions, log } = await startPlaying()
    const release = journal.hold()
    const facts = Array.from({ length: 300 }, (_, at): PlayEvent => ({ kind: 'answered', at, trial: 1, id: 'bubble', verdict: 'wrong', by: 'touch' }))
    for (const fact of [...trialEvents(1, 0).slice(0, 1), ...facts]) {
      stage.tell({ type: 'STAGE.RECORDED', sessionId: 's1', trial: 1, events: [fact] })
      if (fact.at === 0) await promisesSettled()
    }
    release()
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(log.filter((call) => call.startsWith('journal.append')).length).toBeLessThanOrEqual(3)
    const whole = [...trialEvents(1, 0).slice(0, 1), ...facts]
    expect([journal.eventsOf('s1'), sessions.list[0]?.events.slice(0, -1)]).toEqual([whole, whole])
  })

  it('keeps what the disk refuses and writes it with the next events, once and in order', async () => {
    const { journal, record, context, view } = await startPlaying()
    journal.fail(full, ['append'])
    record(1, 10)
    record(2, 20)
    await promisesSettled()
    expect([view(), context().warning.storage]).toEqual(['playing', 'storage-full'])
    journal.mend()
    record(3, 30)
    await promisesSettled()
    expect(journal.eventsOf('s1').map(({ at }) => at)).toEqual([10, 11, 20, 21, 30, 31])
    expect(context().warning.storage).toBeNull()
  })

  it('starts the journal later if it could not at first', async () => {
    const { journal, record, context } = await startPlaying(({ journal }) => journal.fail(full, ['begin']))
    journal.mend()
    record(1, 10)
    await promisesSettled()
    expect(journal.eventsOf('s1')).toEqual(trialEvents(1, 10))
    expect(context().warning.storage).toBeNull()
  })
})

describe('finishing', () => {
  it('closes the journal, delivers, marks, and keeps the session for the summary', async () => {
    const { record, finish, journal, sessions, actor, view, log } = await startPlaying()
    record(1, 10)
    finish()
    expect(view()).toBe('summary')
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    const events = [...trialEvents(1, 10), { kind: 'ended', at: 11, reason: 'finished' }]
    expect(selectFinished(actor.getSnapshot())).toMatchObject({ reason: 'finished', session: { ...sessionHeader('s1'), events } })
    expect(sessions.list).toMatchObject([{ ...sessionHeader('s1'), events }])
    expect(log).toEqual(['journal.append 10,11', 'journal.close s1 finished', 'journal.markDelivered s1'])
    expect(journal.isDelivered('s1')).toBe(true)
  })

  it('records the end only once', async () => {
    const { stage, finish, context } = await startPlaying()
    stage.tell({ type: 'STAGE.RECORDED', sessionId: 's1', trial: null, events: [{ kind: 'ended', at: 50, reason: 'finished' }] })
    finish()
    expect(context().finished?.session.events).toEqual([{ kind: 'ended', at: 50, reason: 'finished' }])
  })

  it('asks the stage to end on the adult’s request, and shows the summary afterwards', async () => {
    const { actor, stage, view, context, log } = await startPlaying()
    actor.send({ type: 'STAGE.END' })
    actor.send({ type: 'STAGE.END' })
    expect([view(), actor.getSnapshot().hasTag('busy'), log]).toEqual(['finishing', true, ['stage.finish']])
    stage.tell({ type: 'STAGE.FINISHED', sessionId: 's1', reason: 'adult' })
    expect([view(), context().finished?.reason]).toEqual(['summary', 'adult'])
  })

  it('does not wait forever for an unresponsive stage', async () => {
    const { actor, time, view, journal } = await startPlaying()
    actor.send({ type: 'STAGE.END' })
    time.increment(2000)
    expect(view()).toBe('summary')
    await promisesSettled()
    expect(journal.closedAs('s1')).toBe('adult')
  })

  it('keeps a session that cannot be delivered, and delivers it on sign-in', async () => {
    const { record, finish, sessions, journal, actor } = await startPlaying()
    sessions.fail(offline)
    record(1, 10)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    expect(journal.isDelivered('s1')).toBe(false)
    sessions.fail(null)
    actor.send({ type: 'AUTH.SIGNED_IN' })
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect([sessions.list.map(({ id }) => id), journal.isDelivered('s1')]).toEqual([['s1'], true])
  })

  it('delivers the whole session from memory when the disk refused to the end', async () => {
    const { journal, record, finish, sessions, actor } = await startPlaying()
    journal.fail(full, ['append', 'close'])
    record(1, 10)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(sessions.list[0]?.events.map(({ at }) => at)).toEqual([10, 11, 11])
  })

  it('delivers the copy in memory later if the disk lost a part of it', async () => {
    const { journal, record, finish, sessions, actor } = await startPlaying()
    record(1, 10)
    await promisesSettled()
    journal.fail(full, ['append'])
    sessions.fail(offline)
    record(2, 20)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    sessions.fail(null)
    actor.send({ type: 'AUTH.SIGNED_IN' })
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(sessions.list[0]?.events.map(({ at }) => at)).toEqual([10, 11, 20, 21, 21])
  })

  it('retries unsaved events until the disk has space, without any other event', async () => {
    const { journal, record, finish, sessions, actor, time } = await startPlaying()
    journal.fail(full, ['append', 'close'])
    sessions.fail(full)
    record(1, 10)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    for (let tries = 0; tries < 2; tries++) {
      time.increment(RETRY_MS)
      await promisesSettled()
    }
    expect(sessions.asked.length).toBe(3)
    expect(sessions.list).toEqual([])
    expect(selectWarning(actor.getSnapshot()).storage).toBe('storage-full')
    sessions.fail(null)
    time.increment(RETRY_MS)
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(sessions.list[0]?.events.map(({ at }) => at)).toEqual([10, 11, 11])
    expect([selectWarning(actor.getSnapshot()).storage, journal.isDelivered('s1')]).toEqual([null, true])
  })

  it('knows what would be lost with the page: during play, after leaving, and during the next play, until written', async () => {
    const { journal, record, finish, sessions, actor, time } = await startPlaying()
    const isUnkept = () => selectIsUnsaved(actor.getSnapshot())
    record(1, 10)
    await promisesSettled()
    expect(isUnkept()).toBe(false)
    journal.fail(full, ['append', 'close'])
    sessions.fail(full)
    record(2, 20)
    await promisesSettled()
    expect(isUnkept()).toBe(true)
    finish()
    actor.send({ type: 'STAGE.CLOSE' })
    expect(isUnkept()).toBe(true)
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    expect(isUnkept()).toBe(true)
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s2') })
    expect(isUnkept()).toBe(true)
    sessions.fail(null)
    time.increment(RETRY_MS)
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot))
    expect(sessions.list.map(({ id }) => id)).toEqual(['s1'])
  })

  it('starts no second delivery while one is open', async () => {
    const { record, finish, sessions, actor } = await startPlaying()
    sessions.hang(true)
    record(1, 10)
    finish()
    await promisesSettled()
    actor.send({ type: 'AUTH.SIGNED_IN' })
    await promisesSettled()
    expect(sessions.asked).toEqual(['s1'])
  })

  it('delivers from memory a session that a full disk refused, once the network accepts the next session', async () => {
    const { journal, record, finish, sessions, actor } = await startPlaying()
    journal.fail(full, ['append', 'close'])
    sessions.fail(full)
    record(1, 10)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    journal.mend()
    sessions.fail(null)
    actor.send({ type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 2 })
    await promisesSettled()
    expect(sessions.list.map(({ id, events }) => [id, events.map(({ at }) => at)])).toEqual([['s1', [10, 11, 11]]])
    expect(selectWarning(actor.getSnapshot()).storage).toBeNull()
  })

  it('retries from memory what neither disk nor network accepted', async () => {
    const { journal, record, finish, sessions, actor } = await startPlaying()
    journal.fail(full, ['append', 'close'])
    sessions.fail(offline)
    record(1, 10)
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    expect(selectWarning(actor.getSnapshot()).storage).toBe('storage-full')
    sessions.fail(null)
    actor.send({ type: 'AUTH.SIGNED_IN' })
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(sessions.list[0]?.events.map(({ at }) => at)).toEqual([10, 11, 11])
  })

  it('does not let an open delivery delay the next session', async () => {
    const { record, finish, sessions, journal, actor, stage } = await startPlaying()
    sessions.hang(true)
    record(1, 10)
    finish()
    actor.send({ type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 8 })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    stage.tell({ type: 'STAGE.READY' })
    record(1, 10, 's2')
    await promisesSettled()
    expect(journal.eventsOf('s2')).toEqual(trialEvents(1, 10))
  })

  it('keeps a session that broke in its first trial, but none that could not be opened', async () => {
    const failed = { type: 'STAGE.FAILED', reason: 'load', message: 'no network' } as const
    const broken = await startPlaying()
    broken.stage.tell({ ...failed, reason: 'scene' })
    await promisesSettled()
    expect(broken.sessions.list).toMatchObject([{ id: 's1', events: [{ kind: 'ended', at: 0, reason: 'interrupted' }] }])

    const { actor, stage, sessions, journal, view, context, log } = start()
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    stage.tell(failed)
    await promisesSettled()
    expect([view(), context().failure?.reason, log.includes('stage.close')]).toEqual(['failed', 'load', true])
    expect([sessions.list, journal.isDelivered('s1')]).toEqual([[], true])
  })

  it('keeps a session of free play, which has no trials', async () => {
    const { stage, finish, sessions, actor } = await startPlaying()
    stage.tell({ type: 'STAGE.RECORDED', sessionId: 's1', trial: 0, events: [{ kind: 'free-began', at: 4000, waitMs: 10_000 }] })
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(sessions.list).toMatchObject([{ id: 's1', events: [{ kind: 'free-began' }, { kind: 'ended' }] }])
  })

  it('discards a session in which nothing was played', async () => {
    const { finish, sessions, journal, actor } = await startPlaying()
    finish()
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect([sessions.list, journal.isDelivered('s1')]).toEqual([[], true])
  })
})

describe('an earlier page’s unfinished session', () => {
  const left = { ...sessionHeader('old'), events: trialEvents(1, 10) }

  it('is kept even if interrupted before its first trial had ended', async () => {
    const torn: Session = { ...sessionHeader('torn'), events: [{ kind: 'ended', at: 0, reason: 'interrupted' }] }
    const { sessions, journal } = start(({ journal }) => journal.addUndelivered(torn))
    await promisesSettled()
    expect([sessions.list, journal.isDelivered('torn')]).toEqual([[torn], true])
  })

  it('is delivered at the start', async () => {
    const { sessions, journal } = start(({ journal }) => journal.addUndelivered(left))
    await promisesSettled()
    expect(sessions.list).toEqual([left])
    expect(journal.isDelivered('old')).toBe(true)
  })

  it('is delivered on sign-in if it could not be before', async () => {
    const { sessions, actor } = start(({ journal, sessions }) => {
      journal.addUndelivered(left)
      sessions.fail(new StoreError('permission-denied'))
    })
    await promisesSettled()
    expect(sessions.list).toEqual([])
    sessions.fail(null)
    actor.send({ type: 'AUTH.SIGNED_IN' })
    await promisesSettled()
    expect(sessions.list).toEqual([left])
  })

  it('does no harm when the journal cannot even be read', async () => {
    const { actor, view, stage } = start(({ journal }) => journal.fail(full, ['undelivered', 'begin', 'append', 'close', 'markDelivered']))
    await promisesSettled()
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    stage.tell({ type: 'STAGE.READY' })
    stage.tell({ type: 'STAGE.RECORDED', sessionId: 's1', trial: 1, events: trialEvents(1, 10) })
    stage.tell({ type: 'STAGE.FINISHED', sessionId: 's1', reason: 'finished' })
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'delivered')
    expect(view()).toBe('summary')
  })
})

describe('the adult next to the child', () => {
  it('pauses and resumes', async () => {
    const { actor, view, log } = await startPlaying()
    actor.send({ type: 'STAGE.HOLD' })
    expect(view()).toBe('held')
    actor.send({ type: 'STAGE.RESUME' })
    expect([view(), log]).toEqual(['playing', ['stage.pause', 'stage.resume']])
  })

  it('pauses without the pause menu while the tablet is upright, and resumes when it is turned back', async () => {
    const { actor, view, log } = await startPlaying()
    actor.send({ type: 'STAGE.TURNED' })
    actor.send({ type: 'STAGE.RESUME' })
    actor.send({ type: 'STAGE.NEXT' })
    expect([view(), log]).toEqual(['turned', ['stage.pause']])
    actor.send({ type: 'STAGE.TURNED_BACK' })
    expect([view(), log]).toEqual(['playing', ['stage.pause', 'stage.resume']])
  })

  it('opens the pause menu over a play paused by turning, and keeps it when the tablet is turned back', async () => {
    const { actor, view, log } = await startPlaying()
    actor.send({ type: 'STAGE.TURNED' })
    actor.send({ type: 'STAGE.HOLD' })
    actor.send({ type: 'STAGE.TURNED_BACK' })
    expect([view(), log]).toEqual(['held', ['stage.pause']])
  })

  it('pauses without the pause menu while the page is hidden, and resumes if it is soon shown again', async () => {
    const { actor, stage, clock, view, log } = await startPlaying()
    stage.tell({ type: 'STAGE.HIDDEN' })
    actor.send({ type: 'STAGE.RESUME' })
    expect([view(), log]).toEqual(['away', []])
    clock.set(4242 + AWAY_MOST_MS - 1)
    stage.tell({ type: 'STAGE.SHOWN' })
    expect([view(), log]).toEqual(['playing', ['stage.resume']])
  })

  it('leaves resuming to the adult after a long absence or a clock jump', async () => {
    for (const now of [4242 + AWAY_MOST_MS, 4242 - AWAY_MOST_MS]) {
      const { stage, clock, view, log } = await startPlaying()
      stage.tell({ type: 'STAGE.HIDDEN' })
      clock.set(now)
      stage.tell({ type: 'STAGE.SHOWN' })
      expect([view(), log]).toEqual(['held', []])
    }
  })

  it('finds the pause menu open after the corner was held, which has already paused the stage', async () => {
    const { stage, view, log } = await startPlaying()
    stage.tell({ type: 'STAGE.HELD' })
    expect([view(), log]).toEqual(['held', []])
  })

  it('repeats the cue and goes to the next trial, from the pause menu too', async () => {
    const { actor, stage, view, log } = await startPlaying()
    actor.send({ type: 'STAGE.REPEAT_CUE' })
    actor.send({ type: 'STAGE.NEXT' })
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.REPEAT_CUE' })
    expect(view()).toBe('playing')
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.NEXT' })
    expect(view()).toBe('playing')
    expect(log).toEqual(['stage.repeatCue', 'stage.nextTrial', 'stage.resume', 'stage.repeatCue', 'stage.resume', 'stage.nextTrial'])
  })

  it('ends from the sheet', async () => {
    const { actor, stage, view } = await startPlaying()
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.END' })
    expect(view()).toBe('finishing')
  })

  it('closes in the middle: saves the play so far and darkens the stage', async () => {
    const { actor, record, view, journal, sessions, log } = await startPlaying()
    record(1, 10)
    actor.send({ type: 'STAGE.CLOSE' })
    expect(view()).toBe('none')
    expect(log).toContain('stage.close')
    await promisesSettled()
    expect([journal.closedAs('s1'), sessions.list[0]?.events.at(-1)]).toEqual(['adult', { kind: 'ended', at: 11, reason: 'adult' }])
  })

  it('closes the summary', async () => {
    const { actor, finish, view, log } = await startPlaying()
    finish()
    actor.send({ type: 'STAGE.CLOSE' })
    expect(view()).toBe('none')
    expect(log).toContain('stage.close')
  })

  it('plays the same again as a new session', async () => {
    const { actor, stage, finish, context } = await startPlaying()
    finish()
    actor.send({ type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 99 })
    expect([context().events, context().finished]).toEqual([[], null])
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    expect(stage.opened[1]?.header).toEqual({ ...sessionHeader('s2'), seed: 99, startedAt: 4242 })
  })

  it('sees warnings of tiredness and missing sound during play, and none at the next start', async () => {
    const { actor, stage, context, view } = await startPlaying()
    stage.tell({ type: 'STAGE.TIRED' })
    stage.tell({ type: 'STAGE.WARNED', reason: 'sound' })
    expect([view(), context().warning]).toEqual(['playing', { tired: true, sound: true, picture: false, rest: false, storage: null }])
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s2') })
    expect(context().warning).toEqual({ tired: false, sound: false, picture: false, rest: false, storage: null })
  })

  it('sees a failure, with the finished trials saved and a retry offered', async () => {
    const { actor, stage, record, view, context, journal, log } = await startPlaying()
    record(1, 10)
    stage.tell({ type: 'STAGE.FAILED', reason: 'scene', message: 'lost context' })
    expect([view(), context().failure]).toEqual(['failed', { reason: 'scene', message: 'lost context' }])
    expect(log).toContain('stage.close')
    await promisesSettled()
    expect(journal.closedAs('s1')).toBe('interrupted')
    actor.send({ type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 1 })
    expect([view(), context().failure]).toEqual(['opening', null])
  })
})

it('stops listening to the stage with the page', async () => {
  const { actor, stage, context } = await startPlaying()
  actor.stop()
  stage.tell({ type: 'STAGE.TIRED' })
  expect(context().warning.tired).toBe(false)
})

describe('a break', () => {
  const MINUTE = 60_000
  async function startPlayingLong() {
    const started = await startPlaying()
    const isOffered = () => selectWarning(started.actor.getSnapshot()).rest
    return { ...started, isOffered }
  }

  it('is offered only to the adult after five minutes of play, between two trials, and interrupts nothing', async () => {
    const { record, view, log, isOffered, stage } = await startPlayingLong()
    record(1, 5 * MINUTE - 2)
    expect(isOffered()).toBe(false)
    stage.tell({
      type: 'STAGE.RECORDED',
      sessionId: 's1',
      trial: 2,
      events: [{ kind: 'answered', at: 6 * MINUTE, trial: 2, id: 'a', verdict: 'correct', by: 'touch' }],
    })
    expect(isOffered()).toBe(false)
    record(2, 6 * MINUTE)
    record(3, 7 * MINUTE)
    expect([isOffered(), view(), log.filter((call) => call.startsWith('stage.'))]).toEqual([true, 'playing', ['stage.markBreak true']])
  })

  it('is blank for a minute on the adult’s request, ends by itself, and restarts the count', async () => {
    const { actor, stage, record, view, time, log, isOffered } = await startPlayingLong()
    record(1, 5 * MINUTE)
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.REST' })
    expect([view(), isOffered()]).toEqual(['resting', false])
    time.increment(59_999)
    expect([view(), log.includes('stage.resume')]).toEqual(['resting', false])
    time.increment(1)
    expect([view(), log.filter((call) => call.startsWith('stage.'))]).toEqual(['playing', ['stage.markBreak true', 'stage.markBreak false', 'stage.resume']])
    record(2, 9 * MINUTE)
    expect(isOffered()).toBe(false)
    record(3, 10 * MINUTE + 1)
    expect(isOffered()).toBe(true)
  })

  it('ends sooner when the adult returns to the pause menu, and no late end follows', async () => {
    const { actor, stage, view, time, log } = await startPlayingLong()
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.REST' })
    actor.send({ type: 'STAGE.HOLD' })
    expect(view()).toBe('held')
    time.increment(MINUTE)
    expect([view(), log]).toEqual(['held', []])
  })

  it('starts sooner as soon as the setting changes, even during play', async () => {
    const { stage, record, isOffered } = await startPlayingLong()
    record(1, 3 * MINUTE)
    expect(isOffered()).toBe(false)
    const { support, strict, dials } = sessionHeader('s1').settings
    const timing = { waitMs: null, rewardMs: 1000, gapMs: 1000, cueMs: 0, fadeMs: 400 }
    stage.tell({
      type: 'STAGE.RECORDED',
      sessionId: 's1',
      trial: 1,
      events: [{ kind: 'adjusted', at: 3 * MINUTE, support, strict, dials: { ...dials, breakEveryMin: 3 }, timing }],
    })
    record(2, 4 * MINUTE)
    expect(isOffered()).toBe(true)
  })

  it('is offered again five minutes after it was declined', async () => {
    const { actor, stage, record, isOffered } = await startPlayingLong()
    record(1, 5 * MINUTE)
    stage.tell({ type: 'STAGE.HELD' })
    actor.send({ type: 'STAGE.RESUME' })
    expect(isOffered()).toBe(false)
    record(2, 8 * MINUTE)
    expect(isOffered()).toBe(false)
    record(3, 10 * MINUTE + 1)
    expect(isOffered()).toBe(true)
  })
})

describe('a profile change during play', () => {
  const adjust = {
    type: 'STAGE.ADJUST',
    settings: { ...sessionHeader('s1').settings, dials: { ...sessionHeader('s1').settings.dials, colour: 'pink' } },
  } as const

  it('reaches the stage while it plays and while it is paused, and does nothing else', async () => {
    const { actor, log, view } = await startPlaying()
    actor.send(adjust)
    expect([view(), log]).toEqual(['playing', ['stage.adjust pink']])
    actor.send({ type: 'STAGE.HOLD' })
    actor.send(adjust)
    expect([view(), log]).toEqual(['held', ['stage.adjust pink', 'stage.pause', 'stage.adjust pink']])
  })

  it('leaves the header of the session unchanged', async () => {
    const { actor, context } = await startPlaying()
    actor.send(adjust)
    expect(context().request).toEqual(stageRequest('s1'))
  })

  it('is ignored by a stage without play', () => {
    const { actor, log } = start()
    log.length = 0
    actor.send(adjust)
    expect(log).toEqual([])
  })
})
