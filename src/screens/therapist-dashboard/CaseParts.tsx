import type { ReactNode } from 'react'
import { isPressing } from '#domain/people/caseload'
import { useNumberWord } from '#app/forms/numberWord'
import { useText } from '#text/i18n'
import styles from './cases.module.css'
import { passes } from './columns'
import { type CaseFilter, caseFilters, type CaseLine } from './useCases'

interface FilterProps {
  readonly lines: readonly CaseLine[]
  readonly filter: CaseFilter
  readonly onFilter: (filter: CaseFilter) => void
  /** Content at the end of the line. */
  readonly children: ReactNode
}

/** The list's filters, each with its count. */
export function Filters({ lines, filter, onFilter, children }: FilterProps) {
  const text = useText()
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={text('screens.teams.cases.filter')} className={styles['chips']}>
        {caseFilters.map((one) => {
          const count = lines.filter((line) => passes(one, line)).length
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

/** Says how many children need attention. Viewers who cannot know that see the number of children. */
export function CaseSentence({ lines, seesResults }: { lines: readonly CaseLine[]; seesResults: boolean }) {
  const text = useText()
  const word = useNumberWord()
  const say = (key: 'needed' | 'visits', count: number) => text(`screens.teams.cases.${key}`, { count, number: word(count) })
  const count = lines.filter(({ need }) => isPressing(need)).length
  if (count > 0) return say('needed', count)
  return seesResults ? text('screens.teams.cases.nobodyNeeds') : say('visits', lines.length)
}

/** Explains what the list leaves out and what the family can see. */
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
