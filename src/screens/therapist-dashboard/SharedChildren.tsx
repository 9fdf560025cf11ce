import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo, membershipIn, nameOfMember } from '#domain/people/team'
import { useChildren } from '#app/play/children'
import { loadedOr } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { formatDay } from '../history/formats'
import { AssignForm } from './AssignForm'
import styles from './teams.module.css'

/** Lists the families' grants with rights and end dates, and the team members who work with each child. */
export function SharedChildren({ account, role }: { account: TherapistAccount; role: TeamRole }) {
  const text = useText()
  const { caseload } = useChildren()
  const [assigned, setAssigned] = useState<string | null>(null)
  const close = () => setAssigned(null)
  const list = loadedOr(caseload, [])
    .filter(({ accountId }) => accountId === account.id)
    .toSorted((one, other) => one.alias.localeCompare(other.alias))
  const open = list.find(({ id }) => id === assigned)
  if (list.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="team-children">
      <h2 id="team-children">{text('screens.teams.cases.sharedTitle')}</h2>
      <ul className={styles['list']}>
        {list.map(({ id, alias, purpose, endsAt, caseload: named }) => {
          const names = Object.entries(account.team).flatMap(([uid, member]) =>
            named.includes(membershipIn(account, uid) ?? '') ? [nameOfMember(member)] : [],
          )
          return (
            <li key={id} className={styles['line']}>
              <div className={styles['who']}>
                <b>{alias}</b>
                {purpose === '' ? null : <span className={styles['small']}>{text('screens.teams.cases.purpose', { purpose })}</span>}
              </div>
              <span className={styles['sees']}>{names.length === 0 ? text('screens.teams.cases.nobody') : sayNames(names)}</span>
              <span className={styles['small']}>{endsAt === null ? null : text('screens.teams.cases.until', { day: formatDay(endsAt) })}</span>
              {mayDo(role, 'assign') ? (
                <Button aria-label={text('screens.teams.cases.assignOf', { alias })} onClick={() => setAssigned(id)}>
                  {text('screens.teams.cases.assign')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Modal
        opened={open !== undefined}
        onClose={close}
        size="lg"
        title={text('screens.teams.cases.assignTitle', { alias: open?.alias ?? '' })}
        closeLabel={text('screens.teams.close')}
      >
        {open === undefined ? null : <AssignForm key={open.id} account={account} shared={open} onDone={close} />}
      </Modal>
    </section>
  )
}
