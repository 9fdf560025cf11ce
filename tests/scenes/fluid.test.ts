import { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { wasEnough, freePlayOf, readFreePlay, emptyFreePlay } from '#domain/measures/freePlay'
import { trialResults } from '#domain/measures/trialResults'
import { noteAt } from '#domain/notes'
import { play, type PlayOptions } from '#tests/support/play'

const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) => {
  const run = await play('fluid', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } })
  return run.untilOpen().advance(600)
}
type Opened = Awaited<ReturnType<typeof open>>

const fieldsOf = (run: Opened) =>
  run.scene.children.list.filter((child): child is GameObjects.Image => child instanceof GameObjects.Image && child.texture.key.startsWith('soft-field'))

const scribble = (run: Opened, ms: number) => {
  const lift = run.press(200, 300)
  for (let spent = 0; spent < ms; spent += 100) run.slide(run.lastFinger, 200 + ((spent * 1.3) % 600), 300 + ((spent * 0.7) % 200)).advance(100)
  lift()
}

describe('fluid', () => {
  it('records the strokes and their places; 30 seconds of them are enough', async () => {
    const run = await open('2')
    scribble(run, 10_000)
    run.advance(20_000)
    const early = run.events
    expect(wasEnough(readFreePlay(emptyFreePlay, early), { activeMs: 30_000 })).toBe(false)
    scribble(run, 21_000)
    run.scene.end('adult')
    const figures = freePlayOf(run.events)
    expect(figures?.activeMs).toBeGreaterThan(30_000)
    expect(figures?.activeMs).toBeLessThan(33_000)
    expect(figures?.coverage?.[4]).toBeGreaterThan(0.1)
    expect(figures?.coverage?.[9]).toBe(0)
    expect(wasEnough(readFreePlay(emptyFreePlay, run.events), { activeMs: 30_000 })).toBe(true)
    run.leave()
  })

  it.each(['1', '2', '3'])('gives a switch the same effect as a finger at level %s: each press acts at another place', async (level) => {
    const run = await open(level, { profile: { support: 'C', dials: { accessMethod: 'switch1', scanMs: 2000 } } })
    const heldIn = () => run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === 'held' ? [event.deed] : []))
    for (let press = 0; press < 40 && heldIn().length < 4; press++) run.key('Space').advance(1000)
    const held = heldIn()
    expect(held.length).toBe(4)
    expect(held.every(({ by }) => by === 'switch1')).toBe(true)
    expect(new Set(held.map(({ where }) => `${where.x.toFixed(2)} ${where.y.toFixed(2)}`)).size).toBeGreaterThanOrEqual(2)
    run.scene.end('adult')
    run.leave()
  })

  it('lets a dwelling child draw by pointing alone', async () => {
    const run = await open('2', { profile: { support: 'C', dials: { accessMethod: 'dwell', dwellMs: 5000 } } })
    for (let x = 200; x <= 800; x += 50) run.hover(x, 200).advance(100)
    const strokes = run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === 'stroked' ? [event.deed] : []))
    expect(strokes.length).toBeGreaterThan(8)
    expect(strokes.at(-1)?.to.x).toBeGreaterThan(0.7)
    run.scene.end('adult')
    run.leave()
  })

  it('hums only if an adult chose so, higher towards the top, and stops with the finger', async () => {
    const quiet = await open('2')
    const lifted = quiet.press(400, 300)
    expect(quiet.sound.held).toEqual([])
    lifted()
    quiet.scene.end('adult')
    quiet.leave()
    const run = await open('2', { settings: { hum: true } })
    const lift = run.press(400, 760)
    expect(run.sound.held).toEqual([noteAt(0)])
    run.slide(run.lastFinger, 400, 20).advance(100)
    expect(run.sound.held).toEqual([noteAt(9)])
    run.advance(1200)
    expect(run.sound.held).toEqual([])
    run.slide(run.lastFinger, 400, 400).advance(50)
    expect(run.sound.held.length).toBe(1)
    lift()
    expect(run.sound.held).toEqual([])
    run.scene.end('adult')
    run.leave()
  })

  it('shows an inactive child a drifting drop at T and at 2 T, then rests', async () => {
    const run = await open('1', { profile: { support: 'A', dials: { waitMs: 10_000 } } })
    run.advance(5 * 60_000)
    run.scene.end('adult')
    const shown = run.events.filter(({ kind }) => kind === 'demonstrated').map(({ at }) => at)
    expect(shown.length).toBe(2)
    expect((shown[1] ?? 0) - (shown[0] ?? 0)).toBe(10_000)
    expect(freePlayOf(run.events)).toMatchObject({ touches: 0, deeds: 0, activeMs: 0 })
    run.leave()
  })

  it('completes a picture when seven tenths are uncovered, by a finger or by switch presses', async () => {
    const run = await open('4')
    const { place, plan } = run.target
    const at = (x: number, y: number) => [(place.x + (x * plan.size) / (4 / 3)) * 1024, (place.y + y * plan.size) * 768] as const
    const rows = [-0.35, -0.05, 0.25]
    for (const [index, y] of rows.entries()) {
      expect(run.state.phase).toBe('waiting')
      const [from, to] = [at(-0.5, y), at(0.5, y)]
      const lift = run.press(...from)
      for (let step = 1; step <= 10; step++) run.slide(run.lastFinger, from[0] + ((to[0] - from[0]) * step) / 10, from[1]).advance(100)
      lift()
      if (index === 0) expect(run.events.some((event) => event.kind === 'did' && event.deed.do === 'worked' && event.deed.share < 0.5)).toBe(true)
    }
    run.advance(300)
    expect(run.state.phase).toBe('rewarding')
    run.scene.end('adult')
    run.leave()

    const pressing = await open('4', { profile: { support: 'C', dials: { accessMethod: 'switch1', scanMs: 1500 } } })
    let presses = 0
    for (; presses < 10 && pressing.state.phase === 'waiting'; presses++) pressing.advance(2000).key('Space').advance(100)
    expect(presses).toBe(3)
    pressing.scene.end('adult')
    pressing.leave()
  })

  it('follows a road with a finger to its end, where a flower opens', async () => {
    const run = await open('5')
    const { plan } = run.target
    if (run.target === undefined) throw new Error('there is no road')
    const start = [plan.place.x * 1024, plan.place.y * 768] as const
    const lift = run.press(...start)
    for (let x = start[0]; x <= 850 && run.state.phase === 'waiting'; x += 20) run.slide(run.lastFinger, x, start[1]).advance(50)
    lift()
    expect(run.state.phase).toBe('rewarding')
    const petals = () => run.scene.children.list.filter((child): child is GameObjects.Image => child instanceof GameObjects.Image && child.name === 'petal')
    expect(petals()).toEqual([])
    run.advance(2600)
    expect(petals().length).toBeGreaterThan(0)
    for (const { x } of petals()) expect(x / 1024).toBeCloseTo(0.8)
    run.scene.end('adult')
    expect(trialResults(run.events)[0]?.touchMs).not.toBeNull()
    run.leave()
  })

  it('leaves no field and no texture behind', async () => {
    for (const level of ['1', '4', '5']) {
      const run = await open(level)
      run.touchAt(300, 300).advance(500)
      expect(fieldsOf(run).length).toBe(1)
      const { textures } = run.game
      run.scene.end('adult')
      run.leave()
      expect(textures.getTextureKeys().filter((key) => key.startsWith('soft-field'))).toEqual([])
    }
  })
})
