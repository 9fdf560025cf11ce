import type { ConsentsOf } from '#app/workspaces/consents'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { ConsentForm } from './ConsentForm'
import { useAliasOf } from './useAliasOf'

/** Asks once for consents that were neither given nor declined. Renders nothing if all have been answered. */
export function AskConsents({ of: { uid, unanswered } }: { of: ConsentsOf }) {
  const text = useText()
  const aliasOf = useAliasOf()
  if (unanswered.length === 0) return null
  return (
    <Notice kind="info" title={text('screens.ownData.consents.once')}>
      <ConsentForm uid={uid} requests={unanswered} aliasOf={aliasOf} />
    </Notice>
  )
}
