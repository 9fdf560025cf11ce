import { act } from 'react'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { askBeforeLosing } from '#app/forms/askBeforeLosing'
import { UnsavedPlayNotice } from '#app/shell/UnsavedPlayNotice'
import { createStageMachine, RETRY_MS } from '#machines/stage/stage.machine'
import { selectFinished, selectIsUnsaved } from '#machines/stage/stage.selectors'
import { StoreError } from '#ports/documents'
import { stageRequest, trialEvents } from '../support/examples'
import { fakeClock, fakeJournal, fakeSessions, fakeStage } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeActor } from '../support/services'

const TITLE = 'The last session is not saved yet'

const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('reports what a full disk refused, and asks before leaving until it has been written', async () => {
  const stage = fakeStage([])
  const journal = fakeJournal([])
  const sessions = fakeSessions()
  const time = new SimulatedClock()
  const machine = createStageMachine({ stage, journal, sessions, clock: fakeClock(4242) })
  const actor = createActor(machine, { clock: time }).start()
  const root = fakeActor({ stage: actor })
  askBeforeLosing(root)
  const page = show(<UnsavedPlayNotice />, { actor: root })
  expect([page.text, isAskedBeforeLeaving()]).toEqual(['', false])

  const full = new StoreError('storage-full')
  journal.fail(full, ['append', 'close'])
  sessions.fail(full)
  await act(async () => {
    actor.send({ type: 'STAGE.OPEN', request: stageRequest('s1') })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
    stage.tell({ type: 'STAGE.READY' })
    stage.tell({ type: 'STAGE.RECORDED', sessionId: 's1', trial: 1, events: trialEvents(1, 10) })
    stage.tell({ type: 'STAGE.FINISHED', sessionId: 's1', reason: 'finished' })
    await waitFor(actor, (snapshot) => selectFinished(snapshot)?.delivery === 'kept')
    actor.send({ type: 'STAGE.CLOSE' })
  })
  expect(page.text).toContain(TITLE)
  expect(page.text).toContain('This device is full')
  expect(isAskedBeforeLeaving()).toBe(true)

  sessions.fail(null)
  await act(async () => {
    time.increment(RETRY_MS)
    await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot))
  })
  expect([page.text, isAskedBeforeLeaving()]).toEqual(['', false])
})
