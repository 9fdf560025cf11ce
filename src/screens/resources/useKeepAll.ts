import { useEffect } from 'react'
import { guideIds } from '#domain/guides/guide'
import { loadGuide, guidePicture } from './guides'

/** Whoever pays for each picture reads what is opened, and no more. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** What this page has already. */
const kept = new Set<string>()

/** Without a network what is here already stays; the rest comes another time. */
async function keep(name: string, load: () => Promise<unknown>): Promise<void> {
  if (kept.has(name)) return
  await load().then(
    () => kept.add(name),
    () => undefined,
  )
}

/** Whoever has come to the guides finds all of them without a network afterwards: they are fetched one by one while nothing else is done. */
export function useKeepAll(): void {
  useEffect(() => {
    if (savesData()) return
    let isOver = false
    const keepAll = async () => {
      await keep('search', async () => (await import('./everyWord')).loadSearch())
      for (const id of guideIds) {
        if (isOver) return
        await keep(id, () => Promise.all([loadGuide(id), fetch(guidePicture(id), { priority: 'low' })]))
      }
    }
    const idle = typeof requestIdleCallback === 'undefined' ? setTimeout(() => void keepAll(), 2000) : requestIdleCallback(() => void keepAll())
    return () => {
      isOver = true
      if (typeof cancelIdleCallback === 'undefined') clearTimeout(idle)
      else cancelIdleCallback(idle as number)
    }
  }, [])
}
