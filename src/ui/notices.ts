import type { ReactNode } from 'react'

export interface NoticeData {
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

/** When each notice was given that has not been taken back. */
const given = new Map<string, number>()
let count = 0

/** Says something beside the page for a while. What cannot be fetched is not said: the page shows it as well. */
export function showNotice({ message, closeLabel }: NoticeData): void {
  const id = `notice-${++count}`
  isWanted = true
  for (const watcher of watchers) watcher()
  given.set(id, Date.now())
  const show = async () => {
    const { notifications } = await import('./LibraryNotices')
    const onClose = () => void given.delete(id)
    if (given.has(id)) notifications.show({ id, message, onClose, closeButtonProps: { 'aria-label': closeLabel } })
  }
  show().catch(() => undefined)
}

function hideNotice(id: string): void {
  given.delete(id)
  import('./LibraryNotices').then(({ notifications }) => notifications.hide(id)).catch(() => undefined)
}

/** Takes back all that was said: something else is done now, which may undo it, and nobody shall read both. */
export const endNotices = (): void => [...given.keys()].forEach(hideNotice)

/** An act may itself lead on to another page, so soon after it said what it did (ms). */
const LEADS_ON_MS = 1000

/** Takes back what was said of a page that is left. */
export function leaveNotices(): void {
  const now = Date.now()
  given.forEach((at, id) => (Math.abs(now - at) > LEADS_ON_MS ? hideNotice(id) : undefined))
}
