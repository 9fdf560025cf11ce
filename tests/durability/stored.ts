import type { Page } from '@playwright/test'

/** The data stored by the browser, read without the app's own code. */
export interface Stored {
  /** Sessions that are still in the journal, with their moods. `answered` lists the trials with an answer, finished or not. */
  readonly journal: readonly {
    readonly id: string
    readonly status: string
    readonly mood: string | null
    readonly trials: readonly number[]
    readonly answered: readonly number[]
  }[]
  /** Saved sessions. `trials` lists the finished trials in order. */
  readonly sessions: readonly { readonly id: string; readonly path: string; readonly trials: readonly number[]; readonly reason: string | null }[]
}

export function readStored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    interface Fact {
      readonly kind: string
      readonly trial?: number
      readonly reason?: string
    }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const trialsWith = (wanted: string, facts: readonly Fact[]) => facts.flatMap(({ kind, trial }) => (kind === wanted && trial !== undefined ? [trial] : []))
    const database = await settled(indexedDB.open('device'))
    try {
      if (!database.objectStoreNames.contains('documents')) return { journal: [], sessions: [] }
      const tables = database.transaction(['journalSessions', 'journalChunks', 'documents'])
      const all = <T>(name: string) => settled<T[]>(tables.objectStore(name).getAll())
      const [rows, chunks, documents] = await Promise.all([
        all<{ id: string; status: string; header?: { mood?: string } }>('journalSessions'),
        all<{ sessionId: string; events: Fact[] }>('journalChunks'),
        all<{ path: string; id: string; data: { eventsJson?: string } }>('documents'),
      ])
      return {
        journal: rows.map(({ id, status, header }) => {
          const facts = chunks.filter(({ sessionId }) => sessionId === id).flatMap(({ events }) => events)
          return { id, status, mood: header?.mood ?? null, trials: trialsWith('trial-ended', facts), answered: trialsWith('answered', facts) }
        }),
        sessions: documents
          .filter(({ path }) => path.includes('/sessions/'))
          .map(({ path, id, data }) => {
            const facts = JSON.parse(data.eventsJson ?? '[]') as Fact[]
            return { id, path, trials: trialsWith('trial-ended', facts), reason: facts.findLast(({ kind }) => kind === 'ended')?.reason ?? null }
          }),
      }
    } finally {
      database.close()
    }
  })
}
