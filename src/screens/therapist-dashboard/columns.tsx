import type { ComponentType, CSSProperties } from 'react'
import { byUrgency, isPressing } from '#domain/people/caseload'
import { useText } from '#text/i18n'
import { DayStrip } from '#ui/DayStrip'
import { StageChip } from '#ui/StageChip'
import { formatDay } from '../history/formats'
import { ActCell, type CellProps, NameCell, ReasonCell } from './CaseCells'
import styles from './cases.module.css'
import { type CaseFilter, type CaseLine, matchesFilter } from './useCases'

/** The list's current mode. */
interface ListState {
  readonly seesResults: boolean
  readonly isSelecting: boolean
}

/**
 * A column of the caseload. To add one, add an entry in `caseColumns` and its texts. A
 * new figure also belongs in `src/domain/people/caseload.ts`.
 */
interface CaseColumn {
  readonly id: string
  readonly Header: ComponentType<ListState>
  readonly Cell: ComponentType<CellProps>
  /** The column's grid track, or null to leave the column out. */
  readonly width: (state: ListState) => string | null
  /** Set if the column is shown only on a wide screen. */
  readonly isWideOnly?: true
  readonly sort?: (one: CaseLine, other: CaseLine) => number
  readonly filter?: (filter: CaseFilter, line: CaseLine) => boolean
}

const LIGHTS = { A: 1, B: 2, C: 3 } as const

const caseColumns: readonly CaseColumn[] = [
  {
    id: 'child',
    Header: () => useText()('screens.teams.cases.child'),
    Cell: NameCell,
    width: ({ isSelecting, seesResults }) => (isSelecting ? '14rem' : seesResults ? '9.5rem' : 'minmax(9.5rem, 1fr)'),
  },
  {
    id: 'looking',
    Header: () => useText()('screens.teams.cases.looking'),
    Cell: function Looking({ line }) {
      const text = useText()
      const { child } = line.shared
      return child === null ? null : <StageChip lit={LIGHTS[child.profile.support]} label={text(`screens.teams.cases.stage.${child.profile.support}`)} />
    },
    width: () => '8.5rem',
  },
  {
    id: 'days',
    Header: () => useText()('screens.teams.cases.days'),
    Cell: function Days({ line: { isKnown, days } }) {
      const text = useText()
      return isKnown ? <DayStrip isLine days={days} label={text('screens.teams.cases.played', { count: days.filter(Boolean).length })} /> : null
    },
    width: ({ seesResults }) => (seesResults ? '9.5rem' : null),
    isWideOnly: true,
  },
  {
    id: 'reason',
    Header: () => useText()('screens.teams.cases.reason'),
    Cell: function Why({ line, seesResults }) {
      const text = useText()
      const { need, lastAt } = line
      const title = lastAt === null ? undefined : text('screens.teams.cases.lastPlayed', { day: formatDay(lastAt) })
      return (
        <span className={styles['why']} data-quiet={!isPressing(need) || undefined} title={title}>
          <ReasonCell line={line} seesResults={seesResults} />
        </span>
      )
    },
    width: ({ seesResults }) => `minmax(9rem, ${seesResults ? 1 : 2}fr)`,
    sort: byUrgency,
    filter: matchesFilter,
  },
  {
    id: 'act',
    Header: function ActHeader({ isSelecting }) {
      const text = useText()
      return isSelecting ? null : (
        <>
          <span className="unseen">{text('screens.teams.cases.next')}</span>
          <span aria-hidden="true">
            <kbd>Enter</kbd> {text('screens.teams.cases.keyOpen')} <kbd>S</kbd> {text('screens.teams.cases.keyStart')}
          </span>
        </>
      )
    },
    Cell: (props) => (props.selected === null ? <ActCell {...props} /> : null),
    width: ({ isSelecting }) => (isSelecting ? '0' : 'fit-content(14rem)'),
  },
]

export const shownColumns = (state: ListState): readonly CaseColumn[] => caseColumns.filter(({ width }) => width(state) !== null)

/** Returns the grid tracks, with and without the columns that need a wide screen. */
export const tracksOf = (state: ListState): CSSProperties => {
  const tracks = (columns: readonly CaseColumn[]) => columns.map(({ width }) => width(state)).join(' ')
  const shown = shownColumns(state)
  return { '--tracks': tracks(shown), '--narrow-tracks': tracks(shown.filter(({ isWideOnly }) => isWideOnly !== true)) } as CSSProperties
}

/** Sorts the rows by the first column that has a sort. */
export const sortLines = (lines: readonly CaseLine[]): readonly CaseLine[] => lines.toSorted(caseColumns.find(({ sort }) => sort !== undefined)?.sort)

export const passes = (filter: CaseFilter, line: CaseLine): boolean => caseColumns.every((column) => column.filter?.(filter, line) !== false)

/** The row of column headings. */
export function Columns(state: ListState) {
  return (
    <div role="row" className={styles['columns']}>
      {shownColumns(state).map(({ id, Header, isWideOnly }) => (
        <span key={id} role="columnheader" data-column={id} data-wide={isWideOnly}>
          <Header {...state} />
        </span>
      ))}
    </div>
  )
}
