import { zones, type ZoneWeight, type ZoneWeights } from '#domain/child/zones'
import { useText } from '#text/i18n'
import styles from './profile.module.css'

interface Props {
  readonly labelledBy: string
  readonly weights: ZoneWeights
  readonly isDisabled: boolean
  readonly onChange: (weights: ZoneWeights) => void
}

/** The editor of the nine places on the screen. Each press makes a place more frequent. The press after the highest step turns the place off. */
export function ZoneEditor({ labelledBy, weights, isDisabled, onChange }: Props) {
  const text = useText()
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles['zones']}>
      {zones.map((zone) => {
        const weight = weights[zone] as ZoneWeight
        const said = text(`screens.profile.weights.w${weight}`)
        return (
          <button
            key={zone}
            type="button"
            className={styles['zone']}
            data-weight={weight}
            disabled={isDisabled}
            aria-label={text('app.named', { name: text(`app.summary.zoneLabel.z${zone}`), of: said })}
            onClick={() => onChange({ ...weights, [zone]: ((weight + 1) % 4) as ZoneWeight })}
          >
            <span aria-hidden="true" className={styles['dots']}>
              {[1, 2, 3].map((dot) => (
                <i key={dot} data-lit={dot <= weight} />
              ))}
            </span>
            <span aria-hidden="true">{said}</span>
          </button>
        )
      })}
    </div>
  )
}
