import { useState } from 'react'
import { type SharingKind, sharingKinds, type SharingStep, sharingSteps } from '#domain/people/sharing'
import { useShell } from '#app/page/shellContext'

/** The choices of an end date: two offered periods or another day. */
export const ends = ['weeks', 'months', 'other'] as const

interface ShareDraft {
  readonly kind: SharingKind
  readonly name: string
  readonly end: (typeof ends)[number]
  /** The chosen day as `YYYY-MM-DD`, or null until another day is chosen. */
  readonly day: string | null
  readonly chosen: SharingStep
}

const nothing: ShareDraft = { kind: 'therapist', name: '', end: 'months', day: null, chosen: 'plan' }

// Any other stored content counts as an empty form.
function read(stored: string | null): ShareDraft {
  try {
    const found = { ...(JSON.parse(stored ?? '{}') as Readonly<Record<keyof ShareDraft, unknown>>) }
    const among = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value => values.find((each) => each === value) ?? otherwise
    return {
      kind: among(sharingKinds, found.kind, nothing.kind),
      name: typeof found.name === 'string' ? found.name : '',
      end: among(ends, found.end, nothing.end),
      day: typeof found.day === 'string' ? found.day : null,
      chosen: among(sharingSteps, found.chosen, nothing.chosen),
    }
  } catch {
    return nothing
  }
}

/** Keeps the partly completed form in this tab until the code is made, because a person may confirm their address in between. */
export function useShareDraft(childId: string): { readonly draft: ShareDraft; write(part: Partial<ShareDraft>): void; forget(): void } {
  const { tabStorage } = useShell()
  const key = `share ${childId}`
  const [draft, setDraft] = useState(() => read(tabStorage.get(key)))
  return {
    draft,
    write(part) {
      const next = { ...draft, ...part }
      tabStorage.set(key, JSON.stringify(next))
      setDraft(next)
    },
    forget: () => tabStorage.remove(key),
  }
}
