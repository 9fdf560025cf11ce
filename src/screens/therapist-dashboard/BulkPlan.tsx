import { useId, useState } from 'react'
import type { PlanForChild } from '#domain/child/bulkPlan'
import { useText } from '#text/i18n'
import { sayAll, sayNames } from '#text/locale'
import { Choices } from '#ui/Choices'
import { Button } from '#ui/Button'
import { SelectField } from '#ui/Field'
import { Notice } from '../notice/Notice'
import { plannedName } from '../plan/useOpenTiles'
import styles from './teams.module.css'
import { type BulkLine, type BulkWeek, useBulkPlan } from './useBulkPlan'
import type { CaseLine } from './useCases'
import type { Given } from './useGivenPlans'

interface Props {
  readonly chosen: readonly CaseLine[]
  /** The children whose plan can be copied. */
  readonly lines: readonly CaseLine[]
  readonly onGiven: (given: Given) => void
}

/** Copies one child's week to several others, after showing what each of them gets. */
export function BulkPlan({ chosen, lines, onGiven }: Props) {
  const text = useText()
  const weekLabel = useId()
  const sources = lines.filter(({ shared }) => shared.child !== null)
  const [picked, setPicked] = useState<string | null>(null)
  const [week, setWeek] = useState<BulkWeek>('this')
  const bulk = useBulkPlan({ chosen, picked, week, onGiven })
  const { sourceId } = bulk
  const alias = sources.find(({ shared }) => shared.id === sourceId)?.alias ?? ''
  return (
    <div className={styles['part']}>
      <SelectField
        label={text('screens.teams.cases.bulk.of')}
        value={sourceId}
        data={[
          { value: '', label: text('screens.teams.cases.bulk.choose'), disabled: true },
          ...sources.map((line) => ({ value: line.shared.id, label: line.alias })),
        ]}
        onChange={({ currentTarget }) => setPicked(currentTarget.value)}
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
      {bulk.status !== 'ready' ? null : sourceId === '' ? (
        <p role="status">{text('screens.teams.cases.bulk.chooseFirst')}</p>
      ) : !bulk.hasPlan ? (
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
          {bulk.replaced.length === 0 ? null : <p>{text('screens.teams.cases.bulk.replaces', { names: sayNames(bulk.replaced) })}</p>}
          <Button kind="now" loading={bulk.isBusy} disabled={bulk.count === 0} onClick={bulk.save}>
            {text('screens.teams.cases.bulk.save', { count: bulk.count })}
          </Button>
        </>
      )}
      <div role="status">
        <NotPlanned names={bulk.isBusy ? [] : bulk.failed} />
      </div>
    </div>
  )
}

/** Lists the children whose plan could not be saved. */
export function NotPlanned({ names }: { names: readonly string[] }) {
  const text = useText()
  return names.map((alias) => <p key={alias}>{text('screens.teams.cases.bulk.failed', { alias })}</p>)
}

function BulkWords({ line }: { line: BulkLine }) {
  const text = useText()
  const { alias } = line
  if (line.kind === 'not-mine') return text('screens.teams.cases.bulk.notMine', { alias })
  if (line.kind === 'unreadable') return text('screens.teams.cases.bulk.unreadable', { alias })
  const { leftOut, changes, given } = line.plan
  if (Object.keys(changes).length === 0) return text('screens.teams.cases.bulk.nothing', { alias })
  const say = (tiles: PlanForChild['given']) => sayAll(tiles.map((tile) => plannedName(text, tile)))
  return (
    <>
      {given.length === 0 ? text('screens.teams.cases.bulk.onlyRest', { alias }) : text('screens.teams.cases.bulk.ready', { alias, names: say(given) })}{' '}
      {leftOut.length === 0 ? null : <span className="muted">{text('screens.teams.cases.bulk.leftOut', { alias, names: say(leftOut) })}</span>}
    </>
  )
}
