import { Paper, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { shownAddress } from '#domain/people/address'
import type { UserRole } from '#domain/people/people'
import type { Administration, PersonFound } from '#ports/administration'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { Erase } from './Erase'
import { Failure } from './Failure'
import { FoundBySearch } from './FoundBySearch'
import { isReason, ReasonField } from './ReasonField'
import styles from './systemAdmin.module.css'

const roles: readonly UserRole[] = ['parent', 'system_admin']

/** Finds people, and changes their role. */
export function People({ administration, actor }: { administration: Administration; actor: string }) {
  return (
    <FoundBySearch of="people" find={(term) => administration.findPeople(term)}>
      {(person) => <Person key={person.uid} person={person} administration={administration} actor={actor} />}
    </FoundBySearch>
  )
}

function Person({ person, administration, actor }: { person: PersonFound; administration: Administration; actor: string }) {
  const text = useText()
  const { run, isBusy, failure } = useTask()
  const [role, setRole] = useState<UserRole>(person.role)
  const [kept, setKept] = useState<UserRole>(person.role)
  const [reason, setReason] = useState('')
  const isSelf = person.uid === actor
  const save = async () => {
    if (await run(() => administration.setRole(person.uid, role, { actor, reason }))) {
      setKept(role)
      setReason('')
    }
  }
  return (
    <Paper p="lg" component="section">
      <Stack gap="sm">
        <h2>{person.displayName === '' ? shownAddress(person.email) : person.displayName}</h2>
        <p className={styles['muted']}>{shownAddress(person.email)}</p>
        <p className={styles['muted']}>
          {person.createdAt === null ? null : text('screens.systemAdmin.people.since', { date: formatDay(person.createdAt) })}{' '}
          {person.codeValidTill === null ? null : text('screens.systemAdmin.people.code', { date: formatDay(person.codeValidTill) })}
        </p>
        {isSelf ? (
          <p>{text('screens.systemAdmin.people.self')}</p>
        ) : (
          <>
            <Radio.Group label={text('screens.systemAdmin.people.role')} value={role} onChange={(value) => setRole(value as UserRole)}>
              <div className={styles['choices']}>
                {roles.map((each) => (
                  <Radio key={each} value={each} label={text(`screens.systemAdmin.people.roles.${each}`)} />
                ))}
              </div>
            </Radio.Group>
            {role === kept ? null : <ReasonField value={reason} onChange={setReason} />}
            <Failure code={failure} />
            <Button loading={isBusy} disabled={role === kept || !isReason(reason)} onClick={() => void save()}>
              {text('screens.systemAdmin.people.save')}
            </Button>
          </>
        )}
        {isSelf ? null : <Erase kind="person" id={person.uid} />}
      </Stack>
    </Paper>
  )
}
