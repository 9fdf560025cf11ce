import { useState } from 'react'
import type { Caps } from '#domain/trials/engine/levelSpec'
import type { ChildProfile } from '#domain/child/childProfile'
import { signedBy, takeBack, withDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { useAuth } from '../../services/actors'
import { useChildren } from '../../play/children'
import { useServices } from '../../services/services'

interface Props {
  readonly child: Child
  /** The cap that a figure suggests, and the most that it would allow. */
  readonly dial: keyof Caps
  readonly cap: number
  /** What changes, and what is to be pressed. */
  readonly words: {
    readonly lowers: string
    readonly raises: string
    readonly keep: string
    readonly kept: string
    readonly isKept: string
    readonly locked: string
  }
}

/** Keeps what a figure says as the most for this child, in one press. It says what changes, and takes it back. */
export function KeepDial({ child, dial, cap, words }: Props) {
  const text = useText()
  const { children } = useServices()
  const { mayChange } = useChildren()
  const uid = useAuth().snapshot.context.user?.uid ?? 'guest'
  const [change, setChange] = useState<{ readonly before: ChildProfile; readonly after: ChildProfile } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const now = resolveDials(child.profile).dials[dial]
  if (!mayChange(child)) return null
  if (child.profile.locks[dial] !== undefined) return <p className="quiet">{words.locked}</p>
  const { profile } = child
  const save = async (changed: ChildProfile, made: typeof change) => {
    try {
      await children.saveProfile(child, signedBy(uid, profile, changed), uid)
      setChange(made)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const keep = () => {
    const after = withDial(profile, dial, cap)
    return save(after, { before: profile, after })
  }
  const failed = hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null
  if (change !== null) {
    return (
      <>
        <p role="status">{words.kept}</p>
        {failed}
        <button type="button" className="press" onClick={() => void save(takeBack(profile, change), null)}>
          {text('app.steps.undo')}
        </button>
      </>
    )
  }
  if (cap === now) return <p className="quiet">{words.isKept}</p>
  return (
    <>
      <p className="warning">{cap < now ? words.lowers : words.raises}</p>
      {failed}
      <button type="button" className="press" onClick={() => void keep()}>
        {words.keep}
      </button>
    </>
  )
}
