import type { Manifest } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { Slider } from '#ui/Slider'
import { useGround } from './useGround'

/** Sets the background's strength, up to the child's setting. Renders nothing if there is no background. */
export function GroundStrength({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const ground = useGround(manifest)
  if (ground === null) return null
  return (
    <div className="ground">
      <p aria-hidden="true">{text('app.sheet.ground')}</p>
      <Slider
        label={text('app.sheet.ground')}
        min={0}
        max={ground.most * 100}
        step={10}
        value={Math.round(ground.strength * 100)}
        onChange={(percent) => ground.show(percent / 100)}
        onChosen={(percent) => ground.set(percent / 100)}
      />
      <p className="muted">{text('app.sheet.groundWhy')}</p>
    </div>
  )
}
