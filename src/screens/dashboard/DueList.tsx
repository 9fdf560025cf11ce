import type { Child } from '#domain/people/people'
import { sayLevel } from '#app/stage/start/levels'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import type { Tile } from '../activity/tiles'
import { tileName } from '../plan/useOpenTiles'
import styles from './dashboard.module.css'
import type { Proposal } from './proposal'

/** One of today's activities. A planned activity needs no reason. */
export interface Due {
  readonly tile: Tile
  readonly level: string
  readonly reason: Proposal['reason'] | null
  /** Whether it has already been played today. */
  readonly isPlayed: boolean
}

/** Lists today's activities in order. */
export function DueList({ due, child }: { due: readonly Due[]; child: Child }) {
  const text = useText()
  return (
    <ol className={styles['due']}>
      {due.map(({ tile, level, reason, isPlayed }) => (
        <li key={tile.key} data-played={isPlayed}>
          <StagePicture manifest={tile.manifest} category={tile.category} child={child} />
          <b>{tileName(text, tile)}</b>
          {isPlayed ? (
            <span className={styles['played']}>
              <CheckIcon />
              {text('screens.dashboard.played')}
            </span>
          ) : (
            <span>
              {reason === null
                ? sayLevel(text, level)
                : text('screens.dashboard.levelOf', { level: sayLevel(text, level), reason: text(`screens.dashboard.reasons.${reason}`) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
