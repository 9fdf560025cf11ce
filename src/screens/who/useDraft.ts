import { useState } from 'react'
import { isChildPicture, type ChildPictureName } from '#domain/child/childPictures'
import { lightSeizures, responseModes, lookLatencies, noAnswers, seizures, type SetupAnswers, viewingSides } from '#domain/settings/firstSetup'
import { colourNames } from '#domain/child/palette'
import { useMe } from '#app/services/useMe'
import { useShell } from '#app/page/shellContext'

/** The answers about a new child that have been given so far. */
export interface Draft {
  readonly alias: string
  /** The chosen picture, or null before a choice. */
  readonly picture: ChildPictureName | null
  readonly answers: SetupAnswers
  /** Whether this child played here before there was an account. */
  readonly wasThis: boolean
  /** Id of the child made from the draft, or null until then. */
  readonly kept: string | null
}

const KEY = 'new-child'
const nothing: Draft = { alias: '', picture: null, answers: noAnswers, wasThis: false, kept: null }

/** Keeps the draft in this tab until the child is made, even after a reload. Another person starts with an empty draft. */
export function useDraft(): { readonly draft: Draft; change(part: Partial<Draft>): void; forget(): void } {
  const { tabStorage } = useShell()
  const uid = useMe()?.uid ?? ''
  const [draft, setDraft] = useState(() => read(tabStorage.get(KEY), uid))
  return {
    draft,
    change(part) {
      const next = { ...draft, ...part }
      tabStorage.set(KEY, JSON.stringify({ uid, ...next }))
      setDraft(next)
    },
    forget: () => tabStorage.remove(KEY),
  }
}

function read(text: string | null, uid: string): Draft {
  try {
    const found = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>> | null
    return found === null || found['uid'] !== uid ? nothing : draftFrom(found)
  } catch {
    return nothing
  }
}

// Any other stored content counts as unanswered.
function draftFrom({ alias, picture, answers, wasThis, kept }: Readonly<Record<string, unknown>>): Draft {
  const said = (typeof answers === 'object' ? answers : null) as Readonly<Record<string, unknown>> | null
  const among = <Value>(values: readonly Value[], value: unknown): Value | null => values.find((each) => each === value) ?? null
  return {
    alias: typeof alias === 'string' ? alias : '',
    picture: isChildPicture(picture) ? picture : null,
    answers: {
      colour: among(colourNames, said?.['colour']),
      side: among(viewingSides, said?.['side']),
      looks: among(lookLatencies, said?.['looks']),
      act: among(responseModes, said?.['act']),
      seizure: among([...seizures, ...lightSeizures], said?.['seizure']),
    },
    wasThis: wasThis === true,
    kept: typeof kept === 'string' ? kept : null,
  }
}
