import { useRef, useState } from 'react'
import type { ChildProfile } from '#domain/child/dials'
import type { Child } from '#domain/people/people'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useAuth } from '../../app/actors'
import { useServices } from '../../app/services'

/** A child's profile in an adult's hands: every change is kept at once and can be taken back. */
export interface ProfileWork {
  readonly profile: ChildProfile
  readonly state: 'untouched' | 'saving' | 'saved'
  readonly failure: StoreErrorCode | null
  readonly canUndo: boolean
  change(next: ChildProfile): void
  undo(): void
}

/** Saves the profile of this child with each change, one write after the other, and shows the newest at once. */
export function useProfile(child: Child): ProfileWork {
  const { children, guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const [draft, setDraft] = useState<ChildProfile | null>(null)
  const [before, setBefore] = useState<readonly ChildProfile[]>([])
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const [pending, setPending] = useState(0)
  const [seen, setSeen] = useState(child.profile)
  const profile = draft ?? child.profile

  // What another window saved counts, as soon as nothing of ours is on its way.
  if (seen !== child.profile) {
    setSeen(child.profile)
    if (pending === 0) setDraft(null)
  }

  const save = (next: ChildProfile) => {
    setDraft(next)
    setSaved(false)
    setFailure(null)
    setPending((count) => count + 1)
    queue.current = queue.current
      .then(() => children.saveProfile(child, next, by))
      .then(
        () => setSaved(true),
        (error: unknown) => {
          setFailure(error instanceof StoreError ? error.code : 'unavailable')
          setDraft(null)
        },
      )
      .finally(() => setPending((count) => count - 1))
  }

  return {
    profile,
    state: pending > 0 ? 'saving' : isSaved ? 'saved' : 'untouched',
    failure,
    canUndo: before.length > 0,
    change(next) {
      setBefore([...before, profile])
      save(next)
    },
    undo() {
      const last = before.at(-1)
      if (last === undefined) return
      setBefore(before.slice(0, -1))
      save(last)
    },
  }
}
