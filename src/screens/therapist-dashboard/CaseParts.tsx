import type { ReactNode } from 'react'
import { isPressing } from '#domain/people/caseload'
import { useNumberWord } from '#app/forms/numberWord'
import { useText } from '#text/i18n'
import styles from './cases.module.css'
import { type CaseFilter, caseFilters, type CaseLine, isIn } from './useCases'

interface FilterProps {
  readonly lines: readonly CaseLine[]
  readonly filter: CaseFilter
  readonly onFilter: (filter: CaseFilter) => void
  /** At the end of the line. */
  readonly children: ReactNode
}

/** What a press leaves of the list, each with how many. */
export function Filters({ lines, filter, onFilter, children }: FilterProps) {
  const text = useText()
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={text('screens.teams.cases.filter')} className={styles['chips']}>
        {caseFilters.map((one) => {
          const count = lines.filter((line) => isIn(one, line)).length
          if (count === 0 && one !== 'all' && one !== 'pressing' && one !== filter) return null
          return (
            <button key={one} type="button" className={styles['chip']} aria-pressed={filter === one} onClick={() => onFilter(one)}>
              {text(`screens.teams.cases.filters.${one}`)} <b>{count}</b>
            </button>
          )
        })}
      </div>
      {children}
    </div>
  )
}

/** How many need somebody; where nobody can know, how many there are. */
export function Sentence({ lines, seesResults }: { lines: readonly CaseLine[]; seesResults: boolean }) {
  const text = useText()
  const word = useNumberWord()
  const say = (key: 'needed' | 'visits', count: number) => text(`screens.teams.cases.${key}`, { count, number: word(count) })
  const count = lines.filter(({ need }) => isPressing(need)).length
  if (count > 0) return say('needed', count)
  return seesResults ? text('screens.teams.cases.nobodyNeeds') : say('visits', lines.length)
}

/** What stands in each column. */
export function Columns({ seesResults }: { seesResults: boolean }) {
  const text = useText()
  return (
    <div role="row" className={styles['columns']}>
      <span role="columnheader">{text('screens.teams.cases.child')}</span>
      <span role="columnheader">{text('screens.teams.cases.looking')}</span>
      <span role="columnheader" className={styles['days']}>
        {seesResults ? text('screens.teams.cases.days') : ''}
      </span>
      <span role="columnheader">{text('screens.teams.cases.reason')}</span>
      <span role="columnheader" className={styles['act']}>
        <span className="unseen">{text('screens.teams.cases.next')}</span>
        <span aria-hidden="true">
          <kbd>Enter</kbd> {text('screens.teams.cases.keyOpen')} <kbd>S</kbd> {text('screens.teams.cases.keyStart')}
        </span>
      </span>
    </div>
  )
}

/** What the list does not know, and what the family knows of it. */
export function Below({ lines, seesResults }: { lines: readonly CaseLine[]; seesResults: boolean }) {
  const text = useText()
  const unknown = seesResults ? lines.filter(({ isKnown, shared }) => !isKnown && shared.child !== null).length : 0
  return (
    <p className={`muted ${styles['narrow']}`}>
      {unknown === 0 ? '' : `${text('screens.teams.cases.unknown', { count: unknown })} `}
      {seesResults ? '' : `${text('screens.teams.cases.ownOnly')} `}
      {text('screens.teams.cases.notice')}
    </p>
  )
}
