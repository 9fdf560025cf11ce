import { useRef, useState } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { isSameProfile, signedBy } from '#domain/settings/profile'
import type { Child } from '#domain/people/people'
import { storeCodeOf, type Delivery, type StoreErrorCode } from '#ports/documents'
import { useAuth } from '#app/services/actors'
import { useServices } from '#app/services/services'

/** Edits a child's profile. Each change is saved immediately, and the last one can be undone. */
export interface ProfileWork {
  readonly profile: ChildProfile
  /** `kept` means stored on this device, which sends the change later. */
  readonly state: 'untouched' | 'saving' | 'saved' | 'kept'
  readonly failure: StoreErrorCode | null
  readonly canUndo: boolean
  change(next: ChildProfile): void
  undo(): void
}

/** Saves this child's profile after each change, one write after the other, and shows the newest state immediately. */
export function useProfile(child: Child): ProfileWork {
  const { children, guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const [draft, setDraft] = useState<ChildProfile | null>(null)
  const [before, setBefore] = useState<ChildProfile | null>(null)
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const newest = useRef<ChildProfile | null>(null)
  const [pending, setPending] = useState(0)
  const [seen, setSeen] = useState(child.profile)
  const profile = draft ?? child.profile

  // Applies another window's change once the changes made here have been saved. Undo is then cleared, because it would also remove the other change.
  if (seen !== child.profile) {
    setSeen(child.profile)
    if (pending === 0) {
      setDraft(null)
      if (!isSameProfile(child.profile, draft ?? seen)) setBefore(null)
    }
  }

  const save = (next: ChildProfile) => {
    setDraft(next)
    newest.current = next
    setDelivery(null)
    setFailure(null)
    setPending((count) => count + 1)
    queue.current = queue.current
      .then(() => {
        const arrived = () => setDelivery((told) => (newest.current === next ? 'sent' : told))
        return children.saveProfile(child, next, by, arrived)
      })
      .then(setDelivery, (error: unknown) => {
        setFailure(storeCodeOf(error))
        setBefore(null)
        setDraft(null)
      })
      .finally(() => setPending((count) => count - 1))
  }

  return {
    profile,
    state: pending > 0 ? 'saving' : delivery === null ? 'untouched' : delivery === 'sent' ? 'saved' : 'kept',
    failure,
    canUndo: before !== null,
    change(next) {
      setBefore(profile)
      save(signedBy(by, profile, next))
    },
    undo() {
      if (before === null) return
      setBefore(null)
      save(before)
    },
  }
}
