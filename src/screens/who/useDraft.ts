import { useState } from 'react'
import * as z from 'zod/mini'
import { isChildPicture, type ChildPictureName } from '#domain/child/childPictures'
import { acts, looksAfter, noAnswers, seizures, type SetupAnswers, sides } from '#domain/child/firstSetup'
import { colourNames } from '#domain/child/palette'
import { useMe } from '#app/me'
import { useShell } from '#app/shell'

/** What has been said of a new child so far. */
export interface Draft {
  readonly alias: string
  /** Null until one was chosen. */
  readonly picture: ChildPictureName | null
  readonly answers: SetupAnswers
  /** Whether it played here before there was an account. */
  readonly wasThis: boolean
  /** The id of the child that was made of it; null until then. */
  readonly kept: string | null
}

const KEY = 'new-child'
const nothing: Draft = { alias: '', picture: null, answers: noAnswers, wasThis: false, kept: null }

const answer = <const Values extends readonly [string, ...string[]]>(values: Values) => z.nullable(z.enum(values))
const stored = z.object({
  uid: z.string(),
  alias: z.string(),
  picture: z.nullable(z.string()),
  answers: z.object({ colour: answer(colourNames), side: answer(sides), looks: answer(looksAfter), act: answer(acts), seizure: answer(seizures) }),
  wasThis: z.boolean(),
  kept: z.nullable(z.string()),
})

/** Keeps the draft in this tab until the child is made, also over a reload; another person begins anew. */
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
    const { uid: whose, picture, ...draft } = z.parse(stored, JSON.parse(text ?? ''))
    return whose === uid ? { ...draft, picture: isChildPicture(picture) ? picture : null } : nothing
  } catch {
    return nothing
  }
}
