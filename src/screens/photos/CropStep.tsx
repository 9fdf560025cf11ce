import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { moved, scaled, wholeOf, type Crop } from '#domain/photos/crop'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { arrows, isArrow } from './arrows'
import { drawCrop } from './cutting'
import styles from './photos.module.css'
import { StepHeading } from './StepHeading'

const SHOWN = 640
/** Fraction of the square by which one press moves the picture, and factor by which one press zooms in. */
const STEP = 0.08
const NEARER = 0.85

const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

interface Props {
  readonly source: HTMLCanvasElement
  readonly crop: Crop
  readonly of: 'thing' | 'scene'
  /** Whether the background has been edited already. Another crop discards these edits. */
  readonly beginsAnew: boolean
  onCrop(next: (before: Crop) => Crop): void
  onDone(): void
  onCancel(): void
}

/** The step in which an adult fits the thing, or the visible part of a scene, into the square by dragging, pinching, buttons or keys. */
export function CropStep({ source, crop, of, beginsAnew, onCrop, onDone, onCancel }: Props) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context == null) return
    context.clearRect(0, 0, SHOWN, SHOWN)
    drawCrop(context, source, crop, SHOWN)
  }, [source, crop])

  const nudge = (key: keyof typeof arrows) =>
    onCrop((before) => moved(before, arrows[key][0] * STEP * before.side, arrows[key][1] * STEP * before.side, source))
  const zoom = (factor: number) => onCrop((before) => scaled(before, factor, source))

  const onKeyDown = (event: KeyboardEvent) => {
    if (isArrow(event.key)) nudge(event.key)
    else if (event.key === '+' || event.key === '=') zoom(NEARER)
    else if (event.key === '-') zoom(1 / NEARER)
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const width = event.currentTarget.clientWidth
    // With two fingers, each finger moves the picture half as far.
    const share = other === undefined ? 1 : 0.5
    const spread = other === undefined ? 1 : Math.hypot(before.x - other.x, before.y - other.y) / Math.max(1, Math.hypot(now.x - other.x, now.y - other.y))
    onCrop((last) => {
      const perPixel = last.side / width
      return scaled(moved(last, -(now.x - before.x) * perPixel * share, -(now.y - before.y) * perPixel * share, source), spread, source)
    })
  }
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return (
    <section className={styles['step']} aria-labelledby="crop-title">
      <div className={styles['beside']}>
        <StepHeading id="crop-title">{text('screens.photos.crop.title')}</StepHeading>
        <p className="muted">{text(`screens.photos.crop.${of}`)}</p>
        {beginsAnew ? <p>{text('screens.photos.crop.beginsAnew')}</p> : null}
        <div className={styles['tools']}>
          <Button onClick={() => zoom(NEARER)}>{text('screens.photos.crop.nearer')}</Button>
          <Button onClick={() => zoom(1 / NEARER)}>{text('screens.photos.crop.farther')}</Button>
          <Button onClick={() => onCrop(() => wholeOf(source))}>{text('screens.photos.crop.whole')}</Button>
        </div>
        <div className={styles['tools']}>
          {directions.map((key) => (
            <Button key={key} aria-label={text(`screens.photos.crop.${key}`)} onClick={() => nudge(key)}>
              {{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }[key]}
            </Button>
          ))}
        </div>
        <div className={styles['tools']}>
          <Button onClick={onDone}>{text('screens.photos.next')}</Button>
          <Button kind="subtle" onClick={onCancel}>
            {text('screens.photos.cancel')}
          </Button>
        </div>
      </div>
      <button
        type="button"
        className={styles['board']}
        aria-label={text('screens.photos.crop.board')}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onWheel={(event) => zoom(event.deltaY > 0 ? 1 / NEARER : NEARER)}
      >
        <canvas ref={canvas} width={SHOWN} height={SHOWN} aria-hidden="true" />
      </button>
    </section>
  )
}
