import { useState } from 'react'
import type { CaseLine } from './useCases'

/** Selects several children of the list for one action. */
export interface SelectionState {
  readonly isOn: boolean
  /** The selected children that are still on the list, in the order of the list. */
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
