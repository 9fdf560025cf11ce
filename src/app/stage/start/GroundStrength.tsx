import { Slider, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { groundNow, openRung } from '#domain/trials/engine/groundLog'
import { mostStrength } from '#domain/trials/plan/ground'
import { useText } from '#text/i18n'
import { useStage } from '../../services/actors'

/** How much of what lies behind the things is seen, up to what is set for the child. Nothing where nothing lies there. */
export function GroundStrength({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const id = useId()
  const { snapshot, send } = useStage()
  const { request, events } = snapshot.context
  const now = groundNow(events)
  const [chosen, setChosen] = useState<number | null>(null)
  if (request === null || now === null) return null
  const { level, settings } = request.header
  // The profile may have been changed while it is played.
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
      <Text id={id}>{text('app.sheet.ground')}</Text>
      <Slider
        aria-labelledby={id}
        thumbLabel={text('app.sheet.ground')}
        color="primary.4"
        size={16}
        thumbSize={40}
        min={0}
        max={most * 100}
        step={10}
        label={null}
        value={chosen ?? Math.round(now.strength * 100)}
        onChange={setChosen}
        onChangeEnd={(percent) => send({ type: 'STAGE.GROUND', strength: percent / 100 })}
      />
      <p className="quiet">{text('app.sheet.groundWhy')}</p>
    </div>
  )
}
