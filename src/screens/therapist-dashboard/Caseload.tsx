import { Modal, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { isPressing } from '#domain/people/caseload'
import { mayDo, reachOf } from '#domain/people/team'
import { finds } from '#domain/search'
import { useChildren } from '#app/children'
import { loadedOr } from '#app/loaded'
import { useNow } from '#app/now'
import { withAutomation } from '#app/session'
import { PRODUCT_NAME } from '../../product'
import { useText } from '#text/i18n'
import { SearchIcon } from '#ui/icons'
import { Notice } from '../notice/Notice'
import { actOf } from './caseActs'
import { CaseRow } from './CaseRow'
import styles from './cases.module.css'
import { InviteForm } from './InviteForm'
import { type CaseFilter, caseFilters, type CaseLine, isIn, useCases } from './useCases'
import { useListKeys } from './useListKeys'
import type { TeamState } from './useTeam'

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  readonly role: TeamRole
  /** Stands at the end of the line of filters. */
  readonly aside: React.ReactNode
}

/** The children whom families shared with the account, as far as this person's role reaches: who needs what. */
export function Caseload({ team, account, role, aside }: Props) {
  const text = useText()
  const { caseload } = useChildren()
  const list = loadedOr(caseload, []).filter(({ accountId }) => accountId === account.id)
  if (caseload.status === 'loading')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <p role="status">{text('screens.teams.cases.reading')}</p>
      </Said>
    )
  if (caseload.status === 'failed')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <Notice kind="problem">{text('screens.teams.cases.failed')}</Notice>
      </Said>
    )
  return list.length === 0 ? (
    <NoCases team={team} account={account} role={role} aside={aside} />
  ) : (
    <Cases list={list} account={account} role={role} aside={aside} />
  )
}

function Said({ title, aside, children }: { title: string; aside: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

function NoCases({ team, account, role, aside }: Props) {
  const text = useText()
  const [isInviting, setInviting] = useState(false)
  const close = () => setInviting(false)
  if (account.status === 'suspended')
    return (
      <Said title={text('screens.teams.cases.title')} aside={aside}>
        <p>{text('screens.teams.cases.suspended')}</p>
      </Said>
    )
  if (reachOf.run[role] !== 'all')
    return (
      <Said title={text('screens.teams.cases.noneAssigned')} aside={aside}>
        <p>{text('screens.teams.cases.noneAssignedLead')}</p>
      </Said>
    )
  return (
    <Said title={text('screens.teams.cases.none')} aside={aside}>
      <p>{text('screens.teams.cases.noneLead')}</p>
      <button type="button" className={`press press-now ${styles['invite']}`} onClick={() => setInviting(true)}>
        {text('screens.teams.cases.inviteFamily')}
      </button>
      <Modal
        opened={isInviting}
        onClose={close}
        size="lg"
        title={text('screens.teams.invite.title')}
        closeButtonProps={{ 'aria-label': text('screens.teams.close') }}
      >
        <InviteForm account={account} roles={['parent']} by={team.me.uid} onDone={close} />
      </Modal>
    </Said>
  )
}

function Cases({ list, account, role, aside }: Omit<Props, 'team'> & { readonly list: readonly SharedChild[] }) {
  const text = useText()
  const navigate = useNavigate()
  const now = useNow()
  const { chooseChild } = useChildren()
  const [filter, setFilter] = useState<CaseFilter>('all')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [rows, search] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const seesResults = mayDo(role, 'see-results')
  const lines = useCases(list, seesResults, now)
  const shown = (lines ?? []).filter((line) => isIn(filter, line) && finds(typed, line.alias))
  const current = shown.some(({ shared }) => shared.id === chosen) ? chosen : (shown[0]?.shared.id ?? null)
  const isParted = filter === 'all' && typed.trim() === ''
  const [pressing, well] = [shown.filter(({ need }) => isPressing(need)), shown.filter(({ need }) => !isPressing(need))]

  useListKeys({
    list: rows,
    search,
    onStart: (id) => {
      if (list.find((shared) => shared.id === id)?.child === null) return
      chooseChild(id)
      void navigate(withAutomation('/activity'))
    },
    onEscape: () => {
      setFilter('all')
      setTyped('')
    },
  })

  const row = (line: CaseLine) => (
    <CaseRow
      key={line.shared.id}
      line={line}
      seesResults={seesResults}
      isCurrent={line.shared.id === current}
      act={actOf({ need: line.need, shared: line.shared, account, role, subject: text('screens.teams.cases.mailSubject', { product: PRODUCT_NAME }) })}
      onCurrent={() => setChosen(line.shared.id)}
      onChoose={() => chooseChild(line.shared.id)}
    />
  )
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{lines === null ? text('screens.teams.cases.title') : <Sentence lines={lines} seesResults={seesResults} />}</h1>
        <TextInput
          ref={search}
          className={styles['find']}
          type="search"
          aria-label={text('screens.teams.cases.find')}
          placeholder={text('screens.teams.cases.find')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          leftSection={<SearchIcon />}
          leftSectionWidth={52}
          rightSection={<kbd aria-hidden="true">/</kbd>}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {lines === null ? (
        <p role="status">{text('screens.teams.cases.reading')}</p>
      ) : (
        <>
          <div className={styles['filters']}>
            <div role="group" aria-label={text('screens.teams.cases.filter')} className={styles['chips']}>
              {caseFilters.map((one) => {
                const count = lines.filter((line) => isIn(one, line)).length
                if (count === 0 && one !== 'all' && one !== 'pressing' && one !== filter) return null
                return (
                  <button key={one} type="button" className={styles['chip']} aria-pressed={filter === one} onClick={() => setFilter(one)}>
                    {text(`screens.teams.cases.filters.${one}`)} <b>{count}</b>
                  </button>
                )
              })}
            </div>
            {aside}
          </div>
          {shown.length === 0 ? (
            <p role="status">{text(typed.trim() === '' ? 'screens.teams.cases.filterNone' : 'screens.teams.cases.foundNone')}</p>
          ) : (
            <div
              role="table"
              ref={rows}
              className={styles['table']}
              data-plain={!seesResults || undefined}
              aria-label={text('screens.teams.cases.caption', { account: account.name })}
            >
              <Columns seesResults={seesResults} />
              {isParted ? pressing.map(row) : shown.map(row)}
              {isParted && seesResults && pressing.length > 0 && well.length > 0 ? (
                <div role="row" className={styles['gap']}>
                  <span role="cell">{text('screens.teams.cases.well', { count: well.length })}</span>
                </div>
              ) : null}
              {isParted ? well.map(row) : null}
            </div>
          )}
          <Below lines={lines} seesResults={seesResults} />
        </>
      )}
    </div>
  )
}

function Sentence({ lines, seesResults }: { lines: readonly CaseLine[]; seesResults: boolean }) {
  const text = useText()
  const words = text('screens.teams.cases.numbers', { returnObjects: true })
  const say = (key: 'needed' | 'visits', count: number) => text(`screens.teams.cases.${key}`, { count, number: words[count] ?? String(count) })
  const count = lines.filter(({ need }) => isPressing(need)).length
  if (count > 0) return say('needed', count)
  return seesResults ? text('screens.teams.cases.nobodyNeeds') : say('visits', lines.length)
}

function Columns({ seesResults }: { seesResults: boolean }) {
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

function Below({ lines, seesResults }: { lines: readonly CaseLine[]; seesResults: boolean }) {
  const text = useText()
  const unknown = seesResults ? lines.filter(({ isKnown, shared }) => !isKnown && shared.child !== null).length : 0
  return (
    <p className={styles['muted']}>
      {unknown === 0 ? '' : `${text('screens.teams.cases.unknown', { count: unknown })} `}
      {seesResults ? '' : `${text('screens.teams.cases.ownOnly')} `}
      {text('screens.teams.cases.notice')}
    </p>
  )
}
