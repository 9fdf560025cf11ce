import { date, oneOf, shape, text } from '../fields'
import { administers, administersList, isNow, type CollectionRule } from './accessRequest'

const auditLog: CollectionRule = {
  path: 'auditLog/{entry}',
  // Every record needs a reason.
  shape: shape({ actor: text(140), action: text(60, 1), target: text(200, 1), at: date, note: text(500, 3) }, { demo: oneOf(true) }),
  get: (request) => administers(request, request.before),
  list: administersList,
  create: async (request) => request.after['actor'] === request.caller.uid && isNow(request, 'at') && administers(request, request.after),
}

/** Rules for records of administrators' actions, which are written once and never changed. */
export const auditLogRules: readonly CollectionRule[] = [auditLog]
