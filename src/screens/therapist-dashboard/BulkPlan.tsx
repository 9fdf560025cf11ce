import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { useText } from '#text/i18n'
import { sayAll } from '#text/locale'
import { Choices } from '#ui/Choices'
import { Notice } from '../notice/Notice'
import { plannedName } from '../plan/useOpenTiles'
import styles from './teams.module.css'
import { type BulkLine, type BulkWeek, useBulkPlan } from './useBulkPlan'
import type { CaseLine } from './useCases'

/** Gives the week of one child to several others: what each gets stands there before it is done. */
export function BulkPlan({ chosen, lines }: { chosen: readonly CaseLine[]; lines: readonly CaseLine[] }) {
  const text = useText()
  const weekLabel = useId()
  const sources = lines.filter(({ shared }) => shared.child !== null)
  const [sourceId, setSource] = useState(
    sources.find(({ shared }) => chosen.every((one) => one.shared.id !== shared.id))?.shared.id ?? sources[0]?.shared.id ?? '',
  )
  const [week, setWeek] = useState<BulkWeek>('this')
  const bulk = useBulkPlan(chosen, sourceId, week)
  const alias = sources.find(({ shared }) => shared.id === sourceId)?.alias ?? ''
  return (
    <div className={styles['part']}>
      <NativeSelect
        label={text('screens.teams.cases.bulk.of')}
        value={sourceId}
        data={sources.map((line) => ({ value: line.shared.id, label: line.alias }))}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <div>
        <span id={weekLabel}>{text('screens.teams.cases.bulk.week')}</span>
        <Choices
          labelledBy={weekLabel}
          value={week}
          isDisabled={false}
          options={(['this', 'next'] as const).map((each) => ({ value: each, content: text(`screens.teams.cases.bulk.weeks.${each}`) }))}
          onChange={(value) => setWeek(value === 'next' ? 'next' : 'this')}
        />
      </div>
      {bulk.status === 'loading' ? <p role="status">{text('screens.teams.cases.bulk.reading')}</p> : null}
      {bulk.status === 'failed' ? (
        <Notice kind="problem">
          <p>{text('screens.plan.failed')}</p>
          <Button onClick={bulk.readAgain}>{text('screens.teams.cases.bulk.again')}</Button>
        </Notice>
      ) : null}
      {bulk.status !== 'ready' ? null : !bulk.hasPlan ? (
        <p role="status">{text('screens.teams.cases.bulk.empty', { alias })}</p>
      ) : (
        <>
          <ul className={styles['plain']}>
            {bulk.lines.map((line) => (
              <li key={line.id}>
                <BulkWords line={line} />
              </li>
            ))}
          </ul>
          <Button variant="filled" color="accent.5" loading={bulk.isBusy} disabled={bulk.count === 0} onClick={bulk.save}>
            {text('screens.teams.cases.bulk.save', { count: bulk.count })}
          </Button>
        </>
      )}
      {bulk.saved === null || bulk.isBusy ? null : (
        <div role="status">
          {bulk.saved.count === 0 ? null : <p>{text('screens.teams.cases.bulk.saved', { count: bulk.saved.count })}</p>}
          {bulk.saved.failed.map((name) => (
            <p key={name}>{text('screens.teams.cases.bulk.failed', { alias: name })}</p>
          ))}
        </div>
      )}
    </div>
  )
}

function BulkWords({ line }: { line: BulkLine }) {
  const text = useText()
  const { alias } = line
  if (line.kind === 'not-mine') return text('screens.teams.cases.bulk.notMine', { alias })
  if (line.kind === 'unreadable') return text('screens.teams.cases.bulk.unreadable', { alias })
  const { leftOut, changes, replaces } = line.plan
  const isNothing = Object.keys(changes).length === 0
  const names = sayAll(leftOut.map((tile) => plannedName(text, tile)))
  return (
    <>
      {isNothing
        ? text('screens.teams.cases.bulk.nothing', { alias })
        : leftOut.length === 0
          ? text('screens.teams.cases.bulk.ready', { alias })
          : text('screens.teams.cases.bulk.leftOut', { alias, names })}{' '}
      {replaces && !isNothing ? <span className={styles['muted']}>{text('screens.teams.cases.bulk.replaces')}</span> : null}
    </>
  )
}
