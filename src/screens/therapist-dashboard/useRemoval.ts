import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { StoreError } from '#ports/documents'
import { useServices } from '#app/services'
import { useShell } from '#app/shell'
import { useTask, type Task } from '#app/task'

/** Taking members out of a team. */
export interface Removal extends Pick<Task, 'failure'> {
  /** Who is shown as gone. */
  readonly gone: readonly string[]
  /** Who of them can still be brought back: the last one, until the next action. */
  readonly undoable: string | null
  remove(uid: string): void
  undo(): void
}

/**
 * Nobody who was taken out can be put back, only invited: so a removal is done with the next action, when the page is left, or as soon as nobody
 * can see it any more. What is waiting is written down in the tab: a page that was loaded anew in between finishes it.
 */
export function useRemoval(accountId: string, by: string): Removal {
  const { teams } = useServices()
  const { tabStorage } = useShell()
  const { failure, run } = useTask()
  const key = `removals ${accountId}`
  const readWaiting = () => (tabStorage.get(key) ?? '').split(' ').filter((uid) => uid !== '')
  const writeWaiting = (uids: readonly string[]) => tabStorage.set(key, uids.join(' '))
  const [gone, setGone] = useState<readonly string[]>(readWaiting)
  const [undoable, setUndoable] = useState<string | null>(null)
  const finishing = useRef(new Set<string>())

  const forget = (uid: string) => writeWaiting(readWaiting().filter((one) => one !== uid))
  const show = (uid: string) => setGone((list) => list.filter((one) => one !== uid))
  const finish = (uid: string) => {
    if (finishing.current.has(uid)) return
    finishing.current.add(uid)
    void run(async () => {
      try {
        await teams.remove({ accountId, target: uid, by })
      } catch (error) {
        // Gone already: by somebody else, or by this page before it was loaded anew.
        if (error instanceof StoreError && error.code === 'not-found') return
        show(uid)
        throw error
      } finally {
        forget(uid)
        finishing.current.delete(uid)
      }
    })
  }
  const settle = () => {
    setUndoable(null)
    readWaiting().forEach(finish)
  }
  useBeginningAndEnd(settle)
  useNextAction(undoable, settle)

  return {
    failure,
    gone,
    undoable,
    remove(uid) {
      settle()
      setGone((list) => [...list, uid])
      writeWaiting([...readWaiting(), uid])
      setUndoable(uid)
    },
    undo() {
      if (undoable === null) return
      forget(undoable)
      show(undoable)
      setUndoable(null)
    },
  }
}

/** With the next press on anything but the way back itself. */
function useNextAction(undoable: string | null, work: () => void): void {
  const onAction = useEffectEvent(work)
  useEffect(() => {
    if (undoable === null) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button, summary, input') !== null && target.closest('[data-undo]') === null) onAction()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [undoable])
}

/** When the page comes, when it goes, and when nobody can see it any more. */
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
