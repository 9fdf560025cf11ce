import { useEffect, useEffectEvent } from 'react'
import { storeCodeOf } from '#ports/documents'
import type { Removal } from '#ports/teams'
import { useAuth } from '../services/actors'
import { useServices } from '../services/services'
import { useShell } from '../shell/shellContext'

/** Who is about to leave a team: as the one who came then. */
export type WaitingRemoval = Omit<Removal, 'by'>

/** Those whom the person at the screen took out of a team, and who may still be brought back. */
export interface Removals {
  waiting(): readonly WaitingRemoval[]
  add(removal: WaitingRemoval): void
  drop(removal: WaitingRemoval): void
  /** Makes it true. Rejects with a StoreError; then it goes on waiting. */
  finish(removal: WaitingRemoval): Promise<void>
  /** The same for all of them, only by whoever ordered them: what this person may not do any more waits no longer. */
  finishAll(): Promise<void>
}

const isOf =
  ({ accountId, target }: WaitingRemoval) =>
  (other: WaitingRemoval): boolean =>
    other.accountId === accountId && other.target === target

const lineOf = ({ accountId, target, joinedAt }: WaitingRemoval): string => [accountId, target, joinedAt].join(' ')

function readLine(line: string): readonly WaitingRemoval[] {
  const [accountId, target, joinedAt] = line.split(' ')
  return accountId === undefined || target === undefined || joinedAt === undefined ? [] : [{ accountId, target, joinedAt: Number(joinedAt) }]
}

/** A page that goes has no time to ask a backend. So what waits is kept by the device, under whoever ordered it: nobody else reads it. */
export function useRemovals(): Removals {
  const { teams } = useServices()
  const { lastingStorage } = useShell()
  const by = useAuth().snapshot.context.user?.uid ?? null
  const key = `removals ${by}`
  const waiting = () => (by === null ? [] : (lastingStorage.get(key) ?? '').split('\n').flatMap(readLine))
  const write = (list: readonly WaitingRemoval[]) => (list.length === 0 ? lastingStorage.remove(key) : lastingStorage.set(key, list.map(lineOf).join('\n')))
  const drop = (removal: WaitingRemoval) => write(waiting().filter((one) => !isOf(removal)(one)))
  const finish = async (removal: WaitingRemoval) => {
    if (by === null) return
    try {
      await teams.remove({ ...removal, by })
    } catch (error) {
      // Gone already: by somebody else, or by this page before it was loaded anew.
      if (storeCodeOf(error) !== 'not-found') throw error
    }
    drop(removal)
  }
  const finishOrDrop = (removal: WaitingRemoval) =>
    finish(removal).catch((error: unknown) => {
      // Refused to the one who ordered it: it would be for ever.
      if (storeCodeOf(error) === 'permission-denied') drop(removal)
      throw error
    })
  return {
    waiting,
    add: (removal) => write([...waiting(), removal]),
    drop,
    finish,
    finishAll: async () => void (await Promise.all(waiting().map(finishOrDrop))),
  }
}

/** What was waiting when the page was left is done as soon as the same person is here again. */
export function useFinishedRemovals(): void {
  const { finishAll } = useRemovals()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  // What fails is tried again with the next page, and before this person signs out.
  const begin = useEffectEvent(() => void finishAll().catch(() => undefined))
  useEffect(() => {
    if (uid !== null) begin()
  }, [uid])
}
