import { useEffect } from 'react'
import { guideIds } from '#domain/guides/guide'
import { loadGuide, guidePicture } from './guides'

/** Whether the user saves data. People who pay by volume download only what they open. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** The guides that this page has already loaded. */
const downloaded = new Set<string>()

/** Loads a guide into the cache. Offline, the cached guides remain, and the others are loaded another time. */
async function download(name: string, load: () => Promise<unknown>): Promise<void> {
  if (downloaded.has(name)) return
  await load().then(
    () => downloaded.add(name),
    () => undefined,
  )
}

/** Downloads all guides one by one while the browser is idle, so that after one visit they can be read offline. */
export function useDownloadGuides(): void {
  useEffect(() => {
    if (savesData()) return
    let isOver = false
    const downloadAll = async () => {
      await download('search', async () => (await import('./everyWord')).loadSearch())
      for (const id of guideIds) {
        if (isOver) return
        await download(id, () => Promise.all([loadGuide(id), fetch(guidePicture(id), { priority: 'low' })]))
      }
    }
    const idle = typeof requestIdleCallback === 'undefined' ? setTimeout(() => void downloadAll(), 2000) : requestIdleCallback(() => void downloadAll())
    return () => {
      isOver = true
      if (typeof cancelIdleCallback === 'undefined') clearTimeout(idle)
      else cancelIdleCallback(idle as number)
    }
  }, [])
}
