import type { Caps } from '#domain/trials/engine/levelSpec'
import { withDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useChildren } from '../../play/children'
import { useProfileChange } from '../start/useProfileChange'

interface Props {
  readonly child: Child
  /** The cap that a figure suggests, and its suggested value. */
  readonly dial: keyof Caps
  readonly cap: number
  /** The texts for the change and for its button. */
  readonly words: {
    readonly lowers: string
    readonly raises: string
    readonly keep: string
    readonly kept: string
    readonly isKept: string
    readonly locked: string
  }
}

/** Stores a figure's suggestion as the child's maximum, with one press. It says what changes, and the change can be undone. */
export function SaveDial({ child, dial, cap, words }: Props) {
  const text = useText()
  const { mayChange } = useChildren()
  const { made, hasFailed, make, undo } = useProfileChange(child)
  const now = resolveDials(child.profile).dials[dial]
  if (!mayChange(child)) return null
  if (child.profile.locks[dial] !== undefined) return <p className="muted">{words.locked}</p>
  const failed = hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null
  if (made !== null) {
    return (
      <>
        <p role="status">{words.kept}</p>
        {failed}
        <Button onClick={() => void undo()}>{text('app.steps.undo')}</Button>
      </>
    )
  }
  if (cap === now) return <p className="muted">{words.isKept}</p>
  return (
    <>
      <p className="warning">{cap < now ? words.lowers : words.raises}</p>
      {failed}
      <Button onClick={() => void make(withDial(child.profile, dial, cap), null)}>{words.keep}</Button>
    </>
  )
}
