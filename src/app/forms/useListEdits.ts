import { useState } from 'react'

interface Listed {
  readonly id: string
  readonly order: number
}

/** What of a list is being changed. Two tabs may have the same one open: neither loses what was written in it. */
export interface ListEdits<T extends Listed> {
  /** The list, with what was deleted elsewhere while its form stood open. */
  readonly listed: readonly T[]
  /** What was kept last had been changed elsewhere meanwhile: it stands beside that. */
  readonly isBeside: boolean
  /** As it was when its form was opened; null when none is open. */
  opened(id: string): T | null
  open(one: T): void
  close(id: string): void
  /** Where what was written is to be kept: in its old place, or in a new one, as what is new itself (null). */
  placeOf(id: string | null): Partial<Listed>
}

/** Follows `found` as it is now; `said` tells of each what a person reads of it. */
export function useListEdits<T extends Listed>(found: readonly T[], said: (one: T) => unknown): ListEdits<T> {
  const [openOnes, setOpenOnes] = useState<readonly T[]>([])
  const [isBeside, setBeside] = useState(false)
  const opened = (id: string) => openOnes.find((each) => each.id === id) ?? null
  return {
    listed: [...found, ...openOnes.filter(({ id }) => found.every((each) => each.id !== id))].toSorted((one, other) => one.order - other.order),
    isBeside,
    opened,
    open(one) {
      setBeside(false)
      setOpenOnes((all) => [...all, one])
    },
    close: (id) => setOpenOnes((all) => all.filter((each) => each.id !== id)),
    placeOf(id) {
      const before = id === null ? null : opened(id)
      const now = found.find((each) => each.id === id)
      const isElsewhere = before !== null && now !== undefined && JSON.stringify(said(now)) !== JSON.stringify(said(before))
      setBeside(isElsewhere)
      return before === null || isElsewhere ? {} : { id: before.id, order: (now ?? before).order }
    },
  }
}
