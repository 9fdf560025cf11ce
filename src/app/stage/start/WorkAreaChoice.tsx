import type { Place } from '#domain/geometry'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { palmOf } from '#domain/hands/follow'
import { COMMON_AREA, WORK_AREA_MS, workAreaOf } from '#domain/hands/workArea'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useServices } from '../../services/services'

/** The message for the adult: nothing yet, the hand being watched, the measured area, or a message that no hand was seen. */
type Step = 'common' | 'watching' | 'set' | 'unseen'

/**
 * Maps the area in which the hand is comfortable to the whole stage for this session. The adult lets the
 * child move the hand for a few seconds. A resting camera is woken only for this.
 */
export function WorkAreaChoice() {
  const text = useText()
  const { hands } = useServices()
  const state = useSyncExternalStore(hands.subscribe, () => hands.state)
  const now = () => (hands.area === COMMON_AREA ? 'common' : 'set')
  const [step, setStep] = useState<Step>(now)
  /** Whether the camera was resumed only for this, from the pause menu. */
  const [isWoken, setWoken] = useState(false)
  const isWatching = step === 'watching' && state === 'on'
  useEffect(() => {
    if (!isWatching) return undefined
    const places: Place[] = []
    // Uses every frame, even on a device with only one or two per second.
    const unwatch = hands.watch((frame) => places.push(...frame.hands.map(palmOf)))
    const done = setTimeout(() => {
      const area = workAreaOf(places)
      if (area !== null) hands.setArea(area)
      if (isWoken) hands.rest()
      setStep(area === null ? 'unseen' : 'set')
    }, WORK_AREA_MS)
    return () => {
      clearTimeout(done)
      unwatch()
    }
  }, [isWatching, isWoken, hands])
  if (step === 'watching') {
    return (
      <>
        <p role="status" className="muted">
          {text('app.camera.area.watching', { count: WORK_AREA_MS / SECOND_MS })}
        </p>
        <Button
          onClick={() => {
            if (isWoken) hands.rest()
            setStep(now())
          }}
        >
          {text('app.camera.area.cancel')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button
        disabled={state === 'starting'}
        onClick={() => {
          setWoken(state === 'resting')
          setStep('watching')
          hands.wake()
        }}
      >
        {text(step === 'set' ? 'app.camera.area.again' : 'app.camera.area.find')}
      </Button>
      {step === 'set' ? (
        <Button
          onClick={() => {
            hands.setArea(COMMON_AREA)
            setStep('common')
          }}
        >
          {text('app.camera.area.forget')}
        </Button>
      ) : null}
      <p role="status" className="muted">
        {text(`app.camera.area.${step}`)}
      </p>
    </>
  )
}
