import { Link } from 'react-router'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import styles from './children.module.css'

/** Replaces a page that the family has not shared with this person. */
export function NotShared({ child: { alias } }: { child: Child }) {
  const text = useText()
  return (
    <div className={styles['picker']}>
      <h1>{text('screens.children.notShared.title', { alias })}</h1>
      <p>{text('screens.children.notShared.why')}</p>
      <div className={styles['row']}>
        <Link to="/progress" className="press">
          {text('screens.progress.tabs./progress')}
        </Link>
        <Link to="/sharing" className="press">
          {text('screens.progress.tabs./sharing')}
        </Link>
      </div>
    </div>
  )
}
