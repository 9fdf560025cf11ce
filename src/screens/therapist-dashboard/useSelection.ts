import { useState } from 'react'
import type { CaseLine } from './useCases'

/** Choosing several children of the list, for something that is done with all of them. */
export interface SelectionState {
  readonly isOn: boolean
  /** Those that were chosen and still stand on the list, in its order. */
  readonly lines: readonly CaseLine[]
  has(id: string): boolean
  toggle(id: string): void
  begin(): void
  end(): void
}

export function useSelection(all: readonly CaseLine[]): SelectionState {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const chosen = ids ?? []
  return {
    isOn: ids !== null,
    lines: all.filter(({ shared }) => chosen.includes(shared.id)),
    has: (id) => chosen.includes(id),
    toggle: (id) => setIds(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    begin: () => setIds([]),
    end: () => setIds(null),
  }
}
