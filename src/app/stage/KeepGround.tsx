import { useState } from 'react'
import { signedBy, withDial } from '#domain/child/profile'
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
  const [before, setBefore] = useState<Child['profile'] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { maxComplexity: now } = resolveDials(child.profile).dials
  if (!mayChange(child)) return null
  if (child.profile.locks.maxComplexity !== undefined) return <p className="quiet">{text('app.ground.locked')}</p>
  const save = async (profile: Child['profile'], undoes: Child['profile'] | null) => {
    try {
      await children.saveProfile(child, profile, uid)
      setBefore(undoes)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const keep = () => save(signedBy(uid, child.profile, withDial(child.profile, 'maxComplexity', cap)), child.profile)
  const failed = hasFailed ? <p role="alert">{text('screens.stepUp.failed')}</p> : null
  if (before !== null) {
    return (
      <>
        <p role="status">{text('app.ground.kept', { cap })}</p>
        {failed}
        <button type="button" className="press" onClick={() => void save(before, null)}>
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
