import { useState } from 'react'
import * as z from 'zod/mini'
import { sharingKinds, sharingSteps } from '#domain/people/sharing'
import { useShell } from '#app/shell/shellContext'

/** Until when: an offered day, or another one. */
export const ends = ['weeks', 'months', 'other'] as const

const draftOf = z.object({
  kind: z._default(z.enum(sharingKinds), 'therapist'),
  name: z._default(z.string(), ''),
  end: z._default(z.enum(ends), 'months'),
  /** `YYYY-MM-DD`; null until another day was chosen. */
  day: z._default(z.nullable(z.string()), null),
  chosen: z._default(z.enum(sharingSteps), 'plan'),
})

type ShareDraft = z.infer<typeof draftOf>

function read(stored: string | null): ShareDraft {
  try {
    return draftOf.parse(JSON.parse(stored ?? '{}'))
  } catch {
    return draftOf.parse({})
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
