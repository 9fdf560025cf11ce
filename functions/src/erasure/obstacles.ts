import { isMap } from './steps'

/** An obstacle to erasing a person. */
export type Obstacle =
  /** The person is the only owner of accounts that have other members or are paid for. */
  | { readonly kind: 'in-team'; readonly accounts: readonly string[] }
  /** Payments would continue without the person. */
  | { readonly kind: 'has-paid' }
  /** The address is on the list of administrators, which only the console can change. */
  | { readonly kind: 'administrator' }

export interface Account {
  readonly id: string
  readonly name: string
  readonly status: string
  /** Role by uid, including visitors whose access has ended. */
  readonly roles: Readonly<Record<string, string>>
}

/** Facts that decide whether a person can be erased. */
export interface Facts {
  readonly uid: string
  readonly email: string | null
  readonly accounts: readonly Account[]
  readonly subscriptionStatuses: readonly string[]
  readonly adminEmails: readonly string[]
}

const ENDED = ['canceled', 'incomplete_expired']
/** Account states in which a payment or an administrator's inquiry must end first. */
const BUSY = ['active', 'suspended']

export function obstaclesOf({ uid, email, accounts, subscriptionStatuses, adminEmails }: Facts): readonly Obstacle[] {
  const inTheWay = accounts.filter((account) => isOnlyOwner(account, uid) && (!isAlone(account, uid) || BUSY.includes(account.status)))
  return [
    ...(inTheWay.length === 0 ? [] : [{ kind: 'in-team', accounts: inTheWay.map(({ name }) => name) } as const]),
    ...(subscriptionStatuses.some((status) => !ENDED.includes(status)) ? [{ kind: 'has-paid' } as const] : []),
    ...(email !== null && adminEmails.includes(email) ? [{ kind: 'administrator' } as const] : []),
  ]
}

/** Returns the accounts that end with the person. */
export const ownAccountsOf = ({ uid, accounts }: Pick<Facts, 'uid' | 'accounts'>): readonly string[] =>
  accounts.filter((account) => isOnlyOwner(account, uid) && isAlone(account, uid)).map(({ id }) => id)

const isOnlyOwner = ({ roles }: Account, uid: string): boolean =>
  roles[uid] === 'owner' && Object.entries(roles).every(([who, role]) => who === uid || role !== 'owner')

const isAlone = ({ roles }: Account, uid: string): boolean => Object.keys(roles).every((who) => who === uid)

/** Returns the part of an account's document that an erasure needs. */
export function accountFrom(id: string, data: Readonly<Record<string, unknown>>): Account {
  const team = isMap(data['team']) ? data['team'] : {}
  const roles = Object.entries(team).map(([uid, member]) => [uid, isMap(member) ? String(member['role']) : ''])
  return { id, name: String(data['name'] ?? ''), status: String(data['status'] ?? ''), roles: Object.fromEntries(roles) }
}
