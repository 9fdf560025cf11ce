import { isBeyond } from '#domain/trials/engine/levelSpec'
import { findActivity } from '#scenes/catalogue'
import { playLevels } from '#domain/activities/manifest'
import type { PlanTile } from '#domain/child/dayPlan'
import { resolveDials } from '#domain/settings/resolve'
import type { WeekDay } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { StagePicture } from '#app/stage/start/StagePicture'
import { Button } from '#ui/Button'
import { Stepper } from '#ui/Stepper'
import styles from './plan.module.css'
import { plannedName } from './useOpenTiles'

interface Props {
  readonly planned: PlanTile
  /** Whether the activity can still be opened. */
  readonly isOpen: boolean
  readonly child: Child
  readonly isFirst: boolean
  /** The days to which it can be moved, with their names. */
  readonly days: readonly { readonly day: WeekDay; readonly name: string }[]
  readonly onLevel: (level: string) => void
  readonly onEarlier: () => void
  readonly onMove: (day: WeekDay) => void
  readonly onRemove: () => void
}

/** One planned activity with its picture, level, position and day. */
export function PlannedTile({ planned, isOpen, child, isFirst, days, onLevel, onEarlier, onMove, onRemove }: Props) {
  const text = useText()
  const manifest = findActivity(planned.activity)
  const title = plannedName(text, planned)
  const levels = manifest === null ? [] : playLevels(manifest)
  const isHarder = manifest !== null && isBeyond(manifest, planned.level, resolveDials(child.profile).dials)
  return (
    <li className={styles['row']}>
      <div className={styles['thumb']}>{manifest === null ? null : <StagePicture manifest={manifest} category={planned.category} child={child} />}</div>
      <div className={styles['what']}>
        <b>{title}</b>
        <span className="muted">{isOpen ? manifest && textOf(manifest).objectives[planned.level] : text('screens.plan.closed', { alias: child.alias })}</span>
        {isHarder ? <span className={styles['harder']}>{text('screens.activities.harder')}</span> : null}
        {levels.length > 1 ? (
          <Stepper
            label={text('screens.plan.levelOf', { title })}
            value={levels.findIndex(({ id }) => id === planned.level)}
            said={text('screens.plan.level', { level: planned.level })}
            stops={levels.map((_, at) => at)}
            isDisabled={false}
            onChange={(at) => onLevel(levels[at ?? 0]?.id ?? planned.level)}
          />
        ) : null}
      </div>
      <div className={styles['order']}>
        <Button disabled={isFirst} aria-label={text('screens.plan.earlierOf', { title })} onClick={onEarlier}>
          {text('screens.plan.earlier')}
        </Button>
        <select
          className="press"
          aria-label={text('screens.plan.moveOf', { title })}
          disabled={days.length === 0}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const to = days.find(({ day }) => day === value)
            if (to !== undefined) onMove(to.day)
          }}
        >
          <option value="">{text('screens.plan.move')}</option>
          {days.map(({ day, name }) => (
            <option key={day} value={day}>
              {name}
            </option>
          ))}
        </select>
        <Button aria-label={text('screens.plan.removeOf', { title })} onClick={onRemove}>
          {text('screens.plan.remove')}
        </Button>
      </div>
    </li>
  )
}
