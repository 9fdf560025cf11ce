import { Link } from 'react-router'
import { routeOf } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { useNow } from '#app/services/now'
import { usePlay } from '#app/play/startSession'
import { sayLevel } from '#app/stage/start/levels'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { formatRecentDay, isSameDay } from '../history/formats'
import styles from './activity.module.css'
import { StagePicture } from '#app/stage/start/StagePicture'
import { Button } from '#ui/Button'
import type { Tile } from './tiles'

interface Props {
  readonly tile: Tile
  readonly last: Session | null
  readonly child: Child
  readonly isKnown: boolean
}

/**
 * Starts the most recent activity with one press, or a good first one for a child who has not played yet. The
 * space is reserved until the activity is known, because pictures that move can flash.
 */
export function ContinueCard({ tile: { manifest, category, level }, last, child, isKnown }: Props) {
  const text = useText()
  const { play } = usePlay()
  const now = useNow()
  const { title, objectives } = textOf(manifest)
  const address = `${routeOf(manifest)}${category === null ? '' : `/${category}`}?level=${level}`
  return (
    <section className={styles['continue']} data-waiting={isKnown ? undefined : ''} aria-labelledby="continue">
      <StagePicture manifest={manifest} category={category} child={child} />
      <div>
        <span className="muted">{text(last === null ? 'screens.activities.beginHere' : 'screens.activities.continue')}</span>
        <h2 id="continue">{title}</h2>
        <p className="muted">
          {objectives[level]}{' '}
          {last === null
            ? sayLevel(text, level)
            : isSameDay(last.startedAt, now)
              ? text('screens.activities.levelToday', { level: sayLevel(text, level) })
              : text('screens.activities.levelOn', { level: sayLevel(text, level), day: formatRecentDay(last.startedAt, now) })}
        </p>
        <span className={styles['ways']}>
          <Button kind="now" onClick={() => play(manifest, { category, level }, child)}>
            {text('screens.activities.playOne')}
          </Button>
          <Link to={address} className="press">
            {text('screens.activities.changeLevel')}
          </Link>
        </span>
      </div>
    </section>
  )
}
