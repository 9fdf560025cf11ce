import type { PhotoRow } from './rows'
import type { RecordingRow } from './rows'
import type { JournalChunkRow } from './rows'
import type { JournalSessionRow } from './rows'
import type { DeviceRow } from './rows'
import type { CodeRow } from './rows'
import type { AttemptRow } from './rows'
import type { IdentityRow } from './rows'
import type { DocumentRow } from './rows'
import Dexie, { type Table, type Transaction } from 'dexie'
import { asSent } from '#domain/people/address'
import { NO_END } from '#domain/people/grants'
import type { DocumentData } from '#ports/documents'
import { isPlainMap } from './matching'
import { firstAccountRow, oldestAccount } from './firstAccount'
import { momentIn } from './rules/accessRequest'

export type LocalDatabase = Dexie & {
  readonly documents: Table<DocumentRow, string>
  readonly identities: Table<IdentityRow, string>
  readonly attempts: Table<AttemptRow, string>
  readonly resetCodes: Table<CodeRow, string>
  readonly device: Table<DeviceRow, string>
  readonly journalSessions: Table<JournalSessionRow, string>
  readonly journalChunks: Table<JournalChunkRow, number>
  readonly recordings: Table<RecordingRow, readonly [childId: string, utterance: string]>
  readonly photos: Table<PhotoRow, readonly [childId: string, wordId: string]>
}

/** Returns the embedded database of the device, which opens on first use. */
export function openLocalDatabase(name: string): LocalDatabase {
  // A finished trial must survive a power failure, so a write counts only once it is on disk.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', ...givingUp(() => stopOpening(database)) }) as LocalDatabase
  // A released version is never changed. A later one is added below it, with an `upgrade`.
  database.version(1).stores({
    documents: 'path, [parent+id], group',
    identities: 'uid, &email',
    attempts: 'email',
    resetCodes: 'digest, email, expiresAt',
    device: 'key',
    journalSessions: 'id, status',
    journalChunks: '++seq, sessionId',
  })
  database.version(2).stores({ recordings: '[childId+utterance], childId' })
  database.version(3).stores({ photos: '[childId+wordId], childId' })
  database.version(4).upgrade(nameMemberships)
  // Before this version, no device knew which of its accounts was the first.
  database.version(5).upgrade(async (transaction) => {
    const [identities, documents] = [transaction.table<IdentityRow>('identities'), transaction.table<DocumentRow>('documents')]
    const first = oldestAccount(await identities.toArray(), await documents.where({ group: 'Users' }).toArray())
    if (first !== null) await documents.put(firstAccountRow(first))
  })
  database.version(6).upgrade(listLastingMembers)
  database.version(7).upgrade(takeFamiliesOutOfTeams)
  database.version(8).upgrade(nameTeamsOfWriters)
  database.version(9).upgrade(moveToReaders)
  database.version(10).upgrade(giveSharesAnEnd)
  database.version(11).upgrade(writeDomainsAsSent)
  // Another tab with an older version that keeps the database open would leave every call waiting.
  database.on('blocked', () => stopOpening(database))
  return database
}

/** Makes every call fail that waits for the database. A later call opens it again. */
function stopOpening(database: Dexie): void {
  database.close()
  database.close({ disableAutoOpen: false })
}

/** Time (ms) that the browser may take to open the database before every waiting call fails. */
const OPENING_MS = 8000

/** Returns the browser's IndexedDB factory with a timeout for opening. An upgrade may take as long as it needs. */
function givingUp(giveUp: () => void): { readonly indexedDB?: IDBFactory } {
  const databases = Dexie.dependencies.indexedDB as IDBFactory | undefined
  if (databases === undefined) return {}
  const open = (name: string, version?: number) => {
    const opening = databases.open(name, version)
    const timer = setTimeout(giveUp, OPENING_MS)
    for (const answer of ['success', 'error', 'blocked', 'upgradeneeded']) opening.addEventListener(answer, () => clearTimeout(timer))
    return opening
  }
  return { indexedDB: Object.assign(Object.create(databases) as IDBFactory, { open, deleteDatabase: (name: string) => databases.deleteDatabase(name) }) }
}

/** Changes each caseload from people to memberships. A person who returns then has to be added to caseloads again. */
async function nameMemberships(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  for (const row of await documents.where('group').equals('sharedChildren').toArray()) {
    const team = (await documents.get(row.parent.slice(0, row.parent.lastIndexOf('/'))))?.data['team']
    const caseload = Array.isArray(row.data['caseload']) ? row.data['caseload'] : []
    const named = caseload.flatMap((uid: string) => {
      const joinedAt = momentIn(isPlainMap(team) && isPlainMap(team[uid]) ? team[uid] : null, 'joinedAt')
      return Number.isNaN(joinedAt) ? [] : [`${uid}_${joinedAt}`]
    })
    await documents.put({ ...row, data: { ...row.data, caseload: named } })
  }
}

/** Moves families out of the team into documents of their own. Everybody who reads an account reads its whole team. */
async function takeFamiliesOutOfTeams(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  for (const row of await documents.where('group').equals('TherapistAccounts').toArray()) {
    const { team, memberIds } = row.data
    if (!isPlainMap(team)) continue
    const isFamily = (uid: string) => isPlainMap(team[uid]) && team[uid]['role'] === 'parent'
    const families = Object.entries(team).filter(([uid]) => isFamily(uid))
    if (families.length === 0) continue
    const parent = `${row.path}/families`
    for (const [uid, member] of families) {
      const { role: _role, ...known } = member as DocumentData
      const data = { uid, ...known, ...(row.data['demo'] === true ? { demo: true } : {}) }
      await documents.put({ path: `${parent}/${uid}`, parent, group: 'families', id: uid, data, version: row.version })
    }
    const staff = Object.fromEntries(Object.entries(team).filter(([uid]) => !isFamily(uid)))
    const listed = Array.isArray(memberIds) ? { memberIds: memberIds.filter((uid: string) => !isFamily(uid)) } : {}
    await documents.put({ ...row, data: { ...row.data, team: staff, ...listed } })
  }
}

/**
 * Moves the guardians and the sharings of a child out of its document, in which every team could read them. Now only the family reads the guardians,
 * and only the recipients read a sharing.
 */
async function moveToReaders(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  for (const row of await documents.where('group').equals('children').toArray()) {
    const { grants, guardians } = row.data
    const bare: Record<string, DocumentData> = {}
    for (const [uid, said] of Object.entries(isPlainMap(guardians) ? guardians : {})) {
      const { since, ...address } = said as DocumentData
      bare[uid] = { since }
      const parent = `${row.path}/guardians`
      if (!('email' in address)) continue
      await documents.put({ path: `${parent}/${uid}`, parent, group: 'guardians', id: uid, data: address, version: row.version })
    }
    const unsaid = Object.entries(isPlainMap(grants) ? grants : {}).map(([account, grant]) => {
      const { purpose: _said, ...rest } = isPlainMap(grant) ? grant : {}
      return [account, rest]
    })
    await documents.put({
      ...row,
      data: { ...row.data, ...(isPlainMap(grants) ? { grants: Object.fromEntries(unsaid) } : {}), ...(isPlainMap(guardians) ? { guardians: bare } : {}) },
    })
  }
}

/** Converts stored domains to one form, for which sign-in looks. Browsers had stored them either as typed or as sent (`xn--`). */
async function writeDomainsAsSent(transaction: Transaction): Promise<void> {
  const identities = transaction.table<IdentityRow, string>('identities')
  for (const row of await identities.toArray()) {
    const email = asSent(row.email)
    if (email !== row.email && (await identities.get({ email })) === undefined) await identities.put({ ...row, email })
  }
}

/** Gives the demo's shares an explicit end, which earlier versions lacked. */
async function giveSharesAnEnd(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  for (const row of await documents.where('group').equals('sharedChildren').toArray()) {
    if (row.data['endsAt'] === null) await documents.put({ ...row, data: { ...row.data, endsAt: new Date(NO_END) } })
  }
}

/** An id that matches no team. It keeps every team from reading texts by a person who has left all teams. */
const NO_TEAM = 'unknown'

/** Adds the team to notes, ratings and reports. Without it, every team of a child could read what another team wrote. */
async function nameTeamsOfWriters(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  const teamOf = async (path: string, uid: unknown): Promise<string> => {
    const child = await documents.get(path.split('/').slice(0, 2).join('/'))
    for (const account of Object.keys(isPlainMap(child?.data['grants']) ? child.data['grants'] : {})) {
      const team = (await documents.get(`TherapistAccounts/${account}`))?.data['team']
      if (isPlainMap(team) && Object.hasOwn(team, String(uid))) return account
    }
    return NO_TEAM
  }
  const isFamily = async ({ path }: DocumentRow, uid: unknown): Promise<boolean> => {
    const child = (await documents.get(path.split('/').slice(0, 2).join('/')))?.data
    return uid === 'guest' || child?.['ownerUid'] === uid || (Array.isArray(child?.['guardianIds']) && child['guardianIds'].includes(uid))
  }
  for (const row of await documents.where('group').anyOf('messages', 'assessments').toArray()) {
    const { account, role, by, author } = row.data
    if (account !== undefined) continue
    if (row.group === 'messages') {
      await documents.put({ ...row, data: { ...row.data, account: role === 'team' ? await teamOf(row.path, by) : null } })
    } else if (!(await isFamily(row, author))) {
      await documents.put({ ...row, data: { ...row.data, account: await teamOf(row.path, author) } })
    }
  }
}

/** Removes visitors from the list of members, which would otherwise include them after their visit has ended. */
async function listLastingMembers(transaction: Transaction): Promise<void> {
  const documents = transaction.table<DocumentRow, string>('documents')
  for (const row of await documents.where('group').equals('TherapistAccounts').toArray()) {
    const { team, memberIds } = row.data
    if (!isPlainMap(team) || !Array.isArray(memberIds)) continue
    const lasting = memberIds.filter((uid: string) => {
      const member = Object.hasOwn(team, uid) ? team[uid] : null
      return !isPlainMap(member) || member['role'] !== 'visitor'
    })
    await documents.put({ ...row, data: { ...row.data, memberIds: lasting } })
  }
}
