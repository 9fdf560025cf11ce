import { useEffect } from 'react'
import { guideIds } from '#domain/guides/guide'
import { loadGuide, pictureOf } from './guides'

/** Whoever pays for each picture reads what is opened, and no more. */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Whoever has come to the guides finds all of them without a network afterwards: they are fetched one by one while nothing else is done. */
export function useKeepAll(): void {
  useEffect(() => {
    if (savesData()) return
    let isOver = false
    const keep = async () => {
      for (const id of guideIds) {
        if (isOver) return
        // Without a network what is here already stays; the rest comes another time.
        await Promise.allSettled([loadGuide(id), fetch(pictureOf(id), { priority: 'low' }), import('./everyWord')])
      }
    }
    const idle = typeof requestIdleCallback === 'undefined' ? setTimeout(() => void keep(), 2000) : requestIdleCallback(() => void keep())
    return () => {
      isOver = true
      if (typeof cancelIdleCallback === 'undefined') clearTimeout(idle)
      else cancelIdleCallback(idle as number)
    }
  }, [])
}
