import { useState } from 'react'
import { orderAfter, type OwnText } from '#domain/words/texts'
import type { StoreErrorCode } from '#ports/documents'
import { useAuth } from '../services/actors'
import { loadedOr, type NotLoaded, useWatched } from '../services/loaded'
import { useServices } from '../services/services'
import { useAsyncAction } from '../services/task'

/** A text to save. A new text has no id. */
type TextDraft = Pick<OwnText, 'text'> & Partial<OwnText>

/** The texts of one child. */
export interface TextsState {
  /** The texts, or `unknown` while they load. */
  readonly texts: readonly OwnText[] | 'unknown'
  readonly unreadable: number
  /** Why saving failed, or null. */
  readonly failure: StoreErrorCode | null
  /** Why loading failed, or null. The texts are then unknown, so nothing is saved. */
  readonly unread: NotLoaded | null
  readonly isSaved: boolean
  /** The text that was deleted last, until the next action. */
  readonly removed: OwnText | null
  /** Saves the texts. Resolves to false if they could not be saved. */
  keep(drafts: readonly TextDraft[]): Promise<boolean>
  remove(text: OwnText): void
  bringBack(): void
}

const NONE = { list: [], unreadable: 0 } as const

/** Watches and saves a child's texts. Without a child, there are none. */
export function useTexts(childId: string | null): TextsState {
  const { texts } = useServices()
  const author = useAuth().snapshot.context.user?.uid ?? 'guest'
  const found = useWatched<{ readonly list: readonly OwnText[]; readonly unreadable: number }>(childId, (tell, fail) =>
    childId === null ? () => undefined : texts.watch(childId, (list, unreadable) => tell({ list, unreadable }), fail),
  )
  const task = useAsyncAction()
  const [isSaved, setSaved] = useState(false)
  const [removed, setRemoved] = useState<OwnText | null>(null)
  const { list: known, unreadable } = childId === null || found.status === 'failed' ? NONE : loadedOr(found, { list: null, unreadable: 0 })

  async function attempt(work: (id: string) => Promise<void>, gone: OwnText | null = null): Promise<boolean> {
    if (childId === null) return false
    setSaved(false)
    return task.run(
      () => work(childId),
      () => {
        setSaved(gone === null)
        setRemoved(gone)
      },
    )
  }

  const keep = (drafts: readonly TextDraft[]) => {
    const whole = drafts.map(({ id = crypto.randomUUID(), order = orderAfter(known ?? []), text, outlines }): OwnText => ({
      id,
      order,
      text,
      ...(outlines === undefined ? {} : { outlines }),
    }))
    return attempt((id) => texts.save(id, whole, author))
  }

  return {
    texts: known ?? 'unknown',
    unreadable,
    failure: task.failure,
    unread: found.status === 'failed' ? found : null,
    isSaved,
    removed,
    keep,
    remove: (text) => void attempt((id) => texts.remove(id, text.id), text),
    bringBack: () => {
      if (removed !== null) void keep([removed])
    },
  }
}
