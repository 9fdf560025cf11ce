import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { late } from './late'
import { areNoticesWanted, onNoticesWanted } from './notices'

interface Props {
  /** How long a notice stays, in ms. */
  readonly notificationMs: number
  readonly children: ReactNode
}

const Notices = late(async () => (await import('./LibraryNotices')).LibraryNotices)

/** The adult's pages with their notices. The component library comes when a dialog, a notice or a part of it is first needed. Never on the child's stage. */
export function AdultSurface({ notificationMs, children }: Props) {
  const hasNotices = useSyncExternalStore(onNoticesWanted, areNoticesWanted)
  useFetchDialogs()
  return (
    <>
      {hasNotices ? <Notices autoClose={notificationMs} /> : null}
      {children}
    </>
  )
}

/** Whoever touches the page may open a dialog with the next press: by then it is here. */
function useFetchDialogs(): void {
  useEffect(() => {
    const touches = ['pointerdown', 'pointerover', 'keydown'] as const
    const stop = () => {
      for (const touch of touches) document.removeEventListener(touch, fetchDialogs)
    }
    const fetchDialogs = () => {
      stop()
      import('./LibraryModal').catch(() => undefined)
    }
    for (const touch of touches) document.addEventListener(touch, fetchDialogs)
    return stop
  }, [])
}
