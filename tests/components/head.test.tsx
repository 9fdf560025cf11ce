import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIsByTouch } from '#app/stage/start/DeviceChoices'
import { HeadChoicePart, useHeadAgain } from '#app/stage/start/HeadChoice'
import type { Dials } from '#domain/child/dials'
import { COMMON_HEAD_AREA, headSides } from '#domain/face/headArea'
import type { Place } from '#domain/geometry'
import { FaceCheck } from '../../src/screens/devices/FaceCheck'
import { useChoosing } from '../../src/screens/today/useChoosing'
import { usePointingHead } from '../../src/screens/today/usePointingHead'
import { useVoiceClick } from '../../src/screens/today/useVoiceClick'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { fakeFace } from '#tests/support/fakeFace'
import { show } from '../support/page'

const dials = { accessMethod: 'head', headClick: 'dwell', colour: 'yellow' } as const
const on = 'Turn on the head pointer'
const find = 'Set the comfortable range'

// The adult gate has its own tests.
beforeEach(() => window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ gate: { isOff: true } })))
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const toward = { facing: 'toward', pointer: null } as const
const none = { facing: 'none', pointer: null } as const

describe('the head as the pointer, on the start panel', () => {
  it('is offered only for a child who points with the head, and asks for the camera only on a press', async () => {
    const face = fakeFace()
    expect(show(<HeadChoicePart childId="one" dials={{ ...dials, accessMethod: 'dwell' }} />, { face }).text).toBe('')
    const page = show(<HeadChoicePart childId="one" dials={dials} />, { face })
    expect([face.calls, page.button(find)]).toEqual([[], null])
    expect(page.text).toContain('it is not shown, stored or sent')
    await page.press(on)
    expect([face.calls, page.text.includes('The camera is on.')]).toEqual([['turnOn'], true])
    await page.press('Turn off the head pointer')
    expect(face.state).toBe('off')
  })

  it.each([
    ['refused', 'Camera access was not allowed.'],
    ['missing', 'No camera was found'],
    ['failed', 'Face detection could not start on this device. Play by touch'],
  ] as const)('explains a camera that is %s, and keeps play by touch', async (state, wanted) => {
    const face = fakeFace()
    const page = show(<HeadChoicePart childId="one" dials={dials} />, { face })
    act(() => face.enter(state))
    expect(page.alert).toContain(wanted)
    expect(page.button(on)).not.toBeNull()
  })

  it('says in plain words that it finds no face, and stops saying so when it does', async () => {
    const face = fakeFace()
    const page = show(<HeadChoicePart childId="one" dials={dials} />, { face })
    await page.press(on)
    act(() => face.see({ ...none, at: 1000 }))
    act(() => face.see({ ...none, at: 3900 }))
    expect(page.alert).toBeNull()
    act(() => face.see({ ...none, at: 4100 }))
    expect(page.alert).toContain('No face is found.')
    act(() => face.see({ ...toward, at: 4200 }))
    expect(page.alert).toBeNull()
  })

  it('counts as play by touch until the camera is on', () => {
    const face = fakeFace()
    const Start = () => <p>{useIsByTouch({ needs: [] }, true) ? 'by touch' : 'as meant'}</p>
    const page = show(<Start />, { face })
    expect(page.text).toBe('by touch')
    act(() => face.enter('on'))
    expect(page.text).toBe('as meant')
  })

  it('uses the camera again for the same child’s next activity, and never for a child who plays otherwise', () => {
    const face = fakeFace()
    const voiceLevel = fakeVoiceLevel('on')
    const Again = ({ as }: { as: Partial<Pick<Dials, 'accessMethod' | 'headClick'>> }) => {
      useHeadAgain({ ...dials, ...as })
      return null
    }
    const after = (as: Partial<Pick<Dials, 'accessMethod' | 'headClick'>>) => {
      face.enter('resting')
      voiceLevel.enter('resting')
      show(<Again as={as} />, { face, voiceLevel }).leave()
      return [face.state, voiceLevel.state]
    }
    expect(after({ headClick: 'voice' })).toEqual(['on', 'on'])
    expect(after({})).toEqual(['on', 'off'])
    expect(after({ accessMethod: 'touch', headClick: 'voice' })).toEqual(['off', 'off'])
  })

  it('offers the microphone where the voice is the click, unless the activity offers it', async () => {
    const [face, voiceLevel] = [fakeFace(), fakeVoiceLevel('on')]
    const turnOn = 'Turn on the microphone for this session'
    const panel = (more: object, needs: readonly 'microphone'[] = []) =>
      show(<HeadChoicePart childId="one" dials={{ ...dials, ...more }} needs={needs} />, { face, voiceLevel })
    expect([panel({}).button(turnOn), panel({ headClick: 'voice' }, ['microphone']).button(turnOn)]).toEqual([null, null])
    const page = panel({ headClick: 'voice' })
    expect(page.text).toContain('A sound of your child’s chooses what the head points at.')
    await page.press(turnOn)
    expect(voiceLevel.calls).toEqual(['turnOn'])
  })
})

describe('the comfortable range', () => {
  async function opened() {
    vi.useFakeTimers()
    const face = fakeFace()
    const page = show(<HeadChoicePart childId="one" dials={dials} />, { face })
    await page.press(on)
    /** Plays ten seconds in which the head follows the light as `points` says. */
    const watch = async (points: (side: (typeof headSides)[number]) => Place | null) => {
      await page.press(find)
      for (let ms = 0; ms < 10_200; ms += 100) {
        const lit = page.place.querySelector<HTMLElement>('[data-lit=true]')?.dataset['side'] as (typeof headSides)[number] | undefined
        act(() => {
          if (lit !== undefined) face.see({ at: 1000 + ms, facing: 'toward', pointer: points(lit) })
          vi.advanceTimersByTime(100)
        })
      }
    }
    return { face, page, watch }
  }
  const places = { left: { x: 0.55, y: 0.45 }, right: { x: 0.75, y: 0.45 }, up: { x: 0.65, y: 0.37 }, down: { x: 0.65, y: 0.53 } }

  it('is found with a light at four sides in ten seconds, and is reset to the default on request', async () => {
    const { face, page, watch } = await opened()
    await watch((side) => places[side])
    expect(page.text).toContain('The range is set until this page is closed.')
    const { left, width, top, height } = face.areaOf('one')
    expect([left + width / 2, top + height / 2]).toEqual([expect.closeTo(0.65, 5), expect.closeTo(0.45, 5)])
    expect([width, height]).toEqual([expect.closeTo(0.2 / 0.9, 5), expect.closeTo(0.16 / 0.9, 5)])
    expect([face.areaOf('other'), face.isPointing]).toEqual([COMMON_HEAD_AREA, false])
    await page.press('Use the usual range')
    expect(face.areaOf('one')).toBe(COMMON_HEAD_AREA)
  })

  it('shows one light at a time', async () => {
    const { page } = await opened()
    await page.press(find)
    const lit = () => [...page.place.querySelectorAll<HTMLElement>('[data-lit=true]')].map((light) => light.dataset['side'])
    const sides: unknown[] = [lit()]
    for (let side = 1; side < 4; side++) {
      act(() => void vi.advanceTimersByTime(2500))
      sides.push(lit())
    }
    expect(sides).toEqual([['left'], ['right'], ['up'], ['down']])
  })

  it('waits for a face, and says to the adult where the light is and when the face is lost', async () => {
    const { face, page } = await opened()
    const see = (frame: typeof none | typeof toward, at: number) => act(() => face.see({ ...frame, at }))
    see(none, 1000)
    see(none, 4000)
    expect(page.button(find)?.disabled).toBe(true)
    see(toward, 4100)
    await page.press(find)
    expect(page.place.querySelector('.head-range [role=status]')?.textContent).toBe('Left (1 of 4)')
    see(none, 5000)
    see(none, 8000)
    expect(page.place.querySelector('.head-range [role=status]')?.textContent).toContain('No face is found.')
  })

  it('changes nothing when the face was not seen at every side, or when an adult cancels', async () => {
    const { face, page, watch } = await opened()
    await watch((side) => (side === 'up' ? null : places[side]))
    expect(page.text).toContain('The face was not seen on all four sides')
    await page.press(find)
    await page.press('Cancel')
    act(() => void vi.advanceTimersByTime(20_000))
    expect([face.areaOf('one'), face.isPointing]).toEqual([COMMON_HEAD_AREA, false])
  })

  it('wakes a resting camera for the search, then rests it again', async () => {
    const { face, watch } = await opened()
    act(() => face.rest())
    await watch((side) => places[side])
    expect([face.state, face.areaOf('one') === COMMON_HEAD_AREA]).toEqual(['resting', false])
  })
})

describe('the face check', () => {
  it('shows whether a face is turned to the screen, and where the head points', async () => {
    vi.useFakeTimers()
    const face = fakeFace()
    const page = show(<FaceCheck />, { face })
    expect(page.text).toContain('It cannot see where the eyes look')
    await page.press('Turn on face detection')
    expect(face.isPointing).toBe(true)
    const see = (place: Place | null, facing: 'toward' | 'away' | 'none', at: number) =>
      act(() => {
        face.see({ at, facing, pointer: place })
        vi.advanceTimersByTime(1100)
      })
    see({ x: 0.5, y: 0.53 }, 'toward', 1000)
    const light = page.place.querySelector<HTMLElement>('i[data-seen]')
    expect([page.text.includes('It is turned to the screen.'), light?.dataset['seen'], light?.style.left]).toEqual([true, 'true', '50%'])
    see(null, 'none', 2200)
    expect([page.text.includes('No face is found.'), light?.dataset['seen']]).toEqual([true, 'false'])
    see({ x: 0.9, y: 0.5 }, 'away', 3300)
    expect(page.text).toContain('It is turned away from the screen.')
  })
})

describe('the child’s own choice by head', () => {
  function room(headClick: Dials['headClick']) {
    vi.useFakeTimers()
    const [face, voiceLevel] = [fakeFace(), fakeVoiceLevel('on')]
    voiceLevel.enter('resting')
    face.enter('resting')
    const chosen: number[] = []
    const Room = () => {
      const access = { accessMethod: 'head', headClick, scanMs: 3000, dwellMs: 1000 } as const
      const choosing = useChoosing({ count: 2, access, isOpen: true, choose: (index) => void chosen.push(index) })
      usePointingHead({ childId: 'one', isWanted: true, onPoint: choosing.pointAt })
      useVoiceClick(headClick === 'voice', choosing.click)
      return [0, 1].map((index) => (
        <button key={index} type="button" ref={choosing.refOf(index)} data-framed={choosing.framed === index} aria-label={String(index)} />
      ))
    }
    const page = show(<Room />, { face, voiceLevel })
    const half = window.innerWidth / 2
    for (const [index, button] of [...page.place.querySelectorAll('button')].entries())
      button.getBoundingClientRect = () => new DOMRect(index * half, 0, half, window.innerHeight)
    let at = 1000
    const point = (place: Place | null, ms: number) => {
      for (let spent = 0; spent < ms; spent += 100)
        act(() => {
          face.pointAt(place, (at += 100))
          vi.advanceTimersByTime(100)
        })
    }
    const framed = () => [...page.place.querySelectorAll('button')].findIndex((button) => button.dataset['framed'] === 'true')
    return { face, voiceLevel, chosen, point, framed }
  }
  const [left, right] = [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ]

  it('frames what the head points at, and chooses it after the dwell time', () => {
    const { face, chosen, point, framed } = room('dwell')
    expect([face.state, face.isPointing]).toEqual(['on', true])
    point(left, 600)
    expect([framed(), chosen]).toEqual([0, []])
    point(right, 600)
    point(null, 1500)
    expect([framed(), chosen]).toEqual([-1, []])
    point(right, 1200)
    expect(chosen).toEqual([1])
  })

  it('waits for the switch where a switch is the click', () => {
    const { chosen, point } = room('switch')
    point(right, 3000)
    expect(chosen).toEqual([])
    const press = () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })))
    press()
    expect(chosen).toEqual([1])
    point(null, 500)
    press()
    expect(chosen).toEqual([1])
  })

  it('waits for a voice where the voice is the click, and does not accept a clap', () => {
    const { voiceLevel, chosen, point } = room('voice')
    expect(voiceLevel.state).toBe('on')
    let at = 0
    const sound = (above: number, ms: number) =>
      act(() => {
        for (let spent = 0; spent < ms; spent += 50) voiceLevel.hear({ above, at: (at += 50) })
      })
    point(right, 3000)
    sound(30, 100)
    sound(0, 500)
    expect(chosen).toEqual([])
    sound(20, 400)
    expect(chosen).toEqual([1])
    sound(0, 500)
    point(null, 500)
    sound(20, 400)
    expect(chosen).toEqual([1])
  })
})
