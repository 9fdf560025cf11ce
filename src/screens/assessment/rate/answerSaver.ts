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
  /** Whether any answer is not saved yet. */
  readonly isUnsaved: boolean
}

export interface AnswerSaver {
  /** Passes the store's current state to the saver. */
  hear(kept: Answers | null): void
  /** Saves a changed answer. With `isTyping`, it waits until the typing stops, because more changes will follow at once. */
  say(part: AnswerPart, value: AnswerValue, isTyping?: boolean): void
  /** Saves all unsaved answers immediately. */
  saveNow(): void
  /** Saves all unsaved answers, then stops. */
  stop(): void
  /** Stops without saving anything else. */
  close(): void
}

/** Delay (ms) before a failed write is retried. */
export const AGAIN_MS = 5 * SECOND_MS
/** Time (ms) after which the saver stops waiting for a write to finish, for instance when offline. */
const LATE_MS = SECOND_MS
/** Pause (ms) after the last key press that counts as the end of typing. */
export const TYPED_MS = 0.6 * SECOND_MS

/** Creates a saver that writes each answer as it is given and retries failed writes, so that nothing on the screen is lost. */
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

  /** Saves the answers after the current write. Otherwise, a quick rater would be many answers ahead of the store. */
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
      // Only the latest write matters, because it contains all earlier answers.
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
