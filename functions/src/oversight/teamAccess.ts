import { FieldPath } from 'firebase-admin/firestore'
import type { Caller } from '../caller'
import { isMap } from '../erasure/steps'
import { millisecondsOf } from '../moments'
import { Refusal, type Services } from '../services'
import { readAccessRequest } from './requests'

const PAGE = 200

interface AccessRow {
  /** The uid, or `erased` for a person who no longer exists. */
  readonly actor: string
  /** The name, or '' for someone who is no longer in the team. */
  readonly name: string
  readonly role: string
  readonly child: string
  /** The child's alias, or '' if the child is no longer shared. */
  readonly alias: string
  readonly action: string
  /** Time of the entry (ms since 1970). */
  readonly at: number
}

export interface AccessPage {
  readonly rows: readonly AccessRow[]
  /** The position after this page, or null after the last page. */
  readonly next: string | null
}

/** Returns one page of a team's access log: who looked at which child, and when. Only an owner of the team may read it. Throws a Refusal. */
export async function teamAccess({ db }: Services, caller: Caller, data: unknown): Promise<AccessPage> {
  const wanted = readAccessRequest(data)
  if (wanted === null) throw new Refusal('invalid-argument', 'not a request of this function')
  const { account, after } = wanted
  const found = await db.doc(`TherapistAccounts/${account}`).get()
  const team: unknown = found.get('team')
  const member = (uid: string): Readonly<Record<string, unknown>> => {
    const one = isMap(team) && Object.hasOwn(team, uid) ? team[uid] : {}
    return isMap(one) ? one : {}
  }
  // Refuses an unknown team in the same way as another person's team.
  if (!caller.isVerified || member(caller.uid)['role'] !== 'owner') throw new Refusal('permission-denied', 'only for an owner of the team')
  if (after !== null && !/^children\/[^/]+\/accessLog\/[^/]+$/.test(after)) throw new Refusal('invalid-argument', 'not a position in this list')
  // The account in an entry is the one whose sharing allowed the access. The security rules check this.
  const ofTeam = db.collectionGroup('accessLog').where('account', '==', account).orderBy(FieldPath.documentId())
  const entries = await (after === null ? ofTeam : ofTeam.startAfter(db.doc(after))).limit(PAGE).get()
  const children = [...new Set(entries.docs.map(({ ref }) => ref.path.split('/')[1] ?? ''))]
  const shared = children.length === 0 ? [] : await db.getAll(...children.map((child) => db.doc(`${found.ref.path}/sharedChildren/${child}`)))
  const aliases = new Map(shared.map((one) => [one.id, String(one.get('alias') ?? '')]))
  const rows = entries.docs.map((entry): AccessRow => {
    const actor = String(entry.get('actor'))
    const child = entry.ref.path.split('/')[1] ?? ''
    const { displayName = '', email = '', role = '' } = member(actor)
    const name = String(displayName) === '' ? String(email) : String(displayName)
    return {
      actor,
      name,
      role: String(role),
      child,
      alias: aliases.get(child) ?? '',
      action: String(entry.get('action')),
      at: millisecondsOf(entry.get('at')) ?? 0,
    }
  })
  return { rows, next: entries.size < PAGE ? null : (entries.docs.at(-1)?.ref.path ?? null) }
}
