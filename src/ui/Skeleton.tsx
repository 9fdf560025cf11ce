import styles from './shapes.module.css'

const kinds = {
  title: styles['title'],
  line: styles['line'],
  row: styles['row'],
  wide: styles['wide'],
  half: styles['half'],
  tile: styles['tile'],
  day: styles['day'],
}

const layouts = {
  /** Shapes for today's task, large, and the content below it. */
  today: ['line', 'title', 'wide', 'half', 'half'],
  /** Shapes for pictures of activities. */
  tiles: ['tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile'],
  /** Shapes for a week and one of its days. */
  days: ['title', 'day', 'day', 'day', 'day', 'day', 'day', 'day', 'wide'],
  /** Shapes for a sentence and two charts or columns. */
  columns: ['title', 'line', 'half', 'half', 'row', 'row'],
  /** Shapes for a sentence and a list. */
  rows: ['title', 'line', 'row', 'row', 'row', 'row', 'row'],
  /** Shapes for a list below a heading that is already shown. */
  list: ['row', 'row', 'row', 'row'],
} as const

export type SkeletonLayout = keyof typeof layouts

/** The shape of a page that is still loading, in grey blocks without motion. It appears after 300 ms. `label` is the text alternative. */
export function Skeleton({ layout, label }: { layout: SkeletonLayout; label: string }) {
  return (
    <>
      <p role="status" className="unseen">
        {label}
      </p>
      <div className={`${styles['shapes']} ${layout === 'days' ? styles['days'] : ''}`} aria-hidden="true">
        {layouts[layout].map((shape, at) => (
          <span key={`${shape} ${at}`} className={kinds[shape]} />
        ))}
      </div>
    </>
  )
}
