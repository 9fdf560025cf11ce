import type { Box } from '#domain/photos/box'
import styles from './photos.module.css'

/** The box around the thing, drawn over the picture of its scene. */
export function BoxOutline({ box: [left, top, width, height], hasCorners = false }: { readonly box: Box; readonly hasCorners?: boolean }) {
  return (
    <i
      className={styles['outline']}
      data-box=""
      data-corners={hasCorners ? '' : undefined}
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
      aria-hidden="true"
    />
  )
}
