import { change, type Changes, heard, isUnsaved, NO_CHANGES, overlay, type Part, type Said, saved } from '#domain/assessment/merge'
import { type Answers, NO_ANSWERS } from '#domain/assessment/rating'
import { SECOND_MS, type Instant } from '#domain/time'
import { type Delivery, storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** What became of what was said last. */
export type Keeping =
  | { readonly kind: 'nothing' }
  | { readonly kind: Delivery; readonly at: Instant }
  | { readonly kind: 'failed'; readonly code: StoreErrorCode }

export interface Kept {
  readonly answers: Answers
  readonly keeping: Keeping
  /** Something is not kept yet. */
  readonly isUnsaved: boolean
}

export interface AnswerKeeper {
  /** What is kept, as it was told last. */
  hear(kept: Answers | null): void
  /** `isTyping`: more of it comes at once, so it is kept when the hands rest. */
  say(part: Part, value: Said, isTyping?: boolean): void
  /** Keeps at once what is not kept yet. */
  keep(): void
  /** Keeps what is not kept yet, and ends. */
  stop(): void
  /** Ends, and keeps nothing more. */
  close(): void
}

/** So long after what could not be kept it is sent again. */
export const AGAIN_MS = 5 * SECOND_MS
/** What is on its way for so long, as without a network, is not waited for. */
const LATE_MS = SECOND_MS
/** Hands that rest so long have stopped typing. */
export const TYPED_MS = 0.6 * SECOND_MS

/** Keeps each answer as it is given, and what could not be kept again and again: nothing that is on the screen is lost. */
export function createAnswerKeeper(
  save: (answers: Answers, onArrived: () => void) => Promise<Delivery>,
  tell: (kept: Kept) => void,
  now: () => Instant = Date.now,
): AnswerKeeper {
  let kept: Answers | null = null
  let changes: Changes = NO_CHANGES
  let keeping: Keeping = { kind: 'nothing' }
  let last = 0
  let underWay = 0
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const told = () => {
    if (!isOver && kept !== null) tell({ answers: overlay(kept, changes), keeping, isUnsaved: isUnsaved(changes) })
  }
  const keepIn = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(keep, ms)
  }

  /** What is given while something is on its way goes with the next: else a quick hand would be ahead of the store by many answers. */
  function keepNext() {
    if (underWay === 0) return keep()
    isDue = true
    keepIn(LATE_MS)
  }

  function keep() {
    clearTimeout(timer)
    isDue = false
    if (isOver || kept === null || !isUnsaved(changes)) return
    const sent = changes
    last += 1
    underWay += 1
    void send(overlay(kept, sent), sent, last)
  }

  async function send(answers: Answers, sent: Changes, number: number): Promise<void> {
    const arrived = () => {
      if (number !== last || keeping.kind !== 'kept') return
      keeping = { kind: 'sent', at: now() }
      told()
    }
    try {
      const delivery = await save(answers, arrived)
      changes = saved(changes, sent)
      keeping = { kind: delivery, at: now() }
    } catch (error) {
      // What was sent later holds all of it.
      if (number === last) {
        keeping = { kind: 'failed', code: storeCodeOf(error) }
        keepIn(AGAIN_MS)
      }
    }
    underWay -= 1
    if (isDue) keep()
    told()
  }

  function close() {
    isOver = true
    clearTimeout(timer)
  }

  return {
    hear(found) {
      kept = found ?? NO_ANSWERS
      changes = heard(changes, kept)
      told()
      if ([...changes.values()].some(({ isSaved, wasPutBack }) => wasPutBack && !isSaved)) keep()
    },
    say(part, value, isTyping = false) {
      if (kept === null) return
      changes = change(changes, kept, part, value)
      told()
      if (isTyping) keepIn(TYPED_MS)
      else keepNext()
    },
    keep,
    stop() {
      keep()
      close()
    },
    close,
  }
}
