import { useEffect, useRef, useState } from 'react'
import type { TeamMember } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { StoreError } from '#ports/documents'
import { useServices } from '#app/services'
import { useShell } from '#app/shell'
import { useText } from '#text/i18n'
import { takeBack, tellUndoable } from '../notice/tell'
import { useTask, type Task } from '#app/task'

/** Taking members out of a team. */
export interface Removal extends Pick<Task, 'failure'> {
  /** Who is shown as gone. */
  readonly gone: readonly string[]
  remove(uid: string, member: TeamMember): void
}

/**
 * Nobody who was taken out can be put back, only invited: so a removal is done once the message with its undo has gone, or
 * the page has. What is waiting is written down in the tab: a page that was loaded anew in between finishes it.
 */
export function useRemoval(accountId: string, by: string): Removal {
  const text = useText()
  const { teams } = useServices()
  const { tabStorage } = useShell()
  const { failure, run } = useTask()
  const key = `removals ${accountId}`
  const readWaiting = () => (tabStorage.get(key) ?? '').split(' ').filter((uid) => uid !== '')
  const writeWaiting = (uids: readonly string[]) => tabStorage.set(key, uids.join(' '))
  const [gone, setGone] = useState<readonly string[]>(readWaiting)
  const finishing = useRef(new Set<string>())

  const forget = (uid: string) => writeWaiting(readWaiting().filter((one) => one !== uid))
  const show = (uid: string) => setGone((list) => list.filter((one) => one !== uid))
  const finish = (uid: string) => {
    // Taking the message away ends its time, and would finish this once more.
    if (finishing.current.has(uid) || !readWaiting().includes(uid)) return
    finishing.current.add(uid)
    // From now on there is no way back.
    takeBack(noticeOf(accountId, uid))
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
  const finishAll = () => readWaiting().forEach(finish)
  useOnce(finishAll)

  return {
    failure,
    gone,
    remove(uid, member) {
      setGone((list) => [...list, uid])
      writeWaiting([...readWaiting(), uid])
      tellUndoable({
        id: noticeOf(accountId, uid),
        message: text('screens.teams.members.removed', { name: nameOfMember(member) }),
        closeLabel: text('screens.teams.close'),
        undoLabel: text('screens.teams.undo'),
        onOver: () => finish(uid),
        onUndo: () => {
          forget(uid)
          show(uid)
        },
      })
    },
  }
}

const noticeOf = (accountId: string, uid: string): string => `removed ${accountId} ${uid}`

/** When the page comes, and when it goes. */
function useOnce(work: () => void): void {
  const [first] = useState(() => work)
  useEffect(() => {
    first()
    return first
  }, [first])
}
