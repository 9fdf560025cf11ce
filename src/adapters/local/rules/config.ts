import { date, flag, listOf, shape, text } from '../fields'
import { administersDevice } from './device'
import { administers, isOnRecord, isNow, isStaff, type CollectionRule, type AccessRequest } from './accessRequest'

const access: CollectionRule = {
  path: 'Config/access',
  shape: () => false,
  get: (request) => administers(request, request.before),
}

const flags: CollectionRule = {
  path: 'Config/flags',
  shape: shape({ disabledActivities: listOf(text(60, 1), 60), strictEverywhere: flag, updatedAt: date, lastAuditId: text(140, 1) }),
  // The stage reads the flags before anyone has signed in.
  get: () => true,
  create: raisesFlags,
  update: raisesFlags,
}

async function raisesFlags(request: AccessRequest): Promise<boolean> {
  return isNow(request, 'updatedAt') && (await administers(request, request.before)) && isOnRecord(request, 'flags', 'Config/flags')
}

// The document need not exist: the answer is whether it may be read.
const staffProbe: CollectionRule = {
  path: 'Probes/staff',
  shape: () => false,
  get: async (request) => (await isStaff(request)) || administersDevice(request),
}

const administratorProbe: CollectionRule = {
  path: 'Probes/systemAdmin',
  shape: () => false,
  // The demo's administrator counts as well.
  get: (request) => administers(request, { demo: true }),
}

/** Rules for the list of staff, for the features that are switched off everywhere, and for the documents by which a client learns its own role. */
export const configRules: readonly CollectionRule[] = [access, flags, staffProbe, administratorProbe]
