import { useEffect, useState } from 'react'
import { orderAfter, type OwnText } from '#domain/words/texts'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useAuth } from './actors'
import { useServices } from './services'

/** A text that is to be kept: a new one where it has no id. */
export type TextWish = Pick<OwnText, 'text'> & Partial<OwnText>

/** The texts of one child. */
export interface TextsState {
  /** `unknown` while they are being read. */
  readonly texts: readonly OwnText[] | 'unknown'
  readonly unreadable: number
  readonly failure: StoreErrorCode | null
  readonly isSaved: boolean
  /** What was deleted last, until another is. */
  readonly removed: OwnText | null
  /** Resolves to false when it could not be kept. */
  keep(wishes: readonly TextWish[]): Promise<boolean>
  remove(text: OwnText): void
  bringBack(): void
}

/** Watches and keeps the texts of a child; without a child there are none. */
export function useTexts(childId: string | null): TextsState {
  const { texts } = useServices()
  const author = useAuth().snapshot.context.user?.uid ?? 'guest'
  const [found, setFound] = useState<{ of: string; texts: readonly OwnText[]; unreadable: number } | null>(null)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [removed, setRemoved] = useState<OwnText | null>(null)
  useEffect(() => {
    if (childId === null) return
    return texts.watch(
      childId,
      (list, unreadable) => setFound({ of: childId, texts: list, unreadable }),
      (error) => {
        setFound({ of: childId, texts: [], unreadable: 0 })
        setFailure(codeOf(error))
      },
    )
  }, [texts, childId])
  const known = childId === null ? [] : found?.of === childId ? found.texts : null

  async function attempt(work: (id: string) => Promise<void>): Promise<boolean> {
    if (childId === null) return false
    setFailure(null)
    setSaved(false)
    try {
      await work(childId)
      setSaved(true)
      return true
    } catch (error) {
      setFailure(codeOf(error))
      return false
    }
  }

  const keep = (wishes: readonly TextWish[]) => {
    const whole = wishes.map(({ id = crypto.randomUUID(), order = orderAfter(known ?? []), text }): OwnText => ({ id, order, text }))
    return attempt((id) => texts.save(id, whole, author))
  }

  return {
    texts: known ?? 'unknown',
    unreadable: found?.of === childId ? found.unreadable : 0,
    failure,
    isSaved,
    removed,
    keep,
    remove: (text) => void attempt((id) => texts.remove(id, text.id)).then((isGone) => isGone && setRemoved(text)),
    bringBack: () => {
      if (removed !== null) void keep([removed]).then((isBack) => isBack && setRemoved(null))
    },
  }
}

const codeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')
