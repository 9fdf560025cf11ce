import { date, oneOf, shape, text } from '../fields'
import { administers, administersList, isNow, type CollectionRule } from './question'

const auditLog: CollectionRule = {
  path: 'auditLog/{entry}',
  // A record without its reason is none.
  shape: shape({ actor: text(140), action: text(60, 1), target: text(200, 1), at: date, note: text(500, 3) }, { demo: oneOf(true) }),
  get: (question) => administers(question, question.before),
  list: administersList,
  create: async (question) => question.after['actor'] === question.caller.uid && isNow(question, 'at') && administers(question, question.after),
}

/** The record of what administrators did: written once, never changed. */
export const auditLogRules: readonly CollectionRule[] = [auditLog]
