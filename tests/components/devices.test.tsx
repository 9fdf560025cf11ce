import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#domain/activities/manifest'
import { DeviceChoicesPart, useDevicesOffOnLeave, useIsByTouch } from '#app/stage/start/DeviceChoices'
import type { Services } from '#app/services/services'
import { sessionHeader } from '#tests/support/examples'
import { fakeTilt, fakeVoiceLevel } from '#tests/support/fakeDevices'
import type { DetectedHand } from '#domain/hands/landmarks'
import { COMMON_AREA } from '#domain/hands/workArea'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { fakeFace } from '#tests/support/fakeFace'
import { fakeHands, fakeMirror } from '#tests/support/fakeHands'
import { plainHand } from '#tests/support/plainHand'
import { show } from '../support/page'
import { appWithStage } from '#tests/support/stageActor'
import { fakeActor } from '../support/services'

type Needs = Manifest['needs']

function panelsFor(needs: Needs, given: Partial<Services> = {}) {
  const services = { hands: fakeHands(), face: fakeFace(), mirror: fakeMirror(), tilt: fakeTilt().tilt, voiceLevel: fakeVoiceLevel(), ...given }
  return show(<DeviceChoicesPart manifest={{ needs }} />, services)
}

const turnOnTilt = 'Turn on tilt for this session'
const turnOnMicrophone = 'Turn on the microphone for this session'

// The adult gate has its own tests.
beforeEach(() => window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ gate: { isOff: true } })))
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

it('shows a panel for each device in the manifest, and no other', () => {
  const titles = (needs: Needs) => [...panelsFor(needs).place.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect([titles([]), titles(['tilt']), titles(['microphone']), titles(['camera', 'mirror', 'microphone', 'tilt'])]).toEqual([
    [],
    ['Tilt'],
    ['Microphone'],
    ['Camera', 'Mirror', 'Microphone', 'Tilt'],
  ])
})

describe('tilt', () => {
  it('asks for permission only on a press, then takes the tablet’s current angle as flat', async () => {
    const { tilt, asked, lean } = fakeTilt('granted')
    const leans: number[] = []
    tilt.watch(({ x }) => leans.push(Math.round(x)))
    const page = panelsFor(['tilt'], { tilt })
    expect([asked, page.button('Make this position flat')]).toEqual([[], null])
    await page.press(turnOnTilt)
    expect(asked).toEqual(['asked'])
    act(() => lean(0, 20))
    expect(page.text).toContain('Tilt is on for this session.')
    await page.press('Make this position flat')
    expect(page.text).toContain('This position now counts as flat.')
    act(() => lean(0, 20))
    expect(leans).toEqual([20, 0])
    await page.press('Turn tilt off')
    expect([tilt.state, page.button('Make this position flat'), page.button(turnOnTilt) !== null]).toEqual(['off', null, true])
  })

  it.each([
    ['denied', 'Access to the motion sensor was not allowed.'],
    [null, 'This browser cannot detect tilt.'],
  ] as const)('explains the problem (%s) and falls back to touch', async (answer, wanted) => {
    const page = panelsFor(['tilt'], { tilt: fakeTilt(answer).tilt })
    await page.press(turnOnTilt)
    expect(page.alert).toContain(wanted)
    expect(page.alert).toMatch(/\bplay by touch/iu)
    expect(page.button(turnOnTilt)?.disabled).toBe(false)
  })

  it('says that a device sends no tilt data, until it does', async () => {
    vi.useFakeTimers()
    const { tilt, lean } = fakeTilt()
    const page = panelsFor(['tilt'], { tilt })
    await page.press(turnOnTilt)
    expect(page.alert).toBeNull()
    act(() => void vi.advanceTimersByTime(2000))
    expect(page.alert).toContain('It may not have a tilt sensor. Play by touch instead.')
    expect(page.button('Make this position flat')).toBeNull()
    act(() => lean(0, 5))
    expect([page.alert, page.button('Make this position flat') !== null]).toEqual([null, true])
  })
})

describe('the microphone', () => {
  it('says that no sound leaves the device, measures the room, and shows its loudness', async () => {
    const voiceLevel = fakeVoiceLevel()
    const page = panelsFor(['microphone'], { voiceLevel })
    expect(page.text).toContain('no sound is stored or sent')
    await page.press(turnOnMicrophone)
    expect(page.text).toContain('Listening to the room for three seconds. Please be quiet')
    expect(page.button('Listen to the room again')?.disabled).toBe(true)
    for (const [roomDb, wanted] of [
      [-70, 'The room is quiet'],
      [-45, 'There is some noise'],
      [-20, 'The room is loud'],
    ] as const) {
      act(() => voiceLevel.measure(roomDb))
      expect(page.text).toContain(wanted)
      await page.press('Listen to the room again')
    }
    expect(voiceLevel.calls).toEqual(['turnOn', 'calibrate', 'calibrate', 'calibrate'])
    await page.press('Turn the microphone off')
    expect(voiceLevel.state).toBe('off')
  })

  it.each([
    ['refused', 'Microphone access was not allowed.'],
    ['missing', 'No microphone was found'],
    ['unsupported', 'This browser does not allow the microphone here.'],
    ['failed', 'The microphone could not start.'],
  ] as const)('explains the problem (%s) and falls back to touch', async (state, wanted) => {
    const page = panelsFor(['microphone'], { voiceLevel: fakeVoiceLevel(state) })
    await page.press(turnOnMicrophone)
    expect(page.alert).toContain(wanted)
    expect(page.alert).toMatch(/\bplay by touch/iu)
    expect(page.button('Listen to the room again')).toBeNull()
    expect(page.button(turnOnMicrophone)?.disabled).toBe(false)
  })
})

it('turns the mirror on by a press, and explains a problem with its alternative', async () => {
  const mirror = fakeMirror()
  const page = panelsFor(['mirror'], { mirror })
  expect([mirror.calls, page.text.includes('and not stored or sent')]).toEqual([[], true])
  await page.press('Turn the mirror on for this session')
  expect(page.text).toContain('The mirror is on for this session.')
  act(() => mirror.enter('ended'))
  expect(page.alert).toContain('Pictures are shown instead')
})

describe('the camera', () => {
  const find = 'Find where the hand is comfortable'
  const at = (x: number, y: number) => [plainHand({ x, y }, true)]
  async function on() {
    vi.useFakeTimers()
    const hands = fakeHands()
    const page = panelsFor(['camera'], { hands })
    expect(page.button(find)).toBeNull()
    await page.press('Turn the camera on for this session')
    const watch = async (seen: (second: number) => readonly DetectedHand[]) => {
      await page.press(find)
      expect(page.text).toContain('Move the hand where it is comfortable, for 5 seconds.')
      for (let ms = 0; ms < 5000; ms += 100) {
        hands.see(seen(ms / 1000), 1000 + ms)
        await act(() => vi.advanceTimersByTime(100))
      }
    }
    return { hands, page, watch }
  }

  it('fits the hand’s area to the whole screen, and resets it on request', async () => {
    const { hands, page, watch } = await on()
    await watch((second) => at(0.5 + 0.25 * Math.sin(second * 2), 0.7))
    expect(page.text).toContain('That area is now the whole screen')
    expect(hands.area.left).toBeCloseTo(0.26, 1)
    expect(hands.area.width).toBeCloseTo(0.48, 1)
    expect(hands.area.height).toBeCloseTo(1 / 3)
    await page.press('Use the whole picture')
    expect(hands.area).toBe(COMMON_AREA)
  })

  it('reports that no hand was seen and changes nothing, even when cancelled', async () => {
    const { hands, page, watch } = await on()
    await watch(() => [])
    expect(page.text).toContain('No hand was seen, so nothing changed.')
    await page.press(find)
    await page.press('Cancel')
    await act(() => vi.advanceTimersByTime(10_000))
    expect([hands.area, page.button(find) !== null]).toEqual([COMMON_AREA, true])
  })

  it('wakes the camera for the search while play is paused, then rests it again', async () => {
    const { hands, page, watch } = await on()
    act(() => hands.rest())
    await watch(() => at(0.6, 0.6))
    expect([hands.state, hands.area === COMMON_AREA]).toEqual(['resting', false])
    await page.press('Find it again')
    expect(hands.state).toBe('on')
    await page.press('Cancel')
    expect(hands.state).toBe('resting')
  })

  it('says that a covered camera sees nothing while play continues', async () => {
    const { hands, page } = await on()
    act(() => hands.darken(true))
    expect(page.alert).toContain('The camera sees nothing: it is covered, or the room is dark.')
    expect(page.button('Turn the camera off')).not.toBeNull()
    act(() => hands.darken(false))
    expect(page.alert).toBeNull()
  })
})

function Start({ needs }: { needs: Needs }) {
  useDevicesOffOnLeave()
  return <p>{useIsByTouch({ needs }) ? 'by touch' : 'as meant'}</p>
}

it('plays by touch until every requested device is on', async () => {
  const [{ tilt }, voiceLevel] = [fakeTilt(), fakeVoiceLevel()]
  const services = {
    hands: fakeHands(),
    face: fakeFace(),
    mirror: fakeMirror(),
    tilt,
    voiceLevel,
    actor: fakeActor({}),
  }
  expect(show(<Start needs={[]} />, services).text).toBe('as meant')
  // A mirror is not an input device.
  expect(show(<Start needs={['mirror']} />, services).text).toBe('as meant')
  const page = show(<Start needs={['tilt', 'microphone']} />, services)
  expect(page.text).toBe('by touch')
  await act(() => tilt.turnOn())
  expect(page.text).toBe('by touch')
  act(() => voiceLevel.measure(-60))
  expect(page.text).toBe('as meant')
})

it('turns devices off when the adult leaves without playing, and keeps them on during play; the head’s camera rests', async () => {
  const { actor, stage } = await appWithStage(sessionHeader('s1'), [])
  const [{ tilt, isWatched }, voiceLevel, hands, face, mirror] = [fakeTilt(), fakeVoiceLevel('on'), fakeHands(), fakeFace(), fakeMirror()]
  const leave = async () => {
    await Promise.all([tilt.turnOn(), voiceLevel.turnOn(), hands.turnOn(), face.turnOn(), mirror.turnOn()])
    show(<Start needs={['tilt']} />, { hands, face, mirror, tilt, voiceLevel, actor }).leave()
    return [isWatched(), voiceLevel.state, hands.state, face.state, mirror.state]
  }
  expect(await leave()).toEqual([true, 'on', 'on', 'on', 'on'])
  stage.send({ type: 'STAGE.CLOSE' })
  expect(await leave()).toEqual([false, 'off', 'off', 'resting', 'off'])
})
