import { useState } from 'react'
import { groundNow, openRung } from '#domain/trials/engine/groundLog'
import type { Manifest } from '#domain/activities/manifest'
import { maxStrength } from '#domain/trials/plan/ground'
import { useStage } from '../../services/actors'

/** Returns the strength of the paused activity's background, and its maximum, or null if there is no background or none is allowed. */
export function useGround(manifest: Manifest) {
  const { snapshot, send } = useStage()
  const { request, events } = snapshot.context
  const now = groundNow(events)
  const [chosen, setChosen] = useState<number | null>(null)
  if (request === null || now === null) return null
  const { level, settings } = request.header
  // The profile may have been changed during play.
  const dials = events.reduce((before, event) => (event.kind === 'adjusted' ? event.dials : before), settings.dials)
  const most = maxStrength(
    now.shows,
    openRung(
      dials,
      manifest.levels.find(({ id: known }) => known === level),
    ),
  )
  if (most === 0) return null
  return {
    /** Strength (0 to 1) that applies when play continues. */
    strength: chosen ?? now.strength,
    most,
    /** Shows a strength that has not been sent to the stage yet. */
    show: setChosen,
    set(strength: number) {
      setChosen(strength)
      send({ type: 'STAGE.GROUND', strength })
    },
  }
}
