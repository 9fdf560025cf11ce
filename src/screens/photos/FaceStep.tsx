import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import {
  nextFacePoint,
  facePointNames,
  marksFrom,
  faceMovedTo,
  nearestIndex,
  onPicture,
  pointsAfterTap,
  faceTroubleOf,
  type FacePoint,
  type FacePoints,
} from '#domain/photos/face'
import { advance, startHistory, undo } from '#domain/photos/history'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { arrows, isArrow } from './arrows'
import { FaceOutlines, FaceRings } from './FaceMarked'
import styles from './photos.module.css'
import { useAddress } from './useAddress'

/** Step of an arrow key for the cross or a ring, normally and with Shift (fraction of the picture's side). */
const KEY_STEP = { fine: 0.01, coarse: 0.05 } as const
/** Distance (px) from a ring within which a finger drags it, and movement (px) from which it counts as dragging. */
const REACH = 28
const DRAGGED = 8

interface Props {
  readonly picture: Blob
  readonly name: string
  /** The points that have been set. */
  readonly points: FacePoints
  onPoints(points: FacePoints): void
  onDone(): void
}

/**
 * The step in which an adult marks a face with five taps, one plain instruction at a
 * time. Points can be dragged, moved with keys or tapped again.
 */
export function FaceStep({ picture, name, points: before, onPoints, onDone }: Props) {
  const text = useText()
  const address = useAddress(picture)
  const [history, setHistory] = useState(() => startHistory(before))
  const [cross, setCross] = useState<FacePoint | null>(null)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<FacePoints | null>(null)
  const finger = useRef<{ readonly index: number; readonly x: number; readonly y: number } | null>(null)
  const nudged = useRef(-1)
  const points = history.present
  const shown = dragged ?? points

  /** Changes the points. Repeated key presses on the same `ring` count as one step to undo. */
  const change = (next: FacePoints, ring = -1) => {
    const isGoingOn = ring >= 0 && nudged.current === ring
    setHistory((now) => (isGoingOn ? { ...now, present: next } : advance(now, next)))
    nudged.current = ring
    onPoints(next)
  }
  const set = (at: FacePoint) => {
    const asked = nextFacePoint(points)
    const index = asked === null ? nearestIndex(points, at) : facePointNames.indexOf(asked)
    setSaid(told('set', index))
    change(pointsAfterTap(points, onPicture(at)))
  }
  const told = (what: 'set' | 'moved', index: number) => {
    const point = facePointNames[index]
    return point === undefined ? '' : text(`screens.photos.face.${what}.${point}`)
  }
  const goBack = () => {
    const last = history.past.length === 0 ? startHistory(points.slice(0, -1)) : undo(history)
    nudged.current = -1
    setHistory(last)
    setSaid(text('screens.photos.face.undone'))
    onPoints(last.present)
  }
  const startAgain = () => {
    setSaid(text('screens.photos.face.cleared'))
    change([])
  }

  const pointOf = (event: MouseEvent<HTMLElement>): FacePoint => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / width }
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    const at = pointOf(event)
    const near = nearestIndex(points, at)
    const { x = Infinity, y = Infinity } = points[near] ?? {}
    const isOnRing = Math.hypot(x - at.x, y - at.y) * event.currentTarget.clientWidth <= REACH
    event.currentTarget.setPointerCapture(event.pointerId)
    finger.current = { index: isOnRing ? near : -1, x: event.clientX, y: event.clientY }
    setCross(null)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = finger.current
    if (from === null || from.index < 0 || !event.isPrimary) return
    if (dragged === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAGGED) return
    const to = onPicture(pointOf(event))
    // Sorts left and right only when the finger is lifted, so that the dragged ring does not change during the drag.
    setDragged(points.map((point, index) => (index === from.index ? to : point)))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    const from = finger.current
    finger.current = null
    setDragged(null)
    if (from === null) return
    if (dragged === null) return set(pointOf(event))
    setSaid(told('moved', from.index))
    change(faceMovedTo(points, from.index, pointOf(event)))
  }
  const onPointerCancel = (event: PointerEvent) => {
    if (!event.isPrimary) return
    finger.current = null
    setDragged(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cross ?? { x: 0.5, y: 0.5 }
    if (isArrow(event.key)) setCross(stepped(at, event))
    else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at)
      set(at)
    } else return
    event.preventDefault()
  }
  const onRingKey = (index: number) => (event: KeyboardEvent) => {
    const point = points[index]
    if (point === undefined || !isArrow(event.key)) return
    event.preventDefault()
    setSaid(told('moved', index))
    change(faceMovedTo(points, index, stepped(point, event)), index)
  }
  const trouble = dragged === null ? faceTroubleOf(points) : null
  const asked = nextFacePoint(points)
  const marks = marksFrom(shown)
  const request = trouble !== null ? text(`screens.photos.face.trouble.${trouble}`) : text(`screens.photos.face.ask.${asked ?? 'none'}`)
  return (
    <div className={styles['faceStep']}>
      <div className={styles['boardRound']}>
        <button
          type="button"
          data-autofocus
          className={styles['board']}
          aria-label={text('screens.photos.face.board')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerCancel}
        >
          {address === null ? null : <img className={styles['photo']} src={address} alt={name} draggable={false} />}
        </button>
        {marks === null ? null : <FaceOutlines marks={marks} />}
        <FaceRings points={shown} onKey={onRingKey} />
        {cross === null ? null : <i className={styles['aim']} style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }} aria-hidden="true" />}
      </div>
      <div className={styles['faceBeside']}>
        <div className={styles['request']} role="status">
          <p className="muted">{said === '' ? text('screens.photos.face.begin') : said}</p>
          <h2>{request}</h2>
        </div>
        <p className="muted">{text('screens.photos.face.hint')}</p>
        <div className={styles['pair']}>
          <Button disabled={points.length === 0 && history.past.length === 0} onClick={goBack}>
            {text('screens.photos.back')}
          </Button>
          <Button disabled={points.length === 0} onClick={startAgain}>
            {text('screens.photos.face.again')}
          </Button>
        </div>
        <Button kind={marks === null ? 'subtle' : 'now'} onClick={onDone}>
          {text(marks === null ? 'screens.photos.face.later' : 'screens.photos.face.done')}
        </Button>
      </div>
    </div>
  )
}

/** Returns the point after an arrow key. */
function stepped({ x, y }: FacePoint, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): FacePoint {
  if (!isArrow(key)) return { x, y }
  const step = shiftKey ? KEY_STEP.coarse : KEY_STEP.fine
  return onPicture({ x: x + arrows[key][0] * step, y: y + arrows[key][1] * step })
}
