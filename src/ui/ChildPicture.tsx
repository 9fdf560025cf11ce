import type { ChildPictureName } from '#domain/child/childPictures'
import styles from './childPicture.module.css'

const files = import.meta.glob<string>('/assets/faces/*.webp', { eager: true, query: '?url&no-inline', import: 'default' })

/** Returns the address of a child's picture for drawing on a canvas. */
export const childPictureFile = (picture: ChildPictureName | undefined): string | undefined =>
  picture === undefined ? undefined : files[`/assets/faces/${picture}.webp`]

interface Props {
  /** The child's first colour, or null if it is unknown. */
  readonly colour: string | null
  readonly picture: ChildPictureName | undefined
  readonly size?: number
}

/** A small picture of the child on black, or a light, in a ring of the child's first colour. The nickname is always next to it. */
export function ChildPicture({ colour, picture, size = 36 }: Props) {
  return (
    <span
      className={styles['face']}
      aria-hidden="true"
      style={{ width: size, height: size, color: colour ?? 'var(--muted)' }}
      data-light={(colour !== null && picture === undefined) || undefined}
    >
      {picture === undefined ? null : <img src={childPictureFile(picture)} alt="" width={size} height={size} />}
    </span>
  )
}
