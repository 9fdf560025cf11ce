import { useState } from 'react'
import type { Caps } from '#domain/activities/manifest'
import { signedBy, withDial, withoutDial } from '#domain/child/profile'
import { resolveDials } from '#domain/child/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { useAuth } from '../actors'
import { useChildren } from '../children'
import { useServices } from '../services'

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
  /** What was set before, where something was; null: nothing was kept here. */
  const [before, setBefore] = useState<{ readonly cap: number | undefined } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const now = resolveDials(child.profile).dials[dial]
  if (!mayChange(child)) return null
  if (child.profile.locks[dial] !== undefined) return <p className="quiet">{words.locked}</p>
  const { profile } = child
  const save = async (changed: Child['profile'], undoes: typeof before) => {
    try {
      await children.saveProfile(child, signedBy(uid, profile, changed), uid)
      setBefore(undoes)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const keep = () => save(withDial(profile, dial, cap), { cap: profile.dials[dial] })
  // What else was changed meanwhile stays.
  const undo = (to: number | undefined) => save(to === undefined ? withoutDial(profile, dial) : withDial(profile, dial, to), null)
  const failed = hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null
  if (before !== null) {
    return (
      <>
        <p role="status">{words.kept}</p>
        {failed}
        <button type="button" className="press" onClick={() => void undo(before.cap)}>
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
