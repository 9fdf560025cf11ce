import { useState } from 'react'

interface Listed {
  readonly id: string
  readonly order: number
}

/** Edits a list's items. If two tabs edit the same item, neither loses its text. */
export interface ListEdits<T extends Listed> {
  /** The list, including an item deleted elsewhere while its form is open. */
  readonly listed: readonly T[]
  /** Whether the item saved last was changed elsewhere meanwhile. Both versions are then kept. */
  readonly isBeside: boolean
  /** Returns the item as it was when its form opened, or null if its form is not open. */
  opened(id: string): T | null
  open(one: T): void
  close(id: string): void
  /** Returns the id and order under which to save, or neither for a new item or one that was changed elsewhere. */
  placeOf(id: string | null): Partial<Listed>
}

/** Provides the edits of the list `found`. `said` returns the visible text of an item. */
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
