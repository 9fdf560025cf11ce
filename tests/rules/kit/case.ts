import type { RequestSender } from '#adapters/local/rules/accessRequest'
import type { DocumentData, DocumentQuery } from '#ports/documents'
import type { Permission } from '../permissions'

/** A request to a backend. A write is one commit of whole documents, in which null deletes a document. NOW represents the time of the commit. */
export type Ask = { readonly get: string } | { readonly list: DocumentQuery } | { readonly write: Readonly<Record<string, DocumentData | null>> }

/** Fields to set in documents, by path. A name with dots selects a field in a map, GONE removes a field, and null removes the document. */
export type Changes = Readonly<Record<string, DocumentData | null>>

export const GONE: unique symbol = Symbol('no such field')
export const LEFT_OUT: unique symbol = Symbol('not among the writes')

/** A whole number as written by a client that has only one type of number. The cloud stores it as a different type. */
export class Float {
  readonly value: number
  constructor(value: number) {
    this.value = value
  }
}

/** The only difference between a refused request and an allowed one. */
export interface Deviation {
  readonly who?: RequestSender
  readonly world?: Changes
  readonly write?: Readonly<Record<string, DocumentData | null | typeof LEFT_OUT>>
  readonly ask?: Ask
}

/** An allowed request, and requests that differ from it in one way and are refused. */
export interface Case {
  readonly name: string
  readonly who: RequestSender
  /** Changes to the initial documents of every case. */
  readonly world?: Changes
  readonly control: Ask
  readonly attacks: Readonly<Record<string, Deviation>>
  /** The only backend for which the case applies, with the reason. */
  readonly only?: { readonly backend: 'local' | 'cloud'; readonly because: string }
  readonly permission?: Permission
}

/** A single request with the answer that both backends must give. */
export interface Attempt {
  readonly name: string
  readonly isAllowed: boolean
  readonly who: RequestSender
  readonly world: Changes
  readonly ask: Ask
  readonly only?: 'local' | 'cloud'
  readonly permission?: Permission
}

/** Returns the allowed request of a case and each of its refused requests. */
export function attemptsOf(one: Case): readonly Attempt[] {
  const { who, world = {}, control, only, permission } = one
  const rest = { ...(only === undefined ? {} : { only: only.backend }), ...(permission === undefined ? {} : { permission }) }
  const attacks = Object.entries(one.attacks).map(([how, deviation]) => ({
    name: `${one.name}: not ${how}`,
    isAllowed: false,
    who: deviation.who ?? who,
    world: mergeChanges(world, deviation.world ?? {}),
    ask: deviation.write === undefined ? (deviation.ask ?? control) : { write: changedWrites(control, deviation.write) },
    ...rest,
  }))
  return [{ name: one.name, isAllowed: true, who, world, ask: control, ...rest }, ...attacks]
}

/** Returns the documents with these changes applied. A missing document is created from its change. */
export function changedDocuments(documents: Readonly<Record<string, DocumentData>>, changes: Changes): Readonly<Record<string, DocumentData>> {
  const changed: Record<string, DocumentData> = { ...documents }
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) delete changed[path]
    else changed[path] = changedData(changed[path] ?? {}, change)
  }
  return changed
}

/** Returns the document with these fields set. */
const changedData = (data: DocumentData, change: DocumentData): DocumentData =>
  Object.entries(change).reduce<DocumentData>((so, [field, value]) => withField(so, field.split('.'), value), data)

function withField(data: DocumentData, [name = '', ...rest]: readonly string[], value: unknown): DocumentData {
  const { [name]: inner, ...others } = data
  if (rest.length > 0) return { ...others, [name]: withField((inner ?? {}) as DocumentData, rest, value) }
  return value === GONE ? others : { ...others, [name]: value }
}

function changedWrites(
  control: Ask,
  deviation: Readonly<Record<string, DocumentData | null | typeof LEFT_OUT>>,
): Readonly<Record<string, DocumentData | null>> {
  if (!('write' in control)) throw new Error('only a write has writes to change')
  const writes: Record<string, DocumentData | null> = { ...control.write }
  for (const [path, change] of Object.entries(deviation)) {
    if (change === LEFT_OUT) delete writes[path]
    else writes[path] = change === null ? null : changedData(writes[path] ?? {}, change)
  }
  return writes
}

function mergeChanges(one: Changes, other: Changes): Changes {
  const merged: Record<string, DocumentData | null> = { ...one }
  for (const [path, change] of Object.entries(other)) merged[path] = change === null ? null : { ...merged[path], ...change }
  return merged
}
