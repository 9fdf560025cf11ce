import type { ZoneFigures } from '#domain/measures/summary'
import { SECOND_MS } from '#domain/time'
import { useText } from '../../text/i18n'

/** The nine places of the screen with their shares. A place with too few trials is hatched and says nothing but its n. */
export function ZoneMap({ zones }: { zones: readonly ZoneFigures[] }) {
  const text = useText()
  return (
    <ul className="zones">
      {zones.map(({ zone, n, share, touch }) => (
        <li key={zone} className={share === null ? 'zone zone-few' : 'zone'}>
          <span className="unseen">{text(`app.summary.zoneLabel.z${zone}`)}: </span>
          {share === null ? <span className="unseen">{text('app.summary.fewTrials')}, </span> : <b>{text('app.summary.zone', { percent: Math.round(share * 100) })}</b>}
          {touch === null ? null : <span>{text('app.summary.zoneSeconds', { seconds: (touch.median / SECOND_MS).toFixed(1) })}</span>}
          <small>{text('app.summary.zoneN', { n })}</small>
        </li>
      ))}
    </ul>
  )
}
