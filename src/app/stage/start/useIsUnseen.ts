import { useEffect, useState } from 'react'
import type { Face } from '#ports/face'

/** Time (ms) without a face after which the panel reports it. */
const UNSEEN_MS = 3000

/** Whether the camera is on and has found no face for a while. */
export function useIsUnseen(face: Face, isOn: boolean): boolean {
  const [isUnseen, tell] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    let unseenSince: number | null = null
    const stop = face.watch(({ facing, at }) => {
      unseenSince = facing === 'none' ? (unseenSince ?? at) : null
      tell(unseenSince !== null && at - unseenSince >= UNSEEN_MS)
    })
    return () => {
      stop()
      tell(false)
    }
  }, [face, isOn])
  return isUnseen
}
