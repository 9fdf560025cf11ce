/** How long the first answer to a question is waited for, in ms; twice as long for each further time. */
const PATIENCE_MS = 10_000
const MOST_PATIENCE_MS = 60_000

export interface Answers {
  /** Something was asked; `heard` once the server has answered it, `left` once nobody waits for it any more. */
  asked(): { heard(): void; left(): void }
}

/**
 * Notices an answer that was lost on the way: others came, and this one did not. Then everything is asked `again`. Where nothing is answered the network is
 * away or slow, and the vendor's own tries go on undisturbed.
 */
export function createAnswers(again: () => void): Answers {
  let hasHeard = false
  let askedAgainAt = -Infinity
  return {
    asked() {
      let timer: ReturnType<typeof setTimeout>
      const wait = (ms: number) => {
        timer = setTimeout(() => {
          // What was asked at one time is late at one time: once is enough.
          if (hasHeard && performance.now() - askedAgainAt >= PATIENCE_MS) {
            askedAgainAt = performance.now()
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
