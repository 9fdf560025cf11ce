import type { Administration, Counts } from '#ports/administration'
import { useLoaded } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { formatMoment } from '../history/formats'
import { NotLoadedNotice } from '../notice/NotLoaded'
import styles from './systemAdmin.module.css'

/** Shows totals and the administrators' latest actions. It never shows anything about a child. */
export function Overview({ administration }: { administration: Administration }) {
  const text = useText()
  const found = useLoaded('overview', async () => ({ counts: await administration.count(), log: await administration.readLog() }))
  if (found.status === 'failed') return <NotLoadedNotice found={found}>{text(`screens.systemAdmin.failures.${found.code}`)}</NotLoadedNotice>
  if (found.status === 'loading') return <p role="status">{text('screens.systemAdmin.loading')}</p>
  const { counts, log } = found.value
  return (
    <div className={styles['part']}>
      <dl className={styles['counts']}>
        {(Object.keys(counts) as (keyof Counts)[]).map((name) => (
          <div key={name}>
            <dt>{text(`screens.systemAdmin.counts.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <h2>{text('screens.systemAdmin.log.title')}</h2>
      {log.length === 0 ? <p>{text('screens.systemAdmin.log.none')}</p> : null}
      <ol className={styles['log']}>
        {log.map(({ id, at, actor, action, target, note }) => (
          <li key={id}>
            <span className="muted">{formatMoment(at)}</span>
            <strong>{action}</strong> {target}
            <span>{note}</span>
            <span className="muted">{text('screens.systemAdmin.log.by', { actor })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
