import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { paintStroke } from '#domain/photos/brush'
import { takeBackground, type SeedPoint } from '#domain/photos/fill'
import { advance, redo, undo, type History } from '#domain/photos/history'
import { GONE, KEPT, type Mask, type Pixels } from '#domain/photos/pixels'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import { Button } from '#ui/Button'
import { Slider } from '#ui/Slider'
import { Notice } from '../notice/Notice'
import { arrows, isArrow } from './arrows'
import { finishCutting, preview, type FreshCut } from './cutting'
import styles from './photos.module.css'
import { StepHeading } from './StepHeading'

const tools = ['plain', 'wipe', 'bring'] as const
type Tool = (typeof tools)[number]

/** Range of the brush diameter, and step of the cross (fractions of the picture). */
const BRUSH = { least: 0.02, most: 0.2, usual: 0.08 } as const
const KEY_STEP = 0.04
const TOLERANCE = { least: 5, most: 90, usual: 36 } as const

interface Props {
  readonly pixels: Pixels
  readonly history: History<Mask>
  onHistory(next: (before: History<Mask>) => History<Mask>): void
  onDone(picture: FreshCut): void
  onBack(): void
}

/** The step that removes the background: with one tap if it is plain, otherwise with a finger. Removed parts can be restored. */
export function BackgroundStep({ pixels, history, onHistory, onDone, onBack }: Props) {
  const text = useText()
  const side = pixels.width
  const [tool, setTool] = useState<Tool>('plain')
  const [brush, setBrush] = useState<number>(BRUSH.usual)
  const [tolerance, setTolerance] = useState<number>(TOLERANCE.usual)
  const [cross, setCross] = useState<SeedPoint | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<{ mask: Mask; last: SeedPoint } | null>(null)
  const isShown = useRef(true)
  const mask = history.present

  const show = (shown: Mask) => {
    const context = canvas.current?.getContext('2d')
    if (context != null) preview(context, pixels, shown, tool === 'bring')
  }
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context != null) preview(context, pixels, mask, tool === 'bring')
  }, [pixels, mask, tool])

  const keep = (next: Mask) => {
    setEmpty(false)
    onHistory((before) => advance(before, next))
  }
  const value = tool === 'wipe' ? GONE : KEPT
  const radius = (brush * side) / 2
  const paint = (from: SeedPoint, to: SeedPoint, into: Mask) => paintStroke(into, pixels, from, to, radius, value)

  const apply = (at: SeedPoint) => {
    if (tool === 'plain') return keep(takeBackground(pixels, mask, at, tolerance))
    const next = Uint8Array.from(mask)
    paint(at, at, next)
    keep(next)
  }

  const spotOf = (event: PointerEvent<HTMLElement>): SeedPoint => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    return { x: ((event.clientX - left) / width) * side, y: ((event.clientY - top) / width) * side }
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    setCross(null)
    const at = spotOf(event)
    if (tool === 'plain') return apply(at)
    event.currentTarget.setPointerCapture(event.pointerId)
    stroke.current = { mask: Uint8Array.from(mask), last: at }
    paint(at, at, stroke.current.mask)
    show(stroke.current.mask)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const running = stroke.current
    if (running === null || !event.isPrimary) return
    const at = spotOf(event)
    paint(running.last, at, running.mask)
    running.last = at
    if (!isShown.current) return
    isShown.current = false
    requestAnimationFrame(() => {
      isShown.current = true
      if (stroke.current !== null) show(stroke.current.mask)
    })
  }
  const onPointerUp = () => {
    if (stroke.current === null) return
    keep(stroke.current.mask)
    stroke.current = null
  }
  const onPointerCancel = () => {
    stroke.current = null
    show(mask)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = isArrow(event.key) ? arrows[event.key] : undefined
    const at = cross ?? { x: side / 2, y: side / 2 }
    if (arrow !== undefined) {
      const fit = (place: number) => Math.min(side - 1, Math.max(0, place))
      setCross({ x: fit(at.x + arrow[0] * KEY_STEP * side), y: fit(at.y + arrow[1] * KEY_STEP * side) })
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at)
      apply(at)
    } else return
    event.preventDefault()
  }

  const done = async () => {
    const picture = await finishCutting(pixels, mask).catch(() => null)
    if (picture === null) setEmpty(true)
    else onDone(picture)
  }

  return (
    <section className={styles['step']} aria-labelledby="background-title">
      <div className={styles['beside']}>
        <StepHeading id="background-title">{text('screens.photos.background.title')}</StepHeading>
        <Choices
          labelledBy="background-title"
          value={tool}
          isDisabled={false}
          options={tools.map((each) => ({ value: each, content: text(`screens.photos.background.tools.${each}`) }))}
          onChange={setTool}
        />
        <p className="muted">{text(`screens.photos.background.hints.${tool}`)}</p>
        {tool === 'plain' ? (
          <div className={styles['slider']}>
            <span aria-hidden="true">{text('screens.photos.background.tolerance')}</span>
            <Slider
              key="tolerance"
              label={text('screens.photos.background.tolerance')}
              min={TOLERANCE.least}
              max={TOLERANCE.most}
              value={tolerance}
              onChange={setTolerance}
            />
          </div>
        ) : (
          <div className={styles['slider']}>
            <span aria-hidden="true">{text('screens.photos.background.brush')}</span>
            <Slider
              key="brush"
              label={text('screens.photos.background.brush')}
              min={BRUSH.least}
              max={BRUSH.most}
              step={0.01}
              value={brush}
              onChange={setBrush}
            />
          </div>
        )}
        <div className={styles['tools']}>
          <Button disabled={history.past.length === 0} onClick={() => onHistory(undo)}>
            {text('screens.photos.background.undo')}
          </Button>
          <Button disabled={history.future.length === 0} onClick={() => onHistory(redo)}>
            {text('screens.photos.background.redo')}
          </Button>
        </div>
        {isEmpty ? <Notice kind="problem">{text('screens.photos.background.empty')}</Notice> : null}
        <div className={styles['tools']}>
          <Button onClick={() => void done()}>{text(history.past.length === 0 ? 'screens.photos.background.skip' : 'screens.photos.next')}</Button>
          <Button kind="subtle" onClick={onBack}>
            {text('screens.photos.back')}
          </Button>
        </div>
      </div>
      <button
        type="button"
        className={styles['board']}
        aria-label={text('screens.photos.background.board')}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
      >
        <canvas ref={canvas} width={side} height={side} aria-hidden="true" />
        {cross === null ? null : (
          <i className={styles['cross']} style={{ left: `${(cross.x / side) * 100}%`, top: `${(cross.y / side) * 100}%` }} aria-hidden="true" />
        )}
      </button>
    </section>
  )
}
