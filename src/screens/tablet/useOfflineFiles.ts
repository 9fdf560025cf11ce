import { useCallback, useEffect, useRef, useState } from 'react'
import { type FileGroup, type FileList, shareOf } from '#domain/activities/offlineFiles'
import type { OfflineOutcome, StorageRoom } from '#ports/offlineFiles'
import { useServices } from '#app/services/services'

/** The files stored on this device, or `null` if that cannot be determined. */
type StoredFiles = { readonly list: FileList; readonly kept: ReadonlySet<string> } | null

export interface Downloads {
  readonly here: StoredFiles | 'loading'
  readonly room: StorageRoom | null
  /** Received and total bytes of the running download. `of` is its name. */
  readonly progress: { readonly of: string; readonly done: number; readonly all: number } | null
  readonly outcome: { readonly of: string; readonly what: OfflineOutcome } | null
  start(of: string, groups: readonly FileGroup[]): void
  stop(): void
}

/** Reads which files are stored, and downloads more. Leaving the page stops the download, but completed files remain. */
export function useOfflineFiles(): Downloads {
  const { offlineFiles } = useServices()
  const [here, setHere] = useState<StoredFiles | 'loading'>('loading')
  const [room, setRoom] = useState<StorageRoom | null>(null)
  const [progress, setProgress] = useState<Downloads['progress']>(null)
  const [outcome, setOutcome] = useState<Downloads['outcome']>(null)
  const running = useRef<AbortController | null>(null)

  const read = useCallback(async () => {
    const [found, space] = await Promise.all([offlineFiles.read(), offlineFiles.room()])
    setHere(found)
    setRoom(space)
  }, [offlineFiles])

  useEffect(() => {
    const first = async () => read()
    void first()
    return () => running.current?.abort()
  }, [read])

  const start = async (of: string, groups: readonly FileGroup[]) => {
    if (here === 'loading' || here === null) return
    const { missing, missingBytes } = shareOf(here.list, groups, here.kept)
    const own = new AbortController()
    running.current = own
    setOutcome(null)
    let done = 0
    setProgress({ of, done, all: missingBytes })
    await offlineFiles.makeLasting()
    const sizes = new Map(groups.flatMap((group) => Object.entries(here.list.groups[group] ?? {})))
    const what = await offlineFiles.keep(
      missing.map((path) => [path, sizes.get(path) ?? 0] as const),
      (bytes) => {
        done += bytes
        setProgress({ of, done, all: missingBytes })
      },
      own.signal,
    )
    running.current = null
    // Lists the files for future updates only after a complete download. Otherwise, a full tablet could never update.
    if (what === 'kept') await offlineFiles.want(groups).catch(() => undefined)
    await read()
    setProgress(null)
    setOutcome({ of, what })
  }

  return { here, room, progress, outcome, start: (of, groups) => void start(of, groups), stop: () => running.current?.abort() }
}
