import { Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Administration, AuditEntry, Counts } from '#ports/administration'
import type { StoreErrorCode } from '#ports/documents'
import { useText } from '#text/i18n'
import { formatMoment } from '../history/formats'
import { Failure } from './Failure'
import styles from './systemAdmin.module.css'
import { codeOf } from './useTask'

/** How much there is, and what administrators did lately. Never anything of a child. */
export function Overview({ administration }: { administration: Administration }) {
  const text = useText()
  const [found, setFound] = useState<{ counts: Counts; log: readonly AuditEntry[] } | null>(null)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  useEffect(() => {
    Promise.all([administration.count(), administration.readLog()]).then(
      ([counts, log]) => setFound({ counts, log }),
      (error: unknown) => setFailure(codeOf(error)),
    )
  }, [administration])
  if (failure !== null) return <Failure code={failure} />
  if (found === null) return <p role="status">{text('screens.systemAdmin.loading')}</p>
  return (
    <div className={styles['part']}>
      <dl className={styles['counts']}>
        {(Object.keys(found.counts) as (keyof Counts)[]).map((name) => (
          <div key={name}>
            <dt>{text(`screens.systemAdmin.counts.${name}`)}</dt>
            <dd>{found.counts[name]}</dd>
          </div>
        ))}
      </dl>
      <Title order={2}>{text('screens.systemAdmin.log.title')}</Title>
      {found.log.length === 0 ? <p>{text('screens.systemAdmin.log.none')}</p> : null}
      <ol className={styles['log']}>
        {found.log.map(({ id, at, actor, action, target, note }) => (
          <li key={id}>
            <span className={styles['muted']}>{formatMoment(at)}</span>
            <strong>{action}</strong> {target}
            <span>{note}</span>
            <span className={styles['muted']}>{text('screens.systemAdmin.log.by', { actor })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
