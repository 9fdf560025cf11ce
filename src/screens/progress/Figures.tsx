import type { Progress, Task } from '#domain/measures/progress'
import { DAY_MS, SECOND_MS } from '#domain/time'
import { ZoneMap } from '#app/stage/ZoneMap'
import { useText } from '#text/i18n'
import { Trend, TrendLegend } from '#ui/Trend'
import { formatShortDay } from '../history/formats'
import { titleOf } from '../history/SessionEntry'
import styles from './progress.module.css'

/** The touches of one task over some weeks, and, of all levels of its activity, where on the screen they came. */
export function Figures({ progress, task, choice }: { progress: Progress; task: Task; choice?: React.ReactNode }) {
  const text = useText()
  return (
    <div className={styles['figures']}>
      <section aria-labelledby="progress-trend">
        <div className={styles['title']}>
          <b id="progress-trend">{text('screens.progress.trend')}</b>
          {choice}
        </div>
        <Trend
          label={text('screens.progress.trendLabel', { count: progress.weeks.length })}
          unit={text('screens.progress.unit')}
          weeks={progress.weeks.map(({ from, touches, spread }) => ({
            label: formatShortDay(from),
            dots: touches.map(({ at, ms }) => ({ at: (at - from) / (7 * DAY_MS), seconds: ms / SECOND_MS })),
            spread: spread === null ? null : { q1: spread.q1 / SECOND_MS, median: spread.median / SECOND_MS, q3: spread.q3 / SECOND_MS },
          }))}
        />
        <TrendLegend
          touch={text('screens.progress.legend.touch')}
          median={text('screens.progress.legend.median')}
          half={text('screens.progress.legend.half')}
        />
        <p className={styles['sub']}>{text('app.result.moreWhy')}</p>
      </section>
      <section aria-labelledby="progress-places">
        <div className={styles['title']}>
          <b id="progress-places">{text('app.summary.zones')}</b>
          <span className={styles['sub']}>{text('screens.progress.placesOf', { title: titleOf(task) })}</span>
        </div>
        <ZoneMap zones={progress.byZone} />
      </section>
    </div>
  )
}
