import { useSyncExternalStore } from 'react'
import { invitationIn, isBrokenInvitation } from '#app/routing/invitation'
import { wantedAddress } from '#app/routing/returnTo'
import { useShell } from '#app/page/shellContext'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { OtherWay } from './parts'

const never = () => () => undefined

/** Says what the person was invited to, on a page before sign-in that was opened by an invitation's link. Names neither the child nor the family. */
export function InvitedNote({ isNew = false }: { isNew?: boolean }) {
  const text = useText()
  const { tabStorage } = useShell()
  // The prerendered page cannot know which link opened it.
  const wanted = useSyncExternalStore(
    never,
    () => wantedAddress(tabStorage),
    () => null,
  )
  if (isBrokenInvitation(wanted)) {
    return (
      <Notice kind="problem" title={text('screens.entry.invited.broken')}>
        <p>{text('screens.entry.invited.brokenWhy')}</p>
      </Notice>
    )
  }
  if (invitationIn(wanted) === null) return null
  return (
    <Notice kind="info" title={text('screens.entry.invited.title')}>
      <p>{text(isNew ? 'screens.entry.invited.whyNew' : 'screens.entry.invited.why')}</p>
      {isNew ? null : <OtherWay to="/signup">{text('screens.entry.invited.create')}</OtherWay>}
    </Notice>
  )
}
