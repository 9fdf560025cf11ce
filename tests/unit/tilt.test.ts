import { expect, it } from 'vitest'
import { createTilt, type TiltWindow } from '#adapters/browser/tilt'
import { relativeLean, leanOf, pushOf, type Lean } from '#domain/devices/tilt'

const rounded = ({ x, y }: Lean) => [x, y].map((degrees) => Math.round(degrees * 1000) / 1000 + 0)

it('gives the tilt relative to the picture, in any orientation of the device', () => {
  const rightDown = { beta: 0, gamma: 10 }
  const bottomDown = { beta: 10, gamma: 0 }
  for (const [angle, right, bottom] of [
    [0, [10, 0], [0, 10]],
    [90, [0, -10], [10, 0]],
    [180, [-10, 0], [0, -10]],
    [270, [0, 10], [-10, 0]],
    [-90, [0, 10], [-10, 0]],
  ] as const) {
    expect(rounded(leanOf(rightDown, angle))).toEqual(right)
    expect(rounded(leanOf(bottomDown, angle))).toEqual(bottom)
  }
})

it('does not jump where an upright tablet passes the vertical', () => {
  const [before, after] = [leanOf({ beta: 89, gamma: 5 }, 0), leanOf({ beta: 91, gamma: -5 }, 0)]
  expect(Math.abs(after.x - before.x)).toBeLessThan(1)
  expect(Math.abs(after.y - before.y)).toBeLessThan(1)
})

it('gives no push within the dead zone, and at most the full push', () => {
  expect(pushOf({ x: 3, y: -3 }, 5)).toEqual({ x: 0, y: 0 })
  expect(pushOf({ x: 5.1, y: 0 }, 5).x).toBeLessThan(0.01)
  expect(rounded(pushOf({ x: 80, y: 0 }, 5))).toEqual([1, 0])
  expect(Math.hypot(...Object.values(pushOf({ x: -40, y: 40 }, 5)))).toBeCloseTo(1)
  expect(rounded(relativeLean({ x: 30, y: 4 }, { x: 28, y: 4 }))).toEqual([2, 0])
})

function fakeWindow(more: Partial<TiltWindow> = {}) {
  const listeners = new Set<(event: { beta: number | null; gamma: number | null }) => void>()
  const window: TiltWindow = {
    DeviceOrientationEvent: Event,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    ...more,
  }
  return { window, listeners, lean: (beta: number | null, gamma: number | null) => listeners.forEach((listener) => listener({ beta, gamma })) }
}

it('reports tilt relative to a mounted tablet’s rest position while it is on', async () => {
  const { window, listeners, lean } = fakeWindow()
  const tilt = createTilt(window)
  const seen: Lean[] = []
  const states: string[] = []
  tilt.watch((each) => seen.push(each))
  tilt.subscribe(() => states.push(tilt.state))
  lean(20, 0)
  expect(seen).toEqual([])
  await tilt.turnOn()
  await tilt.turnOn()
  lean(20, 0)
  lean(null, null)
  tilt.zeroHere()
  lean(26, 0)
  expect(rounded(seen[0] as Lean)).toEqual([0, 20])
  expect(rounded(seen[1] as Lean)).toEqual([0, 6])
  tilt.turnOff()
  expect(listeners.size).toBe(0)
  expect(states).toEqual(['starting', 'on', 'off'])
})

it('gives the reason for a failure', async () => {
  const asking = (answer: () => Promise<string>) => Object.assign(() => undefined, { requestPermission: answer })
  const outcomes = [
    [undefined, 'unsupported'],
    [asking(() => Promise.resolve('denied')), 'refused'],
    [asking(() => Promise.reject(new Error('no gesture'))), 'refused'],
    [asking(() => Promise.resolve('granted')), 'on'],
  ] as const
  for (const [DeviceOrientationEvent, state] of outcomes) {
    const tilt = createTilt(fakeWindow({ DeviceOrientationEvent }).window)
    await tilt.turnOn()
    expect(tilt.state).toBe(state)
  }
})
