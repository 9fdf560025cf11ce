import { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import { defineActivity } from '#domain/activities/manifest'
import { freePlayOf } from '#domain/measures/freePlay'
import { palette } from '#domain/child/palette'
import { engineConfigOf } from '#domain/trials/engine/block'
import { noteAt } from '#domain/notes'
import { carry, choose, count, free } from '#domain/trials/plan/mechanics'
import { replay } from '#domain/trials/engine/replay'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { activityOf, soFarOf, type Activity } from '#scenes/kit/session/activity'
import { sceneOf } from '#scenes/kit/session/ActivityScene'
import { play, type Mutant, type PlayRun } from '#tests/support/play'

/*
 * Tests three activities: one with free play, one that uses two mechanics in different levels, and one with a staircase. They show that the
 * stage supports each of these in a few lines.
 */

const text = <O extends Readonly<Record<string, string>>>(objectives: O) => ({
  en: { title: '', trains: '', goal: '', objectives, settings: {}, records: { step: '' } },
})
const common = { family: 'see', access: 'public', settings: {}, measures: [], needs: [], tile: [] } as const
const staged = (activity: Activity): Mutant => ({ manifest: activity.manifest, Scene: sceneOf(activity) })
const place = { x: 0.5, y: 0.5 }

/** Checks that the log replays the session to the same end. */
function expectReplay(run: PlayRun, level: LevelSpec): void {
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
}

// ---- free play

const pads = defineActivity({ ...common, id: 'pads', levels: [{ id: '1', trials: 0, complexity: 1, session: 'free' }], text: text({ '1': '' }) })
const freePads = staged(
  activityOf({
    manifest: pads,
    levels: { '1': { pads: 2 } },
    plan: ({ level, child: { dials } }) => ({
      mechanic: free(),
      stimuli: Array.from({ length: level.pads }, (_, index) =>
        drawnStimulus(`pad-${index}`, 'disc', { role: 'target', colour: palette[dials.colour], place: { x: 0.3 + index * 0.4, y: 0.5 }, size: 0.3 }),
      ),
    }),
  }),
)

it('supports free play: everything answers, nothing is right or wrong, with demonstrations and figures from the log', async () => {
  const run = await play('pads', { mutant: freePads, profile: { dials: { waitMs: 4000 } } })
  run.untilOpen().advance(4500)
  expect(run.events.filter(({ kind }) => kind === 'demonstrated')).toHaveLength(1)
  for (let touch = 0; touch < 20; touch++) run.touchAt(60, 700).touch('pad-0').advance(400)
  const lift = run.press(300, 400)
  for (let step = 1; step < 10; step++) run.slide(41, 300 + step * 30, 400).advance(100)
  lift()
  run.advance(200)
  const kinds = new Set(run.events.map(({ kind }) => kind))
  for (const kind of ['trial-began', 'answered', 'overloaded', 'trial-ended', 'prompted'] as const) expect(kinds.has(kind), kind).toBe(false)
  const figures = freePlayOf(run.events)
  expect(figures?.activeMs).toBeGreaterThan(5000)
  expectReplay(run, pads.levels[0])
})

it('plays a note while a thing is held, after it is visible, from its side; a tap is short, and two may overlap', async () => {
  const notes = [noteAt(0), noteAt(2)]
  const choir = defineActivity({ ...common, id: 'choir', levels: [{ id: '1', trials: 0, complexity: 1, session: 'free' }], text: text({ '1': '' }) })
  const thing = (id: string, x: number) => drawnStimulus(id, 'disc', { role: 'target', colour: palette.yellow, place: { x, y: 0.5 }, size: 0.3 })
  const scene = staged(
    activityOf({ manifest: choir, levels: { '1': {} }, plan: () => ({ mechanic: free({ notes }), stimuli: [thing('low', 0.2), thing('high', 0.8)] }) }),
  )
  const run = await play('choir', { mutant: scene, profile: { dials: { waitMs: null } } })
  run.untilOpen().advance(600)
  const { x, y } = run.stimulus('low').hit
  const lift = run.press(x, y)
  run.advance(300)
  expect(run.sound.held).toEqual([])
  run.advance(3000)
  expect(run.sound.held).toEqual([notes[0]])
  run.touch('high').advance(700)
  expect(run.sound.held).toEqual(notes)
  run.advance(1200)
  expect(run.sound.held).toEqual([notes[0]])
  lift()
  run.advance(100)
  expect(run.sound.held).toEqual([])
  expectReplay(run, choir.levels[0])
})

it('emits few, small and slow sparks, and removes all of them', async () => {
  const lights = defineActivity({ ...common, id: 'lights', levels: [{ id: '1', trials: 0, complexity: 1, session: 'free' }], text: text({ '1': '' }) })
  const thing = drawnStimulus('thing', 'disc', { role: 'target', colour: palette.yellow, place: { x: 0.3, y: 0.5 }, size: 0.3 })
  const scene = staged(activityOf({ manifest: lights, levels: { '1': {} }, plan: () => ({ mechanic: free({ sparks: true }), stimuli: [thing] }) }))
  const run = await play('lights', { mutant: scene, profile: { dials: { waitMs: null } } })
  run.untilOpen().advance(600)
  const soft = () =>
    run.scene.children.list.filter((child): child is GameObjects.Image => child instanceof GameObjects.Image && child.texture.key.startsWith('soft-light'))
  const sparks = () => soft().filter(({ depth }) => depth > 0)
  let [most, bursts, before] = [0, 0, 0]
  for (let ms = 0; ms < 6000; ms += 100) {
    run.touch('thing').advance(100)
    if (sparks().length > before) bursts += 1
    before = sparks().length
    most = Math.max(most, before)
    expect(sparks().every(({ displayHeight }) => displayHeight <= 0.03 * 768 + 1)).toBe(true)
  }
  expect(most).toBeGreaterThan(5)
  expect(most).toBeLessThanOrEqual(40)
  expect(bursts).toBeLessThanOrEqual(3)
  run.advance(8000)
  expect(soft()).toEqual([])
  expectReplay(run, lights.levels[0])
})

// ---- two mechanics

const both = defineActivity({
  ...common,
  id: 'both',
  levels: [
    { id: '1', trials: 2, complexity: 1 },
    { id: '2', trials: 2, complexity: 2 },
  ],
  text: text({ '1': '', '2': '' }),
})
const twoMechanics = staged(
  activityOf({
    manifest: both,
    levels: { '1': carry({ mode: 'tap-tap', snap: 0.3 }), '2': count({ counts: true }) },
    plan: ({ level, child: { dials } }) => {
      const thing = (id: string, x: number) =>
        drawnStimulus(id, 'egg', { role: 'target', colour: palette[dials.colour], place: { x, y: 0.5 }, size: 0.2, goesTo: 'home' })
      const home = drawnStimulus('home', 'nest', { role: 'place', colour: palette[dials.colour], place: { x: 0.8, y: 0.5 }, size: 0.3 })
      return { mechanic: level, needed: 2, stimuli: [thing('one', 0.2), thing('two', 0.45), ...(level.kind === 'carry' ? [home] : [])] }
    },
  }),
)

it.each(['1', '2'])('mixes mechanics by level: %s', async (level) => {
  const run = await play('both', { mutant: twoMechanics, level })
  run.untilOpen()
  for (const id of ['one', 'two']) {
    run.touch(id).advance(1500)
    if (level === '1') run.touch('home').advance(1500)
  }
  const did = run.events.flatMap((event) => (event.kind === 'did' ? [event.deed.do] : []))
  expect(did).toEqual(level === '1' ? ['took', 'found', 'took'] : ['found'])
  expect(run.events.find(({ kind }) => kind === 'answered')).toMatchObject({ id: 'two', verdict: 'correct', by: 'touch' })
  expectReplay(run, both.levels[level === '1' ? 0 : 1])
})

// ---- a staircase

const steps = defineActivity({
  ...common,
  id: 'steps',
  levels: [{ id: '1', trials: 30, complexity: 1 }],
  records: { step: { kind: 'number', unit: 'count' } },
  text: text({ '1': '' }),
})
const staircase = staged(
  activityOf({
    manifest: steps,
    levels: { '1': { from: 1, reversals: 4 } },
    // The level goes up after a correct answer and down after a wrong one. The block ends after a number of reversals.
    plan: ({ level, soFar, child: { dials } }) => {
      const known = soFar.trials.filter(({ warmUp }) => !warmUp)
      const ups = known.map(({ outcome, wrong }) => outcome !== 'no-response' && wrong.length === 0)
      if (ups.filter((up, index) => index > 0 && up !== ups[index - 1]).length >= level.reversals) return null
      const step = ups.reduce((at, up) => Math.max(1, at + (up ? 1 : -1)), level.from)
      const thing = (id: string, x: number, role: 'target' | 'distractor') =>
        drawnStimulus(id, 'disc', { role, colour: palette[dials.colour], place: { ...place, x }, size: 0.25 })
      return { mechanic: choose(), stimuli: [thing('right', 0.3, 'target'), thing('wrong', 0.7, 'distractor')], records: { step } }
    },
  }),
)

it('plans one trial at a time from the results: a staircase that stops at its reversals', async () => {
  const run = await play('steps', { mutant: staircase, profile: { support: 'C', dials: { waitMs: null, rewardMs: 1000, gapMs: 1000 } } })
  const thresholds: number[] = []
  while (!run.isFinished) {
    run.advanceUntil((later) => later.isFinished || later.state.phase === 'waiting')
    if (run.isFinished) break
    const now = run.events.findLast((event) => event.kind === 'recorded')?.values['step']
    thresholds.push(Number(now))
    // This child can see the difference up to the third step.
    if (Number(now) > 3) run.touch('wrong').advance(1000)
    run.touch('right').advance(500)
  }
  expect(thresholds.slice(2)).toEqual([1, 2, 3, 4, 3, 4, 3])
  expect(run.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
  expectReplay(run, steps.levels[0])
})

it('lets the adult ask for one thing more or fewer', () => {
  const wish = (...wishes: readonly ('one-more' | 'one-fewer')[]) => soFarOf(wishes.map((each, at) => ({ kind: 'wished', at, trial: 0, wish: each }))).moreItems
  expect([wish('one-more', 'one-more'), wish('one-more', 'one-fewer'), wish('one-fewer', 'one-fewer')]).toEqual([2, 0, -2])
})
