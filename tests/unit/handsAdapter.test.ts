import { beforeEach, describe, expect, it } from 'vitest'
import { CameraError, refusalOf, type Camera } from '#adapters/hands/camera'
import type { Detector } from '#adapters/hands/detector'
import { createHands, type HandsHost } from '#adapters/hands/hands'
import { createMirror } from '#adapters/hands/mirror'
import type { HandFrame } from '#domain/hands/landmarks'
import { COMMON_AREA } from '#domain/hands/workArea'
import type { CameraState } from '#ports/sessionCamera'
import { promisesSettled } from '../support/fakePorts'

/** A page with a camera: the test says when the browser answers, and how. */
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
      // One look at a time, so that a test ends.
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

  it('is off until it is turned on, and tells what it sees while it is on', async () => {
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

  it('is let go for a rest or a hidden page, and taken again when play goes on', async () => {
    await allowed()
    for (const leave of [hands.rest, page.hide]) {
      leave()
      expect([hands.state, page.running]).toEqual(['resting', 0])
      hands.wake()
      await page.answer((answer) => answer.allow())
      expect([hands.state, page.running]).toEqual(['on', 1])
    }
  })

  it('does not wake what was not asked for', () => {
    hands.wake()
    hands.rest()
    expect([hands.state, states]).toEqual(['off', []])
  })

  it('is not turned on by a late yes', async () => {
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
  ] as const)('says of %s that it is %s, and can be tried again', async (name, reason) => {
    void hands.turnOn()
    await page.answer((answer) => answer.refuse(new CameraError(refusalOf(new DOMException('', name)))))
    expect([hands.state, page.running]).toEqual([reason, 0])
    await allowed()
    expect(hands.state).toBe('on')
  })

  it('says when it is unplugged', async () => {
    await allowed()
    page.unplug()
    expect([hands.state, page.running]).toEqual(['ended', 0])
  })

  it('has ended while another program has its picture, and goes on by itself when that is over', async () => {
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

  it('says that it sees nothing when it has been dark for a second, stays, and goes on when it is light', async () => {
    await allowed()
    page.brightness = 0.01
    await promisesSettled()
    expect(hands.isDark).toBe(false)
    // Each look takes 20 ms of the test's clock.
    for (let look = 0; look < 200; look++) await promisesSettled()
    expect([hands.state, hands.isDark, states.at(-1), page.running]).toEqual(['on', true, 'on', 1])
    // The adult's sheet lets the camera rest, and is where it is read.
    hands.rest()
    expect([hands.state, hands.isDark]).toEqual(['resting', true])
    hands.wake()
    await page.answer((answer) => answer.allow())
    page.brightness = 0.3
    for (let look = 0; look < 5; look++) await promisesSettled()
    expect([hands.state, hands.isDark]).toEqual(['on', false])
  })

  it('looks for as many hands as are wanted, and for two again once it was turned off', async () => {
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

  it('has the area in which the hand is comfortable until it is turned off', async () => {
    await allowed()
    const area = { left: 0.3, top: 0.4, width: 0.4, height: 0.35 }
    hands.setArea(area)
    hands.rest()
    expect(hands.area).toBe(area)
    hands.turnOff()
    expect(hands.area).toBe(COMMON_AREA)
  })

  it('says when the models cannot be had, and lets the camera go', async () => {
    page.modelFailure = new Error('no network')
    await allowed()
    expect([hands.state, page.running]).toEqual(['failed', 0])
    page.modelFailure = null
    await allowed()
    expect(hands.state).toBe('on')
  })

  it('bears a picture that cannot be read, and gives up when none can', async () => {
    page.detection = new Error('lost')
    await allowed()
    expect(hands.state).toBe('on')
    for (let look = 0; look < 30; look++) await promisesSettled()
    expect([hands.state, page.running]).toEqual(['failed', 0])
  })
})

describe('the mirror', () => {
  it('shows nothing until it is turned on, while it rests and when it is off, keeps no picture, and never starts what sees hands', async () => {
    const page = fakePage()
    page.modelFailure = new Error('nobody asked for it')
    const mirror = createMirror(page.host)
    const context = { save: () => {}, translate: () => {}, scale: () => {}, drawImage: () => {}, restore: () => {} } as unknown as CanvasRenderingContext2D
    /** The first asks for a picture, which is there a moment later. */
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
