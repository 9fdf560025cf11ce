import type { ReactNode } from 'react'

interface NoticeData {
  readonly message: ReactNode
  readonly closeLabel: string
}

export interface GivenNotice extends NoticeData {
  readonly id: number
  /** Time (ms) at which it was shown. */
  readonly at: number
}

let given: readonly GivenNotice[] = []
let count = 0
const watchers = new Set<() => void>()

function change(next: readonly GivenNotice[]): void {
  given = next
  for (const watcher of watchers) watcher()
}

/** The same list until a notice appears or goes. */
export const readNotices = (): readonly GivenNotice[] => given

export function onNotices(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Shows a notice in the corner for a while. The page shows the same: nothing depends on the notice. */
export const showNotice = (data: NoticeData): void => change([...given, { ...data, id: ++count, at: Date.now() }])

export const hideNotice = (id: number): void => change(given.filter((notice) => notice.id !== id))

/** Hides all notices: the next action may undo what they report. */
export function endNotices(): void {
  if (given.length > 0) change([])
}

/** An action may lead to another page this soon after its notice (ms). */
const LEADS_ON_MS = 1000

/** Hides the notices of a page that is left. */
export function leaveNotices(): void {
  const now = Date.now()
  change(given.filter(({ at }) => Math.abs(now - at) <= LEADS_ON_MS))
}
