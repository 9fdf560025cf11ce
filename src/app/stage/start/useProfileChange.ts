import { useState } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { signedBy, takeBack } from '#domain/settings/profile'
import type { Child } from '#domain/people/people'
import { useAuth } from '../../services/actors'
import { useServices } from '../../services/services'

/** Name recorded for a person who made a change without being signed in. */
const GUEST = 'guest'

interface Made<Note> {
  readonly before: ChildProfile
  readonly after: ChildProfile
  /** Facts that the page needs later. */
  readonly note: Note
}

/** One change to a child's profile that can be undone on the same page. */
export interface ProfileChange<Note> {
  /** The change, or null before it is made and after it is undone. */
  readonly made: Made<Note> | null
  readonly isSaving: boolean
  readonly hasFailed: boolean
  /** Saves `after`. Resolves to whether it was saved. Writes nothing if nothing differs. */
  make(after: ChildProfile, note: Note): Promise<boolean>
  /** Restores the previous values and keeps later changes. */
  undo(): Promise<boolean>
}

export function useProfileChange<Note = null>(child: Child): ProfileChange<Note> {
  const { children } = useServices()
  const uid = useAuth().snapshot.context.user?.uid ?? GUEST
  const [made, setMade] = useState<Made<Note> | null>(null)
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const { profile } = child
  const save = async (changed: ChildProfile, next: Made<Note> | null): Promise<boolean> => {
    setState('saving')
    try {
      if (changed !== profile) await children.saveProfile(child, signedBy(uid, profile, changed), uid)
      setMade(next)
      setState('open')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  return {
    made,
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    make: (after, note) => save(after, { before: profile, after, note }),
    undo: async () => made !== null && save(made.before === made.after ? profile : takeBack(profile, made), null),
  }
}
