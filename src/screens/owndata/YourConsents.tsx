import { missingConsents, type Consent } from '#domain/people/consents'
import { isOwner } from '#domain/people/guardians'
import { useChildren } from '#app/children'
import { loadedOr, useWatched } from '#app/loaded'
import { useServices } from '#app/services'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { NotLoaded } from '../notice/NotLoaded'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './owndata.module.css'

/** What this person agreed to, in which version and when, and what is still to be agreed to. */
export function YourConsents({ uid }: { uid: string }) {
  const text = useText()
  const { consents } = useServices()
  const children = loadedOr(useChildren().family, []).filter((child) => isOwner(child, uid))
  const found = useWatched<readonly Consent[]>(uid, (tell, fail) => consents.watch(uid, tell, fail))
  const task = useTask()
  if (found.status === 'loading') return null
  if (found.status === 'failed') return <NotLoaded found={found}>{text('screens.ownData.consents.failed')}</NotLoaded>
  const given = found.value
  const wishes = missingConsents(
    given,
    children.map(({ id }) => id),
  )
  const aliasOf = (childId: string | null) => children.find(({ id }) => id === childId)?.alias ?? ''
  const agree = () => void task.run(() => consents.give(uid, wishes))
  return (
    <section className={styles['part']} aria-labelledby="consents">
      <h3 id="consents">{text('screens.ownData.consents.title')}</h3>
      {wishes.length === 0 ? null : (
        <>
          <p>{text('screens.ownData.consents.lead')}</p>
          <ul>
            {wishes.map(({ kind, childId }) => (
              <li key={`${kind} ${childId}`}>{text(`screens.ownData.consents.ask.${kind}`, { alias: aliasOf(childId) })}</li>
            ))}
          </ul>
          <TaskFailure task={task} />
          <Button loading={task.isBusy} onClick={agree}>
            {text('screens.ownData.consents.agree')}
          </Button>
        </>
      )}
      <ul>
        {given.map(({ id, kind, version, granted, at, childId }) => (
          <li key={id} className={styles['muted']}>
            {text(granted ? 'screens.ownData.consents.given' : 'screens.ownData.consents.refused', {
              what: nameOf(kind, aliasOf(childId)),
              version,
              day: formatDay(at),
            })}
          </li>
        ))}
      </ul>
    </section>
  )

  function nameOf(kind: string, alias: string): string {
    if (kind === 'parental') return text('screens.ownData.consents.names.parental', { alias })
    return kind === 'terms' || kind === 'privacy' ? text(`screens.ownData.consents.names.${kind}`) : kind
  }
}
