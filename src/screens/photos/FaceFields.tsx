import { useState } from 'react'
import { facePointNames, marksFrom, type FacePoints } from '#domain/photos/face'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { WholeScreen } from '#ui/Modal'
import { FaceStep } from './FaceStep'
import styles from './photos.module.css'

/** Time (ms) in which the picture fades in. It does not slide in, because a moving picture could not be tapped. */
const FADE_MS = 200

interface Props {
  readonly picture: Blob
  readonly name: string
  /** Whether the adult says that the picture is of a face, or null if the word itself says so. */
  readonly isTold: boolean | null
  readonly points: FacePoints
  /** Whether missing answers are pointed out. */
  readonly isChecked: boolean
  onTold(isFace: boolean): void
  onPoints(points: FacePoints): void
}

/** Asks whether the picture is of a face, and opens the step that marks it. */
export function FaceFields({ picture, name, isTold, points, isChecked, onTold, onPoints }: Props) {
  const text = useText()
  const [isMarking, setMarking] = useState(false)
  const isMarked = marksFrom(points) !== null
  return (
    <>
      {isTold === null ? null : (
        <label className={styles['told']}>
          <input type="checkbox" checked={isTold} onChange={(event) => onTold(event.currentTarget.checked)} />
          {text('screens.photos.face.told')}
        </label>
      )}
      {isTold === false ? null : (
        <>
          <h3>{text('screens.photos.face.title')}</h3>
          <p className="muted">
            {isMarked
              ? text('screens.photos.face.marked')
              : points.length === 0
                ? text('screens.photos.face.lead')
                : text('screens.photos.face.begun', { set: points.length, all: facePointNames.length })}
          </p>
          {isChecked && !isMarked && points.length > 0 ? (
            <p role="alert" className={styles['wrong']}>
              {text('screens.photos.face.unfinished')}
            </p>
          ) : null}
          <div className={styles['tools']}>
            <Button onClick={() => setMarking(true)}>{text(points.length === 0 ? 'screens.photos.face.mark' : 'screens.photos.face.change')}</Button>
            {points.length === 0 ? null : (
              <Button kind="subtle" onClick={() => onPoints([])}>
                {text('screens.photos.face.unmark')}
              </Button>
            )}
          </div>
        </>
      )}
      <WholeScreen
        opened={isMarking}
        onClose={() => setMarking(false)}
        label={{ 'aria-label': text('screens.photos.face.mark') }}
        ground="var(--page)"
        fadeMs={FADE_MS}
      >
        <FaceStep picture={picture} name={name} points={points} onPoints={onPoints} onDone={() => setMarking(false)} />
      </WholeScreen>
    </>
  )
}
