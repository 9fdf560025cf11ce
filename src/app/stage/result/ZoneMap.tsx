import { shadesOf } from '#domain/measures/fieldShades'
import { MIN_CELL } from '#domain/statistics'
import type { ZoneFigures } from '#domain/measures/summary'
import type { Basis } from '#domain/measures/trialResults'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { FieldMap, FieldMapLegend } from '#ui/FieldMap'

interface Props {
  readonly zones: readonly ZoneFigures[]
  /** The event from which the times of each place are measured. */
  readonly basis: Basis
}

/** Shows how soon each of the nine places of the screen was touched, and in how many trials. */
export function ZoneMap({ zones, basis }: Props) {
  const text = useText()
  const shades = shadesOf(zones)
  const figureOf = ({ n, share, touch }: ZoneFigures): string | null => {
    if (touch !== null) return text('app.summary.zoneSeconds', { seconds: sayNumber(touch.median / SECOND_MS, 1) })
    return share === null ? null : text('app.summary.zoneAnswered', { answered: Math.round(share * n), n })
  }
  return (
    <>
      <FieldMap
        cells={zones.map((figures) => ({
          key: figures.zone,
          shade: shades.get(figures.zone) ?? null,
          figure: figureOf(figures),
          count: figures.share === null ? text('app.summary.zoneFew', { n: figures.n, least: MIN_CELL }) : text('app.summary.zoneTurns', { count: figures.n }),
          place: text(`app.summary.zoneLabel.z${figures.zone}`),
        }))}
      />
      <FieldMapLegend sooner={text('app.summary.sooner')} later={text('app.summary.later')} few={text('app.summary.fewTurns', { least: MIN_CELL })} />
      {basis === 'measured' ? null : <p className="muted">{text(`app.summary.places.${basis}`)}</p>}
    </>
  )
}
