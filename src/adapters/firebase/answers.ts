/** Time limit (ms) for the first answer to a request; doubled for each further attempt. */
const PATIENCE_MS = 10_000
const MOST_PATIENCE_MS = 60_000

export interface LostAnswerWatch {
  /** Called after a request was sent. Call `heard` when the server answers, `left` when nobody waits any longer. */
  asked(): { heard(): void; left(): void }
}

/**
 * Detects an answer that was lost on the way, because others arrived and it did not, and then requests everything `again`. If nothing is answered the network
 * is down or slow, and Firebase's own retries continue undisturbed.
 */
export function createAnswers(again: () => void): LostAnswerWatch {
  let hasHeard = false
  let consentExpiresAt = -Infinity
  return {
    asked() {
      let timer: ReturnType<typeof setTimeout>
      const wait = (ms: number) => {
        timer = setTimeout(() => {
          // Requests sent together are late together: asking again once is enough.
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
