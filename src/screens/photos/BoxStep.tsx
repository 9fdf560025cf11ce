import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { boxBetween, moveBox, boxAround, resizeBox, cornerAcross, isDrawn, isInBox, type Box, type BoxPoint } from '#domain/photos/box'
import { MAX_PHOTO_NAME, nameFrom } from '#domain/photos/photo'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { arrows, isArrow } from './arrows'
import { BoxOutline } from './BoxOutline'
import styles from './photos.module.css'
import { StepHeading } from './StepHeading'
import { useAddress } from './useAddress'

/** Step by which one press moves the box or one of its sides (fraction of the picture). */
const STEP = 0.03
/** Distance (px) from a corner within which a finger moves that corner. */
const REACH = 28

const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const sizes = { wider: [STEP, 0], narrower: [-STEP, 0], taller: [0, STEP], lower: [0, -STEP] } as const
/** The actions of the arrow keys with Shift, which move the right and bottom sides. */
const sizedBy = { ArrowRight: 'wider', ArrowLeft: 'narrower', ArrowDown: 'taller', ArrowUp: 'lower' } as const

/** The finger's action since it came down: dragging a corner or moving the whole box. */
type Finger = { readonly from: BoxPoint; readonly before: Box | null } & ({ readonly does: 'draw'; readonly corner: BoxPoint } | { readonly does: 'move' })

interface Props {
  readonly picture: Blob
  readonly box: Box | null
  readonly typed: string
  readonly problem: ReactNode
  readonly isSaving: boolean
  onBox(box: Box): void
  onTyped(typed: string): void
  onSave(about: { readonly name: string; readonly box: Box }): void
  onBack(): void
}

/** The step in which an adult draws a box around the thing to spot, by finger, buttons or keys, and names the thing. */
export function BoxStep({ picture, box, typed, problem, isSaving, onBox, onTyped, onSave, onBack }: Props) {
  const text = useText()
  const address = useAddress(picture)
  const finger = useRef<Finger | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [was, setWas] = useState<'fitting' | 'too-small' | 'too-large'>('fitting')
  const name = nameFrom(typed)

  /** Changes the box. The first press creates it. */
  const change = (next: (before: Box) => Box) => {
    setWas('fitting')
    onBox(box === null ? boxAround({ x: 0.5, y: 0.5 }) : next(box))
  }
  const nudge = (key: keyof typeof arrows) => change((before) => moveBox(before, arrows[key][0] * STEP, arrows[key][1] * STEP))
  const size = (how: keyof typeof sizes) => change((before) => resizeBox(before, sizes[how][0], sizes[how][1]))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    if (event.shiftKey) size(sizedBy[event.key])
    else nudge(event.key)
  }

  const pointOf = (event: PointerEvent<HTMLElement>): BoxPoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (value: number) => Math.min(1, Math.max(0, value))
    return { x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) }
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    const from = pointOf(event)
    const across = box === null ? null : cornerAcross(box, from, REACH / event.currentTarget.clientWidth)
    event.currentTarget.setPointerCapture(event.pointerId)
    finger.current =
      across === null && box !== null && isInBox(from, box) ? { does: 'move', from, before: box } : { does: 'draw', from, before: box, corner: across ?? from }
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const now = finger.current
    if (now === null || !event.isPrimary) return
    const at = pointOf(event)
    if (!isDrawn(now.from, at)) return
    if (now.does === 'move') {
      setWas('fitting')
      if (now.before !== null) onBox(moveBox(now.before, at.x - now.from.x, at.y - now.from.y))
      return
    }
    const drawn = boxBetween(now.corner, at)
    setWas(drawn.was)
    onBox(drawn.box)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = finger.current
    if (now === null || !event.isPrimary) return
    finger.current = null
    // A tap, or a box only two pixels wide, means “put a box here”.
    if (now.does === 'draw' && !isDrawn(now.from, pointOf(event))) {
      setWas('fitting')
      onBox(boxAround(now.from))
    }
  }

  const keep = () => {
    setChecked(true)
    if (name !== null && box !== null) onSave({ name, box })
  }
  const said = () => {
    if (box === null) return text(isChecked ? 'screens.photos.box.missing' : 'screens.photos.box.none')
    if (was !== 'fitting') return text(`screens.photos.box.${was}`)
    return text('screens.photos.box.is', { width: Math.round(box[2] * 100), height: Math.round(box[3] * 100) })
  }

  return (
    <section className={styles['step']} aria-labelledby="box-title">
      <form
        className={styles['beside']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <StepHeading id="box-title">{text('screens.photos.box.title')}</StepHeading>
        <p className="muted">{text('screens.photos.box.lead')}</p>
        <p role="status" className={isChecked && box === null ? styles['wrong'] : undefined}>
          {said()}
        </p>
        <div className={styles['tools']}>
          {directions.map((key) => (
            <Button key={key} aria-label={text(`screens.photos.box.${key}`)} onClick={() => nudge(key)}>
              {{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }[key]}
            </Button>
          ))}
        </div>
        <div className={styles['tools']}>
          {(['wider', 'narrower', 'taller', 'lower'] as const).map((how) => (
            <Button key={how} onClick={() => size(how)}>
              {text(`screens.photos.box.${how}`)}
            </Button>
          ))}
        </div>
        <Field
          label={text('screens.photos.box.name')}
          placeholder={text('screens.photos.box.example')}
          value={typed}
          dir="auto"
          error={isChecked && name === null ? text('screens.photos.about.nameWrong', { most: MAX_PHOTO_NAME }) : null}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
        {problem}
        <div className={styles['tools']}>
          <Button type="submit" loading={isSaving}>
            {text('screens.photos.box.keep')}
          </Button>
          <Button kind="subtle" onClick={onBack}>
            {text('screens.photos.back')}
          </Button>
        </div>
      </form>
      <div className={styles['boardRound']}>
        <button
          type="button"
          className={styles['board']}
          aria-label={text('screens.photos.box.board')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={follow}
          onPointerUp={onPointerUp}
          onPointerCancel={() => (finger.current = null)}
        >
          {address === null ? null : <img className={styles['photo']} src={address} alt="" draggable={false} />}
        </button>
        {box === null ? null : <BoxOutline box={box} hasCorners />}
      </div>
    </section>
  )
}
