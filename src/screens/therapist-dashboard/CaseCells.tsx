import { type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { ChildFace } from '#app/shell/ChildFace'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { formatShortDay } from '../history/formats'
import styles from './cases.module.css'
import type { CaseAct } from './caseActs'
import { FROM_LIST } from './escapeToList'
import { FamilyLetter } from './FamilyLetter'
import type { CaseLine } from './useCases'

/** Whether a modifier key opens the link in another tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey

/** The data for a row's cells. */
export interface CellProps {
  readonly line: CaseLine
  readonly seesResults: boolean
  /** 0 in the one row that the Tab key reaches, and -1 in all others. */
  readonly tabIndex: number
  /** Whether the row is selected, or null outside selection mode. */
  readonly selected: boolean | null
  readonly act: CaseAct
  readonly onSelect: () => void
  readonly onChoose: () => void
  readonly onStart: (child: Child) => void
}

/** The child's picture and name: a link to the child's page, or a checkbox in selection mode. */
export function NameCell({ line: { shared, alias }, selected, tabIndex, onSelect, onChoose }: CellProps) {
  const { child } = shared
  const name = (
    <>
      <ChildFace child={child} size={40} />
      <b>{alias}</b>
    </>
  )
  if (selected !== null) {
    return (
      <label className={styles['name']} data-opens="">
        <input type="checkbox" className={styles['check']} checked={selected} onChange={onSelect} />
        {name}
      </label>
    )
  }
  if (child === null) return <span className={styles['name']}>{name}</span>
  return (
    <Link to="/progress" state={FROM_LIST} className={styles['name']} tabIndex={tabIndex} onClick={onChoose} data-opens="">
      {name}
    </Link>
  )
}

/** Shows why a child has this position in the list. */
export function ReasonCell({ line: { need, isKnown }, seesResults }: Pick<CellProps, 'line' | 'seesResults'>): ReactNode {
  const text = useText()
  if (need === null) {
    if (isKnown) return text('screens.teams.cases.needs.none')
    return seesResults ? text('screens.teams.cases.needs.unknown') : ''
  }
  switch (need.kind) {
    case 'quiet':
      return text('screens.teams.cases.needs.quiet', { count: need.days })
    case 'passed-by': {
      const { passed, of, isAtLeast } = need
      const turns = text(isAtLeast ? 'screens.teams.cases.passedByAtLeast' : 'screens.teams.cases.passedBy', { passed, of })
      return (
        <span title={turns}>
          {text('screens.teams.cases.needs.passed-by')} <span className="unseen">({turns})</span>
        </span>
      )
    }
    case 'next-level':
      return text('screens.teams.cases.needs.next-level', { title: textOf(need.manifest).title, level: need.found.to })
    default:
      return text(`screens.teams.cases.needs.${need.kind}`, { day: 'at' in need ? formatShortDay(need.at) : '' })
  }
}

/** The one action of the row. */
export function ActCell({ act, line, tabIndex, onChoose, onStart }: CellProps) {
  const text = useText()
  const {
    alias,
    shared: { child },
  } = line
  const words = act.kind === 'level' ? text('screens.teams.cases.acts.level', { level: act.level }) : text(`screens.teams.cases.acts.${act.kind}`)
  const label = act.kind === 'start' ? text('screens.teams.cases.startOf', { alias }) : text('screens.teams.cases.actOf', { act: words, alias })
  const look = { className: `press ${styles['do']}`, tabIndex, 'aria-label': label }
  if ('address' in act) return <FamilyLetter {...act} words={words} look={look} />
  return (
    <Link
      to={withAutomation(act.to)}
      state={FROM_LIST}
      {...look}
      onClick={(event) => {
        if (act.kind !== 'start' || child === null || opensElsewhere(event)) return onChoose()
        // The plan is read first, because it decides where the session starts.
        event.preventDefault()
        onStart(child)
      }}
    >
      {words}
    </Link>
  )
}
