import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Camera } from '#adapters/hands/camera'
import { createFace, type FaceHost } from '#adapters/hands/face/face'
import type { FaceJudge } from '#adapters/hands/face/detector'
import type { FaceLook } from '#adapters/hands/face/faceSearch'
import { shareCamera } from '#adapters/hands/shareCamera'
import type { FaceFrame } from '#domain/face/face'
import { COMMON_HEAD_AREA } from '#domain/face/headArea'
import { promisesSettled } from '../support/fakePorts'

const looked: FaceLook = { facing: 'toward', isDark: false, pointer: { x: 0.5, y: 0.5 }, isStill: false }

function fakePage() {
  let time = 0
  const page = {
    running: 0,
    closed: 0,
    answer: looked as FaceLook | Error,
    modelFailure: null as Error | null,
    asked: [] as boolean[],
    waits: [] as number[],
    hide: () => {},
    host: {
      openCamera: () => {
        page.running += 1
        return Promise.resolve<Camera>({
          picture: () => Promise.resolve({ close: () => undefined } as ImageBitmap),
          onEnded: () => undefined,
          onMuted: () => undefined,
          stop: () => void (page.running -= 1),
        })
      },
      onHidden: (listener) => void (page.hide = listener),
      startJudge: (): Promise<FaceJudge> =>
        page.modelFailure === null
          ? Promise.resolve({
              look: (_picture: ImageBitmap, _at: number, points: boolean): Promise<FaceLook> => {
                page.asked.push(points)
                return page.answer instanceof Error
                  ? Promise.reject(page.answer)
                  : Promise.resolve({ ...page.answer, pointer: points ? page.answer.pointer : null })
              },
              close: () => void (page.closed += 1),
            })
          : Promise.reject(page.modelFailure),
      now: () => time,
      wait: (ms) => {
        page.waits.push(ms)
        time += ms
        return new Promise((resolve) => setImmediate(resolve))
      },
    } satisfies FaceHost,
  }
  return page
}

describe('the face’s camera', () => {
  let page: ReturnType<typeof fakePage>
  let face: ReturnType<typeof createFace>
  let frames: FaceFrame[]
  const looks = async (count = 5) => {
    for (let look = 0; look < count; look++) await promisesSettled()
  }
  beforeEach(() => {
    page = fakePage()
    face = createFace(page.host)
    frames = []
    face.watch((frame) => frames.push(frame))
  })

  it('is off until turned on, and reports only a state until a pointer is wanted', async () => {
    await looks()
    expect([face.state, page.running, frames]).toEqual(['off', 0, []])
    await face.turnOn()
    await looks()
    expect(face.state).toBe('on')
    expect(frames.every(({ facing, pointer }) => facing === 'toward' && pointer === null)).toBe(true)
    expect(Object.keys(frames[0] ?? {}).toSorted()).toEqual(['at', 'facing', 'isDark', 'pointer'])
    face.setPointing(true)
    await looks()
    expect(frames.at(-1)?.pointer).toEqual({ x: 0.5, y: 0.5 })
    face.turnOff()
    await looks()
    expect([face.state, page.running, page.closed]).toEqual(['off', 0, 1])
    await face.turnOn()
    await looks()
    expect(page.asked.at(-1)).toBe(false)
  })

  it('looks at most ten times a second for a state, and less when nothing moves', async () => {
    await face.turnOn()
    await looks()
    expect(Math.min(...page.waits)).toBeGreaterThanOrEqual(100)
    page.waits.length = 0
    page.answer = { ...looked, isStill: true }
    await looks()
    expect(page.waits.at(-1)).toBeGreaterThanOrEqual(250)
    face.setPointing(true)
    await looks()
    expect(page.waits.at(-1)).toBeLessThan(100)
  })

  it('rests with a hidden page, and releases the camera when the models fail', async () => {
    await face.turnOn()
    page.hide()
    expect([face.state, page.running]).toEqual(['resting', 0])
    face.wake()
    await looks(1)
    expect([face.state, page.running]).toEqual(['on', 1])
    page.answer = new Error('lost')
    await looks(30)
    expect([face.state, page.running]).toEqual(['failed', 0])
    page.modelFailure = new Error('no network')
    await face.turnOn()
    expect([face.state, page.running]).toEqual(['failed', 0])
  })

  it('keeps each child’s own range until it is forgotten', async () => {
    const area = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }
    face.setArea('one', area)
    await face.turnOn()
    face.turnOff()
    expect([face.areaOf('one'), face.areaOf('other')]).toEqual([area, COMMON_HEAD_AREA])
    face.setArea('one', null)
    expect(face.areaOf('one')).toBe(COMMON_HEAD_AREA)
  })
})

describe('a shared camera', () => {
  const opened = () => {
    const listeners: (() => void)[] = []
    const camera = {
      picture: vi.fn<Camera['picture']>(() => Promise.resolve(null)),
      onEnded: (listener) => void listeners.push(listener),
      onMuted: () => undefined,
      stop: vi.fn<Camera['stop']>(),
    } satisfies Camera
    return { camera, end: () => listeners.forEach((listener) => listener()) }
  }

  it('opens once for two users, and stops with the last of them', async () => {
    const { camera } = opened()
    const open = vi.fn<() => Promise<Camera>>(() => Promise.resolve(camera))
    const share = shareCamera(open)
    const [one, other] = await Promise.all([share(), share()])
    expect(open).toHaveBeenCalledTimes(1)
    one.stop()
    one.stop()
    expect(camera.stop).not.toHaveBeenCalled()
    await one.picture()
    expect(camera.picture).not.toHaveBeenCalled()
    other.stop()
    expect(camera.stop).toHaveBeenCalledTimes(1)
    await share()
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('opens again after a refusal, and after it has ended', async () => {
    const { camera, end } = opened()
    const open = vi.fn<() => Promise<Camera>>(() => Promise.resolve(camera)).mockRejectedValueOnce(new Error('refused'))
    const share = shareCamera(open)
    await expect(share()).rejects.toThrow('refused')
    const told = vi.fn<() => void>()
    const one = await share()
    one.onEnded(told)
    end()
    expect(told).toHaveBeenCalledTimes(1)
    await share()
    expect(open).toHaveBeenCalledTimes(3)
  })
})
