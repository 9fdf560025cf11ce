import { shownAddress } from '#domain/people/address'
import type { TeamMember } from '#domain/people/people'
import { daysLeft, hasEnded, nameOfMember, reachOf } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import styles from './teams.module.css'

interface Props {
  readonly member: TeamMember
  readonly isMe: boolean
  /** Whether to show the address. Only people who manage the team may read it. */
  readonly showsAddress: boolean
  /** Number of children that the member sees through the account, or null if the viewer does not know all of them. */
  readonly count: number | null
  /** Changes the member. It is null if nothing can be changed. */
  readonly onChange: (() => void) | null
}

/** One member, with name, role, and the number of children that the member sees. */
export function MemberRow({ member, isMe, showsAddress, count, onChange }: Props) {
  const text = useText()
  const name = nameOfMember(member)
  return (
    <li className={styles['line']}>
      <div className={styles['who']}>
        <b>
          {name}
          {isMe ? ` ${text('screens.teams.you')}` : ''}
        </b>
        <span className={styles['small']}>
          <span data-role={member.role}>{text(`screens.teams.roles.${member.role}`)}</span>
          <VisitEnd member={member} />
        </span>
        {showsAddress && shownAddress(member.email) !== name ? <span className={styles['small']}>{shownAddress(member.email)}</span> : null}
      </div>
      <span className={styles['sees']}>{text(`screens.teams.members.sees.${member.role}`)}</span>
      <Count member={member} count={count} />
      {onChange === null ? (
        <span />
      ) : (
        <Button kind="subtle" aria-label={text('screens.teams.members.changeOf', { name })} onClick={onChange}>
          {text('screens.teams.members.change')}
        </Button>
      )}
    </li>
  )
}

/** Shows how many children the member sees. Renders nothing for a family member, whose children are counted where they are shared. */
function Count({ member: { role }, count }: Pick<Props, 'member' | 'count'>) {
  const text = useText()
  if (count === null || role === 'parent') return <span />
  const isAll = reachOf.run[role] === 'all' && count > 0
  return <span className={styles['count']}>{text(isAll ? 'screens.teams.members.all' : 'screens.teams.members.some', { count })}</span>
}

function VisitEnd({ member }: { member: TeamMember }) {
  const text = useText()
  const now = useNow()
  if (member.until === null) return null
  return <span>{hasEnded(member, now) ? text('screens.teams.members.ended') : text('screens.teams.members.days', { count: daysLeft(member.until, now) })}</span>
}
