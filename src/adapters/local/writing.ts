import { NOW, StoreError, type DocumentData, type Writes } from '#ports/documents'
import { valueForList } from '#ports/listWith'
import { fieldOf, isPlainMap } from './matching'

/** One write of a commit, in the order of the requests. */
export type LocalWrite =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly data: DocumentData }
  | { readonly kind: 'delete'; readonly path: string }

/** Records the writes of a commit without applying them. */
export function recordWrites(): Writes & { readonly list: readonly LocalWrite[] } {
  const list: LocalWrite[] = []
  return {
    list,
    set: (path, data) => void list.push({ kind: 'set', path, data }),
    update: (path, data) => void list.push({ kind: 'update', path, data }),
    delete: (path) => void list.push({ kind: 'delete', path }),
  }
}

/** Returns the document after the write, or null if it was deleted. Throws `not-found` if there is no document to update. */
export function applyWrite(before: DocumentData | null, write: LocalWrite, now: Date): DocumentData | null {
  switch (write.kind) {
    case 'delete':
      return null
    case 'set':
      return resolve(write.data, now) as DocumentData
    case 'update': {
      if (before === null) throw new StoreError('not-found', `${write.path} is not there`)
      return Object.entries(write.data).reduce<Record<string, unknown>>(
        (data, [field, value]) => withField(data, field.split('.'), value === undefined ? undefined : resolve(listed(before, field, value), now)),
        { ...before },
      )
    }
  }
}

function listed(before: DocumentData, field: string, value: unknown): unknown {
  const one = valueForList(value)
  const present = fieldOf(before, field)
  if (one === null) return value
  return Array.isArray(present) ? [...new Set([...(present as unknown[]), one])] : [one]
}

function withField(data: Readonly<Record<string, unknown>>, names: readonly string[], value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = names
  const { [name]: inner, ...others } = data
  if (rest.length > 0) return { ...others, [name]: withField(isPlainMap(inner) ? inner : {}, rest, value) }
  return value === undefined ? others : { ...others, [name]: value }
}

function resolve(value: unknown, now: Date): unknown {
  if (value === NOW) return now
  if (Array.isArray(value)) return value.map((item) => resolve(item, now))
  if (!isPlainMap(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, resolve(inner, now)]])))
}
