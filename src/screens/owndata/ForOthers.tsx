import { isGuardian, isOwner, namesOfGuardians } from '#domain/people/guardians'
import { useChildren } from '#app/children'
import { useText } from '#text/i18n'
import { useOffTheList } from './useOffTheList'

/** What the end of this person's account means for others who look after the same children. Nothing where there is nobody. */
export function ForOthers({ uid }: { uid: string }) {
  const text = useText()
  const { children } = useChildren()
  const { children: archived } = useOffTheList(uid)
  const all = [...(children === 'unknown' ? [] : children), ...archived]
  return all.map((child) => {
    const { id, alias, guardians } = child
    if (isOwner(child, uid))
      return guardians.length === 0 ? null : <p key={id}>{text('screens.guardians.othersLose', { names: namesOfGuardians(child), alias })}</p>
    return isGuardian(child, uid) ? <p key={id}>{text('screens.guardians.staysWithFamily', { alias })}</p> : null
  })
}
