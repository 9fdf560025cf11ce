import { expect, it } from 'vitest'
import { byVoice, type MechanicSpec, tilt } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { fakeTilt, fakeVoiceLevel } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'
import { disc, testActivity } from '#tests/support/testActivity'

/*
 * Tilt and the microphone belong to one session: they are on if the adult turned them on, and off afterwards. Without them, everything works by
 * touch.
 */

const ball = [disc('ball', 0.25, { goesTo: 'hole' }), disc('hole', 0.75, { role: 'place', size: 0.35 })]
const rolling = tilt({ speed: 0.12, deadDegrees: 5 })

async function open(
  needs: 'tilt' | 'microphone',
  mechanic: MechanicSpec,
  stimuli: readonly StimulusPlan[],
  devices: Pick<PlayOptions, 'tilt' | 'voiceLevel'>,
): Promise<PlayRun> {
  const { mutant } = testActivity('device', () => ({ mechanic, stimuli }), { needs: [needs] })
  const run = await play(mutant.manifest.id, { mutant, ...devices })
  return run.untilOpen().advance(600)
}

const answers = (run: PlayRun) => run.events.flatMap((event) => (event.kind === 'answered' ? [event.by] : []))

it('keeps the rest position of a tilted tablet, also during a session, and stops listening afterwards', async () => {
  const { tilt: device, lean, isWatched } = fakeTilt('granted')
  await device.turnOn()
  const run = await open('tilt', rolling, ball, { tilt: device })
  const roll = (gamma: number, ms: number) => {
    for (let spent = 0; spent < ms; spent += 50) {
      lean(0, gamma)
      run.advance(50)
    }
    return run.stimulus('ball').place.x
  }
  // On a mount that is not level, the ball would roll without the child.
  expect(roll(20, 500)).toBeGreaterThan(0.25)
  run.scene.hold()
  run.advance(2000)
  device.zeroHere()
  run.scene.release()
  roll(20, 2000)
  const rest = roll(20, 500)
  expect(roll(20, 2000)).toBeCloseTo(rest)
  roll(45, 12_000)
  expect(answers(run)[0]).toBe('tilt')
  expect(isWatched()).toBe(true)
  run.scene.end('adult')
  run.advance(200)
  expect([device.state, isWatched()]).toEqual(['off', false])
  // The device is turned on for the next session while the last one is still fading out.
  await device.turnOn()
  run.leave()
  expect(device.state).toBe('on')
})

it.each(['denied', null] as const)('falls back to touch for a refused or missing device (%s)', async (answer) => {
  const { tilt: device } = fakeTilt(answer)
  await device.turnOn()
  const run = await open('tilt', rolling, ball, { tilt: device })
  for (let press = 0; press < 10 && answers(run).length === 0; press++) run.touch('ball').advance(2500)
  expect(answers(run)).toEqual(['touch'])
  run.scene.end('adult')
  run.leave()
})

it('turns the microphone off when a session ends or is left', async () => {
  for (const isLeft of [false, true]) {
    const voiceLevel = fakeVoiceLevel('on')
    await voiceLevel.turnOn()
    const run = await open('microphone', byVoice({ ms: 300 }), [disc('flower', 0.5)], { voiceLevel })
    for (let spent = 0; spent < 1200; spent += 50) {
      run.advance(50)
      voiceLevel.hear({ above: 20, at: run.time })
    }
    expect(answers(run)).toEqual(['voice'])
    const calls = () => voiceLevel.calls.filter((call) => call.startsWith('turn'))
    expect(calls()).toEqual(['turnOn'])
    if (!isLeft) run.scene.end('adult')
    if (!isLeft) run.advance(200)
    else run.leave()
    expect(calls()).toEqual(['turnOn', 'turnOff'])
    if (!isLeft) run.leave()
    expect([calls().length, voiceLevel.watchers.size]).toEqual([2, 0])
  }
})

it('accepts a touch instead of a voice when the microphone was refused', async () => {
  const voiceLevel = fakeVoiceLevel('refused')
  await voiceLevel.turnOn()
  const run = await open('microphone', byVoice({ ms: 300 }), [disc('flower', 0.5)], { voiceLevel })
  run.touch('flower').advance(300)
  expect(answers(run)).toEqual(['touch'])
  run.scene.end('adult')
  run.leave()
})
