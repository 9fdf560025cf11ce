import type { FirebaseApp } from 'firebase/app'
import type { Erasure, ErasureOutcome, ErasureOutlook, ErasureRequest, Obstacle } from '#ports/erasure'
import { StoreError } from '#ports/documents'
import { callsTo } from './callable'

interface Parts {
  readonly app: FirebaseApp
  /** Base address of the project's functions. */
  readonly address: string
  readonly newId: () => string
  /** Resolves after this many ms. Tests pass their own. */
  readonly wait?: (ms: number) => Promise<void>
}

/** Answer of the function `erasure`. */
type Answer =
  | ({ readonly state: 'look' } & ErasureOutlook)
  | { readonly state: 'blocked'; readonly obstacles: readonly Obstacle[] }
  | { readonly state: 'running'; readonly done: number; readonly of: number }
  | { readonly state: 'busy' }
  | { readonly state: 'done'; readonly receipt: Omit<ErasureOutlook, 'obstacles'> & { readonly counts: Readonly<Record<string, number>> } }

const PAUSE_MS = 2000
/** Number of consecutive failures after which the backend is left to finish alone, or the request has failed if it was never answered. */
const TRIES = 5
/** Maximum number of attempts while another request works on the job. */
const MOST_BUSY = 60

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Erases data through the project's Cloud Functions. Their client is loaded with the first request. */
export function createErasure({ app, address, newId, wait = sleep }: Parts): Erasure {
  const call = callsTo(app, address)
  const ask = (action: 'look' | 'run', request: ErasureRequest, receipt: string) => call<Answer>('erasure', { action, ...request, receipt })

  return {
    async look(request) {
      const answer = await ask('look', request, newId())
      if (answer.state !== 'look') throw new StoreError('unavailable', `the function answered ${answer.state}`)
      return answer
    },

    async run(request, onProgress) {
      // The id of the request is the same however often it is sent.
      const receipt = newId()
      let hasBegun = false
      let failures = 0
      for (let busy = 0; busy < MOST_BUSY;) {
        const answer = await ask('run', request, receipt).catch((error: unknown) => {
          // The function may have begun before its answer was lost. A repeated request continues it, although the person can no longer sign in.
          const isRefusal = error instanceof StoreError && error.code === 'permission-denied'
          return isRefusal || ++failures >= TRIES ? (error as StoreError) : null
        })
        if (answer instanceof Error) {
          if (hasBegun) break
          throw answer
        }
        if (answer === null || answer.state === 'busy') {
          if (answer !== null) hasBegun = true
          busy++
          await wait(PAUSE_MS)
          continue
        }
        hasBegun = true
        failures = 0
        const outcome = outcomeOf(answer, receipt)
        if (outcome !== null) return outcome
        if (answer.state === 'running') onProgress?.(answer.done, answer.of)
      }
      return { kind: 'begun' }
    },
  }
}

function outcomeOf(answer: Answer, number: string): ErasureOutcome | null {
  if (answer.state === 'blocked') return { kind: 'blocked', obstacles: answer.obstacles }
  if (answer.state !== 'done') return null
  const { counts, keptPapers, keptUntil } = answer.receipt
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { kind: 'erased', receipt: { number, documents, keptPapers, keptUntil } }
}
