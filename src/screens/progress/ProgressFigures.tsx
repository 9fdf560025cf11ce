import type { Progress, Task } from '#domain/measures/progress'
import type { Spread } from '#domain/statistics'
import { SECOND_MS } from '#domain/time'
import { ZoneMap } from '#app/stage/result/ZoneMap'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { Trend, TrendLegend } from '#ui/Trend'
import { formatShortDay } from '../history/formats'
import { sessionTitle } from '../history/sessionTitle'
import { FigureTable } from './FigureTable'
import styles from './progress.module.css'

const seconds = (ms: number): string => sayNumber(ms / SECOND_MS, 1)

/** Shows the touches of one task over several weeks, and their places on the screen at all levels of the task's activity. */
export function ProgressFigures({ progress, task, choice }: { progress: Progress; task: Task; choice?: React.ReactNode }) {
  const text = useText()
  const none = text('screens.progress.table.none')
  const sayUsual = ({ q1, median, q3 }: Spread) => text('screens.progress.table.spread', { q1: seconds(q1), median: seconds(median), q3: seconds(q3) })
  return (
    <div className={styles['figures']}>
      <section aria-labelledby="progress-trend">
        <div className={styles['title']}>
          <h2 id="progress-trend" className="small-heading">
            {text('screens.progress.trend')}
          </h2>
          {choice}
        </div>
        <Trend
          label={text('screens.progress.trendLabel', { count: progress.weeks.length })}
          unit={text('screens.progress.unit')}
          weeks={progress.weeks.map(({ from, until, touches, spread }) => ({
            label: formatShortDay(from),
            dots: touches.map(({ at, ms }) => ({ at: (at - from) / (until - from), seconds: ms / SECOND_MS })),
            spread: spread === null ? null : { q1: spread.q1 / SECOND_MS, median: spread.median / SECOND_MS, q3: spread.q3 / SECOND_MS },
          }))}
        />
        <TrendLegend
          touch={text('screens.progress.legend.touch')}
          median={text('screens.progress.legend.median')}
          half={text('screens.progress.legend.half')}
        />
        <p className={styles['sub']}>{text('app.result.moreWhy')}</p>
        <FigureTable
          caption={text('screens.progress.trend')}
          columns={[text('screens.progress.table.week'), text('screens.progress.table.touches'), text('screens.progress.table.usually')]}
          rows={progress.weeks.map(({ from, touches, spread }) => [formatShortDay(from), sayNumber(touches.length), spread === null ? none : sayUsual(spread)])}
        />
      </section>
      <section aria-labelledby="progress-places">
        <div className={styles['title']}>
          <h2 id="progress-places" className="small-heading">
            {text('app.summary.zones')}
          </h2>
          <span className={styles['sub']}>{text('screens.progress.placesOf', { title: sessionTitle(task) })}</span>
        </div>
        <ZoneMap zones={progress.byZone} basis={progress.basis} />
        <FigureTable
          caption={text('app.summary.zones')}
          columns={[text('screens.progress.table.place'), text('screens.progress.table.turns'), text('screens.progress.table.usually')]}
          rows={progress.byZone.map(({ zone, n, touch }) => [text(`app.summary.zoneLabel.z${zone}`), sayNumber(n), touch === null ? none : sayUsual(touch)])}
        />
      </section>
    </div>
  )
}
