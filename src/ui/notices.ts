import type { ReactNode } from 'react'

interface NoticeData {
  readonly message: ReactNode
  readonly closeLabel: string
}

export interface GivenNotice extends NoticeData {
  readonly id: number
  /** Time (ms) at which the notice was shown. */
  readonly at: number
}

let given: readonly GivenNotice[] = []
let count = 0
const watchers = new Set<() => void>()

function change(next: readonly GivenNotice[]): void {
  given = next
  for (const watcher of watchers) watcher()
}

/** Returns the shown notices. The list is the same object until a notice appears or disappears. */
export const readNotices = (): readonly GivenNotice[] => given

export function onNotices(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Shows a notice in the corner for a while. The page must show the same, because nothing may depend on the notice. */
export const showNotice = (data: NoticeData): void => change([...given, { ...data, id: ++count, at: Date.now() }])

export const hideNotice = (id: number): void => change(given.filter((notice) => notice.id !== id))

/** Hides all notices, because the next action may undo what they report. */
export function endNotices(): void {
  if (given.length > 0) change([])
}

/** Time (ms) after a notice within which its action may open another page. */
const LEADS_ON_MS = 1000

/** Hides the notices of a page that the user leaves. */
export function leaveNotices(): void {
  const now = Date.now()
  change(given.filter(({ at }) => Math.abs(now - at) <= LEADS_ON_MS))
}
