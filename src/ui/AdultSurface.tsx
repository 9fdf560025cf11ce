import type { ReactNode } from 'react'
import { NoticePlace } from './NoticePlace'

interface Props {
  /** Time (ms) for which a notice stays. */
  readonly notificationMs: number
  readonly children: ReactNode
}

/** The adult's pages with their notices. It is never used on the child's stage. */
export function AdultSurface({ notificationMs, children }: Props) {
  return (
    <>
      <NoticePlace autoClose={notificationMs} />
      {children}
    </>
  )
}
