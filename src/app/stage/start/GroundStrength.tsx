import { openRung } from '#domain/trials/engine/groundLog'
import { groundNow } from '#domain/trials/engine/groundLog'
import { useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { mostStrength } from '#domain/trials/plan/ground'
import { useText } from '#text/i18n'
import { Slider } from '#ui/Slider'
import { useStage } from '../../services/actors'

/** The background's strength, up to the child's setting. Nothing if there is no background. */
export function GroundStrength({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const { snapshot, send } = useStage()
  const { request, events } = snapshot.context
  const now = groundNow(events)
  const [chosen, setChosen] = useState<number | null>(null)
  if (request === null || now === null) return null
  const { level, settings } = request.header
  // The profile may have been changed during play.
  const dials = events.reduce((before, event) => (event.kind === 'adjusted' ? event.dials : before), settings.dials)
  const most = mostStrength(
    now.shows,
    openRung(
      dials,
      manifest.levels.find(({ id: known }) => known === level),
    ),
  )
  if (most === 0) return null
  return (
    <div className="ground">
      <p aria-hidden="true">{text('app.sheet.ground')}</p>
      <Slider
        label={text('app.sheet.ground')}
        min={0}
        max={most * 100}
        step={10}
        value={chosen ?? Math.round(now.strength * 100)}
        onChange={setChosen}
        onChosen={(percent) => send({ type: 'STAGE.GROUND', strength: percent / 100 })}
      />
      <p className="muted">{text('app.sheet.groundWhy')}</p>
    </div>
  )
}
