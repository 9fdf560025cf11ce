import { useEffect, useRef, useState } from 'react'
import type { TeamMember } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { useServices } from '../../app/services'
import { useText } from '../../text/i18n'
import { tellUndoable } from '../notice/tell'
import { useWork, type Work } from './useWork'

/** Taking members out of a team. */
export interface Removal extends Pick<Work, 'failure'> {
  /** Who is shown as gone. */
  readonly gone: readonly string[]
  remove(uid: string, member: TeamMember): void
}

/**
 * Nobody who was taken out can be put back, only invited: so a removal is done once the message with its undo has gone, or
 * the page does.
 */
export function useRemoval(accountId: string, by: string): Removal {
  const text = useText()
  const { teams } = useServices()
  const work = useWork()
  const [gone, setGone] = useState<readonly string[]>([])
  const waiting = useRef(new Map<string, () => void>())

  useEffect(() => {
    const open = waiting.current
    const doAll = () => open.forEach((done) => done())
    window.addEventListener('pagehide', doAll)
    return () => {
      window.removeEventListener('pagehide', doAll)
      doAll()
    }
  }, [])

  const show = (uid: string) => setGone((list) => list.filter((one) => one !== uid))
  return {
    failure: work.failure,
    gone,
    remove(uid, member) {
      const finish = () => {
        if (!waiting.current.delete(uid)) return
        work.attempt(() => teams.remove({ accountId, target: uid, by }).catch((error: unknown) => {
          show(uid)
          throw error
        }))
      }
      setGone((list) => [...list, uid])
      waiting.current.set(uid, finish)
      tellUndoable({
        id: `removed-${accountId}-${uid}`,
        message: text('screens.teams.members.removed', { name: nameOfMember(member) }),
        closeLabel: text('screens.teams.close'),
        undoLabel: text('screens.teams.undo'),
        onOver: finish,
        onUndo: () => {
          waiting.current.delete(uid)
          show(uid)
        },
      })
    },
  }
}
