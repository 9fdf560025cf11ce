import { useState } from 'react'
import { signedBy, withDial, withoutDial } from '#domain/child/profile'
import { resolveDials } from '#domain/child/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { useAuth } from '../actors'
import { useChildren } from '../children'
import { useServices } from '../services'

interface Props {
  readonly child: Child
  /** The rung of the complexity ladder to which this background belongs, and what it is called. */
  readonly cap: number
  readonly rung: string
}

/** Keeps the busiest background that was found as the most for this child, in one press. It says what changes, and takes it back. */
export function KeepGround({ child, cap, rung }: Props) {
  const text = useText()
  const { children } = useServices()
  const { mayChange } = useChildren()
  const uid = useAuth().snapshot.context.user?.uid ?? 'guest'
  /** What was set before, where something was; null: nothing was kept here. */
  const [before, setBefore] = useState<{ readonly cap: number | undefined } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { maxComplexity: now } = resolveDials(child.profile).dials
  if (!mayChange(child)) return null
  if (child.profile.locks.maxComplexity !== undefined) return <p className="quiet">{text('app.ground.locked')}</p>
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
  const keep = () => save(withDial(profile, 'maxComplexity', cap), { cap: profile.dials.maxComplexity })
  // What else was changed meanwhile stays.
  const undo = (to: number | undefined) => save(to === undefined ? withoutDial(profile, 'maxComplexity') : withDial(profile, 'maxComplexity', to), null)
  const failed = hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null
  if (before !== null) {
    return (
      <>
        <p role="status">{text('app.ground.kept', { cap })}</p>
        {failed}
        <button type="button" className="press" onClick={() => void undo(before.cap)}>
          {text('app.ground.undo')}
        </button>
      </>
    )
  }
  if (cap === now) return <p className="quiet">{text('app.ground.isKept', { cap })}</p>
  return (
    <>
      <p className="warning">{text(cap < now ? 'app.ground.lowers' : 'app.ground.raises', { rung, now, cap })}</p>
      {failed}
      <button type="button" className="press" onClick={() => void keep()}>
        {text('app.ground.keep')}
      </button>
    </>
  )
}
