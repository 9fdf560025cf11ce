import { dateIn, noonOf, weekDays, type WeekPlan } from '#domain/child/weekPlan'
import { taskKey } from '#domain/child/dayPlan'
import { sayLevel } from '#app/stage/start/levels'
import { useText } from '#text/i18n'
import { sayDays } from '#text/locale'
import { formatLongDay } from '../history/formats'
import styles from './plan.module.css'
import { plannedName } from './useOpenTiles'

/** The week on one sheet of paper. It is seen on paper alone. */
export function FridgeSheet({ alias, monday, week }: { alias: string; monday: string; week: WeekPlan }) {
  const text = useText()
  return (
    <section className={styles['sheet']} aria-hidden="true">
      <h2>{text('screens.plan.printTitle', { alias })}</h2>
      <p>{sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun')))}</p>
      <dl>
        {weekDays.map((day) => {
          const { tiles, isRest } = week.days[day]
          return (
            <div key={day}>
              <dt>{formatLongDay(noonOf(dateIn(monday, day)))}</dt>
              <dd>
                {isRest ? text('screens.plan.rest') : null}
                {tiles.map((tile) => (
                  <span key={taskKey(tile)}>
                    {plannedName(text, tile)} · {sayLevel(text, tile.level)}
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
