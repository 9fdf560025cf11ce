import type { Page } from '@playwright/test'

/** Records every media track that the page receives, so that a test can see which of them still run. Call it before opening the page. */
export const recordTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { cameraTracks: tracks })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish)
      tracks.push(...stream.getTracks())
      return stream
    }
  })

/** Returns the number of tracks that are still running. */
export const runningTracks = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.filter((track) => track.readyState === 'live').length)
