import { describe, expect, it } from 'vitest'
import { checkCamera } from '#adapters/hands/cameraCheck'
import { frameRateOf } from '#domain/devices/frames'

const every = (ms: number, count: number) => Array.from({ length: count }, (_, at) => 1000 + at * ms)

describe('a device’s frame rate', () => {
  it.each([
    [1000 / 60, 60, 'smooth'],
    [1000 / 40, 40, 'usable'],
    [1000 / 20, 20, 'slow'],
  ])('from frames of %d ms', (ms, perSecond, verdict) => {
    expect(frameRateOf(every(ms, 100))).toMatchObject({ perSecond, verdict })
  })

  it('includes the longest pause', () => {
    expect(frameRateOf([...every(16, 20), 1000 + 19 * 16 + 250])?.longestMs).toBe(250)
  })

  it.each([[[]], [[5]], [every(16, 9)], [Array.from({ length: 30 }, () => 7)]])('is unknown from too few frames', (times) => {
    expect(frameRateOf(times)).toBeNull()
  })
})

describe('the camera check', () => {
  const camera = (settings: object) => {
    const stopped: string[] = []
    const track = (name: string) => ({ stop: () => void stopped.push(name), getSettings: () => settings })
    const tracks = [track('first'), track('second')]
    const stream = { getVideoTracks: () => tracks, getTracks: () => tracks } as unknown as MediaStream
    return { stopped, devices: { getUserMedia: async () => stream } }
  }

  it('gives the size of the picture, and stops every track', async () => {
    const { stopped, devices } = camera({ width: 640, height: 480 })
    expect(await checkCamera(devices)).toEqual({ kind: 'works', width: 640, height: 480 })
    expect(stopped).toEqual(['first', 'second'])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['Error', 'failed'],
  ])('reports %s as %s', async (name, kind) => {
    expect(await checkCamera({ getUserMedia: () => Promise.reject(Object.assign(new Error(), { name })) })).toEqual({ kind })
  })

  it('reports a browser without camera access', async () => {
    expect(await checkCamera({} as never)).toEqual({ kind: 'unsupported' })
  })
})
