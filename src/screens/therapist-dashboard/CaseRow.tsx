import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { CaseFlag } from '#domain/people/caseload'
import type { SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo, membershipIn, nameOfMember } from '#domain/people/team'
import { DAY_MS } from '#domain/time'
import { useChildren } from '../../app/children'
import { useNow } from '../../app/now'
import { withAutomation } from '../../app/session'
import { useText } from '../../text/i18n'
import { ColourDisc } from '../children/ColourDisc'
import { formatDay, formatShortDay } from '../history/formats'
import styles from './teams.module.css'
import { useCaseFigures } from './useCaseFigures'

// A day of the last months needs no year.
const YEARLESS_DAYS = 300

interface Props {
  readonly shared: SharedChild
  readonly account: TherapistAccount
  readonly role: TeamRole
  readonly ranBy: string | null
  readonly onAssign: () => void
}

/** One child: what to know before the next session, and the way into it. */
export function CaseRow({ shared, account, role, ranBy, onAssign }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const now = useNow()
  const { chooseChild } = useChildren()
  const { isKnown, hasFailed, lastAt, sessions, flags } = useCaseFigures(shared, ranBy, now)
  const { alias, child } = shared
  const goTo = (path: string) => {
    chooseChild(shared.id)
    void navigate(withAutomation(path))
  }
  const names = Object.entries(account.team).flatMap(([uid, member]) => (shared.caseload.includes(membershipIn(account, uid) ?? '') ? [nameOfMember(member)] : []))
  const say = (flag: CaseFlag) => text(`screens.teams.cases.flag.${flag}`, { day: shared.endsAt === null ? '' : formatDay(shared.endsAt) })
  const sayLast = () => {
    if (hasFailed) return text('screens.teams.cases.unread')
    if (!isKnown) return text('screens.teams.cases.reading')
    return lastAt === null ? text('screens.teams.cases.never') : (now - lastAt > YEARLESS_DAYS * DAY_MS ? formatDay : formatShortDay)(lastAt)
  }

  return (
    <tr>
      <th scope="row">
        <span className={styles['alias']}>
          {child === null ? null : <ColourDisc colour={child.profile.locks.colour ?? child.profile.dials.colour ?? 'yellow'} />}
          {alias}
        </span>
        {child === null ? null : <small>{text('screens.teams.cases.level', { level: child.profile.support })}</small>}
        {shared.purpose === '' ? null : <small>{text('screens.teams.cases.purpose', { purpose: shared.purpose })}</small>}
        {mayDo(role, 'assign') ? <small>{names.length === 0 ? text('screens.teams.cases.nobody') : names.join(', ')}</small> : null}
      </th>
      <td>{child === null ? '–' : sayLast()}</td>
      <td className={styles['number']}>{child === null || !isKnown || hasFailed ? '–' : sessions}</td>
      <td>
        {flags.length === 0 ? (
          <span className={styles['muted']}>{text('screens.teams.cases.noFlags')}</span>
        ) : (
          <ul className={styles['flags']}>
            {flags.map((flag) => (
              <li key={flag}>{say(flag)}</li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <div className={styles['acts']}>
          {child === null ? null : (
            <Button aria-label={text('screens.teams.cases.startOf', { alias })} onClick={() => goTo('/activity')}>
              {text('screens.teams.cases.start')}
            </Button>
          )}
          {child !== null && mayDo(role, 'edit-profile') ? (
            <Button variant="default" aria-label={text('screens.teams.cases.profileOf', { alias })} onClick={() => goTo('/profile')}>
              {text('screens.teams.cases.profile')}
            </Button>
          ) : null}
          {mayDo(role, 'assign') ? (
            <Button variant="default" aria-label={text('screens.teams.cases.assignOf', { alias })} onClick={onAssign}>
              {text('screens.teams.cases.assign')}
            </Button>
          ) : null}
        </div>
      </td>
    </tr>
  )
}
