import { useState } from 'react'

interface Listed {
  readonly id: string
  readonly order: number
}

/** Edits of a list's items. If two tabs edit the same item, neither loses its text. */
export interface ListEdits<T extends Listed> {
  /** The list, including an item deleted elsewhere while its form is open. */
  readonly listed: readonly T[]
  /** The item saved last was changed elsewhere meanwhile: both versions stay. */
  readonly isBeside: boolean
  /** The item as it was when its form opened; null if none is open. */
  opened(id: string): T | null
  open(one: T): void
  close(id: string): void
  /** Id under which to save: the old one, or null for a new item. */
  placeOf(id: string | null): Partial<Listed>
}

/** Follows `found`; `said` returns the visible text of an item. */
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
