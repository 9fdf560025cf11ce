import { act, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#domain/activities/manifest'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import type { FaceConsent } from '#domain/child/faceConsent'
import type { Child } from '#domain/people/people'
import { type Delivery, StoreError } from '#ports/documents'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { FaceChoice, FacePanel } from '#app/stage/start/FaceChoice'
import { handOver } from '#app/gate/gate'
import { usePlay } from '#app/play/startSession'
import { findActivity } from '#scenes/catalogue'
import type { StageRequest } from '#ports/stage'
import { english } from '#tests/support/english'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { fakeFace } from '#tests/support/fakeFace'
import { FaceCamera } from '../../src/screens/profile/FaceCamera'
import { show } from '../support/page'

const mine = vi.hoisted(() => ({ mayChange: true, sent: [] as unknown[] }))
vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: [], activeChild: null, mayChange: () => mine.mayChange }) }))
vi.mock('#app/services/actors', () => ({
  useAuth: () => ({ snapshot: { context: { user: { uid: 'ada' } } } }),
  useStage: () => ({ send: (event: unknown) => void mine.sent.push(event) }),
}))
vi.mock('#app/play/autoWait', () => ({ useAutoWait: () => () => null }))
vi.mock('#app/play/pastSessions', () => ({ useSessions: () => ({ status: 'loading' }) }))
vi.mock('#app/services/flags', () => ({ useFlags: () => ({ strictEverywhere: false }) }))
vi.mock('#app/play/device', () => ({ readyStage: () => undefined }))
vi.mock('react-router', () => ({ useNavigate: () => () => undefined }))
// The adult gate has its own tests; one press passes it here.
vi.mock('#app/gate/AskAdult', () => ({
  AskAdult: ({ lead, onPassed }: { lead?: string; onPassed: () => void }) => (
    <>
      <p>{lead}</p>
      <button type="button" onClick={onPassed}>
        adult
      </button>
    </>
  ),
}))

const { facing } = english.app
const NOW = new Date('2026-11-10T10:00').getTime()
const given = (day: string, part: Partial<FaceConsent> = {}): FaceConsent => ({ by: 'ada', at: new Date(`${day}T09:00`).getTime(), within: 'looking', ...part })
const childWith = (faceCamera?: FaceConsent): Child => ({
  id: 'c1',
  ownerUid: 'ada',
  guardians: [{ uid: 'ben', email: 'ben@family.example', displayName: 'Ben', since: 0 }],
  alias: 'Pip',
  birthMonth: null,
  profile: { ...newProfile, ...(faceCamera === undefined ? {} : { faceCamera }) },
})

const activity = (id: string): Manifest => {
  const manifest = findActivity(id)
  if (manifest === null) throw new Error(`no activity ${id}`)
  return manifest
}
const lights = activity('lightcatcher')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  // A child has played on this device, so the adult gate appears.
  handOver()
  window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ gate: { wasPlayed: true } }))
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  mine.mayChange = true
  mine.sent.length = 0
})

/** Renders a part of the page with a child whose profile changes when the part saves it. */
function open(
  part: (child: Child) => React.ReactNode,
  {
    consent,
    face = fakeFace(),
    delivers = async () => 'sent' as Delivery,
  }: { consent?: FaceConsent | undefined; face?: ReturnType<typeof fakeFace> | undefined; delivers?: () => Promise<Delivery> } = {},
) {
  const saved: (FaceConsent | undefined)[] = []
  const listeners = new Set<() => void>()
  let known = childWith(consent)
  const saveProfile = async (child: Child, profile: ChildProfile) => {
    saved.push(profile.faceCamera)
    const delivery = await delivers()
    known = { ...child, profile }
    for (const listener of listeners) listener()
    return delivery
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const Following = () => part(useSyncExternalStore(subscribe, () => known))
  const page = show(<Following />, { face, children: { saveProfile } })
  return {
    ...page,
    saved,
    face,
    get text() {
      return page.text
    },
    get alert() {
      return page.alert
    },
  }
}
const openChoice = (options: Parameters<typeof open>[1] = {}, manifest = lights) => open((child) => <FaceChoice manifest={manifest} child={child} />, options)

describe('on the start panel', () => {
  it('is one line in a looking activity, and says what it cannot tell before it is turned on', async () => {
    const page = openChoice()
    expect(page.text).toBe(facing.title)
    await page.press(facing.title)
    for (const said of [facing.limits, facing.off, 'Pip']) expect(page.text).toContain(said)
    expect(page.face.calls).toEqual([])
  })

  it('is turned on for the child after the adult check, with the date and the person, and asks the browser then', async () => {
    const page = openChoice()
    await page.press(facing.title)
    await page.press(facing.turnOn)
    expect([page.saved, page.face.calls]).toEqual([[], []])
    await page.press('adult')
    expect([page.saved, page.face.calls]).toEqual([[{ by: 'ada', at: NOW, within: 'looking' }], ['turnOn']])
    expect(page.text).toContain(facing.on)
    expect(page.text).toContain('Turned on by you on November 10, 2026. You will be asked again on December 10, 2026.')
  })

  it('asks for an adult in a dialog each time, even right after the check was passed', async () => {
    window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ gate: { wasPlayed: false } }))
    const page = openChoice()
    await page.press(facing.title)
    for (const times of [1, 2]) {
      await page.press(facing.turnOn)
      expect(document.querySelector('dialog[open]')?.textContent).toContain(english.app.gate.first.camera)
      await page.press('adult')
      expect(page.saved.filter((consent) => consent !== undefined)).toHaveLength(times)
      await page.press(facing.turnOff)
    }
  })

  it('says, while the browser asks, that play continues without the camera', async () => {
    const page = openChoice()
    await page.press(facing.title)
    act(() => page.face.enter('starting'))
    expect(page.text).toContain(facing.asking)
  })

  it('says that no face is found, and stops saying so', async () => {
    const page = openChoice({ consent: given('2026-11-01') })
    act(() => page.face.enter('on'))
    for (const at of [1000, 4000]) act(() => page.face.see({ facing: 'none', pointer: null, at }))
    expect(page.alert).toBe(english.app.head.none)
    act(() => page.face.see({ facing: 'away', pointer: null, at: 4100 }))
    expect(page.alert).toBeNull()
  })

  it('stores nothing when the camera may not be used, says why, and stores it once it may', async () => {
    const face = fakeFace()
    const { turnOn } = face
    face.turnOn = async () => face.enter('refused')
    const page = openChoice({ face })
    await page.press(facing.title)
    await page.press(facing.turnOn)
    await page.press('adult')
    expect([page.saved, page.alert]).toEqual([[], facing.problems.refused])
    face.turnOn = turnOn
    await page.press(facing.turnOn)
    await page.press('adult')
    expect(page.saved).toMatchObject([{ by: 'ada' }])
  })

  it('turns off the camera at once, and the setting with it, on one press', async () => {
    const page = openChoice({ consent: given('2026-11-01') })
    expect(page.text).toContain(facing.ready)
    await page.press(facing.turnOff)
    expect([page.saved, page.face.calls]).toEqual([[undefined], ['turnOff']])
    expect(page.text).toContain(facing.off)
  })

  it('asks again after thirty days, and rejects a date in the future', async () => {
    for (const consent of [given('2026-10-10'), given('2026-11-12')]) {
      const page = openChoice({ consent })
      expect(page.text).toBe(facing.title + facing.lapsed)
      await page.press(facing.title)
      expect(page.button(facing.turnOn)).not.toBeNull()
      page.leave()
    }
    expect(openChoice({ consent: given('2026-10-12') }).text).toContain(facing.ready)
  })

  it('is not offered in other activities, but shown there if the family chose all activities', () => {
    expect(openChoice({}, activity('bubblepop')).text).toBe('')
    expect(openChoice({ consent: given('2026-11-01') }, activity('bubblepop')).text).toBe('')
    expect(openChoice({ consent: given('2026-11-01', { within: 'every', by: 'ben' }) }, activity('bubblepop')).text).toContain('Turned on by Ben on November 1')
    expect(openChoice({ consent: given('2026-11-01', { within: 'every' }) }, activity('grab_ai')).text).toBe('')
  })

  it('is hidden from people who may not change the profile', () => {
    mine.mayChange = false
    expect(openChoice({ consent: given('2026-11-01') }).text).toBe('')
  })

  it.each(['refused', 'missing', 'busy', 'ended', 'unsupported', 'failed'] as const)(
    'says why the camera does not work (%s), and tries again',
    async (problem) => {
      const face = fakeFace()
      const page = openChoice({ consent: given('2026-11-01'), face })
      face.state = problem
      page.leave()
      const again = openChoice({ consent: given('2026-11-01'), face })
      expect(again.alert).toBe(facing.problems[problem])
      await again.press(facing.turnOn)
      await again.press('adult')
      expect([face.state, again.alert]).toEqual(['on', null])
    },
  )

  it('says when the setting could not be saved, with the camera off', async () => {
    const face = fakeFace()
    face.state = 'on'
    const page = openChoice({ consent: given('2026-11-01'), face, delivers: () => Promise.reject(new StoreError('permission-denied')) })
    await page.press(facing.turnOff)
    expect([page.alert, face.state]).toEqual([facing.unsaved, 'off'])
  })
})

it('is switched off by one press on the pause menu, and on again after the adult check', async () => {
  const face = fakeFace()
  face.state = 'resting'
  const told: boolean[] = []
  const page = open((child) => <FacePanel child={child} face={face} onTurned={(isOn) => told.push(isOn)} />, { consent: given('2026-11-01'), face })
  expect(page.text).toContain(facing.onNow)
  expect(page.text).not.toContain(facing.limits)
  await page.press(facing.turnOff)
  expect([face.state, page.saved]).toEqual(['off', [undefined]])
  expect(page.text).toContain(facing.limits)
  await page.press(facing.turnOn)
  await page.press('adult')
  expect([face.state, page.saved.at(-1)?.at, told]).toEqual(['on', NOW, [false, true]])
})

describe('in the profile', () => {
  const openProfile = (consent?: FaceConsent, canEdit = true) => {
    const chosen: (FaceConsent | undefined)[] = []
    const face = fakeFace()
    const onChange = ({ faceCamera }: ChildProfile) => void chosen.push(faceCamera)
    const child = childWith(consent)
    const page = show(<FaceCamera child={child} profile={child.profile} canEdit={canEdit} onChange={onChange} />, { face })
    const pressed = () => page.place.querySelector('[aria-pressed=true]')?.textContent
    return { ...page, chosen, face, pressed }
  }

  it('is off until an adult chooses where', async () => {
    const page = openProfile()
    expect(page.pressed()).toBe(facing.scopes.off)
    await page.press(facing.scopes.every)
    expect([page.chosen, page.face.calls]).toEqual([[], []])
    await page.press('adult')
    expect([page.chosen, page.face.calls]).toEqual([[{ by: 'ada', at: NOW, within: 'every' }], ['turnOn', 'turnOff']])
  })

  it('stores nothing without a camera, says why, and leaves none running', async () => {
    const page = openProfile()
    page.face.turnOn = async () => page.face.enter('refused')
    await page.press(facing.scopes.looking)
    await page.press('adult')
    expect([page.chosen, page.place.querySelector('[role=alert]')?.textContent]).toEqual([[], facing.problems.refused])
    const left = openProfile()
    left.face.turnOn = async () => left.face.enter('starting')
    await left.press(facing.scopes.looking)
    await left.press('adult')
    left.leave()
    expect([left.chosen, left.face.state]).toEqual([[], 'off'])
  })

  it('extends the choice to every activity without turning the camera on', async () => {
    const page = openProfile(given('2026-11-01'))
    await page.press(facing.scopes.every)
    expect([page.chosen, page.face.calls]).toEqual([[{ by: 'ada', at: NOW, within: 'every' }], []])
  })

  it('shows who chose, and is off again at once or after thirty days', async () => {
    const page = openProfile(given('2026-11-01', { within: 'every' }))
    expect([page.pressed(), page.text.includes('Turned on by you on November 1, 2026.')]).toEqual([facing.scopes.every, true])
    await page.press(facing.scopes.off)
    expect([page.chosen, page.face.calls]).toEqual([[undefined], ['turnOff']])
    const lapsed = openProfile(given('2026-10-01'))
    expect([lapsed.pressed(), lapsed.text.includes(facing.lapsed)]).toEqual([facing.scopes.off, true])
  })

  it('cannot be changed by people who only look', () => {
    expect([...openProfile(undefined, false).place.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true)
  })
})

describe('play', () => {
  interface Options {
    readonly fromToday?: true
    readonly isShown?: true
  }

  async function begin(child: Child, manifest = lights, options: Options = {}, face = fakeFace()) {
    function Start() {
      const { play } = usePlay()
      return (
        <button type="button" onClick={() => play(manifest, { category: null, level: '1', isCoached: true, ...options }, child)}>
          start
        </button>
      )
    }
    mine.sent.length = 0
    const page = show(<Start />, { face, voiceLevel: fakeVoiceLevel(), sound: { unlock: () => undefined } })
    await page.press('start')
    const [opened] = mine.sent as { readonly request: StageRequest }[]
    return { watches: opened?.request.watchesFace, calls: face.calls }
  }

  it('turns the camera on where an adult turned it on for the child, and nowhere else', async () => {
    expect(await begin(childWith(given('2026-11-01')))).toEqual({ watches: true, calls: ['turnOn'] })
    for (const consent of [undefined, given('2026-10-01'), given('2026-11-20')])
      expect(await begin(childWith(consent))).toEqual({ watches: undefined, calls: [] })
    expect(await begin(childWith(given('2026-11-01')), activity('bubblepop'))).toEqual({ watches: undefined, calls: [] })
  })

  it('does not ask for a camera that is on already', async () => {
    const face = fakeFace()
    face.state = 'on'
    expect(await begin(childWith(given('2026-11-01')), lights, {}, face)).toEqual({ watches: true, calls: [] })
  })

  it('leaves the camera off on the child’s own page, on a shared link, and for people who could not turn it off', async () => {
    for (const options of [{ fromToday: true }, { isShown: true }] as const)
      expect(await begin(childWith(given('2026-11-01')), lights, options)).toEqual({ watches: undefined, calls: [] })
    mine.mayChange = false
    expect(await begin(childWith(given('2026-11-01')))).toEqual({ watches: undefined, calls: [] })
  })
})
