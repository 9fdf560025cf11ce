import { date, flag, listOf, shape, text } from '../fields'
import { administersDevice } from './device'
import { administers, isOnRecord, isNow, isStaff, type CollectionRule, type Question } from './question'

const access: CollectionRule = {
  path: 'Config/access',
  shape: () => false,
  get: (question) => administers(question, question.before),
}

const flags: CollectionRule = {
  path: 'Config/flags',
  shape: shape({ disabledActivities: listOf(text(60, 1), 60), strictEverywhere: flag, updatedAt: date, lastAuditId: text(140, 1) }),
  // The stage asks before anybody has signed in.
  get: () => true,
  create: raisesFlags,
  update: raisesFlags,
}

async function raisesFlags(question: Question): Promise<boolean> {
  return isNow(question, 'updatedAt') && (await administers(question, question.before)) && isOnRecord(question, 'flags', 'Config/flags')
}

// A probe need not exist: whether it may be read is the answer.
const staffProbe: CollectionRule = {
  path: 'Probes/staff',
  shape: () => false,
  get: async (question) => (await isStaff(question)) || administersDevice(question),
}

const administratorProbe: CollectionRule = {
  path: 'Probes/systemAdmin',
  shape: () => false,
  // Made-up as it is, the demo's administrator is one, too.
  get: (question) => administers(question, { demo: true }),
}

/** Who counts as staff, what is switched off everywhere, and how a client learns who it is. */
export const configRules: readonly CollectionRule[] = [access, flags, staffProbe, administratorProbe]
