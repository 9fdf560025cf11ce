import { findActivity } from '#scenes/catalogue'
import { isBeyond, playLevels } from '#domain/activities/manifest'
import type { PlanTile } from '#domain/child/dayPlan'
import { resolveDials } from '#domain/child/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { StagePicture } from '#app/stage/StagePicture'
import type { Tile } from '../activity/tiles'
import { Stepper } from '#ui/Stepper'
import styles from './plan.module.css'
import { nameOf } from './useOpenTiles'

interface Props {
  readonly planned: PlanTile
  /** Undefined when the activity is not open any more. */
  readonly tile: Tile | undefined
  readonly child: Child
  readonly isFirst: boolean
  readonly onLevel: (level: string) => void
  readonly onEarlier: () => void
  readonly onRemove: () => void
}

/** One thing of the plan: its picture, its level and its place in the order. */
export function PlannedTile({ planned, tile, child, isFirst, onLevel, onEarlier, onRemove }: Props) {
  const text = useText()
  const manifest = tile?.manifest ?? findActivity(planned.activity)
  const name = tile === undefined ? (manifest?.text.en.title ?? planned.activity) : nameOf(tile)
  const levels = manifest === null ? [] : playLevels(manifest)
  const index = levels.findIndex(({ id }) => id === planned.level)
  const isHarder = manifest !== null && isBeyond(manifest, planned.level, resolveDials(child.profile).dials)
  return (
    <li className={styles['row']}>
      <div className={styles['thumb']}>{manifest === null ? null : <StagePicture manifest={manifest} category={planned.category} child={child} />}</div>
      <div className={styles['what']}>
        <b>{name}</b>
        {tile === undefined ? (
          <span className={styles['muted']}>{text('screens.plan.closed', { alias: child.alias })}</span>
        ) : (
          <span className={styles['muted']}>{manifest?.text.en.objectives[planned.level]}</span>
        )}
        {isHarder ? <span className={styles['harder']}>{text('screens.activities.harder')}</span> : null}
        {levels.length > 1 ? (
          <Stepper
            label={text('screens.plan.levelOf', { title: name })}
            value={index}
            said={text('screens.plan.level', { level: planned.level })}
            stops={levels.map((_, at) => at)}
            isDisabled={false}
            onChange={(at) => onLevel(levels[at ?? 0]?.id ?? planned.level)}
          />
        ) : null}
      </div>
      <div className={styles['order']}>
        <button type="button" className="press" disabled={isFirst} aria-label={text('screens.plan.earlierOf', { title: name })} onClick={onEarlier}>
          {text('screens.plan.earlier')}
        </button>
        <button type="button" className="press" aria-label={text('screens.plan.removeOf', { title: name })} onClick={onRemove}>
          {text('screens.plan.remove')}
        </button>
      </div>
    </li>
  )
}
