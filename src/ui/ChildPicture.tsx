import type { ChildPictureName } from '#domain/child/childPictures'
import styles from './childPicture.module.css'

const files = import.meta.glob<string>('/assets/faces/*.webp', { eager: true, query: '?url&no-inline', import: 'default' })

/** The address of a child's picture, for drawing on a canvas. */
export const childPictureFile = (picture: ChildPictureName | undefined): string | undefined =>
  picture === undefined ? undefined : files[`/assets/faces/${picture}.webp`]

interface Props {
  /** The child's first colour; null if unknown. */
  readonly colour: string | null
  readonly picture: ChildPictureName | undefined
  readonly size?: number
}

/** A small picture of the child: its picture on black, or a light, ringed in its first colour. Always next to the nickname. */
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
