import { useState } from 'react'
import { CARD_CM, DIAGONAL_IN, diagonalFrom, DISTANCE_CM, screenFrom } from '#domain/activities/visualAngle'
import { useDevice } from '#app/page/deviceSettings'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { Button } from '#ui/Button'
import { NumberField } from '#ui/TypedField'
import styles from './account.module.css'

const NOTHING_TOLD = { diagonalIn: null, distanceCm: null } as const

/** The form for this device's screen size and viewing distance. The app uses them to give sizes in centimetres and degrees. */
export function ScreenSizeForm() {
  const text = useText()
  const { choices, change } = useDevice()
  const [typed, setTyped] = useState<{ readonly diagonalIn: number | null; readonly distanceCm: number | null }>(choices.screen ?? NOTHING_TOLD)
  const tell = (patch: Partial<typeof typed>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    // Clears the stored size if the entry is incomplete. Otherwise, sizes in centimetres would be based on figures that nobody sees.
    change({ screen: screenFrom(next) })
  }
  return (
    <fieldset className={styles['screen']}>
      <legend>{text('screens.account.screen.title')}</legend>
      <p className="muted">{text('screens.account.screen.why')}</p>
      <p className="muted">{text('screens.account.screen.tested')}</p>
      <div className={styles['figures']}>
        <NumberField
          isOptional
          label={text('screens.account.screen.diagonal')}
          least={DIAGONAL_IN.min}
          most={DIAGONAL_IN.max}
          decimals={1}
          value={typed.diagonalIn}
          onChange={(diagonalIn) => tell({ diagonalIn })}
        />
        <NumberField
          isOptional
          label={text('screens.account.screen.distance')}
          least={DISTANCE_CM.min}
          most={DISTANCE_CM.max}
          value={typed.distanceCm}
          onChange={(distanceCm) => tell({ distanceCm })}
        />
        {choices.screen === null ? null : (
          <Button
            onClick={() => {
              setTyped(NOTHING_TOLD)
              change({ screen: null })
            }}
          >
            {text('screens.account.screen.remove')}
          </Button>
        )}
      </div>
      <CardMeasure onDiagonal={(diagonalIn) => tell({ diagonalIn })} />
      <p role="status" className="muted">
        {choices.screen !== null ? text('screens.account.screen.kept', { diagonal: choices.screen.diagonalIn, distance: choices.screen.distanceCm }) : null}
      </p>
    </fieldset>
  )
}

/** Range of the card's width on the screen (px), from a full phone screen to a large screen with a high pixel density. */
const CARD_PX = { min: 120, max: 700, usual: 340, step: 2 } as const
/** Height of a bank card divided by its width (ISO/IEC 7810 ID-1). */
const CARD_SHAPE = 53.98 / 85.6

/** Measures the screen with a bank card that the adult places on it. */
function CardMeasure({ onDiagonal }: { onDiagonal: (inches: number) => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [width, setWidth] = useState<number>(CARD_PX.usual)
  if (!isOpen) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{text('screens.account.screen.card')}</Button>
      </p>
    )
  }
  return (
    <div className={styles['measure']}>
      <p className="muted">{text('screens.account.screen.cardHow', { cm: sayNumber(CARD_CM, 1) })}</p>
      <input
        type="range"
        aria-label={text('screens.account.screen.cardSize')}
        min={CARD_PX.min}
        max={CARD_PX.max}
        step={CARD_PX.step}
        value={width}
        onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
      />
      <div className={styles['card']} style={{ width, height: width * CARD_SHAPE }} aria-hidden="true" />
      <Button
        onClick={() => {
          onDiagonal(diagonalFrom(width, window.screen))
          setOpen(false)
        }}
      >
        {text('screens.account.screen.cardFits')}
      </Button>
    </div>
  )
}
