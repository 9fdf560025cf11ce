import { change, type Changes, applyStored, isUnsaved, NO_CHANGES, overlay, type AnswerPart, type AnswerValue, removeSent } from '#domain/assessment/merge'
import { type Answers, NO_ANSWERS } from '#domain/assessment/rating'
import { SECOND_MS, type Instant } from '#domain/time'
import { type Delivery, storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** Whether the latest answer was saved. */
export type SaveState =
  | { readonly kind: 'nothing' }
  | { readonly kind: Delivery; readonly at: Instant }
  | { readonly kind: 'failed'; readonly code: StoreErrorCode }

export interface SavedAnswers {
  readonly answers: Answers
  readonly saveState: SaveState
  /** Whether an answer is not saved yet. */
  readonly isUnsaved: boolean
}

export interface AnswerSaver {
  /** Passes the store's current state to the saver. */
  hear(kept: Answers | null): void
  /** With `isTyping`, more changes follow at once, so the answer is saved when the typing stops. */
  say(part: AnswerPart, value: AnswerValue, isTyping?: boolean): void
  /** Saves all unsaved answers at once. */
  saveNow(): void
  /** Saves all unsaved answers, and ends. */
  stop(): void
  /** Ends without saving anything more. */
  close(): void
}

/** Delay (ms) before a failed write is retried. */
export const AGAIN_MS = 5 * SECOND_MS
/** Time (ms) after which a write, for instance offline, is no longer awaited. */
const LATE_MS = SECOND_MS
/** Pause (ms) after which the typing has stopped. */
export const TYPED_MS = 0.6 * SECOND_MS

/** Saves each answer as it is given and retries failed writes, so nothing on the screen is lost. */
export function createAnswerSaver(
  save: (answers: Answers, onArrived: () => void) => Promise<Delivery>,
  tell: (kept: SavedAnswers) => void,
  now: () => Instant = Date.now,
): AnswerSaver {
  let kept: Answers | null = null
  let changes: Changes = NO_CHANGES
  let saveState: SaveState = { kind: 'nothing' }
  let last = 0
  let underWay = 0
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const told = () => {
    if (!isOver && kept !== null) tell({ answers: overlay(kept, changes), saveState, isUnsaved: isUnsaved(changes) })
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(saveNow, ms)
  }

  /** Answers given during a write go with the next one: otherwise a quick person would be many answers ahead of the store. */
  function saveNext() {
    if (underWay === 0) return saveNow()
    isDue = true
    saveIn(LATE_MS)
  }

  function saveNow() {
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
      if (number !== last || saveState.kind !== 'kept') return
      saveState = { kind: 'sent', at: now() }
      told()
    }
    try {
      const delivery = await save(answers, arrived)
      changes = removeSent(changes, sent)
      saveState = { kind: delivery, at: now() }
    } catch (error) {
      // The later write contains all of it.
      if (number === last) {
        saveState = { kind: 'failed', code: storeCodeOf(error) }
        saveIn(AGAIN_MS)
      }
    }
    underWay -= 1
    if (isDue) saveNow()
    told()
  }

  function close() {
    isOver = true
    clearTimeout(timer)
  }

  return {
    hear(found) {
      kept = found ?? NO_ANSWERS
      changes = applyStored(changes, kept)
      told()
      if ([...changes.values()].some(({ isSaved, wasPutBack }) => wasPutBack && !isSaved)) saveNow()
    },
    say(part, value, isTyping = false) {
      if (kept === null) return
      changes = change(changes, kept, part, value)
      told()
      if (isTyping) saveIn(TYPED_MS)
      else saveNext()
    },
    saveNow,
    stop() {
      saveNow()
      close()
    },
    close,
  }
}
