import { useState } from 'react'
import { type PlaceAnswer, placeAnswers } from '#domain/assessment/items'
import type { Answers } from '#domain/assessment/rating'
import { type Zone, zones } from '#domain/child/zones'
import { useText } from '#text/i18n'
import { takeFocus } from '../../who/takeFocus'
import { placeName } from '../report/words'
import styles from './rate.module.css'

interface Props {
  readonly alias: string
  readonly places: Answers['places']
  /** Called with undefined if the answer is not known. */
  readonly onPlace: (zone: Zone, answer: PlaceAnswer | undefined) => void
}

/** Returns the answer that follows on a press: the next of the three, and “not known” after the last one. */
const nextOf = (answer: PlaceAnswer | undefined): PlaceAnswer | undefined => placeAnswers[answer === undefined ? 0 : placeAnswers.indexOf(answer) + 1]

/** Asks how well the child looks at each of the nine places. */
export function PlacesStep({ alias, places, onPlace }: Props) {
  const text = useText()
  const [told, setTold] = useState('')
  const kindOf = (answer: PlaceAnswer | undefined) => text(`screens.looking.places.kinds.${answer ?? 'unknown'}`)
  const said = (zone: Zone, answer: PlaceAnswer | undefined) => text('app.named', { name: placeName(text, zone), of: kindOf(answer) })
  return (
    <>
      <div className={styles['asked']}>
        <h1 tabIndex={-1} ref={takeFocus}>
          {text('screens.looking.places.title', { alias })}
        </h1>
        <p className="muted">{text('screens.looking.places.about', { alias })}</p>
      </div>
      <div role="group" aria-label={text('screens.looking.places.seen', { alias })} dir="ltr" className={styles['places']}>
        {zones.map((zone) => (
          <button
            key={zone}
            type="button"
            data-place={places[zone] ?? 'unknown'}
            aria-label={said(zone, places[zone])}
            onClick={() => {
              const next = nextOf(places[zone])
              setTold(said(zone, next))
              onPlace(zone, next)
            }}
          >
            <PlaceMark answer={places[zone]} />
            <span aria-hidden="true">{kindOf(places[zone])}</span>
          </button>
        ))}
        <span className={styles['side']}>{text('screens.looking.places.left', { alias })}</span>
        <span className={styles['side']}>{text('screens.looking.places.right', { alias })}</span>
      </div>
      <p role="status" className="unseen">
        {told}
      </p>
    </>
  )
}

/** Draws the mark of an answer: a full light, half a light, an empty ring or a question mark. */
function PlaceMark({ answer }: { answer: PlaceAnswer | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      {answer === undefined ? <path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .600-1.500 1.200-1.500 2.400M12 18v.1" /> : <circle cx="12" cy="12" r="8" />}
      {answer === 'quick' ? <circle cx="12" cy="12" r="7.500" fill="currentColor" /> : null}
      {answer === 'slow' ? <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" /> : null}
    </svg>
  )
}
