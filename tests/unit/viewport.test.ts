import { describe, expect, it } from 'vitest'
import { createViewport, viewportContent } from '#app/page/viewport'
import { blockGestures } from '#app/stage/play/gestures'
import { lockLandscape } from '#app/play/device'
import { keepAwake } from '#app/stage/play/wakeLock'
import { promisesSettled } from '../support/fakePorts'

const SPECIFIED = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'

const SCALED = 'width=device-width, initial-scale=1, viewport-fit=cover'

function fakePage(isAndroid = false) {
  const log: string[] = []
  const listeners = new Set<() => void>()
  const timers = new Map<() => void, number>()
  return {
    log,
    timers,
    isAndroid,
    setContent: (content: string) => void log.push(content),
    onFullscreenChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announceResize: () => void log.push('resize'),
    later(ms: number, work: () => void) {
      timers.set(work, ms)
      return () => timers.delete(work)
    },
    changeFullscreen: () => listeners.forEach((listener) => listener()),
    elapse: () => [...timers.keys()].forEach((work) => timers.delete(work) && work()),
  }
}

describe('the viewport', () => {
  it('is fixed on the stage and covers the display', () => expect(viewportContent(false, false)).toBe(SPECIFIED))
  it('is 1024 wide on the stage of an Android device', () => expect(viewportContent(true, false)).toBe('width=1024, user-scalable=no, viewport-fit=cover'))

  it.each([true, false])("allows zooming on an adult's text screen (Android: %s)", (isAndroid) => {
    expect(viewportContent(isAndroid, true)).not.toMatch(/user-scalable|maximum-scale/)
  })

  it('can be zoomed, except while the stage fixes it', () => {
    const page = fakePage()
    const letScale = createViewport(page).fix()
    letScale()
    expect(page.log).toEqual([SCALED, SPECIFIED, SCALED])
  })

  it('is applied again 200 ms after a full-screen change, followed by a resize event', () => {
    const page = fakePage()
    createViewport(page).fix()
    page.changeFullscreen()
    expect([...page.timers.values()]).toEqual([200])
    expect(page.log).toEqual([SCALED, SPECIFIED])
    page.elapse()
    expect(page.log).toEqual([SCALED, SPECIFIED, SPECIFIED, 'resize'])
  })

  it('announces the size once after several changes in a row', () => {
    const page = fakePage()
    createViewport(page)
    page.changeFullscreen()
    page.changeFullscreen()
    page.elapse()
    expect(page.log.filter((entry) => entry === 'resize')).toHaveLength(1)
  })

  it('does nothing more once stopped', () => {
    const page = fakePage()
    const viewport = createViewport(page)
    page.changeFullscreen()
    viewport.stop()
    page.elapse()
    page.changeFullscreen()
    expect([page.timers.size, page.log]).toEqual([0, [SCALED]])
  })
})

describe('the landscape lock', () => {
  it('requests landscape-primary', async () => {
    const asked: string[] = []
    await lockLandscape({ lock: async (orientation: string) => void asked.push(orientation) })
    expect(asked).toEqual(['landscape-primary'])
  })

  it.each([undefined, {}, { lock: () => Promise.reject(new Error('not supported')) }])('ignores a refusal: %j', async (orientation) => {
    await expect(lockLandscape(orientation)).resolves.toBeUndefined()
  })
})

describe('browser gestures on the stage', () => {
  const touch = (touches: number) => Object.assign(new Event('touchmove', { cancelable: true }), { touches: { length: touches } })
  const wheel = (ctrlKey: boolean) => Object.assign(new Event('wheel', { cancelable: true }), { ctrlKey })
  const plain = (name: string) => new Event(name, { cancelable: true })

  it.each<[string, Event, boolean]>([
    ['a pinch', touch(2), true],
    ['one finger', touch(1), false],
    ['zoom by wheel', wheel(true), true],
    ['the wheel alone', wheel(false), false],
    ...['gesturestart', 'gesturechange', 'gestureend', 'contextmenu', 'dblclick'].map((name): [string, Event, boolean] => [name, plain(name), true]),
    ['a pointer', plain('pointerdown'), false],
  ])('%s', (_name, event, isBlocked) => {
    const stage = new EventTarget()
    blockGestures(stage)
    stage.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isBlocked)
  })

  it('are allowed again afterwards', () => {
    const stage = new EventTarget()
    blockGestures(stage)()
    const events = [touch(2), wheel(true), plain('contextmenu')]
    events.forEach((event) => stage.dispatchEvent(event))
    expect(events.map((event) => event.defaultPrevented)).toEqual([false, false, false])
  })
})

describe('the wake lock', () => {
  function fakeScreen(request: 'grants' | 'refuses' | 'none' = 'grants') {
    const state = { asked: 0, released: 0, isVisible: true }
    const listeners = new Set<() => void>()
    const ask = async () => {
      state.asked += 1
      if (request === 'refuses') throw new Error('battery low')
      return { release: async () => void (state.released += 1) }
    }
    return {
      state,
      request: request === 'none' ? null : ask,
      isVisible: () => state.isVisible,
      onVisibilityChange(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      show(isVisible: boolean) {
        state.isVisible = isVisible
        listeners.forEach((listener) => listener())
      },
    }
  }

  it('is requested again when the page becomes visible, and released at the end', async () => {
    const screen = fakeScreen()
    const stop = keepAwake(screen)
    screen.show(false)
    screen.show(true)
    await promisesSettled()
    expect(screen.state.asked).toBe(2)
    stop()
    screen.show(true)
    await promisesSettled()
    expect([screen.state.asked, screen.state.released]).toEqual([2, 1])
  })

  it('is released when it arrives after the end', async () => {
    const screen = fakeScreen()
    keepAwake(screen)()
    await promisesSettled()
    expect(screen.state.released).toBe(1)
  })

  it.each(['refuses', 'none'] as const)('is not needed when the device %s', async (request) => {
    const screen = fakeScreen(request)
    const stop = keepAwake(screen)
    await promisesSettled()
    stop()
    expect(screen.state.released).toBe(0)
  })
})
