import { Radio, Select } from '@mantine/core'
import type { TeamRole } from '#domain/people/people'
import { useText } from '#text/i18n'
import styles from './teams.module.css'

const visits = [3, 7, 14, 30, 92] as const

interface Props {
  readonly label: string
  readonly roles: readonly TeamRole[]
  readonly role: TeamRole
  readonly days: number
  readonly onRole: (role: TeamRole) => void
  readonly onDays: (days: number) => void
}

/** Which role, each with what it may do; for a visitor also for how long. */
export function RoleChoice({ label, roles, role, days, onRole, onDays }: Props) {
  const text = useText()
  return (
    <>
      <Radio.Group label={label} value={role} onChange={(value) => onRole(value as TeamRole)}>
        <div className={styles['choices']}>
          {roles.map((one) => (
            <Radio.Card key={one} value={one} className={styles['choice']} aria-describedby={`says-${one}`}>
              <Radio.Indicator />
              <span className={styles['who']}>
                <b>{text(`screens.teams.roles.${one}`)}</b>
                <small id={`says-${one}`}>{text(`screens.teams.rolesSay.${one}`)}</small>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {role === 'visitor' ? (
        <Select
          label={text('screens.teams.members.visitDays')}
          data={visits.map((count) => ({ value: String(count), label: text(`screens.teams.members.visits.d${count}`) }))}
          value={String(days)}
          allowDeselect={false}
          onChange={(value) => onDays(Number(value))}
        />
      ) : null}
    </>
  )
}
