import { describe, expect, it } from 'vitest'
import { checkCamera } from '#adapters/hands/cameraCheck'
import { frameRateOf } from '#domain/devices/frames'

const every = (ms: number, count: number) => Array.from({ length: count }, (_, at) => 1000 + at * ms)

describe('how smoothly a device draws', () => {
  it.each([
    [1000 / 60, 60, 'smooth'],
    [1000 / 40, 40, 'usable'],
    [1000 / 20, 20, 'slow'],
  ])('frames of %d ms', (ms, perSecond, verdict) => {
    expect(frameRateOf(every(ms, 100))).toMatchObject({ perSecond, verdict })
  })

  it('tells the longest pause', () => {
    expect(frameRateOf([...every(16, 20), 1000 + 19 * 16 + 250])?.longestMs).toBe(250)
  })

  it.each([[[]], [[5]], [every(16, 9)], [Array.from({ length: 30 }, () => 7)]])('says nothing from too few', (times) => {
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

  it('tells how large the picture is, and has let go of every track', async () => {
    const { stopped, devices } = camera({ width: 640, height: 480 })
    expect(await checkCamera(devices)).toEqual({ kind: 'works', width: 640, height: 480 })
    expect(stopped).toEqual(['first', 'second'])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['Error', 'failed'],
  ])('tells %s as %s', async (name, kind) => {
    expect(await checkCamera({ getUserMedia: () => Promise.reject(Object.assign(new Error(), { name })) })).toEqual({ kind })
  })

  it('says where a browser gives none', async () => {
    expect(await checkCamera({} as never)).toEqual({ kind: 'unsupported' })
  })
})
