import { isGuardian, isOwner, namesOfGuardians } from '#domain/people/guardians'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { useChildrenOf } from './useChildrenOf'

/** Explains how deleting this account affects others who look after the same children. Renders nothing if there are none. */
export function ForOthers({ uid }: { uid: string }) {
  const text = useText()
  return useChildrenOf(uid).map((child) => {
    const { id, alias, guardians } = child
    if (isOwner(child, uid))
      return guardians.length === 0 ? null : <p key={id}>{text('screens.guardians.othersLose', { names: sayNames(namesOfGuardians(child)), alias })}</p>
    return isGuardian(child, uid) ? <p key={id}>{text('screens.guardians.staysWithFamily', { alias })}</p> : null
  })
}
