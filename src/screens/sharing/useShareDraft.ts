import { useState } from 'react'
import { type SharingKind, sharingKinds, type SharingStep, sharingSteps } from '#domain/people/sharing'
import { useShell } from '#app/page/shellContext'

/** Until when: an offered day, or another one. */
export const ends = ['weeks', 'months', 'other'] as const

interface ShareDraft {
  readonly kind: SharingKind
  readonly name: string
  readonly end: (typeof ends)[number]
  /** `YYYY-MM-DD`; null until another day was chosen. */
  readonly day: string | null
  readonly chosen: SharingStep
}

const nothing: ShareDraft = { kind: 'therapist', name: '', end: 'months', day: null, chosen: 'plan' }

// Anything else in the storage counts as not filled in.
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

/** The form of a sharing as it was filled in. It stays in this tab until the code is made: a person may confirm their address in between. */
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
