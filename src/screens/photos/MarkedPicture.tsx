import type { KeyboardEvent, MouseEvent } from 'react'
import { MAX_PARTS } from '#domain/photos/photo'
import { useText } from '#text/i18n'
import { newMark, markPlace, type DraftPart } from './marks'
import styles from './photos.module.css'
import { useAddress } from './useAddress'

const KEY_STEP = 0.03
const arrows: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

interface Props {
  readonly picture: Blob
  readonly name: string
  readonly parts: readonly DraftPart[]
  onChange(parts: readonly DraftPart[]): void
}

/** Shows the picture on black. A tap marks a part, and arrow keys move a mark. */
export function MarkedPicture({ picture, name, parts, onChange }: Props) {
  const text = useText()
  const address = useAddress(picture)
  const mark = (event: MouseEvent<HTMLElement>) => {
    if (parts.length >= MAX_PARTS) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    // A click made with a key has no position.
    const isPointed = event.detail > 0
    onChange([...parts, isPointed ? newMark((event.clientX - left) / width, (event.clientY - top) / width) : newMark(0.5, 0.5)])
  }
  const move = (index: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow === undefined) return
    event.preventDefault()
    const fit = (share: number) => Math.min(1, Math.max(0, share))
    onChange(parts.map((each, at) => (at === index ? { ...each, x: fit(each.x + arrow[0] * KEY_STEP), y: fit(each.y + arrow[1] * KEY_STEP) } : each)))
  }
  return (
    <div className={styles['boardRound']}>
      <button type="button" className={styles['board']} aria-label={text('screens.photos.parts.board')} onClick={mark}>
        {address === null ? null : <img className={styles['photo']} src={address} alt={name} />}
      </button>
      {parts.map((part, index) => {
        const [left, top, width, height] = markPlace(part)
        return (
          <button
            key={index}
            type="button"
            className={styles['mark']}
            style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
            aria-label={text('screens.photos.parts.markOf', { number: index + 1 })}
            onKeyDown={move(index)}
          >
            {index + 1}
          </button>
        )
      })}
    </div>
  )
}
