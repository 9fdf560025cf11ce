import { afterEach, describe, expect, it, vi } from 'vitest'
import { partialDouble } from '#tests/support/services'
import type { OwnPictures } from '#ports/photos'
import type { StageEvent } from '#ports/stage'
import { createStage } from '#scenes/stage/stage'
import type { EngineOptions } from '#scenes/stage/engine'
import { sessionHeader } from '../support/examples'
import { fakeFace } from '../support/fakeFace'
import { fakeHands } from '../support/fakeHands'
import { fakeSound, fakeSpeech } from '../support/fakeSound'

const engines = vi.hoisted(() => ({ started: 0, played: [] as string[], isRefused: false }))

vi.mock('#scenes/stage/engine', () => ({
  Engine: {
    start: async (_options: EngineOptions) => {
      engines.started += 1
      if (engines.isRefused) throw new Error('no canvas')
      return { play: (_scene: unknown, { header }: { header: { activity: string } }) => void engines.played.push(header.activity) }
    },
  },
}))

afterEach(() => Object.assign(engines, { started: 0, played: [], isRefused: false }))

function start() {
  const told: StageEvent[] = []
  const texts = { list: () => Promise.reject(new Error('no network')) }
  const stage = createStage(document.createElement('div'), {
    automation: false,
    sound: fakeSound(),
    speech: fakeSpeech(),
    hands: fakeHands(),
    face: fakeFace(),
    photos: partialDouble<OwnPictures>('photos', { list: () => Promise.resolve([]) }),
    texts,
  })
  stage.subscribe((event) => void told.push(event))
  const open = async (activity: string) => {
    const before = engines.played.length + told.length
    stage.open({ header: { ...sessionHeader(activity), activity } })
    await expect.poll(() => engines.played.length + told.length).toBe(before + 1)
  }
  return { told, open }
}

describe('one engine for the life of the page', () => {
  it('survives a failed opening, whatever was missing', async () => {
    const { told, open } = start()
    await open('lightcatcher')
    await open('an_activity_that_is_not_there')
    // The texts of this activity cannot be loaded.
    await open('highlightedwords')
    await open('lightcatcher')
    expect(told.map((event) => (event.type === 'STAGE.FAILED' ? event.reason : event.type))).toEqual(['load', 'load'])
    expect([engines.played, engines.started]).toEqual([['lightcatcher', 'lightcatcher'], 1])
  })

  it('is a single one even if the first opening fails at start-up', async () => {
    const { open } = start()
    await open('an_activity_that_is_not_there')
    await open('lightcatcher')
    expect([engines.played, engines.started]).toEqual([['lightcatcher'], 1])
  })

  it('is retried after it could not start', async () => {
    const { told, open } = start()
    engines.isRefused = true
    await open('lightcatcher')
    engines.isRefused = false
    await open('lightcatcher')
    expect([told.length, engines.played, engines.started]).toEqual([1, ['lightcatcher'], 2])
  })
})
