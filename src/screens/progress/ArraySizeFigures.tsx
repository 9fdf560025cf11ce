import { useMemo } from 'react'
import type { Session } from '#domain/activities/session'
import { atOnceOf, foundAmong } from '#domain/measures/atOnce'
import { SUCCESS_SHARE } from '#domain/measures/summary'
import { useText } from '#text/i18n'
import { AtOnceChart } from '#ui/AtOnce'
import { FigureTable } from './FigureTable'
import styles from './progress.module.css'

const percent = (share: number): number => Math.round(share * 100)

/**
 * Shows how many things were on the screen when the child found one, in these sessions
 * of one activity. Renders nothing if there was always only one.
 */
export function ArraySizeFigures({ alias, sessions }: { alias: string; sessions: readonly Session[] }) {
  const text = useText()
  const figures = useMemo(() => atOnceOf(sessions.map(({ events }) => events)), [sessions])
  const most = foundAmong(figures)
  if (figures.length === 0) return null
  const few = text('screens.progress.atOnce.few')
  return (
    <section aria-labelledby="progress-at-once">
      <h2 id="progress-at-once" className="small-heading">
        {text('screens.progress.atOnce.title')}
      </h2>
      <p className={styles['sub']}>{most === null ? text('screens.progress.atOnce.none') : text('screens.progress.atOnce.found', { alias, count: most })}</p>
      <AtOnceChart
        label={text('screens.progress.atOnce.label')}
        goal={{ share: SUCCESS_SHARE, label: text('screens.progress.percent', { share: percent(SUCCESS_SHARE) }) }}
        columns={figures.map(({ items, n, found, range }) => ({ items, share: found / n, range }))}
      />
      <FigureTable
        caption={text('screens.progress.atOnce.title')}
        columns={(['things', 'n', 'share', 'range'] as const).map((column) => text(`screens.progress.atOnce.columns.${column}`))}
        rows={figures.map(({ items, n, found, range }) => [
          items,
          n,
          range === null ? few : text('screens.progress.percent', { share: percent(found / n) }),
          range === null ? few : text('screens.progress.atOnce.between', { low: percent(range.low), high: percent(range.high) }),
        ])}
      />
    </section>
  )
}
