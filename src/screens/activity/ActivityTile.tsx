import { Link } from 'react-router'
import { routeOf } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import type { Category } from '#domain/words/words'
import { usePlay } from '../../app/session'
import { useText } from '../../text/i18n'
import styles from './activity.module.css'
import { TilePicture } from './TilePicture'
import type { Tile } from './tiles'

/** One activity: its real picture, what it trains and the level of last time. A press on it plays. */
export function ActivityTile({ tile, child }: { tile: Tile; child: Child }) {
  const text = useText()
  const { play } = usePlay()
  const { manifest, category, level, lastLevel, access } = tile
  const { title, trains } = manifest.text.en
  const name = category === null ? title : text('screens.activities.inCategory', { title, category: text(`screens.activities.categories.${category as Category}`) })
  const address = `${routeOf(manifest)}${category === null ? '' : `/${category}`}`
  const last = lastLevel === null ? text('screens.activities.notYetPlayed') : text('screens.activities.lastLevel', { level: lastLevel })
  const picture = (
    <>
      <TilePicture manifest={manifest} category={category} child={child} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['muted']}>{trains}</span>
    </>
  )

  if (access !== 'open') {
    return (
      <li className={styles['tile']} data-locked="">
        <div className={styles['face']}>{picture}</div>
        {access === 'locked' ? (
          // The guard there leads to the prices and remembers what was wanted.
          <Link to={address} className={styles['lock']} aria-label={text('screens.activities.lockedOf', { title: name })}>
            {text('screens.activities.locked')}
          </Link>
        ) : (
          <p className={styles['lock']}>{text('screens.activities.checking')}</p>
        )}
      </li>
    )
  }
  return (
    <li className={styles['tile']}>
      <button type="button" className={styles['face']} onClick={() => play(manifest, { category, level }, child)}>
        {picture}
        <span className={styles['go']}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path d="M7 4v16l13-8z" />
          </svg>
          {text('screens.activities.play', { level })}
        </span>
      </button>
      <div className={styles['below']}>
        <span>{last}</span>
        <Link
          to={address}
          aria-label={text('screens.activities.changeLevelOf', { title: name })}
          className={styles['change']}
        >
          {text('screens.activities.changeLevel')}
        </Link>
      </div>
      {tile.isHarder ? <p className={styles['muted']}>{text('screens.activities.harder')}</p> : null}
    </li>
  )
}
