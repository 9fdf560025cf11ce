import { GameObjects } from 'phaser'
import { afterEach, describe, expect, it } from 'vitest'
import type { Facing } from '#domain/face/face'
import { facingOf, facingStretches, knownMs } from '#domain/measures/facing'
import { trialResults } from '#domain/measures/trialResults'
import { engineConfigOf } from '#domain/trials/engine/block'
import { replay } from '#domain/trials/engine/replay'
import { WATCH_FACE } from '#scenes/kit/input/faceRecord'
import lights from '#scenes/activities/lightcatcher/manifest'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

/* Tests “Face towards the screen (camera)” with a scripted face in front of the camera during a real session. */

const EVERY_MS = 100
let run: PlayRun
afterEach(() => void run.leave())

/** Delivers a camera frame, but only while the camera is on. */
const see = (facing: Facing) => {
  if (run.face.state === 'on') run.face.see({ at: run.time, facing, pointer: null })
}

/** A face scripted by the time (ms) since the start; null is no picture. */
type Script = (at: number) => Facing | null

let began = 0

async function begin(options: PlayOptions = {}, watchesFace = true) {
  run = await play('lightcatcher', { level: '1', profile: { support: 'B', dials: { waitMs: 3000 } }, watchesFace, ...options })
  began = run.time - run.scene.describe().events.reduce((latest, { at }) => Math.max(latest, at), 0)
  await run.face.turnOn()
}

const since = () => run.time - began

function look(script: Script, ms: number): void {
  for (let spent = 0; spent < ms; spent += EVERY_MS) {
    const seen = script(since())
    if (seen !== null) see(seen)
    run.advance(EVERY_MS)
  }
}

const facings = () => run.events.flatMap((event) => (event.kind === 'facing' ? [event.facing] : []))
const changes = () => run.events.filter((event) => event.kind === 'facing')
const marks = () =>
  run.scene.children.list.filter((thing) => thing instanceof GameObjects.Graphics && thing.depth === 20 && thing.commandBuffer.length > 0).length

/** Faces the screen in the first half of every four seconds. In the second half it faces away, or every third time is not found. */
const turning: Script = (at) => (at % 4000 < 2000 ? 'toward' : at % 12_000 < 8000 ? 'away' : 'none')

describe('a session with the camera on', () => {
  it('logs nothing known while the pictures are too dark to tell', async () => {
    await begin()
    look(() => 'toward', 3000)
    for (let spent = 0; spent < 3000; spent += EVERY_MS) {
      run.face.see({ at: run.time, facing: 'none', isDark: true, pointer: null })
      run.advance(EVERY_MS)
    }
    look(() => 'toward', 2000)
    expect(facings()).toEqual(['toward', 'unknown', 'toward'])
  })

  it('logs each change of a scripted face at its time, and nothing else', async () => {
    await begin()
    look(turning, 24_000)
    expect(facings()).toEqual(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'toward' : index % 6 === 5 ? 'none' : 'away')))
    const [first] = changes()
    for (const [index, { at }] of changes().entries()) expect(at - (first?.at ?? 0)).toBeGreaterThan(index * 2000 - 2 * EVERY_MS)
    expect(changes().map((event) => Object.keys(event).toSorted())).toEqual(changes().map(() => ['at', 'facing', 'kind']))
  })

  it('gives the shares of the script, with and without things on the stage', async () => {
    await begin({ level: '1' })
    // While something is shown, the face turns to the screen and is away for one second in four. While the stage is empty, the face is away.
    const tally = { on: { toward: 0, away: 0 }, off: { toward: 0, away: 0 } }
    for (let spent = 0; spent < 240_000 && !run.isFinished; spent += EVERY_MS) {
      const { phase, stimuli } = run.state
      const isOn = stimuli.length > 0 && ['onset', 'waiting', 'rewarding'].includes(phase)
      const facing = isOn && since() % 4000 < 3000 ? 'toward' : 'away'
      see(facing)
      tally[isOn ? 'on' : 'off'][facing] += EVERY_MS
      run.advance(EVERY_MS)
    }
    expect(run.isFinished).toBe(true)
    const figures = facingOf([run.events])
    const counted = trialResults(run.events).filter(({ warmUp, outcome }) => !warmUp && outcome !== 'void').length
    expect(figures?.on.n).toBe(counted)
    expect(figures?.on.share).toBeCloseTo(tally.on.toward / (tally.on.toward + tally.on.away), 1)
    expect(figures?.on.share).toBeGreaterThan(0.65)
    expect(figures?.off.share ?? 1).toBeLessThan(0.15)
    expect(figures?.on.time.unknownMs).toBe(0)
    expect(figures?.byTrial?.n).toBe(counted)
  })

  it('is replayed from its log alone', async () => {
    await begin()
    look(turning, 30_000)
    run.scene.hold()
    run.advance(500)
    run.scene.release()
    look(turning, 10_000)
    run.scene.end('adult')
    const [level] = lights.levels
    expect(facings().length).toBeGreaterThan(10)
    expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
    expect(run.recorded).toEqual(run.events)
  })

  it('logs at most ten changes in a second of a face that never rests, pauses included', async () => {
    await begin()
    for (let frame = 0; frame < 400; frame++) {
      see(frame % 2 === 0 ? 'toward' : 'away')
      run.advance(50)
      if (frame % 40 === 39) {
        run.scene.hold()
        run.advance(3000)
        run.scene.release()
      }
    }
    const times = changes().map(({ at }) => at)
    expect(times.length).toBeGreaterThan(60)
    for (const at of times) expect(times.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(10)
  })
})

describe('time without pictures', () => {
  it('is unknown during a pause, and the pause does not count as time', async () => {
    await begin()
    look(() => 'away', 10_000)
    run.scene.hold()
    expect(run.events.slice(-2)).toMatchObject([{ kind: 'facing', facing: 'unknown' }, { kind: 'paused' }])
    expect(run.face.state).toBe('resting')
    look(() => 'toward', 20_000)
    run.scene.release()
    look(() => 'away', 5000)
    expect(facings()).toEqual(['away', 'unknown', 'away'])
    const [, lost, again] = changes()
    expect((again?.at ?? 0) - (lost?.at ?? 0)).toBeLessThan(500)
  })

  it('is unknown one second after the last picture: the camera is covered, or the room is dark', async () => {
    await begin()
    look(() => 'toward', 5000)
    look(() => null, 8000)
    look(() => 'none', 3000)
    expect(facings()).toEqual(['toward', 'unknown', 'none'])
    const [, lost, again] = changes()
    expect((again?.at ?? 0) - (lost?.at ?? 0)).toBeGreaterThan(6800)
  })

  it('is unknown as soon as the camera is taken away', async () => {
    await begin()
    look(() => 'toward', 5000)
    run.face.enter('ended')
    look(() => 'away', 5000)
    expect(facings()).toEqual(['toward', 'unknown'])
  })

  it('is unknown while the page is hidden: undrawn frames do not count as time', async () => {
    await begin()
    look(() => 'away', 8000)
    run.dropFrames(60_000)
    look(() => 'away', 5000)
    const all = facingStretches(run.events)?.flatMap(({ on, before }) => [knownMs(on), knownMs(before)]) ?? []
    expect(all.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(13_200)
  })
})

describe('the camera', () => {
  it('is not asked for, and its face not logged, unless an adult turned it on', async () => {
    await begin({}, false)
    look(() => 'toward', 5000)
    run.scene.hold()
    run.scene.release()
    run.scene.end('adult')
    expect(facings()).toEqual([])
    expect(run.face.calls).toEqual(['turnOn'])
    expect(facingOf([run.events])).toBeNull()
  })

  it('rests while play is paused, and is released once at the end', async () => {
    await begin()
    look(() => 'toward', 3000)
    run.scene.hold()
    run.advance(3000)
    run.scene.release()
    look(() => 'toward', 3000)
    run.scene.end('adult')
    run.advance(1000)
    expect(run.face.calls).toEqual(['wake', 'turnOn', 'rest', 'wake', 'turnOff'])
    expect(run.face.state).toBe('off')
  })

  it('shows the adult a ring while it runs, and never anything to a child', async () => {
    await begin()
    const without = marks()
    look(() => 'toward', 5000)
    expect(marks()).toBe(without + 1)
    run.scene.end('adult')
    run.advance(200)
    expect(marks()).toBe(0)
  })

  it('may be turned off in the middle: play continues, and nothing more is recorded, even while the camera runs for something else', async () => {
    await begin()
    look(() => 'toward', 8000)
    const [withRing] = [marks()]
    run.scene.hold()
    run.game.events.emit(WATCH_FACE, false)
    run.face.turnOff()
    run.scene.release()
    await run.face.turnOn()
    look(() => 'toward', 30_000)
    expect(facings()).toEqual(['toward', 'unknown'])
    expect(marks()).toBe(withRing - 1)
    expect(run.state.trial).toBeGreaterThan(0)
    run.scene.end('adult')
    expect(run.face.state).toBe('on')
  })

  it('records again if it is turned on again', async () => {
    await begin()
    look(() => 'toward', 5000)
    for (const isOn of [false, true]) {
      run.scene.hold()
      run.game.events.emit(WATCH_FACE, isOn)
      run.face.turnOff()
      if (isOn) await run.face.turnOn()
      run.scene.release()
      look(() => 'away', 5000)
    }
    expect(facings()).toEqual(['toward', 'unknown', 'away'])
    run.scene.end('adult')
    expect(run.face.state).toBe('off')
  })

  it('is left to the activity where that sees hands with it', async () => {
    await begin()
    run.leave()
    run = await play('bubble_ai', { watchesFace: true })
    run.advance(2000)
    expect(run.face.calls).toEqual([])
    expect(run.face.state).toBe('off')
  })
})
