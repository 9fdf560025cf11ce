import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TherapistAccount } from '#domain/people/people'
import { useRemovals, type WaitingRemoval } from '#app/workspaces/removals'
import { useAsyncAction, type AsyncAction } from '#app/services/task'

/** Removes members from a team. */
export interface PendingRemoval extends Pick<AsyncAction, 'failure'> {
  /** The members that are shown as removed. */
  readonly gone: readonly string[]
  /** The last removed member, who can be restored until the next action. */
  readonly undoable: string | null
  remove(uid: string): void
  undo(): void
}

/**
 * Removes members with a delay, because a removed member can only be invited again. A removal is carried out with the next
 * action, or when the page is left or hidden. If the page closes first, the same person's next page carries it out.
 */
export function useRemoval(account: TherapistAccount): PendingRemoval {
  const removals = useRemovals()
  const { failure, run } = useAsyncAction()
  const waiting = () => removals.waiting().filter(({ accountId }) => accountId === account.id)
  const [gone, setGone] = useState<readonly string[]>(() => waiting().map(({ target }) => target))
  const [undoable, setUndoable] = useState<WaitingRemoval | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])

  const bringBack = (removal: WaitingRemoval) => {
    removals.drop(removal)
    setGone((list) => list.filter((uid) => uid !== removal.target))
  }
  const finish = (removal: WaitingRemoval) =>
    void run(async () => {
      try {
        await removals.finish(removal)
      } catch (error) {
        // If the person can see the failure, they decide again. Otherwise, the removal keeps waiting.
        if (!isLeft.current) bringBack(removal)
        throw error
      }
    })
  const settle = () => {
    setUndoable(null)
    waiting().forEach(finish)
  }
  useBeginningAndEnd(settle)
  useNextAction(undoable !== null, settle)

  return {
    failure,
    gone,
    undoable: undoable?.target ?? null,
    remove(uid) {
      const member = account.team[uid]
      if (member === undefined) return
      const removal = { accountId: account.id, target: uid, joinedAt: member.joinedAt }
      settle()
      setGone((list) => [...list, uid])
      removals.add(removal)
      setUndoable(removal)
    },
    undo() {
      if (undoable === null) return
      bringBack(undoable)
      setUndoable(null)
    },
  }
}

/** Calls `work` on the next press, unless it is on the undo button. */
function useNextAction(isDue: boolean, work: () => void): void {
  const onAction = useEffectEvent(work)
  useEffect(() => {
    if (!isDue) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button, summary, input') !== null && target.closest('[data-undo]') === null) onAction()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isDue])
}

/** Calls `work` when the page appears, when it is left, and when it is hidden. */
function useBeginningAndEnd(work: () => void): void {
  const [first] = useState(() => work)
  useEffect(() => {
    const onHidden = () => (document.visibilityState === 'hidden' ? first() : undefined)
    document.addEventListener('visibilitychange', onHidden)
    first()
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      first()
    }
  }, [first])
}
