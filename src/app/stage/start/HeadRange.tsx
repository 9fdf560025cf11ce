import { type CSSProperties, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { restlessColour } from '#domain/child/safety'
import { palette, type ColourName } from '#domain/child/palette'
import { COMMON_HEAD_AREA, headAreaOf, headSides, SETTLE_MS, SIDE_MS, type HeadSide } from '#domain/face/headArea'
import type { Place } from '#domain/geometry'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useServices } from '../../services/services'
import { useIsUnseen } from './useIsUnseen'

/**
 * The message for the adult: the usual range, the child looking toward the light, the measured range, or a message that no
 * face was seen.
 */
type Step = 'common' | 'watching' | 'set' | 'unseen'

const noPoints = (): Record<HeadSide, Place[]> => ({ left: [], right: [], up: [], down: [] })

/**
 * Fits the pointer to the range in which the child comfortably moves the head. A light is shown at
 * four sides, for ten seconds in all. A resting camera is woken only for this.
 */
export function HeadRange({ childId, colour, isUnseen }: { readonly childId: string; readonly colour: ColourName; readonly isUnseen: boolean }) {
  const text = useText()
  const { face } = useServices()
  const state = useSyncExternalStore(face.subscribe, () => face.state)
  const now = () => (face.areaOf(childId) === COMMON_HEAD_AREA ? 'common' : 'set')
  const [step, setStep] = useState<Step>(now)
  /** Whether the camera was woken only for this, on the pause menu. */
  const [isWoken, setWoken] = useState(false)
  const finish = (points: Readonly<Record<HeadSide, readonly Place[]>> | null) => {
    face.setPointing(false)
    if (isWoken) face.rest()
    if (points === null) return setStep(now())
    const area = headAreaOf(points)
    if (area !== null) face.setArea(childId, area)
    setStep(area === null ? 'unseen' : 'set')
  }
  if (step === 'watching') return <LightAtSides colour={colour} isOn={state === 'on'} onEnd={finish} />
  return (
    <>
      <Button
        // Without a face, there is nothing to measure. The panel says so.
        disabled={state === 'starting' || isUnseen}
        onClick={() => {
          setWoken(state === 'resting')
          setStep('watching')
          face.wake()
          face.setPointing(true)
        }}
      >
        {text(step === 'set' ? 'app.head.range.again' : 'app.head.range.find')}
      </Button>
      {step === 'set' ? (
        <Button
          onClick={() => {
            face.setArea(childId, null)
            setStep('common')
          }}
        >
          {text('app.head.range.forget')}
        </Button>
      ) : null}
      <p role="status" className="muted">
        {text(`app.head.range.${step}`)}
      </p>
    </>
  )
}

interface LightProps {
  readonly colour: ColourName
  /** Whether the camera is on. The light waits until it is. */
  readonly isOn: boolean
  /** Called with the places at which the head pointed for each side, or with null if an adult stopped it. */
  readonly onEnd: (points: Readonly<Record<HeadSide, readonly Place[]>> | null) => void
}

/** One calm light on black that fades from one side to the next. */
function LightAtSides({ colour, isOn, onEnd }: LightProps) {
  const text = useText()
  const { face } = useServices()
  const [side, setSide] = useState(0)
  const points = useRef(noPoints())
  const isUnseen = useIsUnseen(face, isOn)
  const name = headSides[side]
  const end = useEffectEvent(() => onEnd(points.current))
  useEffect(() => {
    if (!isOn || name === undefined) return undefined
    const from = performance.now()
    const stop = face.watch(({ pointer }) => {
      if (pointer !== null && performance.now() - from >= SETTLE_MS) points.current[name].push(pointer)
    })
    const next = setTimeout(() => (side + 1 < headSides.length ? setSide(side + 1) : end()), SIDE_MS)
    return () => {
      clearTimeout(next)
      stop()
    }
  }, [face, isOn, side, name])
  return (
    <div
      className="head-range"
      role="dialog"
      aria-modal="true"
      aria-label={text('app.head.range.watching')}
      style={{ '--own': restlessColour(palette[colour]) } as CSSProperties}
    >
      {headSides.map((each) => (
        <i key={each} data-side={each} data-lit={isOn && each === name} />
      ))}
      {/* This text is for the adult, so it is dim and in the corner. */}
      <p role="status">
        {!isOn || name === undefined
          ? text('app.camera.starting')
          : text(isUnseen ? 'app.head.range.lost' : `app.head.range.sides.${name}`, { number: side + 1, steps: headSides.length })}
      </p>
      <Button data-autofocus autoFocus onClick={() => onEnd(null)}>
        {text('app.head.range.cancel')}
      </Button>
    </div>
  )
}
