import { Link } from 'react-router'
import { useText } from '#text/i18n'
import { LanternMark } from '#ui/icons'
import { TextLink } from '#ui/Link'
import styles from './notFound.module.css'

/** The page for an unknown address, with links to other pages. */
export default function NotFound() {
  const text = useText()
  return (
    <div className={styles['page']}>
      <LanternMark />
      <h1>{text('screens.notFound.title')}</h1>
      <p className={styles['lead']}>{text('screens.notFound.lead')}</p>
      <div className={styles['ways']}>
        <Link to="/dashboard" className="press press-now">
          {text('screens.notFound.today')}
        </Link>
        <Link to="/activity" className="press">
          {text('screens.notFound.activities')}
        </Link>
        <TextLink to="/">{text('screens.notFound.home')}</TextLink>
      </div>
    </div>
  )
}
