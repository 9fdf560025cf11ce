import { expect, it, vi } from 'vitest'
import { closeMicrophone, openMicrophone, playAloud } from '#adapters/sound/audioSession'

it('plays in silent mode from the first sound on, and records while the microphone is open', async () => {
  const stop = vi.fn<() => void>()
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream
  const audioSession = { type: 'auto' }
  const typeWhenAsked: string[] = []
  const getUserMedia = () => {
    typeWhenAsked.push(audioSession.type)
    return Promise.resolve(stream)
  }
  vi.stubGlobal('navigator', { audioSession, mediaDevices: { getUserMedia } })
  playAloud()
  expect(audioSession.type).toBe('playback')
  const opened = await openMicrophone({ channelCount: 1 })
  expect([typeWhenAsked, audioSession.type]).toEqual([['play-and-record'], 'play-and-record'])
  playAloud()
  expect(audioSession.type).toBe('play-and-record')
  closeMicrophone(opened)
  expect(audioSession.type).toBe('playback')
  expect(stop).toHaveBeenCalledOnce()
})

it('plays again after the microphone was refused', async () => {
  const audioSession = { type: 'auto' }
  vi.stubGlobal('navigator', { audioSession, mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
  playAloud()
  await expect(openMicrophone({})).rejects.toThrow('no')
  expect(audioSession.type).toBe('playback')
})
