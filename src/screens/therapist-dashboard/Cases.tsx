import { useDeferredValue, useRef, useState } from 'react'
import type { SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { isPressing } from '#domain/people/caseload'
import { mayDo } from '#domain/people/team'
import { finds } from '#domain/search'
import { useChildren } from '#app/play/children'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { SearchIcon } from '#ui/icons'
import { Skeleton } from '#ui/Skeleton'
import { actOf } from './caseActs'
import { Below, Filters, CaseSentence } from './CaseParts'
import { CaseloadRow } from './CaseRow'
import styles from './cases.module.css'
import { Columns, passes, sortLines, tracksOf } from './columns'
import { useBackFrom } from './escapeToList'
import { GivenPlan } from './GivenPlan'
import { Selection } from './Selection'
import { type CaseFilter, type CaseLine, useCases } from './useCases'
import { type Given, useGivenPlans } from './useGivenPlans'
import { useListKeys } from './useListKeys'
import { useSelection } from './useSelection'
import { useStartSession } from './useStartSession'

/** Number of rows that the largest tablet shows at once. The others are rendered after them. */
const FIRST_ROWS = 16

interface Props {
  readonly list: readonly SharedChild[]
  readonly account: TherapistAccount
  readonly role: TeamRole
}

/** The list of children and their needs, the most urgent first, for touch and keys. */
export function Cases({ list, account, role }: Props) {
  const text = useText()
  const now = useNow()
  const { chooseChild } = useChildren()
  const startSession = useStartSession()
  const [filter, setFilter] = useState<CaseFilter>('all')
  const [typed, setTyped] = useState('')
  /** The child whose page was just left with Escape, until a row takes the focus. */
  const [back, setBack] = useState(useBackFrom())
  const [chosen, setChosen] = useState<string | null>(back)
  const [rows, search] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const seesResults = mayDo(role, 'see-results')
  const lines = useCases(list, seesResults, now)
  const inOrder = sortLines(lines ?? [])
  const selection = useSelection(inOrder)
  const given = useGivenPlans()
  const shown = inOrder.filter((line) => passes(filter, line) && finds(typed, line.alias))
  const current = shown.some(({ shared }) => shared.id === chosen) ? chosen : (shown[0]?.shared.id ?? null)
  const isParted = filter === 'all' && typed.trim() === ''
  const state = { seesResults, isSelecting: selection.isOn }
  const wellCount = shown.filter(({ need }) => !isPressing(need)).length

  useListKeys({
    list: rows,
    search,
    onStart: (id) => {
      const child = list.find((shared) => shared.id === id)?.child ?? null
      if (child !== null) startSession(child)
    },
    onEmpty: () => setTyped(''),
    onEscape: () => {
      selection.end()
      setFilter('all')
      setTyped('')
    },
  })

  const onGiven = (plan: Given) => {
    selection.end()
    given.tell(plan)
  }
  const row = (line: CaseLine) => (
    <CaseloadRow
      key={line.shared.id}
      line={line}
      seesResults={seesResults}
      isCurrent={line.shared.id === current}
      selected={selection.isOn ? selection.has(line.shared.id) : null}
      act={actOf({ need: line.need, shared: line.shared, account, role })}
      takesFocus={line.shared.id === back}
      onCurrent={() => {
        setBack(null)
        setChosen(line.shared.id)
      }}
      onSelect={() => selection.toggle(line.shared.id)}
      onChoose={() => chooseChild(line.shared.id)}
      onStart={startSession}
    />
  )
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{lines === null ? text('screens.teams.cases.title') : <CaseSentence lines={lines} seesResults={seesResults} />}</h1>
        <div className={styles['find']}>
          <SearchIcon />
          <input
            ref={search}
            type="search"
            aria-label={text('screens.teams.cases.find')}
            placeholder={text('screens.teams.cases.find')}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <kbd aria-hidden="true">/</kbd>
        </div>
      </div>
      {lines === null ? (
        <Skeleton layout="list" label={text('screens.teams.cases.reading')} />
      ) : (
        <>
          <GivenPlan given={given} />
          {selection.isOn ? (
            <Selection selection={selection} lines={lines} mayPlan={mayDo(role, 'edit-profile')} onGiven={onGiven} />
          ) : (
            <Filters lines={lines} filter={filter} onFilter={setFilter}>
              <button
                type="button"
                className={styles['other']}
                onClick={() => {
                  given.forget()
                  selection.begin()
                }}
              >
                {text('screens.teams.cases.select.begin')}
              </button>
            </Filters>
          )}
          {shown.length === 0 ? (
            <p role="status">{text(typed.trim() === '' ? 'screens.teams.cases.filterNone' : 'screens.teams.cases.foundNone')}</p>
          ) : (
            <div
              role="table"
              ref={rows}
              className={styles['table']}
              style={tracksOf(state)}
              aria-rowcount={shown.length + 1}
              aria-label={text('screens.teams.cases.caption', { account: account.name })}
            >
              <Columns {...state} />
              <Staged>
                {(isWhole) => {
                  const drawn = isWhole ? shown : shown.slice(0, FIRST_ROWS)
                  const [pressing, well] = [drawn.filter(({ need }) => isPressing(need)), drawn.filter(({ need }) => !isPressing(need))]
                  return (
                    <>
                      {/* Rows keep their identity when the filter changes, because one may have the focus. */}
                      {(isParted ? pressing : drawn).map(row)}
                      {isParted && seesResults && pressing.length > 0 && well.length > 0 ? (
                        <div role="row" className={styles['gap']}>
                          <span role="cell">{text('screens.teams.cases.well', { count: wellCount })}</span>
                        </div>
                      ) : null}
                      {isParted ? well.map(row) : null}
                    </>
                  )
                }}
              </Staged>
            </div>
          )}
          <Below lines={lines} seesResults={seesResults} />
        </>
      )}
    </div>
  )
}

/** Renders a part first and the whole immediately after it. From then on, it always renders the whole. */
function Staged({ children }: { children: (isWhole: boolean) => React.ReactNode }) {
  return children(useDeferredValue(true, false))
}
