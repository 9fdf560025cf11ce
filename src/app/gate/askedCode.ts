import { useSyncExternalStore } from 'react'
import type { AskCode } from '#ports/secondStep'

/** A request for the code of an authenticator app, made by any form that sends a password. */
export interface AskedCode {
  /** Whether the code given before was wrong. */
  readonly isAgain: boolean
  /** Answers with a code, or with null to give up. */
  answer(code: string | null): void
}

let asked: AskedCode | null = null
const watchers = new Set<() => void>()

function show(next: AskedCode | null): void {
  asked = next
  for (const tell of watchers) tell()
}

/** Shows the question on whatever page is open. If there are two at once, the later one is shown and the earlier one counts as given up. */
export const askCode: AskCode = async ({ isAgain }) => {
  asked?.answer(null)
  return new Promise((resolve) => {
    const question: AskedCode = {
      isAgain,
      answer(code) {
        if (asked === question) show(null)
        resolve(code)
      },
    }
    show(question)
  })
}

const watch = (onChange: () => void) => {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Returns the open question, or null. */
export const useAskedCode = (): AskedCode | null =>
  useSyncExternalStore(
    watch,
    () => asked,
    () => null,
  )
