import { useEffect, useRef } from 'react'
import type { CellProps } from './CaseCells'
import styles from './cases.module.css'
import { shownColumns } from './columns'

interface Props extends Omit<CellProps, 'tabIndex'> {
  /** Whether the Tab key reaches this row. */
  readonly isCurrent: boolean
  /** Whether the row takes the focus as soon as it appears. */
  readonly takesFocus: boolean
  readonly onCurrent: () => void
}

/** One child in the list. */
export function CaseloadRow({ isCurrent, takesFocus, onCurrent, ...cell }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.querySelector<HTMLElement>('a[data-opens]')?.focus()
  }, [takesFocus])
  const columns = shownColumns({ seesResults: cell.seesResults, isSelecting: cell.selected !== null })
  return (
    <div ref={row} role="row" className={styles['row']} data-current={isCurrent || undefined} data-child={cell.line.shared.id} onFocus={onCurrent}>
      {columns.map(({ id, Cell, isWideOnly }, index) => (
        <span key={id} role={index === 0 ? 'rowheader' : 'cell'} data-column={id} data-wide={isWideOnly}>
          <Cell {...cell} tabIndex={isCurrent ? 0 : -1} />
        </span>
      ))}
    </div>
  )
}
