import { useEffect } from 'react'
import { guideIds } from '#domain/guides/guide'
import { loadGuide, guidePicture } from './guides'

/** People who pay by volume download only what they open. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** The guides that this page has already fetched. */
const downloaded = new Set<string>()

/** Offline the cached ones stay; the rest follow another time. */
async function download(name: string, load: () => Promise<unknown>): Promise<void> {
  if (downloaded.has(name)) return
  await load().then(
    () => downloaded.add(name),
    () => undefined,
  )
}

/** After one visit all guides can be read offline: they are fetched one by one while the browser is idle. */
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
