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
  /** Today's task, large, and the content below it. */
  today: ['line', 'title', 'wide', 'half', 'half'],
  /** Pictures of activities. */
  tiles: ['tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile'],
  /** A week, and one day of it. */
  days: ['title', 'day', 'day', 'day', 'day', 'day', 'day', 'day', 'wide'],
  /** A sentence, and two charts or two columns. */
  columns: ['title', 'line', 'half', 'half', 'row', 'row'],
  /** A sentence, and a list. */
  rows: ['title', 'line', 'row', 'row', 'row', 'row', 'row'],
  /** A list below a heading that is there already. */
  list: ['row', 'row', 'row', 'row'],
} as const

export type SkeletonLayout = keyof typeof layouts

/** The shape of a page that is still loading: still grey blocks, from 300 ms on. `label` is the text alternative. */
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
