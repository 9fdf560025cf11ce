type RestFields = Record<string, unknown>

export interface MigratedDocument {
  readonly path: string
  readonly fields: RestFields
  readonly updateTime: string
}

export interface Migration {
  readonly id: string
  readonly collection: string
  plan(document: Pick<MigratedDocument, 'path' | 'fields'>, read: (path: string) => Promise<RestFields | null>): readonly object[] | Promise<readonly object[]>
}

type Send = (address: string, body: object, tolerated?: readonly number[]) => Promise<unknown>

export function migrate(given: {
  readonly database: string
  readonly send: Send
  readonly migrations: readonly Migration[]
  readonly isDryRun: boolean
  readonly say: (line: string) => void
}): Promise<readonly { readonly id: string; readonly paths: readonly string[] }[]>

export function restSender(given: { readonly host: string; readonly token: string }): Send
