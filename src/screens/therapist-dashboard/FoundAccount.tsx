import { useState } from 'react'
import { tidyName } from '#domain/names'
import { shownAddress } from '#domain/people/address'
import { MAX_TEAM_NAME, MIN_NAME } from '#domain/people/team'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { ProveAddress } from '../account/ProveAddress'
import styles from './teams.module.css'
import type { TeamState } from './useTeam'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { TaskFailure } from '../notice/TaskFailure'

interface Props {
  readonly team: TeamState
  readonly onFounded: () => void
  readonly onCancel: () => void
  /** Called with the name while it is typed. */
  readonly onName?: (name: string) => void
}

/** Creates an account and makes this person its owner. */
export function FoundAccount({ team: { me, isProven, choose }, onFounded, onCancel, onName }: Props) {
  const text = useText()
  const { teams } = useServices()
  const task = useAsyncAction()
  const [name, setName] = useState('')
  const [isShort, setShort] = useState(false)
  if (!isProven) {
    return (
      <div className={styles['part']}>
        <ProveAddress reason={text('screens.teams.found.unproven', { email: shownAddress(me.email) })} />
        <div className={styles['row']}>
          <Button onClick={onCancel}>{text('screens.teams.cancel')}</Button>
        </div>
      </div>
    )
  }
  const create = () => {
    const tidy = tidyName(name)
    setShort(tidy.length < MIN_NAME)
    if (tidy.length < MIN_NAME) return
    void task.run(async () => choose(await teams.create(me, tidy)), onFounded)
  }
  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <p>{text('screens.teams.found.lead')}</p>
      <TaskFailure task={task} />
      <Field
        label={text('screens.teams.found.name')}
        hint={text('screens.teams.found.nameHint')}
        maxLength={MAX_TEAM_NAME}
        autoComplete="organization"
        value={name}
        error={isShort ? text('screens.teams.found.short', { least: MIN_NAME }) : null}
        onChange={(event) => {
          setName(event.currentTarget.value)
          onName?.(event.currentTarget.value)
        }}
      />
      <div className={styles['row']}>
        <Button kind="now" type="submit" loading={task.isBusy}>
          {text('screens.teams.found.submit')}
        </Button>
        <Button onClick={onCancel}>{text('screens.teams.cancel')}</Button>
      </div>
    </form>
  )
}
