import { isMap } from '../erasure/steps'
import { isId, isReason } from '../erasure/request'

/* Requests to the functions of this folder. A request in any other form is read as null. */

const REQUEST = /^[A-Za-z0-9-]{20,64}$/
/** Maximum length of a document's path in a cursor (characters). */
const LONGEST_PATH = 1500

/** A position between two pages: the part, and the path of the last document in it. */
export interface Cursor {
  readonly part: number
  readonly after: string | null
}

export interface PersonWanted {
  readonly uid: string
  /** The reason, without names. */
  readonly reason: string
  /** Id chosen by the client, so that a repeated request is recognised. */
  readonly request: string
  readonly cursor: Cursor | null
}

export function readPersonRequest(data: unknown): PersonWanted | null {
  const { uid, reason, request, cursor: asked = null } = mapOf(data)
  const cursor = asked === null ? null : readCursor(asked)
  if (!isId(uid) || !isReason(reason) || typeof request !== 'string' || !REQUEST.test(request)) return null
  return asked !== null && cursor === null ? null : { uid, reason: reason.trim(), request, cursor }
}

export interface AccessWanted {
  readonly account: string
  /** Path of the last entry of the previous page, or null for the first page. */
  readonly after: string | null
}

export function readAccessRequest(data: unknown): AccessWanted | null {
  const { account, after = null } = mapOf(data)
  return isId(account) && (after === null || isPath(after)) ? { account, after } : null
}

export interface EndingWanted {
  readonly uid: string
  /** An administrator's reason, without names, or null for the person's own request. */
  readonly reason: string | null
}

export function readSessionEndRequest(data: unknown): EndingWanted | null {
  const { uid, reason = null } = mapOf(data)
  if (!isId(uid) || (reason !== null && !isReason(reason))) return null
  return { uid, reason: reason === null ? null : reason.trim() }
}

function readCursor(value: unknown): Cursor | null {
  const { part, after } = mapOf(value)
  if (typeof part !== 'number' || !Number.isInteger(part) || part < 0 || part > 999) return null
  return after === null || isPath(after) ? { part, after } : null
}

const mapOf = (value: unknown): Readonly<Record<string, unknown>> => (isMap(value) ? value : {})

/** Whether the value is a document's path: an even number of parts, none of them empty or a dot. */
function isPath(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return false
  const names = value.split('/')
  return names.length % 2 === 0 && names.every((name) => name !== '' && name !== '.' && name !== '..' && !/^__.*__$/.test(name))
}
