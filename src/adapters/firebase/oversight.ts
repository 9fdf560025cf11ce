import type { FirebaseApp } from 'firebase/app'
import { StoreError } from '#ports/documents'
import type { Oversight, TeamAccess } from '#ports/oversight'
import { callsTo } from './callable'

interface Parts {
  readonly app: FirebaseApp
  /** Base address of the project's functions. */
  readonly address: string
  readonly newId: () => string
  readonly now: () => Date
  /** Resolves after this many ms. Tests pass their own. */
  readonly wait?: (ms: number) => Promise<void>
}

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Position of the next page; null after the last one. */
  readonly next: unknown
}

interface PersonRow {
  readonly part: string
  readonly path: string
  readonly data: unknown
}

const PAUSE_MS = 1000
/** Number of attempts at one page. Another attempt loses nothing, because the same position always returns the same page. */
const TRIES = 4

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Exports data and ends sign-ins through the project's Cloud Functions. */
export function createOversight({ app, address, newId, now, wait = sleep }: Parts): Oversight {
  const call = callsTo(app, address)

  const pageOf = async <Row>(name: string, data: object, tries = TRIES): Promise<Page<Row>> => {
    try {
      return await call<Page<Row>>(name, data)
    } catch (error) {
      // A refused request is not repeated.
      if (tries <= 1 || (error instanceof StoreError && error.code === 'permission-denied')) throw error
      await wait(PAUSE_MS)
      return pageOf<Row>(name, data, tries - 1)
    }
  }

  const allOf = async <Row>(pageFrom: (position: unknown) => Promise<Page<Row>>, onProgress?: (rows: number) => void): Promise<readonly Row[]> => {
    const rows: Row[] = []
    let position: unknown = null
    do {
      const page = await pageFrom(position)
      rows.push(...page.rows)
      onProgress?.(rows.length)
      position = page.next
    } while (position !== null)
    return rows
  }

  return {
    async exportPerson({ uid, reason }, onProgress) {
      const request = newId()
      const rows = await allOf<PersonRow>((cursor) => pageOf('subjectAccess', { uid, reason, request, cursor }), onProgress)
      const parts: Record<string, PersonRow[]> = {}
      for (const row of rows) (parts[row.part] ??= []).push(row)
      return `${JSON.stringify({ madeAt: now().toISOString(), record: `auditLog/export-${request}`, ...parts }, null, 1)}\n`
    },

    async listTeamAccess(account) {
      const rows = await allOf<TeamAccess>((after) => pageOf('teamAccess', { account, after }))
      return rows.toSorted((one, other) => other.at - one.at)
    },

    async endSessions({ uid, reason }) {
      await call('endSessions', { uid, reason })
    },
  }
}
