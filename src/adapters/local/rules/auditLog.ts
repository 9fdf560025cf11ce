import { date, oneOf, shape, text } from '../fields'
import { administers, administersList, isNow, type CollectionRule } from './question'

const auditLog: CollectionRule = {
  path: 'auditLog/{entry}',
  // Every record needs a reason.
  shape: shape({ actor: text(140), action: text(60, 1), target: text(200, 1), at: date, note: text(500, 3) }, { demo: oneOf(true) }),
  get: (question) => administers(question, question.before),
  list: administersList,
  create: async (question) => question.after['actor'] === question.caller.uid && isNow(question, 'at') && administers(question, question.after),
}

/** Administrators' actions: written once, never changed. */
export const auditLogRules: readonly CollectionRule[] = [auditLog]
