import { createActor, waitFor } from 'xstate'
import type { SessionHeader } from '#domain/activities/session'
import type { PlayEvent } from '#domain/trials/engine/events'
import { createStageMachine } from '#machines/stage/stage.machine'
import { fakeClock, fakeJournal, fakeSessions, fakeStage } from './fakePorts'
import { fakeActor } from './services'

/** Returns the stage machine with a session that an adult has paused, as screens see it in the app. `log` records the calls to the stage. */
export async function appWithStage(header: SessionHeader, events: readonly PlayEvent[]) {
  const log: string[] = []
  const port = fakeStage(log)
  const stage = createActor(createStageMachine({ stage: port, journal: fakeJournal(log), sessions: fakeSessions(), clock: fakeClock(0) })).start()
  stage.send({ type: 'STAGE.OPEN', request: { header } })
  await waitFor(stage, (snapshot) => snapshot.matches({ session: { opening: 'loading' } }))
  port.tell({ type: 'STAGE.READY' })
  port.tell({ type: 'STAGE.RECORDED', sessionId: header.id, trial: 0, events })
  port.tell({ type: 'STAGE.HELD' })
  log.length = 0
  const actor = fakeActor({ stage })
  return { actor, stage, port, log }
}
