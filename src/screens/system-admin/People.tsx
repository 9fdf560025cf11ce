import { useState } from 'react'
import { shownAddress } from '#domain/people/address'
import type { UserRole } from '#domain/access/roles'
import type { Administration, PersonFound } from '#ports/administration'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { RadioGroup } from '#ui/RadioGroup'
import { formatDay } from '../history/formats'
import { Erase } from './Erase'
import { Failure } from './Failure'
import { FoundBySearch } from './FoundBySearch'
import { PersonOversight } from './PersonOversight'
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
  const { run, isBusy, failure } = useAsyncAction()
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
    <section className={styles['card']}>
      <div className={styles['stack']}>
        <h2>{person.displayName === '' ? shownAddress(person.email) : person.displayName}</h2>
        <p className="muted">{shownAddress(person.email)}</p>
        <p className="muted">
          {person.createdAt === null ? null : text('screens.systemAdmin.people.since', { date: formatDay(person.createdAt) })}{' '}
          {person.codeValidTill === null ? null : text('screens.systemAdmin.people.code', { date: formatDay(person.codeValidTill) })}
        </p>
        {isSelf ? (
          <p>{text('screens.systemAdmin.people.self')}</p>
        ) : (
          <>
            <RadioGroup
              label={text('screens.systemAdmin.people.role')}
              looks="rows"
              options={roles.map((each) => ({ value: each, content: text(`screens.systemAdmin.people.roles.${each}`) }))}
              value={role}
              onChange={setRole}
            />
            {role === kept ? null : <ReasonField value={reason} onChange={setReason} />}
            <Failure code={failure} />
            <Button loading={isBusy} disabled={role === kept || !isReason(reason)} onClick={() => void save()}>
              {text('screens.systemAdmin.people.save')}
            </Button>
          </>
        )}
        {isSelf ? null : <PersonOversight uid={person.uid} />}
        {isSelf ? null : <Erase kind="person" id={person.uid} />}
      </div>
    </section>
  )
}
