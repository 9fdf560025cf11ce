import { type DayPlan, MAX_PLAN_TILES, type PlanTile } from '#domain/child/dayPlan'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { sayOn } from '#text/locale'
import { StagePicture } from '#app/stage/play/StagePicture'
import type { Tile } from '../activity/tiles'
import styles from './plan.module.css'
import { nameOf, tileOf } from './useOpenTiles'

interface Props {
  readonly child: Child
  readonly tiles: readonly Tile[]
  readonly planned: DayPlan
  readonly onAdd: (tile: PlanTile) => void
}

/** What could be played that day beside what is planned. */
export function AddActivity({ child, tiles, planned, onAdd }: Props) {
  const text = useText()
  const isFull = planned.length >= MAX_PLAN_TILES
  const free = tiles.filter((tile) => !planned.some((each) => tileOf([tile], each) !== undefined))
  return (
    <section className={styles['choose']} aria-labelledby="plan-choose">
      <h3 id="plan-choose">{text('screens.plan.choose')}</h3>
      {isFull ? <p className="muted">{text('screens.plan.full', { most: MAX_PLAN_TILES })}</p> : null}
      <ul className={styles['tiles']}>
        {free.map((tile) => (
          <li key={tile.key}>
            <button
              type="button"
              className={styles['tile']}
              disabled={isFull}
              aria-label={sayOn(text('screens.plan.add', { title: nameOf(text, tile) }), tile.isHarder ? text('screens.activities.harder') : null)}
              onClick={() => onAdd({ activity: tile.manifest.id, category: tile.category, level: tile.level })}
            >
              <StagePicture manifest={tile.manifest} category={tile.category} child={child} />
              <span>{nameOf(text, tile)}</span> {tile.isHarder ? <small>{text('screens.activities.harder')}</small> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
