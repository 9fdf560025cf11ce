import { Link } from 'react-router'
import type { Family } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import styles from './activity.module.css'

interface Props {
  readonly alias: string
  /** The chosen family, or null for all families. */
  readonly family: Family | null
  /** Families with at least one activity. */
  readonly families: readonly Family[]
}

/** The links to the families of activities. */
export function FamilyMenu({ alias, family, families }: Props) {
  const text = useText()
  return (
    <nav className={styles['families']} aria-label={text('screens.activities.chapters')}>
      <Link to="/activity" aria-current={family === null ? 'page' : undefined}>
        {text('screens.activities.forChild', { alias })}
      </Link>
      {families.map((name) => (
        <Link key={name} to={`/activity/subactivity/${name}`} aria-current={family === name ? 'page' : undefined}>
          {text(`screens.activities.families.${name}.title`)}
        </Link>
      ))}
    </nav>
  )
}
