import { describe, expect, it } from 'vitest'
import type { Dials } from '#domain/child/dials'
import { pictureOf } from '#domain/trials/plan/plan'
import { nameOf } from '#domain/words/utterance'
import { play, type PlayRun } from '#tests/support/play'

const scanning = (dials: Partial<Dials> = {}): Partial<Dials> => ({
  accessMethod: 'switch1',
  scanMs: 3000,
  scanCue: true,
  voiceCue: false,
  waitMs: null,
  reward: 'calm',
  ...dials,
})

/** Opens a choice between several pictures of fruit, before anything is spoken. */
async function choosing(dials?: Partial<Dials>): Promise<PlayRun> {
  const run = (await play('picture', { category: 'fruits', level: '5', profile: { support: 'C', dials: scanning(dials) } })).answerWarmUps()
  run.advanceUntil(({ state }) => state.phase === 'onset')
  run.speech.spoken.length = 0
  return run
}

const scanOrder = (run: PlayRun) =>
  run.state.stimuli
    .toSorted((one, other) => one.plan.place.x - other.plan.place.x || one.plan.place.y - other.plan.place.y)
    .flatMap(({ plan }) => pictureOf(plan)?.word ?? [])
    .map((word) => nameOf(word))

describe('the spoken cue of switch scanning', () => {
  it('names each thing once, in the order of the mark, while one switch scans', async () => {
    const run = await choosing()
    const names = scanOrder(run)
    expect(names.length).toBeGreaterThan(1)
    run.advance(3000 * names.length)
    expect(run.speech.spoken).toEqual(names)
  })

  it('names the next thing at each press of the second switch, and nothing without a press', async () => {
    const run = (await choosing({ accessMethod: 'switch2' })).untilOpen().advance(5000)
    expect(run.speech.spoken).toEqual([])
    const names = scanOrder(run)
    run.key('Enter').advance(5000)
    expect(run.speech.spoken).toEqual(names.slice(0, 1))
    run.key('Enter').advance(5000)
    expect(run.speech.spoken).toEqual(names.slice(0, 2))
  })

  it('is quieter than every other utterance', async () => {
    const run = (await choosing()).advance(2000)
    const [cue] = run.speech.loudness.slice(-1)
    expect(cue).toBeLessThan(1)
    run.scene.repeatCue()
    expect(run.speech.loudness.at(-1)).toBe(1)
  })

  it('gives way to every other utterance, and is left out while one is spoken', async () => {
    const run = (await choosing()).advance(2000)
    const [first, second] = scanOrder(run)
    expect(run.speech.speaking).toEqual(first)
    run.scene.repeatCue()
    const asked = run.speech.speaking
    expect(asked).not.toEqual(first)
    run.advance(3000)
    expect(run.speech.speaking).toEqual(asked)
    expect(run.speech.spoken).not.toContainEqual(second)
  })

  it('is replaced by the name of the next thing', async () => {
    const run = (await choosing()).advance(2000)
    const [first, second] = scanOrder(run)
    expect(run.speech.speaking).toEqual(first)
    run.advance(3000)
    expect(run.speech.speaking).toEqual(second)
  })

  it('is spoken again after another utterance has ended', async () => {
    const run = (await choosing()).advance(2000)
    const [, second] = scanOrder(run)
    run.scene.repeatCue()
    run.speech.finish()
    await Promise.resolve()
    await Promise.resolve()
    run.advance(3000)
    expect(run.speech.speaking).toEqual(second)
  })

  it('ends with the answer', async () => {
    const run = (await choosing()).advance(2000)
    expect(run.speech.speaking).not.toBeNull()
    run.touch(run.target).advance(100)
    expect(run.speech.speaking).toBeNull()
  })

  it('plays no notes if the device cannot speak', async () => {
    const run = await choosing()
    run.speech.by = 'text'
    run.advance(5000)
    await Promise.resolve()
    await Promise.resolve()
    expect(run.speech.spoken.length).toBeGreaterThan(0)
    expect(run.sound.heard).not.toContain('call')
  })

  it.each([
    ['the setting is off', { scanCue: false }],
    ['the child touches', { accessMethod: 'touch' }],
    ['the child dwells', { accessMethod: 'dwell' }],
  ] as const)('stays silent where %s', async (_, dials) => {
    const run = (await choosing(dials)).untilOpen().key('Enter').advance(8000)
    expect(run.speech.spoken).toEqual([])
  })

  it('adds nothing to a single thing', async () => {
    const spoken = async (scanCue: boolean) => {
      const run = (await play('bubblepop', { level: '1', profile: { support: 'C', dials: scanning({ scanCue }) } })).untilOpen().advance(10_000)
      expect(run.state.stimuli).toHaveLength(1)
      const picture = (await play('picture', { category: 'fruits', level: '1', profile: { support: 'C', dials: scanning({ scanCue }) } }))
        .untilOpen()
        .advance(10_000)
      expect(picture.state.stimuli).toHaveLength(1)
      return [run.speech.spoken, picture.speech.spoken]
    }
    expect(await spoken(true)).toEqual(await spoken(false))
  })

  it('is silent for things without a name', async () => {
    const run = (await play('bubblepop', { level: '7', profile: { support: 'C', dials: scanning() } })).answerWarmUps()
    run.advanceUntil(({ state }) => state.phase === 'onset')
    run.speech.spoken.length = 0
    const named = run.state.stimuli.filter(({ plan }) => pictureOf(plan) !== undefined)
    expect(named.length).toBeLessThan(run.state.stimuli.length)
    run.advance(3000 * run.state.stimuli.length)
    expect(run.speech.spoken).toHaveLength(named.length)
    expect(run.speech.spoken).toEqual(named.flatMap(({ plan }) => pictureOf(plan)?.word ?? []).map((word) => nameOf(word)))
  })
})
