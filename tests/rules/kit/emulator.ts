import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { NOW, type DocumentData, type DocumentQuery, type FilterOperator } from '#ports/documents'
import { world } from '../world'
import { changedDocuments, Float, type Attempt } from './case'
import type { Coverage } from './coverage'

/** One project on the Firestore emulator, with its own rules and documents. */
export interface EmulatedProject {
  setRules(text: string): Promise<void>
  /** Writes the initial documents of the attempt, sends its request, and returns whether it was allowed or why it was not. */
  ask(attempt: Attempt): Promise<{ readonly isAllowed: boolean; readonly why: string }>
  /** Returns the evaluations of the rules since they were set. */
  coverage(): Promise<Parameters<Coverage['add']>[0]>
}

const OWNER = 'owner'

/** Returns the emulator's address. */
export function emulatorHost(): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  if (host === undefined) throw new Error('Run these through: node scripts/emulator.mjs -- npx vitest run --project rules')
  return host
}

/** Opens a project over plain HTTP. Otherwise each of hundreds of people would need a complete client. */
export function openProject(host: string, project: string): EmulatedProject {
  const base = `http://${host}/v1/projects/${project}/databases/(default)/documents`
  const names = `projects/${project}/databases/(default)/documents`
  let present: Readonly<Record<string, DocumentData>> = {}

  const call = (token: string | null, address: string, body?: object) =>
    answered(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  const commit = (token: string | null, writes: Readonly<Record<string, DocumentData | null>>) =>
    call(token, `${base}:commit`, { writes: Object.entries(writes).map(([path, data]) => writeOf(`${names}/${path}`, data)) })

  const put = async (wanted: Readonly<Record<string, DocumentData>>) => {
    const paths = [...new Set([...Object.keys(present), ...Object.keys(wanted)])].filter((path) => present[path] !== wanted[path])
    if (paths.length === 0) return
    const response = await commit(OWNER, Object.fromEntries(paths.map((path) => [path, wanted[path] ?? null])))
    if (!response.ok) throw new Error(`The world cannot be made: ${await response.text()}`)
    present = wanted
  }

  const send = ({ who, ask }: Attempt) => {
    const token = tokenOf(who, project)
    if ('get' in ask) return call(token, `${base}/${ask.get}`)
    if ('write' in ask) return commit(token, ask.write)
    const parent = ask.list.collection.split('/').slice(0, -1).join('/')
    return call(token, `${base}${parent === '' ? '' : `/${parent}`}:runQuery`, { structuredQuery: queryOf(ask.list) })
  }

  return {
    async setRules(text) {
      const response = await answered(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: text }] } }),
      })
      if (!response.ok) throw new Error(`The rules cannot be read: ${await response.text()}`)
    },

    async ask(attempt) {
      await put(worldOf(attempt))
      const response = await send(attempt)
      const text = await response.text()
      // If the document is missing, the read was still permitted.
      const isAllowed = response.ok || (response.status === 404 && 'get' in attempt.ask)
      if (!isAllowed && response.status !== 403) throw new Error(`${attempt.name}: ${response.status} ${text}`)
      if (isAllowed && 'write' in attempt.ask) present = { ...present, ...Object.fromEntries(Object.keys(attempt.ask.write).map((path) => [path, {}])) }
      return { isAllowed, why: isAllowed ? '' : text }
    },

    async coverage() {
      const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`)
      if (!response.ok) throw new Error(`The emulator cannot say what it evaluated: ${await response.text()}`)
      return response.json()
    },
  }
}

const now = Math.floor(Date.now() / 1000)

const PATIENCE_MS = 60_000
const TRIES = 3

/** Sends a request again if it gets no answer. The emulator fails to answer one request in many thousands. */
async function answered(address: string, request: RequestInit, tries = TRIES): Promise<Response> {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    if (tries <= 1) throw error
    return answered(address, request, tries - 1)
  }
}

const worlds = new WeakMap<Attempt, Readonly<Record<string, DocumentData>>>()

function worldOf(attempt: Attempt): Readonly<Record<string, DocumentData>> {
  const made = worlds.get(attempt) ?? changedDocuments(world, attempt.world)
  worlds.set(attempt, made)
  return made
}

/** Returns an unsigned token, which the emulator accepts. */
function tokenOf({ uid, email, emailVerified }: RequestSender, project: string): string | null {
  if (uid === null) return null
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    ...(email === null ? {} : { email }),
    email_verified: emailVerified,
    firebase: { sign_in_provider: email === null ? 'anonymous' : 'password', identities: {} },
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

function writeOf(name: string, data: DocumentData | null): object {
  if (data === null) return { delete: name }
  const times = timesIn(data)
  return {
    update: { name, fields: fieldsOf(data) },
    ...(times.length === 0 ? {} : { updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })) }),
  }
}

/** Returns the paths of fields that take the time of the backend. */
const timesIn = (data: DocumentData): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const field = /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name}\``
    if (value === NOW) return [field]
    return isMap(value) ? timesIn(value).map((inner) => `${field}.${inner}`) : []
  })

const fieldsOf = (data: DocumentData): object =>
  Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value === NOW ? [] : [[name, valueOf(value)]])))

function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value instanceof Float) return { doubleValue: value.value }
  // These values are sent as text, because JSON cannot represent them.
  if (typeof value === 'number' && !Number.isFinite(value)) return { doubleValue: String(value) }
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  if (isMap(value)) return { mapValue: { fields: fieldsOf(value) } }
  throw new Error(`no document holds ${String(value)}`)
}

const isMap = (value: unknown): value is DocumentData => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const operators: Readonly<Record<FilterOperator, string>> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
}

function queryOf({ collection, group, where = [], orderBy, limit }: DocumentQuery): object {
  const filters = where.map(([field, by, value]) =>
    value === null
      ? { unaryFilter: { field: { fieldPath: field }, op: 'IS_NULL' } }
      : { fieldFilter: { field: { fieldPath: field }, op: operators[by], value: valueOf(value) } },
  )
  return {
    from: [{ collectionId: collection.split('/').at(-1), ...(group === undefined ? {} : { allDescendants: true }) }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy === undefined ? {} : { orderBy: [{ field: { fieldPath: orderBy[0] }, direction: orderBy[1] === 'desc' ? 'DESCENDING' : 'ASCENDING' }] }),
    ...(limit === undefined ? {} : { limit }),
  }
}
