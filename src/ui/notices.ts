import type { ReactNode } from 'react'

export interface NoticeData {
  /** By which it can be taken away again. */
  readonly id?: string
  readonly message: ReactNode
  readonly closeLabel: string
}

let isWanted = false
const watchers = new Set<() => void>()

/** Whether a notice has been given: from then on there is a place for them. */
export const areNoticesWanted = (): boolean => isWanted

export function onNoticesWanted(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Says something beside the page for a while. What cannot be fetched is not said: the page shows it as well. */
export function showNotice({ id, message, closeLabel }: NoticeData): void {
  isWanted = true
  for (const watcher of watchers) watcher()
  const show = async () => {
    const { notifications } = await import('./LibraryNotices')
    notifications.show({ ...(id === undefined ? {} : { id }), message, closeButtonProps: { 'aria-label': closeLabel } })
  }
  show().catch(() => undefined)
}

export function hideNotice(id: string): void {
  if (isWanted) import('./LibraryNotices').then(({ notifications }) => notifications.hide(id)).catch(() => undefined)
}
