import type { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { Dials } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import { engineConfigOf } from '#domain/trials/engine/block'
import type { ResponseEvent, PlayEvent } from '#domain/trials/engine/events'
import { byVoice, carry, copy, count, hold, type MechanicSpec, tilt, trace, wipe } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { replay } from '#domain/trials/engine/replay'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { fakeTilt, fakeVoiceLevel } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'
import { disc, testActivity } from '#tests/support/testActivity'

/*
 * Tests each mechanic in a test activity, played by touch, with one switch and by dwell. The log must replay to the same end, and help must be
 * visible.
 */

type Ways = 'touch' | 'switch1' | 'dwell'
const ways = ['touch', 'switch1', 'dwell'] as const satisfies readonly Ways[]

/** Opens one trial of a mechanic, without a warm-up, for one access method. */
async function open(
  kind: string,
  mechanic: MechanicSpec,
  stimuli: readonly StimulusPlan[],
  way: Ways,
  dials: Partial<Dials> = {},
  devices: Pick<PlayOptions, 'tilt' | 'voiceLevel'> = {},
  needed = 1,
) {
  const { mutant, level } = testActivity(`try-${kind}`, () => ({ mechanic, stimuli, needed }))
  const profile: Partial<ChildProfile> = { dials: { accessMethod: way, waitMs: 10_000, dwellMs: 800, scanMs: 1500, ...dials } }
  const run = await play(mutant.manifest.id, { mutant, profile, ...devices })
  return { run: run.untilOpen().advance(600), level }
}

const deedsOf = <D extends ResponseEvent['do']>(run: PlayRun, wanted: D) =>
  run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === wanted ? [event.deed as Extract<ResponseEvent, { do: D }>] : []))

const answersOf = (run: PlayRun) => run.events.filter((event): event is Extract<PlayEvent, { kind: 'answered' }> => event.kind === 'answered')

/** Repeats an action until the trial is answered. */
function until(run: PlayRun, act: () => void, limit = 40): void {
  for (let turn = 0; turn < limit && answersOf(run).length === 0; turn++) act()
}

const bySwitch = (run: PlayRun) => until(run, () => run.advance(500).key('Space').key('Space', 'keyup').advance(500))

function byDwell(run: PlayRun, ...things: readonly string[]): void {
  until(run, () => {
    for (const id of things) {
      if (answersOf(run).length > 0) return
      const { hit } = run.stimulus(id)
      run.hover(hit.x, hit.y).advance(1500)
    }
    if (answersOf(run).length === 0) run.hover(5, 5).advance(500)
  })
}

/** Checks that the access method gave a single correct answer, and that the log replays to the same end. */
function expectPlayed(run: PlayRun, level: Parameters<typeof engineConfigOf>[0], by: string): void {
  expect(answersOf(run)).toMatchObject([{ verdict: 'correct', by }])
  const worked = run.events.filter((event) => event.kind === 'did' && event.deed.do === 'worked').map(({ at }) => at)
  for (const [index, at] of worked.slice(1, -1).entries()) expect(at - (worked[index] ?? 0)).toBeGreaterThanOrEqual(250)
  expect(deedsOf(run, 'worked').at(-1)?.share).toBe(1)
  run.advance(4000).scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
}

/** Takes no action, and checks that every step of help is logged, which shows that each step changed the picture. */
async function expectHelp(kind: string, mechanic: MechanicSpec, stimuli: readonly StimulusPlan[]): Promise<void> {
  const { run } = await open(kind, mechanic, stimuli, 'touch', { waitMs: 3000 })
  run.advance(10_000)
  expect(run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))).toEqual([1, 2, 3, 4])
  run.scene.end('adult')
  run.leave()
}

// ---- carry

const home = disc('home', 0.9, { role: 'place', size: 0.35 })

it.each(['calm', 'none'] as const)('carry: keeps the arrived thing in place before it leaves, with the reward %s', async (reward) => {
  const { run, level } = await open('carry', carry({ mode: 'tap-tap', snap: 0.2 }), [disc('egg', 0.1, { goesTo: 'home' }), home], 'touch', {
    reward,
    rewardMs: 1000,
  })
  run.touch('egg').advance(2000).touch('home')
  expect(answersOf(run)).toMatchObject([{ id: 'egg', verdict: 'correct' }])
  let arrived = 0
  for (let ms = 0; ms < 20_000 && !run.events.some(({ kind }) => kind === 'trial-ended'); ms += 100) {
    const {
      plan: { place },
    } = run.stimulus('home')
    const { x, y } = run.stimulus('egg').place
    if (Math.hypot(x - place.x, y - place.y) < 0.001) arrived += 100
    run.advance(100)
  }
  expect(arrived).toBeGreaterThanOrEqual(800)
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
})

it('carry: sends a thing released between two places to the nearer one', async () => {
  const places = [disc('near', 0.8, { role: 'place', size: 0.2 }), disc('home', 0.92, { role: 'place', size: 0.2 })]
  const { run } = await open('carry', carry({ mode: 'drag', snap: 0.25 }), [disc('egg', 0.1, { goesTo: 'home', size: 0.2 }), ...places], 'touch')
  // The end of the path is near enough to both places.
  draw(run, [0.1, 0.5], [0.84, 0.5])
  expect(answersOf(run)).toMatchObject([{ id: 'near', verdict: 'wrong' }])
  run.advance(8000)
  draw(run, [0.1, 0.5], [0.88, 0.5])
  expect(answersOf(run).at(-1)).toMatchObject({ id: 'egg', verdict: 'correct' })
  run.scene.end('adult')
  run.leave()
})

// ---- hold

const watering = hold({ ms: 2000, help: { 4: ['show-how'] } })

it.each(ways)('hold: is done after the total holding time, by %s', async (way) => {
  const { run, level } = await open('hold', watering, [disc('plant', 0.5)], way)
  if (way === 'touch') {
    const { x, y } = run.stimulus('plant').hit
    for (const ms of [900, 700]) {
      const lift = run.press(x, y)
      run.advance(ms)
      lift()
      run.advance(1000)
    }
    expect(answersOf(run)).toEqual([])
    run.press(x, y)
    run.advance(600)
  } else if (way === 'switch1') bySwitch(run)
  else byDwell(run, 'plant')
  expectPlayed(run, level, way)
})

it('hold: adds up taps, and counts a distractor as wrong', async () => {
  const { run, level } = await open('hold', watering, [disc('plant', 0.3), disc('other', 0.8, { role: 'distractor' })], 'touch')
  run.touch('other').advance(1000)
  expect(answersOf(run)).toMatchObject([{ id: 'other', verdict: 'wrong' }])
  for (let tap = 0; tap < 4; tap++) run.touch('plant').advance(1000)
  expect(answersOf(run).at(-1)).toMatchObject({ id: 'plant', verdict: 'correct' })
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
})

it('hold: cross-fades a drawing through its stages while held, mirrored and rotated as before', async () => {
  const stages: StimulusPlan = { ...disc('pot', 0.5), shows: { drawing: 'jar', stages: ['jarWithLight', 'jarOfLights'], mirrored: true, turned: 30 } }
  const { run, level } = await open('stages', hold({ ms: 6000 }), [stages], 'touch')
  const pot = run.stimulus('pot')
  const worn = () =>
    (pot.view.list as GameObjects.Image[])
      .filter(({ alpha }) => alpha === 1)
      .map(({ texture, flipX, angle }) => `${texture.key.split('/')[0]} ${flipX} ${Math.round(angle)}`)
  const seen = () => new Set(worn())
  expect(seen()).toEqual(new Set(['jar true 30']))
  const lift = run.press(pot.hit.x, pot.hit.y)
  run.advance(3500)
  expect(seen()).toEqual(new Set(['jarWithLight true 30']))
  run.advance(2000)
  expect(seen()).toEqual(new Set(['jarOfLights true 30']))
  run.advance(1000)
  lift()
  expect(answersOf(run)).toMatchObject([{ verdict: 'correct' }])
  expect(run.events.find(({ kind }) => kind === 'stimulus-shown')).toMatchObject({ shows: { drawing: 'jar', mirrored: true, turned: 30 } })
  run.advance(4000).scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
})

it('hold: shows help', () => expectHelp('hold', watering, [disc('plant', 0.5)]))

// ---- trace

const bend = trace({
  reach: 0.1,
  road: [
    { x: 0.5, y: 0.3 },
    { x: 0.8, y: 0.5 },
  ],
  help: { 1: ['light-along'] },
})
const pair = [disc('key', 0.2, { goesTo: 'door' }), disc('door', 0.8, { role: 'place' })]

/** Moves a finger through these points in small steps; the points are fractions of the stage. */
function draw(run: PlayRun, ...points: readonly (readonly [number, number])[]): void {
  const [first] = points
  if (first === undefined) return
  const lift = run.press(first[0] * 1024, first[1] * 768)
  const finger = run.lastFinger
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] ?? first
    for (let piece = 1; piece <= 10; piece++)
      run.slide(finger, (fromX + ((x - fromX) * piece) / 10) * 1024, (fromY + ((y - fromY) * piece) / 10) * 768).advance(100)
  }
  lift()
}

it.each(ways)('trace: follows a road to its end, by %s', async (way) => {
  const { run, level } = await open('trace', bend, pair, way)
  if (way === 'touch') {
    draw(run, [0.2, 0.5], [0.4, 0.37])
    run.advance(3000)
    expect(answersOf(run)).toEqual([])
    // Nothing happens off the road, and drawing continues where it stopped.
    draw(run, [0.4, 0.9], [0.7, 0.9])
    draw(run, [0.38, 0.38], [0.5, 0.3], [0.8, 0.5])
    expect(deedsOf(run, 'traced').map(({ error }) => error < 0.1)).toContain(false)
  } else if (way === 'switch1') bySwitch(run)
  else byDwell(run, 'key', 'door')
  expectPlayed(run, level, way)
})

it('trace: accepts taps from point to point, but no shortcut across the bend', async () => {
  const { run, level } = await open('trace', bend, pair, 'touch')
  draw(run, [0.2, 0.5], [0.8, 0.5])
  expect(answersOf(run)).toEqual([])
  run.advance(1000).touchAt(512, 230).advance(1000).touch('door').advance(200)
  expectPlayed(run, level, 'touch')
})

it('trace: shows help', () => expectHelp('trace', bend, pair))

// ---- wipe

const misted = wipe({ share: 0.7, width: 0.15, help: { 4: ['show-how'] } })
const photo = [disc('photo', 0.5, { size: 0.5 })]

it.each(ways)('wipe: is done when enough of the cover is wiped, by %s', async (way) => {
  const { run, level } = await open('wipe', misted, photo, way)
  if (way === 'touch') {
    const rows = [0.3, 0.4, 0.5, 0.6, 0.7]
    for (const y of rows.slice(0, 2)) draw(run, [0.25, y], [0.75, y])
    expect(answersOf(run)).toEqual([])
    for (const y of rows.slice(2)) draw(run, [0.25, y], [0.75, y])
  } else if (way === 'switch1') bySwitch(run)
  else byDwell(run, 'photo')
  expectPlayed(run, level, way)
})

it('count: moves a counted thing where it is not counted again, and ends with its number', async () => {
  const places = { one: { x: 0.3, y: 0.85 }, two: { x: 0.7, y: 0.85 } }
  const mechanic = count({ counted: { sound: 'duck', light: 0.5, places } })
  const size = { size: 0.16 }
  for (const way of ways) {
    const things = [disc('one', 0.3, size), disc('two', 0.7, size)]
    const { run, level } = await open('count', mechanic, things, way, { waitMs: null }, {}, 2)
    const [one, two] = [run.stimulus('one'), run.stimulus('two')]
    for (let deed = 0; deed < 8 && run.state.phase === 'waiting'; deed++) {
      const { aim } = run.state
      if (aim === null) break
      if (way === 'touch') run.touch(aim)
      else if (way === 'dwell') run.hover(aim.hit.x, aim.hit.y).advance(1200)
      else run.advance(600).key('Space').key('Space', 'keyup')
      run.advance(1700)
    }
    expect(run.state.phase).toBe('rewarding')
    run.advanceUntil(({ state }) => state.phase === 'leaving')
    expect([one.place, two.place]).toEqual([places.one, places.two])
    expect(run.events.flatMap((event) => (event.kind === 'recorded' ? [event.values['counted']] : []))).toEqual([1, 2])
    expect(run.speech.spoken.slice(-1)).toEqual([{ phrase: 'two' }])
    expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
    run.scene.end('adult')
    run.leave()
  }
})

it('wipe: wipes the next strip on any touch if every touch counts', async () => {
  const { run, level } = await open('wipe', misted, photo, 'touch', { anyTouchCounts: true })
  until(run, () => run.touchAt(60, 700).advance(1200))
  expectPlayed(run, level, 'touch')
})

it('wipe: shows help', () => expectHelp('wipe', misted, photo))

// ---- tilt

const rolling = tilt({ speed: 0.12, deadDegrees: 5, help: { 3: ['part-way'] } })
const ballAndGoal = [disc('ball', 0.25, { goesTo: 'hole', size: 0.25 }), disc('hole', 0.75, { role: 'place', size: 0.35 })]

/** Creates a tablet that tilts as the test says. */
async function leaningTablet() {
  const { tilt: device, lean } = fakeTilt()
  await device.turnOn()
  return { device, lean }
}

it.each(ways)('tilt: moves the thing to its place, by %s', async (way) => {
  const { run, level } = await open('tilt', rolling, ballAndGoal, way)
  if (way === 'touch') draw(run, [0.25, 0.5], [0.4, 0.5], [0.5, 0.5], [0.6, 0.5], [0.75, 0.5])
  else if (way === 'switch1') bySwitch(run)
  else byDwell(run, 'ball', 'hole')
  run.advance(4000)
  expectPlayed(run, level, way)
})

it('tilt: rolls with the tablet, at limited speed, and is never lost', async () => {
  const { device, lean } = await leaningTablet()
  const { run, level } = await open('tilt', rolling, ballAndGoal, 'touch', {}, { tilt: device })
  const roll = (beta: number, gamma: number, frames: number) => {
    for (let frame = 0; frame < frames && answersOf(run).length === 0; frame++) {
      const before = run.stimulus('ball').place
      lean(beta, gamma)
      run.advance(50)
      const { x, y } = run.stimulus('ball').place
      expect(Math.hypot(x - before.x, ((y - before.y) * 768) / 1024)).toBeLessThanOrEqual(0.12 * 0.05 + 1e-9)
    }
  }
  roll(3, -3, 40)
  expect(run.stimulus('ball').place.x).toBeCloseTo(0.25)
  roll(0, -60, 200)
  const { x } = run.stimulus('ball').place
  expect(x * 1024).toBeCloseTo(0.125 * 768)
  roll(0, 30, 400)
  expectPlayed(run, level, 'tilt')
})

it('tilt: accepts arrow keys too', async () => {
  const { run } = await open('tilt', rolling, ballAndGoal, 'touch')
  until(run, () => run.key('ArrowRight').key('ArrowRight', 'keyup').advance(1500))
  expect(answersOf(run)).toMatchObject([{ verdict: 'correct', by: 'switch2' }])
  run.scene.end('adult')
  run.leave()
})

it('tilt: shows help', () => expectHelp('tilt', rolling, ballAndGoal))

// ---- voice

const calling = byVoice({ ms: 300, help: { 4: ['show-how'] } })
const flower = [disc('flower', 0.5)]

it.each(ways)('voice: can be done without a sound, by %s', async (way) => {
  const { run, level } = await open('voice', calling, flower, way)
  if (way === 'touch') run.touch('flower').advance(300)
  else if (way === 'switch1') bySwitch(run)
  else byDwell(run, 'flower')
  expectPlayed(run, level, way)
})

/** Creates a microphone that receives the levels from the test. */
async function beforeMicrophone(ms: number) {
  const voiceLevel = fakeVoiceLevel('on')
  await voiceLevel.turnOn()
  const { run, level } = await open('voice', byVoice({ ms, help: { 4: ['show-how'] } }), flower, 'touch', {}, { voiceLevel })
  const sound = (above: number, lasting: number) => {
    for (let spent = 0; spent < lasting; spent += 50) {
      run.advance(50)
      voiceLevel.hear({ above, at: run.time })
    }
  }
  return { run, level, watchers: voiceLevel.watchers, sound }
}

it.each([
  [300, 250],
  [1500, 1400],
])('voice: accepts a sound that lasts, and no shorter one: %d ms', async (ms, short) => {
  const { run, level, watchers, sound } = await beforeMicrophone(ms)
  for (const [above, lasting] of [
    [30, short],
    [0, 500],
    [8, 1000],
    [0, 500],
  ] as const)
    sound(above, lasting)
  expect(answersOf(run)).toEqual([])
  // The sound lasts slightly longer than required, and then ends. The following silence is processed, but does not belong to the sound.
  sound(15, ms + 100)
  expect(answersOf(run)).toEqual([])
  sound(0, 400)
  expectPlayed(run, level, 'voice')
  expect(watchers.size).toBe(0)
})

it('voice: accepts a continuing sound before it ends', async () => {
  const { run, sound } = await beforeMicrophone(800)
  sound(15, 800)
  expect(answersOf(run)).toEqual([])
  sound(15, 500)
  expect(answersOf(run)).toMatchObject([{ verdict: 'correct', by: 'voice' }])
  run.scene.end('adult')
  run.leave()
})

it('voice: shows help', () => expectHelp('voice', calling, flower))

// ---- all

it.each([
  ['hold', watering, [disc('plant', 0.5)]],
  ['trace', bend, pair],
  ['wipe', misted, photo],
  ['tilt', rolling, ballAndGoal],
  ['voice', calling, flower],
] as const)('%s: is completed by tapping only the next thing each time', async (kind, mechanic, stimuli) => {
  const { run, level } = await open(kind, mechanic, stimuli, 'touch')
  until(run, () => run.touch(run.state.aim ?? run.target).advance(1500))
  expectPlayed(run, level, 'touch')
})

const cell = (index: number, wish: Partial<StimulusPlan>) =>
  drawnStimulus(`cell-${index}`, 'cell', {
    role: 'target',
    colour: palette.yellow,
    place: { x: 0.7, y: 0.3 + index * 0.2 },
    size: 0.2,
    haloInHelp: true,
    ...wish,
  })
/** Three cells in a column. The sample fills the first two. */
const copied = [
  drawnStimulus('shown-0', 'cellFill', { role: 'place', colour: palette.yellow, place: { x: 0.3, y: 0.3 }, size: 0.2, noHalo: true }),
  drawnStimulus('shown-1', 'cellFill', { role: 'place', colour: palette.yellow, place: { x: 0.3, y: 0.5 }, size: 0.2, noHalo: true }),
  cell(0, {}),
  cell(1, {}),
  cell(2, { role: 'distractor' }),
  drawnStimulus('fill-0', 'cellFill', { role: 'control', colour: palette.yellow, place: { x: 0.7, y: 0.3 }, size: 0.2, light: 0 }),
  drawnStimulus('fill-1', 'cellFill', { role: 'control', colour: palette.yellow, place: { x: 0.7, y: 0.5 }, size: 0.2, light: 0 }),
]
const cellsToFill = { 'cell-0': { fill: 'fill-0', sample: 'shown-0' }, 'cell-1': { fill: 'fill-1', sample: 'shown-1' } }
const alpha = (run: PlayRun, ...ids: readonly string[]) => ids.map((id) => run.stimulus(id).view.alpha)

describe('cells to fill as in a sample', () => {
  const copying = (way: Ways, more: Partial<Parameters<typeof copy>[0]> = {}, dials: Partial<Dials> = {}) =>
    open('copy', copy({ cells: cellsToFill, help: { 1: ['sway'], 2: [], 3: ['glow'], 4: ['show-how'] }, ...more }), copied, way, dials)

  it.each(ways)('are filled by %s, in any order, and the trial replays from its log', async (way) => {
    const { run, level } = await copying(way)
    if (way === 'touch') run.touch('cell-1').advance(800).touch('cell-0')
    else if (way === 'dwell') byDwell(run, 'cell-1', 'cell-0')
    else bySwitch(run)
    run.advanceUntil(() => answersOf(run).some(({ verdict }) => verdict === 'correct'))
    const deeds = deedsOf(run, 'worked')
    expect(deeds.map(({ share, by }) => [share, by])).toEqual([[0.5, way]])
    run.advance(1500)
    expect(alpha(run, 'fill-0', 'fill-1', 'cell-2', 'shown-0')).toEqual([1, 1, 1, 1])
    run.scene.end('adult')
    expect(replay(engineConfigOf(level as never, run.settings.dials, {}), run.events).events).toEqual(run.events)
    run.leave()
  })

  it('stay empty if the sample’s are, and ignore a touch when full', async () => {
    const { run } = await copying('touch')
    run.touch('cell-2').advance(1000).touch('cell-0').advance(1000).touch('cell-0').advance(1000)
    expect(answersOf(run).map(({ id, verdict }) => [id, verdict])).toEqual([['cell-2', 'wrong']])
    expect(alpha(run, 'fill-0', 'fill-1')).toEqual([1, 0])
    expect(deedsOf(run, 'worked')).toHaveLength(1)
    run.leave()
  })

  it('are helped by the sample, then by a light around the matching cell, and finally filled, except the last one', async () => {
    const { run } = await copying('touch', {}, { waitMs: 5000 })
    const halo = (id: string) =>
      Math.max(0, ...(run.stimulus(id).view.list as GameObjects.Image[]).filter(({ name }) => name === 'halo').map((image) => image.alpha))
    run.touch('cell-1').advance(5200)
    const at = () => run.stimulus('shown-0').view.x
    const places = new Set(Array.from({ length: 8 }, () => run.advance(200) && at()))
    expect(places.size).toBeGreaterThan(4)
    expect(halo('cell-0')).toBe(0)
    run.advance(4000)
    expect([halo('cell-0') > 0.1, halo('cell-2')]).toEqual([true, 0])
    expect(alpha(run, 'fill-0')).toEqual([0])
    run.advance(5500)
    expect(alpha(run, 'fill-0')).toEqual([1])
    expect(answersOf(run)).toEqual([])
    run.touch('cell-0').advance(100)
    expect(answersOf(run)).toMatchObject([{ id: 'cell-0', verdict: 'correct' }])
    run.leave()
  })

  it('restart the wait for help with each filled cell', async () => {
    const { run } = await copying('touch', {}, { waitMs: 5000 })
    run.advance(3500).touch('cell-0').advance(4500)
    expect(run.events.some(({ kind }) => kind === 'prompted')).toBe(false)
    run.advance(1000)
    expect(run.events.filter(({ kind }) => kind === 'prompted')).toHaveLength(1)
    run.leave()
  })

  it('light up row by row, with one switch scanning the row', async () => {
    const dim = copied.map((thing) => (thing.id.endsWith('-1') && thing.role !== 'control' ? { ...thing, light: 0.3 } : thing))
    const rows = [
      ['shown-0', 'cell-0'],
      ['shown-1', 'cell-1', 'cell-2'],
    ]
    const { run } = await open('copy', copy({ cells: cellsToFill, rows }), dim, 'touch')
    const offered = () => run.scene.describe().aim?.plan.id
    expect([offered(), ...alpha(run, 'cell-1', 'shown-1')]).toEqual(['cell-0', 0.3, 0.3])
    run.key('Space').key('Space', 'keyup').advance(1200)
    expect(deedsOf(run, 'worked').map(({ id }) => id)).toEqual(['cell-0'])
    expect([offered(), ...alpha(run, 'cell-1', 'shown-1', 'fill-1')]).toEqual(['cell-1', 1, 1, 0])
    run.leave()
  })

  it('are remembered when the sample hides: help shows one again, and the end all', async () => {
    const { run } = await copying('touch', { hidesAfterMs: 1000 }, { waitMs: 5000 })
    run.advance(2000)
    expect(alpha(run, 'shown-0', 'shown-1')).toEqual([0, 0])
    run.advance(3500)
    expect(alpha(run, 'shown-0', 'shown-1')).toEqual([1, 0])
    run.touch('cell-0').advance(800).touch('cell-1').advance(1000)
    expect(alpha(run, 'shown-0', 'shown-1')).toEqual([1, 1])
    run.leave()
  })
})
