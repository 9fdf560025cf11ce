import { useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { useStage } from '../../services/actors'

/** Adds or removes one thing from the next turn on. Returns null for an activity that cannot have more. */
export function useMoreThings(manifest: Manifest) {
  const { send, snapshot } = useStage()
  const [more, setMore] = useState(0)
  const level = snapshot.context.request?.header.level
  // A measurement must keep its number of things.
  const isMeasured = manifest.levels.some(({ id, isMeasured: measures }) => id === level && measures === true)
  if (manifest.takesMore !== true || isMeasured) return null
  return {
    more,
    wish(by: 1 | -1) {
      send({ type: 'STAGE.WISH', wish: by === 1 ? 'one-more' : 'one-fewer' })
      setMore(more + by)
    },
  }
}
