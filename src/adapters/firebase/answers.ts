/** Time limit (ms) for the first answer to a request. It is doubled for each further attempt. */
const PATIENCE_MS = 10_000
const MOST_PATIENCE_MS = 60_000

export interface LostAnswerWatch {
  /**
   * Starts to wait for an answer. Called after a request has been sent. The caller must call `heard` when the server answers, or `left` when nobody
   * waits any longer.
   */
  asked(): { heard(): void; left(): void }
}

/**
 * Detects an answer that was lost on the way: other answers arrived, but this one did not. Calls `again` to request everything once more. If nothing
 * is answered at all, the network is down or slow, and Firebase's own retries continue undisturbed.
 */
export function createAnswers(again: () => void): LostAnswerWatch {
  let hasHeard = false
  let consentExpiresAt = -Infinity
  return {
    asked() {
      let timer: ReturnType<typeof setTimeout>
      const wait = (ms: number) => {
        timer = setTimeout(() => {
          // Requests that were sent together are late together, so it is enough to ask again once.
          if (hasHeard && performance.now() - consentExpiresAt >= PATIENCE_MS) {
            consentExpiresAt = performance.now()
            again()
          }
          wait(Math.min(2 * ms, MOST_PATIENCE_MS))
        }, ms)
      }
      wait(PATIENCE_MS)
      const left = () => clearTimeout(timer)
      const heard = () => {
        hasHeard = true
        left()
      }
      return { heard, left }
    },
  }
}
