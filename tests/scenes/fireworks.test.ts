import { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayOptions } from '#tests/support/play'

const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) => {
  const run = await play('fireworks', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } })
  return run.untilOpen().advance(600)
}
type Opened = Awaited<ReturnType<typeof open>>

const imagesOf = (run: Opened, name: 'petal' | 'ember') =>
  run.scene.children.list.filter((child): child is GameObjects.Image => child instanceof GameObjects.Image && child.name === name)
const petalsOf = (run: Opened) => imagesOf(run, 'petal')
/** Steps to the next trial. */
const toNext = (run: Opened) =>
  run
    .advanceUntil((later) => later.state.phase === 'blank' || later.isFinished)
    .untilOpen()
    .advance(600)
const valuesOf = (run: Opened, trial: number) => trialResults(run.events).find((result) => result.trial === trial)?.values

describe('fireworks', () => {
  it('rises for three to four seconds from the touch, opens, hangs and fades; the touch gives the latency', async () => {
    const run = await open('2')
    const from = run.target.place.y
    run.touch(run.target)
    expect(run.state.phase).toBe('rewarding')
    run.advance(2800)
    expect(petalsOf(run)).toEqual([])
    expect(run.target.place.y).toBeLessThan(from)
    run.advance(900)
    expect(petalsOf(run).length).toBe(16)
    run.advance(1000)
    expect(petalsOf(run).every(({ alpha }) => alpha === 1)).toBe(true)
    const reach = () => Math.max(...petalsOf(run).map(({ displayHeight }) => displayHeight / 768))
    expect(reach()).toBeCloseTo(0.215, 2)
    // The core is the seed itself, with its original brightness.
    expect(run.target.view.alpha).toBe(1)
    run.advance(2200)
    expect(reach()).toBeLessThan(0.18)
    expect(imagesOf(run, 'ember').filter(({ alpha }) => alpha > 0.1).length).toBeGreaterThan(3)
    run.advance(2300)
    expect([...petalsOf(run), ...imagesOf(run, 'ember')].filter(({ alpha }) => alpha > 0.01)).toEqual([])
    expect(run.target.view.alpha).toBeLessThan(0.01)
    toNext(run)
    expect(trialResults(run.events)[0]).toMatchObject({ touchMs: expect.any(Number), outcome: 'independent', values: { impulse: 0, waited: true } })
    expect(trialResults(run.events)[0]?.touchMs).toBeLessThan(1500)
    run.scene.end('adult')
    run.leave()
  })

  it('opens no second flower before the first has faded, with few and small embers, under any tapping', async () => {
    const run = await open('5', { settings: { petals: 24, rise: 3 } })
    let [flowers, before, openedAt] = [0, 0, Number.NEGATIVE_INFINITY]
    for (let ms = 0; ms < 60_000 && !run.isFinished; ms += 50) {
      for (const seed of run.state.stimuli) if (run.state.phase === 'waiting' && ms % 150 === 0) run.touch(seed)
      run.advance(50)
      const petals = petalsOf(run)
      if (before === 0 && petals.length > 0) {
        flowers += 1
        expect(ms - openedAt).toBeGreaterThan(2000)
        openedAt = ms
      }
      before = petals.length
      const embers = imagesOf(run, 'ember')
      expect(embers.length).toBeLessThanOrEqual(30)
      expect(embers.every(({ displayWidth }) => displayWidth <= 0.03 * 768 + 1)).toBe(true)
    }
    expect(flowers).toBeGreaterThan(2)
    run.scene.end('adult')
    run.leave()
  })

  it('counts touches and switch presses while it rises, and records whether the child waited', async () => {
    const run = await open('2')
    run.touch(run.target).advance(1000)
    for (let tap = 0; tap < 3; tap++) run.touchAt(100, 100).advance(300)
    run.key('Space').advance(200)
    toNext(run)
    expect(valuesOf(run, 0)).toMatchObject({ impulse: 4, waited: false })
    run.touch(run.target)
    toNext(run)
    expect(valuesOf(run, 1)).toMatchObject({ impulse: 0, waited: true })
    run.scene.end('adult')
    run.leave()
  })

  it('records whether the child looked up after the launch, separately from the latency', async () => {
    const run = await open('2')
    run.touch(run.target).advance(2000).key('KeyL').advance(200).key('KeyL', 'keyup')
    toNext(run)
    expect(valuesOf(run, 0)).toMatchObject({ lookedUp: true })
    expect(trialResults(run.events)[0]?.lookMs).toBeNull()
    run.key('KeyL').advance(200).key('KeyL', 'keyup').touch(run.target)
    toNext(run)
    expect(trialResults(run.events)[1]?.lookMs).not.toBeNull()
    expect(valuesOf(run, 1)).not.toHaveProperty('lookedUp')
    run.scene.end('adult')
    run.leave()
  })

  it('launches on any touch at level 1, and from level 2 only by the seed', async () => {
    const anywhere = await open('1')
    anywhere.touchAt(60, 60)
    expect(anywhere.state.phase).toBe('rewarding')
    anywhere.scene.end('adult')
    anywhere.leave()
    const seed = await open('2')
    seed.touchAt(60, 60)
    expect(seed.state.phase).toBe('waiting')
    seed.scene.end('adult')
    seed.leave()
  })

  it('records the chosen colour of two, and lets the other seed go', async () => {
    const run = await open('4', { profile: { support: 'C', dials: { colour: 'yellow', secondColour: 'cyan' } } })
    for (let trial = 0; trial < 2; trial++) toNext(run.touch(run.target))
    const [first, second] = run.state.stimuli
    if (first === undefined || second === undefined) throw new Error('there are no two seeds')
    run.touch(second).advance(1000)
    expect(first.view.alpha).toBe(0)
    toNext(run)
    expect(valuesOf(run, 2)?.['chosen']).toBe(second.plan.colour === '#FFE600' ? 'yellow' : 'cyan')
    run.scene.end('adult')
    run.leave()
  })

  it('asks for two in order at level 5: the wrong first one counts, and the flowers open one after the other', async () => {
    const run = await open('5')
    for (let trial = 0; trial < 2; trial++) toNext(run.touch(run.target))
    const first = run.state.aim
    const other = run.state.stimuli.find((seed) => seed !== first)
    if (first === null || other === undefined) throw new Error('there are no two seeds')
    run.touch(other).advance(1000)
    expect(run.events.at(-1)).toMatchObject({ kind: 'answered', verdict: 'wrong' })
    run.touch(first).advance(600)
    expect(run.state.phase).toBe('waiting')
    run.touch(other)
    expect(run.state.phase).toBe('rewarding')
    toNext(run)
    expect(trialResults(run.events)[2]).toMatchObject({ outcome: 'prompted', wrong: [other.plan.id] })
    run.scene.end('adult')
    run.leave()
  })

  it('waits for "go" at level 6, counts early touches, and measures from "go"', async () => {
    const run = await open('6', { profile: { support: 'C', dials: { ignoreRepeatMs: 0 } } })
    for (let trial = 0; trial < 4; trial++) toNext(run.touch(run.target))
    expect(run.target.view.alpha).toBeLessThan(0.6)
    expect(run.state.aim).toBeNull()
    run.touch(run.target).advance(300).touch(run.target).advance(300)
    expect(run.state.phase).toBe('waiting')
    expect(run.speech.spoken.some((said) => 'phrase' in said && said.phrase === 'wait')).toBe(true)
    run.advanceUntil((later) => later.state.aim !== null).advance(1000)
    expect(run.speech.spoken.some((said) => 'phrase' in said && said.phrase === 'go')).toBe(true)
    expect(run.target.view.alpha).toBeGreaterThan(0.9)
    run.touch(run.target)
    toNext(run)
    expect(valuesOf(run, 4)).toMatchObject({ early: 2 })
    expect(valuesOf(run, 4)?.['afterGo']).toBeGreaterThanOrEqual(950)
    expect(valuesOf(run, 4)?.['afterGo']).toBeLessThan(1200)
    run.scene.end('adult')
    run.leave()
  })

  it('shows an inactive child one firework at 2 T, and resets the seed', async () => {
    const run = await open('2', { profile: { support: 'A', dials: { waitMs: 10_000 } } })
    const { y } = run.target.place
    run.advance(18_000)
    expect(run.events.filter(({ kind }) => kind === 'prompted')).toEqual([])
    run.advance(6500)
    expect(petalsOf(run).length).toBe(16)
    expect(run.events.filter(({ kind }) => kind === 'prompted').length).toBe(1)
    run.advance(8000)
    expect(run.target.place.y).toBeCloseTo(y)
    expect(run.target.view.alpha).toBeGreaterThan(0.9)
    run.touch(run.target)
    toNext(run)
    expect(trialResults(run.events)[0]).toMatchObject({ outcome: 'prompted', prompt: 4 })
    run.scene.end('adult')
    run.leave()
  })

  it('accepts a touch during the demonstration as the child’s own', async () => {
    const run = await open('2', { profile: { support: 'A', dials: { waitMs: 5000 } } })
    run.advance(11_000).touch(run.target)
    expect(run.state.phase).toBe('rewarding')
    run.advance(9000)
    toNext(run)
    expect(trialResults(run.events)[0]?.outcome).toBe('prompted')
    run.scene.end('adult')
    run.leave()
  })

  it('plays a soft sound, speaks or is silent as the adult set it, never at the instant of the touch', async () => {
    const heard = async (sound: string) => {
      const run = await open('2', { settings: { sound } })
      run.touch(run.target)
      const atOnce = run.sound.heard.length
      run.advance(5200)
      const held = run.sound.held.length
      const said = run.speech.spoken.map((each) => ('phrase' in each ? each.phrase : ''))
      run.advance(5000)
      const result = { atOnce, heard: [...run.sound.heard], held, said, after: run.sound.held.length }
      run.scene.end('adult')
      run.leave()
      return result
    }
    const soft = await heard('soft')
    expect(soft).toMatchObject({ atOnce: 0, held: 1, after: 0 })
    expect(JSON.stringify(soft.heard)).toContain('whoosh')
    const voice = await heard('voice')
    expect(voice.said).toEqual(expect.arrayContaining(['up', 'there-it-is']))
    expect(voice.held).toBe(0)
    const none = await heard('none')
    expect(none).toMatchObject({ heard: [], held: 0, said: [] })
  })

  it('dims an untouched seed after 20 seconds and moves it to the middle', async () => {
    const run = await open('3')
    run.advance(27_000)
    expect(run.target.view.alpha).toBeLessThan(0.5)
    expect(run.target.place).toMatchObject({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) })
    run.scene.end('adult')
    run.leave()
  })
})
