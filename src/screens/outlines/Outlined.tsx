import type { CSSProperties } from 'react'
import type { Hex } from '#domain/child/palette'
import type { WordShape } from '#ports/wordCards'
import { LETTERS_ON_BLACK } from './colours'
import styles from './outlines.module.css'

/** Draws one word as the child sees it: on black, with its outline. The text next to it, or its own label, names it. */
export function Outlined({ word, shape, colour }: { word: string; shape: WordShape; colour: Hex }) {
  return (
    <svg
      className={styles['word']}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="img"
      aria-label={word}
      style={{ '--high': shape.height, aspectRatio: shape.width / shape.height } as CSSProperties}
    >
      {shape.outline === null ? null : <path d={shape.outline} fill="none" stroke={colour} strokeWidth={shape.line} strokeLinejoin="round" />}
      {shape.letters === null ? null : <path d={shape.letters} fill={LETTERS_ON_BLACK} fillRule="evenodd" />}
    </svg>
  )
}
