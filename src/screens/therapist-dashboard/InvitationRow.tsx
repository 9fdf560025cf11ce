import type { Invitation } from '#domain/people/people'
import { shownAddress } from '#domain/people/address'
import { daysLeft } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import styles from './teams.module.css'

interface Props {
  readonly invitation: Invitation
  readonly isBusy: boolean
  readonly onResend: () => void
  /** Withdraws the invitation. It is null if there is nothing left to withdraw. */
  readonly onRevoke: (() => void) | null
}

/** One invitation, with its role, its end or outcome, and its actions. */
export function InvitationRow({ invitation: { email: sent, role, status, expiresAt }, isBusy, onResend, onRevoke }: Props) {
  const text = useText()
  const now = useNow()
  const email = shownAddress(sent)
  const sayState = () => {
    if (status === 'declined') return text('screens.teams.pending.declined')
    return expiresAt <= now ? text('screens.teams.pending.over') : text('screens.teams.pending.open', { count: daysLeft(expiresAt, now) })
  }
  return (
    <li className={styles['line']}>
      <div className={styles['who']}>
        <b>{email}</b>
        <span className={styles['small']}>
          <span data-role={role}>{text(`screens.teams.roles.${role}`)}</span>
          <span>{sayState()}</span>
        </span>
      </div>
      <div className={styles['row']}>
        <Button loading={isBusy} aria-label={text('screens.teams.pending.resendOf', { email })} onClick={onResend}>
          {text('screens.teams.pending.resend')}
        </Button>
        {onRevoke === null ? null : (
          <Button kind="subtle" aria-label={text('screens.teams.pending.revokeOf', { email })} onClick={onRevoke}>
            {text('screens.teams.pending.revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}
