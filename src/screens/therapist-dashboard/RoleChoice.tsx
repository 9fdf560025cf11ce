import type { TeamRole } from '#domain/people/people'
import { useText } from '#text/i18n'
import { SelectField } from '#ui/Field'
import { RadioGroup } from '#ui/RadioGroup'

const visits = [3, 7, 14, 30, 92] as const

interface Props {
  readonly label: string
  readonly roles: readonly TeamRole[]
  readonly role: TeamRole
  readonly days: number
  readonly onRole: (role: TeamRole) => void
  readonly onDays: (days: number) => void
}

/** Chooses a role, each with its rights. A visitor also gets a period. */
export function RoleChoice({ label, roles, role, days, onRole, onDays }: Props) {
  const text = useText()
  return (
    <>
      <RadioGroup
        label={label}
        looks="wide"
        options={roles.map((one) => ({
          value: one,
          content: (
            <>
              <b>{text(`screens.teams.roles.${one}`)}</b>
              <small>{text(`screens.teams.rolesSay.${one}`)}</small>
            </>
          ),
        }))}
        value={role}
        onChange={onRole}
      />
      {role === 'visitor' ? (
        <SelectField
          label={text('screens.teams.members.visitDays')}
          data={visits.map((count) => ({ value: String(count), label: text(`screens.teams.members.visits.d${count}`) }))}
          value={String(days)}
          onChange={({ currentTarget }) => onDays(Number(currentTarget.value))}
        />
      ) : null}
    </>
  )
}
