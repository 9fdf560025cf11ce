import { Link } from 'react-router'
import { routeOf } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { sayLevel } from '#app/stage/start/levels'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { HereIcon } from '#ui/icons'
import styles from './activity.module.css'
import { StagePicture } from '#app/stage/start/StagePicture'
import { tileName } from '../plan/useOpenTiles'
import type { Tile } from './tiles'

/** One activity: its picture, its name, and a line with its purpose and the last level played. A press anywhere opens the start card. */
export function ActivityTile({ tile, child, isReady }: { tile: Tile; child: Child; isReady: boolean }) {
  const text = useText()
  const { manifest, category, level, lastLevel, access } = tile
  const { trains } = textOf(manifest)
  const last = lastLevel === null ? text('screens.activities.new') : sayLevel(text, lastLevel)
  return (
    <li className={styles['tile']} data-locked={access === 'open' ? undefined : ''}>
      {/* If the activity is locked, its route guard opens the prices and remembers the activity. */}
      <Link to={`${routeOf(manifest)}${category === null ? '' : `/${category}`}?level=${level}`} className={styles['face']}>
        <StagePicture manifest={manifest} category={category} child={child} />
        <b>
          {tileName(text, tile)}
          {isReady ? (
            <span className={styles['ready']} role="img" aria-label={text('screens.activities.ready')} title={text('screens.activities.ready')}>
              <HereIcon />
            </span>
          ) : null}
        </b>
        <span className={styles['line']}>
          {text('screens.activities.line', {
            trains,
            last: access === 'open' ? last : text(access === 'locked' ? 'screens.activities.locked' : 'screens.activities.checking'),
          })}
        </span>
      </Link>
    </li>
  )
}
