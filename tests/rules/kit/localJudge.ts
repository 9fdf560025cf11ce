import { accessPolicy } from '#adapters/local/policy'
import type { PolicyView } from '#adapters/local/rules/accessRequest'
import { NOW, type DocumentData } from '#ports/documents'
import { world } from '../world'
import { changedDocuments, type Attempt } from './case'

const now = new Date()

/** Returns whether the embedded access policy allows the attempt. */
export async function isAllowedLocally({ who, world: changes, ask }: Attempt): Promise<boolean> {
  const before = changedDocuments(world, changes)
  if ('get' in ask) return accessPolicy.mayGet(who, ask.get, before[ask.get] ?? null, viewOf(before, before))
  if ('list' in ask) return accessPolicy.mayList(who, ask.list, viewOf(before, before))
  const after: Record<string, DocumentData> = { ...before }
  for (const [path, data] of Object.entries(ask.write)) {
    if (data === null) delete after[path]
    else after[path] = told(data) as DocumentData
  }
  const view = viewOf(before, after)
  const answers = Object.keys(ask.write).map((path) => accessPolicy.mayWrite(who, path, before[path] ?? null, after[path] ?? null, view))
  return (await Promise.all(answers)).every(Boolean)
}

type Documents = Readonly<Record<string, DocumentData>>

const viewOf = (before: Documents, after: Documents): PolicyView => ({
  now,
  before: async (path) => before[path] ?? null,
  after: async (path) => after[path] ?? null,
})

function told(value: unknown): unknown {
  if (value === NOW) return now
  if (Array.isArray(value)) return value.map(told)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner)]))
}
