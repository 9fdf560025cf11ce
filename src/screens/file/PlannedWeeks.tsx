import { Fragment } from 'react'
import { dateIn, isPlanned, noonOf, weekDays } from '#domain/child/weekPlan'
import type { ChildInFile } from '#ports/ownFile'
import { useText } from '#text/i18n'
import { sayAll, sayDays } from '#text/locale'
import { Disclosure } from '#ui/Disclosure'
import { formatLongDay } from '../history/formats'
import { plannedName } from '../plan/useOpenTiles'
import styles from './file.module.css'

/** Lists each week with the days on which something is planned. */
export function PlannedWeeks({ weeks }: Pick<ChildInFile, 'weeks'>) {
  const text = useText()
  return (
    <Disclosure word={text('screens.ownFile.child.weeks')} about={String(weeks.length)}>
      {weeks.map(({ monday, week: { days } }, index) => (
        <Fragment key={index}>
          <h3>{sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun')))}</h3>
          <dl className={styles['lines']}>
            {weekDays
              .filter((day) => isPlanned(days[day]))
              .map((day) => (
                <Fragment key={day}>
                  <dt>{formatLongDay(noonOf(dateIn(monday, day)))}</dt>
                  <dd>{days[day].isRest ? text('screens.plan.rest') : sayAll(days[day].tiles.map((tile) => plannedName(text, tile)))}</dd>
                </Fragment>
              ))}
          </dl>
        </Fragment>
      ))}
    </Disclosure>
  )
}
