import type { DocumentData, DocumentQuery } from '#ports/documents'
import { accountRules } from './rules/accounts'
import { auditLogRules } from './rules/auditLog'
import { childRules } from './rules/children'
import { codeRules } from './rules/codes'
import { configRules } from './rules/config'
import { deviceRules } from './rules/device'
import { guardianRules } from './rules/guardians'
import { invitationRules } from './rules/invitations'
import { changedFields, type RequestSender, type CollectionRule, type PolicyView } from './rules/accessRequest'
import { sharedRules } from './rules/shared'
import { sharingRules } from './rules/sharing'
import { shopRules } from './rules/shop'
import { userRules } from './rules/users'

// All rules of the policy. A collection without a rule is closed to everybody.
const rules: readonly CollectionRule[] = [
  ...userRules,
  ...shopRules,
  ...codeRules,
  ...accountRules,
  ...invitationRules,
  ...childRules,
  ...sharedRules,
  ...guardianRules,
  ...sharingRules,
  ...auditLogRules,
  ...configRules,
  ...deviceRules,
]

/** Decides which access is allowed, like the security rules of the cloud backend. The result depends only on the arguments. */
export interface AccessPolicy {
  mayGet(caller: RequestSender, path: string, data: DocumentData | null, view: PolicyView): Promise<boolean>
  /** Judges the query rather than its results: a query that could match a forbidden document is refused. */
  mayList(caller: RequestSender, query: DocumentQuery, view: PolicyView): Promise<boolean>
  mayWrite(caller: RequestSender, path: string, before: DocumentData | null, after: DocumentData | null, view: PolicyView): Promise<boolean>
}

export const accessPolicy: AccessPolicy = {
  async mayGet(caller, path, data, view) {
    const found = ruleAt(path)
    const document = data ?? {}
    return (await found?.rule.get?.({ caller, id: found.id, before: document, after: document, changed: [], view })) ?? false
  },

  async mayList(caller, query, view) {
    if (query.group) {
      const rule = rules.find(({ path }) => path.split('/').at(-2) === query.collection)
      return (await rule?.listGroup?.({ caller, id: {}, query, view })) ?? false
    }
    const found = ruleAt(`${query.collection}/*`)
    return (await found?.rule.list?.({ caller, id: found.id, query, view })) ?? false
  },

  async mayWrite(caller, path, before, after, view) {
    const found = ruleAt(path)
    if (found === undefined) return false
    const { rule, id } = found
    if (after !== null && !rule.shape(after)) return false
    const request = { caller, id, before: before ?? {}, after: after ?? {}, changed: changedFields(before ?? {}, after ?? {}), view }
    if (after === null) return (await rule.delete?.(request)) ?? false
    return (await (before === null ? rule.create : rule.update)?.(request)) ?? false
  },
}

function ruleAt(path: string): { rule: CollectionRule; id: Record<string, string> } | undefined {
  const names = path.split('/')
  for (const rule of rules) {
    const parts = rule.path.split('/')
    const fits = parts.length === names.length && parts.every((part, at) => (part.startsWith('{') ? names[at] !== '' : part === names[at]))
    if (fits) return { rule, id: Object.fromEntries(parts.flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), names[at] ?? '']] : []))) }
  }
  return undefined
}
