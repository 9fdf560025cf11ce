import { useEffect, useEffectEvent } from 'react'
import type { Place } from '#domain/geometry'
import { workAreaToStage } from '#domain/hands/workArea'
import { useServices } from '#app/services/services'

/** Calls `onPoint` with the position on the page (fractions) at which this child's head points, and with null while no face is seen. */
export function usePointingHead({ childId, isWanted, onPoint }: { childId: string; isWanted: boolean; onPoint: (place: Place | null) => void }): void {
  const { face } = useServices()
  const tell = useEffectEvent(onPoint)
  useEffect(() => {
    if (!isWanted) return undefined
    face.wake()
    face.setPointing(true)
    const stopWatching = face.watch(({ pointer }) => tell(pointer === null ? null : workAreaToStage(pointer, face.areaOf(childId))))
    // Nothing points while the camera is off.
    const stopListening = face.subscribe(() => face.state !== 'on' && tell(null))
    return () => {
      stopWatching()
      stopListening()
    }
  }, [face, childId, isWanted])
}
