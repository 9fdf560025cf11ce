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
  /** What is to be done today, large, and what stands below it. */
  today: ['line', 'title', 'wide', 'half', 'half'],
  /** Pictures of what there is to play. */
  tiles: ['tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile', 'tile'],
  /** A week, and one day of it. */
  days: ['title', 'day', 'day', 'day', 'day', 'day', 'day', 'day', 'wide'],
  /** A sentence, and two charts or two columns. */
  columns: ['title', 'line', 'half', 'half', 'row', 'row'],
  /** A sentence, and a list. */
  rows: ['title', 'line', 'row', 'row', 'row', 'row', 'row'],
  /** A list under a heading that is there already. */
  list: ['row', 'row', 'row', 'row'],
} as const

export type SkeletonLayout = keyof typeof layouts

/** Where a page will stand while what it says is being read: still grey shapes, from 300 ms on. `label` says it to who does not see them. */
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
