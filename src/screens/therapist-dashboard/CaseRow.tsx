import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isPressing } from '#domain/people/caseload'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { ChildFace } from '#app/shell/ChildFace'
import { DayStrip } from '#ui/DayStrip'
import { StageChip } from '#ui/StageChip'
import { formatDay, formatShortDay } from '../history/formats'
import styles from './cases.module.css'
import type { CaseAct } from './caseActs'
import { FROM_LIST } from './escapeToList'
import type { CaseLine } from './useCases'

/** In another tab or window, by a key that is held. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey

const LIGHTS = { A: 1, B: 2, C: 3 } as const

interface Props {
  readonly line: CaseLine
  readonly seesResults: boolean
  /** The one row that the tab key reaches. */
  readonly isCurrent: boolean
  /** Whether it is chosen, where several are; else null. */
  readonly selected: boolean | null
  readonly act: CaseAct
  /** Whether the focus comes here as soon as it stands there. */
  readonly takesFocus: boolean
  readonly onCurrent: () => void
  readonly onSelect: () => void
  readonly onChoose: () => void
  readonly onStart: (child: Child) => void
}

/** One child: its picture, its stage, its days, one reason and one thing to do. */
export function CaseRow({ line, seesResults, isCurrent, selected, act, takesFocus, onCurrent, onSelect, onChoose, onStart }: Props) {
  const text = useText()
  const { shared, alias, days, need, lastAt } = line
  const { child } = shared
  const tabIndex = isCurrent ? 0 : -1
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) row.current?.querySelector<HTMLElement>('a[data-opens]')?.focus()
  }, [takesFocus])
  const name = (
    <>
      <ChildFace child={child} size={40} />
      <b>{alias}</b>
    </>
  )
  return (
    <div ref={row} role="row" className={styles['row']} data-current={isCurrent || undefined} data-child={shared.id} onFocus={onCurrent}>
      <span role="rowheader" className={styles['who']}>
        {selected !== null ? (
          <label className={styles['name']} data-opens="">
            <input type="checkbox" className={styles['check']} checked={selected} onChange={onSelect} />
            {name}
          </label>
        ) : child === null ? (
          <span className={styles['name']}>{name}</span>
        ) : (
          <Link to="/progress" state={FROM_LIST} className={styles['name']} tabIndex={tabIndex} onClick={onChoose} data-opens="">
            {name}
          </Link>
        )}
      </span>
      <span role="cell">
        {child === null ? null : <StageChip lit={LIGHTS[child.profile.support]} label={text(`screens.teams.cases.stage.${child.profile.support}`)} />}
      </span>
      <span role="cell" className={styles['days']}>
        {line.isKnown ? <DayStrip isLine days={days} label={text('screens.teams.cases.played', { count: days.filter(Boolean).length })} /> : null}
      </span>
      <span
        role="cell"
        className={styles['why']}
        data-quiet={!isPressing(need) || undefined}
        title={lastAt === null ? undefined : text('screens.teams.cases.lastPlayed', { day: formatDay(lastAt) })}
      >
        <Reason line={line} seesResults={seesResults} />
      </span>
      <span role="cell" className={styles['act']}>
        {selected === null ? <Act act={act} line={line} tabIndex={tabIndex} onChoose={onChoose} onStart={onStart} /> : null}
      </span>
    </div>
  )
}

function Reason({ line: { need, isKnown }, seesResults }: Pick<Props, 'line' | 'seesResults'>): ReactNode {
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

function Act({ act, line, tabIndex, onChoose, onStart }: Pick<Props, 'act' | 'line' | 'onChoose' | 'onStart'> & { tabIndex: number }) {
  const text = useText()
  const {
    alias,
    shared: { child },
  } = line
  const words = act.kind === 'level' ? text('screens.teams.cases.acts.level', { level: act.level }) : text(`screens.teams.cases.acts.${act.kind}`)
  const label = act.kind === 'start' ? text('screens.teams.cases.startOf', { alias }) : text('screens.teams.cases.actOf', { act: words, alias })
  const look = { className: `press ${styles['do']}`, tabIndex, 'aria-label': label }
  if ('mail' in act) {
    return (
      <a href={act.mail} {...look}>
        {words}
      </a>
    )
  }
  return (
    <Link
      to={withAutomation(act.to)}
      state={FROM_LIST}
      {...look}
      onClick={(event) => {
        if (act.kind !== 'start' || child === null || opensElsewhere(event)) return onChoose()
        // Where the session begins lies in the plan, which is read first.
        event.preventDefault()
        onStart(child)
      }}
    >
      {words}
    </Link>
  )
}
