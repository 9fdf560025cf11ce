import { beforeEach, describe, expect, it } from 'vitest'
import { CameraError, refusalOf, type Camera } from '#adapters/hands/camera'
import type { Detector } from '#adapters/hands/detector'
import { createHands, type HandsHost } from '#adapters/hands/hands'
import { createMirror } from '#adapters/hands/mirror'
import type { HandFrame } from '#domain/hands/landmarks'
import { COMMON_AREA } from '#domain/hands/workArea'
import type { CameraState } from '#ports/sessionCamera'
import { promisesSettled } from '../support/fakePorts'

/** Returns a page with a camera. The test decides when and how the browser answers. */
function fakePage() {
  const running = new Set<Camera>()
  const answers: { allow(): void; refuse(reason: Error): void }[] = []
  let unplug = () => {}
  let mute: (isMuted: boolean) => void = () => {}
  let hide = () => {}
  let time = 0
  let closed = 0
  const page = {
    detection: null as Error | null,
    brightness: 0.4,
    modelFailure: null as Error | null,
    closedPictures: 0,
    asked: [] as number[],
    host: {
      openCamera: () =>
        new Promise<Camera>((resolve, reject) => {
          const camera: Camera = {
            picture: () => Promise.resolve({ width: 640, height: 480, close: () => void (page.closedPictures += 1) } as ImageBitmap),
            onEnded: (listener) => void (unplug = listener),
            onMuted: (listener) => void (mute = listener),
            stop: () => running.delete(camera),
          }
          answers.push({
            allow: () => {
              running.add(camera)
              resolve(camera)
            },
            refuse: reject,
          })
        }),
      startDetector: (): Promise<Detector> => {
        if (page.modelFailure !== null) return Promise.reject(page.modelFailure)
        return Promise.resolve({
          look: (_picture, _at, most) => (
            page.asked.push(most),
            page.detection === null ? Promise.resolve({ hands: [], movement: null, brightness: page.brightness }) : Promise.reject(page.detection)
          ),
          close: () => void (closed += 1),
        })
      },
      now: () => (time += 10),
      // Only one detection runs at a time, so that a test can end.
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      onHidden: (listener) => void (hide = listener),
    } satisfies HandsHost,
    get running() {
      return running.size
    },
    get closed() {
      return closed
    },
    answer: async (how: (answer: (typeof answers)[number]) => void) => {
      const answer = answers.shift()
      if (answer === undefined) throw new Error('the browser was not asked')
      how(answer)
      await promisesSettled()
      await promisesSettled()
    },
    unplug: () => unplug(),
    mute: (isMuted: boolean) => mute(isMuted),
    hide: () => hide(),
  }
  return page
}

describe('the camera', () => {
  let page: ReturnType<typeof fakePage>
  let states: CameraState[]
  let frames: HandFrame[]
  let hands: ReturnType<typeof createHands>
  beforeEach(() => {
    page = fakePage()
    hands = createHands(page.host)
    states = []
    frames = []
    hands.subscribe(() => states.push(hands.state))
    hands.watch((frame) => frames.push(frame))
  })

  async function allowed(): Promise<void> {
    void hands.turnOn()
    await page.answer((answer) => answer.allow())
  }

  it('is off until turned on, and reports what it sees while it is on', async () => {
    expect(hands.state).toBe('off')
    await allowed()
    expect(states).toEqual(['starting', 'on'])
    expect(frames.length).toBeGreaterThan(0)
    hands.turnOff()
    expect([hands.state, page.running, page.closed]).toEqual(['off', 0, 0])
    await promisesSettled()
    expect(page.closed).toBe(1)
    const told = frames.length
    await promisesSettled()
    expect(frames.length).toBe(told)
  })

  it('is released for a rest or a hidden page, and taken again when play continues', async () => {
    await allowed()
    for (const leave of [hands.rest, page.hide]) {
      leave()
      expect([hands.state, page.running]).toEqual(['resting', 0])
      hands.wake()
      await page.answer((answer) => answer.allow())
      expect([hands.state, page.running]).toEqual(['on', 1])
    }
  })

  it('does not wake unless it was turned on', () => {
    hands.wake()
    hands.rest()
    expect([hands.state, states]).toEqual(['off', []])
  })

  it('is not turned on by a late permission', async () => {
    void hands.turnOn()
    hands.turnOff()
    await page.answer((answer) => answer.allow())
    expect([hands.state, page.running]).toEqual(['off', 0])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ] as const)('reports %s as %s, and can be tried again', async (name, reason) => {
    void hands.turnOn()
    await page.answer((answer) => answer.refuse(new CameraError(refusalOf(new DOMException('', name)))))
    expect([hands.state, page.running]).toEqual([reason, 0])
    await allowed()
    expect(hands.state).toBe('on')
  })

  it('reports that it was unplugged', async () => {
    await allowed()
    page.unplug()
    expect([hands.state, page.running]).toEqual(['ended', 0])
  })

  it('ends while another program uses it, and resumes automatically afterwards', async () => {
    await allowed()
    let told = 0
    hands.watch(() => (told += 1))
    page.mute(true)
    expect([hands.state, page.running]).toEqual(['ended', 1])
    for (let look = 0; look < 5; look++) await promisesSettled()
    expect(told).toBe(0)
    page.mute(false)
    for (let look = 0; look < 5; look++) await promisesSettled()
    expect([hands.state, told > 0]).toEqual(['on', true])
    page.mute(true)
    hands.turnOff()
    expect([hands.state, page.running]).toEqual(['ended', 0])
    await allowed()
    page.mute(true)
    await allowed()
    expect([hands.state, page.running]).toEqual(['on', 1])
    page.mute(true)
    hands.rest()
    hands.wake()
    expect([hands.state, page.running]).toEqual(['ended', 0])
  })

  it('reports darkness after a second, stays on, and continues when it is light', async () => {
    await allowed()
    page.brightness = 0.01
    await promisesSettled()
    expect(hands.isDark).toBe(false)
    // Each detection takes 20 ms of the test's clock.
    for (let look = 0; look < 200; look++) await promisesSettled()
    expect([hands.state, hands.isDark, states.at(-1), page.running]).toEqual(['on', true, 'on', 1])
    // The pause menu pauses the camera, and shows the message.
    hands.rest()
    expect([hands.state, hands.isDark]).toEqual(['resting', true])
    hands.wake()
    await page.answer((answer) => answer.allow())
    page.brightness = 0.3
    for (let look = 0; look < 5; look++) await promisesSettled()
    expect([hands.state, hands.isDark]).toEqual(['on', false])
  })

  it('detects as many hands as requested, and two again after it was turned off', async () => {
    await allowed()
    expect(page.asked.at(-1)).toBe(2)
    hands.setMost(1)
    await promisesSettled()
    await promisesSettled()
    expect(page.asked.at(-1)).toBe(1)
    hands.turnOff()
    await allowed()
    expect(page.asked.at(-1)).toBe(2)
  })

  it('keeps the comfortable area for the hand until it is turned off', async () => {
    await allowed()
    const area = { left: 0.3, top: 0.4, width: 0.4, height: 0.35 }
    hands.setArea(area)
    hands.rest()
    expect(hands.area).toBe(area)
    hands.turnOff()
    expect(hands.area).toBe(COMMON_AREA)
  })

  it('reports that the models could not be loaded, and releases the camera', async () => {
    page.modelFailure = new Error('no network')
    await allowed()
    expect([hands.state, page.running]).toEqual(['failed', 0])
    page.modelFailure = null
    await allowed()
    expect(hands.state).toBe('on')
  })

  it('tolerates an unreadable picture, and gives up when none can be read', async () => {
    page.detection = new Error('lost')
    await allowed()
    expect(hands.state).toBe('on')
    for (let look = 0; look < 30; look++) await promisesSettled()
    expect([hands.state, page.running]).toEqual(['failed', 0])
  })
})

describe('the mirror', () => {
  it('shows and stores no picture unless turned on, and never loads the hand detector', async () => {
    const page = fakePage()
    page.modelFailure = new Error('nobody asked for it')
    const mirror = createMirror(page.host)
    const context = { save: () => {}, translate: () => {}, scale: () => {}, drawImage: () => {}, restore: () => {} } as unknown as CanvasRenderingContext2D
    /** Requests a picture with the first call; the picture is ready a moment later. */
    const paint = async () => {
      mirror.paint(context, 10, 10)
      await promisesSettled()
      return mirror.paint(context, 10, 10)
    }
    expect([await paint(), mirror.state]).toEqual([false, 'off'])
    void mirror.turnOn()
    expect(await paint()).toBe(false)
    await page.answer((answer) => answer.allow())
    expect([await paint(), mirror.state, page.running]).toEqual([true, 'on', 1])
    const closed = page.closedPictures
    page.hide()
    expect([page.closedPictures, await paint(), mirror.state, page.running]).toEqual([closed + 1, false, 'resting', 0])
    mirror.wake()
    await page.answer((answer) => answer.allow())
    expect([await paint(), mirror.state]).toEqual([true, 'on'])
    page.unplug()
    expect([await paint(), mirror.state, page.running]).toEqual([false, 'ended', 0])
    void mirror.turnOn()
    await page.answer((answer) => answer.allow())
    mirror.turnOff()
    expect([await paint(), mirror.state, page.running]).toEqual([false, 'off', 0])
  })
})
