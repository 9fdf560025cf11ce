import { useEffect, useEffectEvent } from 'react'
import { storeCodeOf } from '#ports/documents'
import type { Removal } from '#ports/teams'
import { useAuth } from '../services/actors'
import { useServices } from '../services/services'
import { useShell } from '../page/shellContext'

/** A member who is about to be removed from a team, identified by uid and by the time at which they joined. */
export type WaitingRemoval = Omit<Removal, 'by'>

/** People that the signed-in person removed from a team and can still restore. */
export interface Removals {
  waiting(): readonly WaitingRemoval[]
  add(removal: WaitingRemoval): void
  drop(removal: WaitingRemoval): void
  /** Carries out a removal. If it rejects with a StoreError, the removal keeps waiting. */
  finish(removal: WaitingRemoval): Promise<void>
  /** Carries out all removals that this person ordered. It drops those that the person may no longer carry out. */
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

/**
 * Stores waiting removals on the device, because a closing page has no time to ask a backend. They
 * are stored under the person who ordered them, and nobody else reads them.
 */
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
      // The member is already gone, removed by someone else or by this page before it was reloaded.
      if (storeCodeOf(error) !== 'not-found') throw error
    }
    drop(removal)
  }
  const finishOrDrop = (removal: WaitingRemoval) =>
    finish(removal).catch((error: unknown) => {
      // The backend refuses this to the person who ordered it, so trying again is useless.
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

/** Carries out the removals that were waiting when the page was left, as soon as the same person is back. */
export function useFinishedRemovals(): void {
  const { finishAll } = useRemovals()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  // Failed removals are tried again with the next page, and before this person signs out.
  const begin = useEffectEvent(() => void finishAll().catch(() => undefined))
  useEffect(() => {
    if (uid !== null) begin()
  }, [uid])
}
