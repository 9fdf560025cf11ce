import { useState } from 'react'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { WholeScreen } from '#ui/Modal'
import styles from './profile.module.css'
import { ZoneEditor } from './ZoneEditor'

interface Props {
  readonly alias: string
  /** Text that says where most things appear. */
  readonly where: string
  readonly weights: ZoneWeights
  readonly isDisabled: boolean
  readonly onChange: (weights: ZoneWeights) => void
}

/** A small map of the nine places. A press opens them at full screen size. */
export function Places({ alias, where, weights, isDisabled, onChange }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles['places']} aria-label={text('screens.profile.five.openPlaces', { where })} onClick={() => setOpen(true)}>
        {zones.map((zone) => (
          <i key={zone} data-weight={weights[zone]} />
        ))}
      </button>
      <WholeScreen opened={isOpen} onClose={() => setOpen(false)} label={{ 'aria-labelledby': 'places-title' }}>
        <div className={styles['nine']}>
          <div className={styles['nineHead']}>
            <div>
              <h2 id="places-title">{text('screens.profile.five.placesTitle', { alias })}</h2>
              <p className="muted">{text('screens.profile.five.placesLead')}</p>
            </div>
            <Button data-autofocus onClick={() => setOpen(false)}>
              {text('screens.profile.five.placesDone')}
            </Button>
          </div>
          <ZoneEditor labelledBy="places-title" weights={weights} isDisabled={isDisabled} onChange={onChange} />
        </div>
      </WholeScreen>
    </>
  )
}
