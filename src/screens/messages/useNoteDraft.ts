import { useState } from 'react'
import { useShell } from '#app/page/shellContext'

export interface NoteDraft {
  readonly note: string
  write(note: string): void
}

const keyOf = (uid: string, childId: string): string => `note ${uid} ${childId}`

/** Keeps this person's unsent note about a child in this tab until it is sent, so a reload or going back does not lose it. */
export function useNoteDraft(uid: string, childId: string): NoteDraft {
  const { tabStorage } = useShell()
  const key = keyOf(uid, childId)
  const [note, setNote] = useState(() => tabStorage.get(key) ?? '')
  return {
    note,
    write(next) {
      if (next === '') tabStorage.remove(key)
      else tabStorage.set(key, next)
      setNote(next)
    },
  }
}
