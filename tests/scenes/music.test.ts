import { describe, expect, it } from 'vitest'
import { panOf, noteAt } from '#domain/notes'
import { freePlayOf } from '#domain/measures/freePlay'
import { trialResults } from '#domain/measures/trialResults'
import { tunes } from '#scenes/activities/music/tunes'
import { play, type PlayOptions } from '#tests/support/play'

const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) => {
  const run = await play('music', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } })
  return run.untilOpen().advance(600)
}

const alphaOf = (run: Awaited<ReturnType<typeof open>>, id: string) => run.stimulus(id).view.alpha

describe('music', () => {
  it('plays within the frame of the touch, from the pad’s side, while the finger stays, up to its limit', async () => {
    const run = await open('2', { settings: { sustain: 3 } })
    const { x, y } = run.stimulus('pad-2').hit
    const lift = run.press(x, y)
    expect(run.sound.held).toEqual([noteAt(1)])
    run.advance(2500)
    expect(run.sound.held).toEqual([noteAt(1)])
    run.advance(700)
    expect(run.sound.held).toEqual([])
    lift()
    expect(panOf(run.stimulus('pad-2').place.x)).toBeGreaterThan(0)
    run.scene.end('adult')
    expect(freePlayOf(run.events)).toMatchObject({ touches: 1, deeds: 1, longestHoldMs: 3200 })
    run.leave()
  })

  it('brightens while it plays and dims slowly afterwards; a tap is a short note', async () => {
    const run = await open('3')
    const rest = alphaOf(run, 'pad-1')
    run.touch('pad-1').advance(500)
    expect(alphaOf(run, 'pad-1')).toBe(1)
    expect(run.sound.held).toEqual([noteAt(0)])
    run.advance(200)
    expect(run.sound.held).toEqual([])
    run.advance(3000)
    expect(alphaOf(run, 'pad-1')).toBeCloseTo(rest)
    run.scene.end('adult')
    run.leave()
  })

  it('swells by a tenth with the touch, and returns slowly', async () => {
    const run = await open('5')
    const pad = run.stimulus('pad-1')
    const { x, y } = pad.hit
    const { scale } = pad.view
    const lift = run.press(x, y)
    run.advance(350)
    expect(pad.view.scale / scale).toBeCloseTo(1.1, 3)
    lift()
    run.advance(1700)
    expect(pad.view.scale / scale).toBeGreaterThan(1.02)
    run.advance(2500)
    expect(pad.view.scale / scale).toBeCloseTo(1, 3)
    run.scene.end('adult')
    run.leave()
  })

  it('has at most three bright pads, however many fingers; the fourth plays, and brightens when one has dimmed', async () => {
    const run = await open('5')
    const isBright = (number: number) => alphaOf(run, `pad-${number}`) > 0.97
    const pads = [1, 2, 3, 4, 5, 6, 7, 8]
    const lifts = [1, 2, 3, 4].map((number) => {
      const { x, y } = run.stimulus(`pad-${number}`).hit
      return run.press(x, y)
    })
    run.advance(600)
    expect(run.sound.held.length).toBe(4)
    expect(pads.filter(isBright)).toEqual([1, 2, 3])
    lifts[0]?.()
    for (let ms = 0; ms < 3000; ms += 100) {
      run.advance(100)
      expect(pads.filter(isBright).length).toBeLessThanOrEqual(3)
    }
    expect(pads.filter(isBright)).toEqual([2, 3, 4])
    run.scene.end('adult')
    run.leave()
  })

  it('never brightens a pad before it has dimmed, under any tapping', async () => {
    const run = await open('1')
    const light: number[] = []
    for (let ms = 0; ms < 12_000; ms += 100) light.push(alphaOf(run.touch('pad-1').advance(100), 'pad-1'))
    const turns = light.filter(
      (now, index) => index > 1 && Math.sign(now - (light[index - 1] ?? 0)) * Math.sign((light[index - 1] ?? 0) - (light[index - 2] ?? 0)) < 0,
    )
    // The brightness rises at most once and falls at most once in two seconds.
    expect(turns.length).toBeLessThanOrEqual(12)
    run.scene.end('adult')
    run.leave()
  })

  it('plays a song with any pad, note by note, and repeats it', async () => {
    const run = await open('2', { settings: { mode: 'song', tune: 'buns' } })
    const heard: number[] = []
    for (let note = 0; note <= tunes.buns.length; note++) {
      run.touch(note % 3 === 0 ? 'pad-1' : 'pad-2').advance(50)
      heard.push(Math.round(12 * Math.log2((run.sound.held.at(-1) ?? 0) / noteAt(0))))
      run.advance(1500)
    }
    expect(heard).toEqual([...tunes.buns, tunes.buns[0]])
    run.scene.end('adult')
    run.leave()
  })

  it('speaks the pad’s word with voices, and plays no note', async () => {
    const run = await open('2', { settings: { mode: 'voice' } })
    run.touch('pad-2').advance(100)
    expect(run.speech.spoken.at(-1)).toEqual({ phrase: 'more' })
    expect(run.sound.held).toEqual([])
    run.scene.end('adult')
    run.leave()
  })

  it('demonstrates to an inactive child at 2 T and at 3 T, then rests and calls the adult only by the mark', async () => {
    const run = await open('1', { profile: { support: 'A', dials: { waitMs: 5000 } } })
    const heard: number[] = []
    for (let ms = 0; ms < 60_000; ms += 100) {
      run.advance(100)
      if (run.sound.held.length > 0 && (heard.at(-1) ?? -Infinity) < ms - 1500) heard.push(ms)
    }
    expect(heard.map((ms) => Math.round((ms + 600) / 1000))).toEqual([10, 15])
    run.scene.end('adult')
    expect(freePlayOf(run.events)).toMatchObject({ touches: 0, deeds: 0, demonstrations: 2, activeMs: 0 })
    run.leave()
  })

  it('asks in "follow" for the swaying pad; another pad also plays, without counting as an error', async () => {
    const run = await open('3', { settings: { mode: 'follow' } })
    while (!run.isFinished) {
      run.untilOpen().advance(600)
      const wrong = run.state.stimuli.find((pad) => pad !== run.state.aim)
      if (run.state.trial === 2 && wrong !== undefined) {
        run.touch(wrong)
        expect(run.sound.held.length).toBe(1)
        run.advance(1500)
      }
      const { aim } = run.state
      if (aim !== null) run.touch(aim)
      run.advanceUntil((later) => later.state.phase === 'blank' || later.isFinished)
    }
    const results = trialResults(run.events)
    expect(results.filter(({ warmUp }) => !warmUp).map(({ outcome }) => outcome)).toEqual(['prompted', ...Array.from({ length: 7 }, () => 'independent')])
    run.leave()
  })

  it('finally asks for a row of pads, one after another', async () => {
    const run = await open('5', { settings: { mode: 'follow' } })
    for (let touched = 0; !run.isFinished && touched < 200; touched++) {
      if (run.state.phase !== 'waiting') run.advance(300)
      else {
        const { aim } = run.state
        if (aim !== null) run.touch(aim)
        run.advance(1200)
      }
    }
    const found = run.events.filter((event) => event.kind === 'did' && event.deed.do === 'found').length
    // From rows of two up to rows of four, the child finds all notes except the last of each row on the way.
    expect(found).toBeGreaterThanOrEqual(10)
    expect(trialResults(run.events).every(({ outcome }) => outcome === 'independent')).toBe(true)
    run.leave()
  })
})
