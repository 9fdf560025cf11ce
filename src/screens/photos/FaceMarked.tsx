import type { KeyboardEvent } from 'react'
import { facePointNames, type FaceMarks, type FacePoints } from '#domain/photos/face'
import { facePartPhrases, facePlaces } from '#domain/photos/faceParts'
import { useText } from '#text/i18n'
import styles from './photos.module.css'

/** Draws the parts of a face as outlines over its picture. */
export function FaceOutlines({ marks }: { readonly marks: FaceMarks }) {
  const places = facePlaces(marks)
  return facePartPhrases.map((phrase) => {
    const [left, top, width, height] = places[phrase]
    return (
      <i
        key={phrase}
        className={styles['outline']}
        data-part={phrase}
        style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
        aria-hidden="true"
      />
    )
  })
}

interface RingProps {
  readonly points: FacePoints
  onKey(index: number): (event: KeyboardEvent) => void
}

/** Draws a small ring on each point and handles keys. Touches pass through to the picture, which finds the nearest ring. */
export function FaceRings({ points, onKey }: RingProps) {
  const text = useText()
  return points.map(({ x, y }, index) => {
    const name = facePointNames[index]
    return name === undefined ? null : (
      <button
        key={name}
        type="button"
        className={styles['ring']}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={text(`screens.photos.face.rings.${name}`)}
        onKeyDown={onKey(index)}
      >
        <i aria-hidden="true" />
      </button>
    )
  })
}
