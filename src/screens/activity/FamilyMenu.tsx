import { Link } from 'react-router'
import { catalogue } from '#scenes/catalogue'
import { families, type Family } from '#domain/activities/manifest'
import { useText } from '../../text/i18n'
import styles from './activity.module.css'

const builtFamilies = families.filter((name) => catalogue.some(({ family }) => family === name))

/** The way to the families that have an activity. `null` is all of them. */
export function FamilyMenu({ family }: { family: Family | null }) {
  const text = useText()
  return (
    <nav className={styles['families']} aria-label={text('screens.activities.chapters')}>
      <Link to="/activity" aria-current={family === null ? 'page' : undefined}>
        {text('screens.activities.allChapters')}
      </Link>
      {builtFamilies.map((name) => (
        <Link key={name} to={`/activity/subactivity/${name}`} aria-current={family === name ? 'page' : undefined}>
          {text(`screens.activities.families.${name}.title`)}
        </Link>
      ))}
    </nav>
  )
}
