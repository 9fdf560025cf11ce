import { languages } from '#domain/language'
import { DAY_MS } from '#domain/time'
import { date, oneOf, shape, text } from '../fields'
import { fieldOf } from '../matching'
import { takesDevice } from './device'
import { owns } from './families'
import { administers, administersList, isNow, isOnRecord, isSelf, momentIn, hasOnly, type CollectionRule, type Question } from './question'

async function redeems(question: Question): Promise<boolean> {
  const { caller, before, after, changed, view } = question
  const code = fieldOf(after, 'activationCodeSubscription.code')
  if (typeof code !== 'string' || !hasOnly(changed, ['activationCodeSubscription', 'updatedAt'])) return false
  const [was, is] = [await view.before(`activationCodes/${code}`), await view.after(`activationCodes/${code}`)]
  const mark = `activationCodes/${code}/redemptions/${caller.uid}`
  if (was === null || is === null || (await view.before(mark)) !== null || (await view.after(mark)) === null) return false
  const oldTill = momentIn(before, 'activationCodeSubscription.validTill')
  const from = Math.max(view.now.getTime(), Number.isNaN(oldTill) ? 0 : oldTill)
  // One day of tolerance, because the end is computed with the redeeming person's clock.
  const latest = from + (Number(was['durationDays']) + 1) * DAY_MS
  return (
    is['uses'] === Number(was['uses']) + 1 &&
    isNow(question, 'activationCodeSubscription.redeemedAt') &&
    momentIn(after, 'activationCodeSubscription.validTill') <= latest
  )
}

async function changesRoleOnRecord(question: Question): Promise<boolean> {
  const { caller, id, after, before, changed } = question
  if (id['uid'] === caller.uid || !hasOnly(changed, ['role', 'lastAuditId', 'updatedAt'])) return false
  return (await administers(question, before)) && isOnRecord(question, `role:${String(after['role'])}`, `Users/${id['uid']}`)
}

/** The person's own name and address. If the payment service created the document first, this also adds role and date. */
function changesProfile(question: Question): boolean {
  const { caller, before, after, changed } = question
  const isFirst = !('role' in before) && !('createdAt' in before)
  const isBegun = isFirst ? after['role'] === 'parent' && isNow(question, 'createdAt') : true
  return (
    hasOnly(changed, ['displayName', 'email', 'updatedAt', ...(isFirst ? ['role', 'createdAt'] : ['language'])]) &&
    isBegun &&
    (!changed.includes('email') || after['email'] === caller.email)
  )
}

const users: CollectionRule = {
  path: 'Users/{uid}',
  shape: shape(
    { email: text(254, 3), displayName: text(80), role: oneOf('parent', 'system_admin'), createdAt: date, updatedAt: date },
    {
      activationCodeSubscription: shape({ code: text(32, 12), validTill: date, redeemedAt: date }),
      stripeId: text(140),
      stripeLink: text(300),
      lastAuditId: text(140, 1),
      language: oneOf(...languages),
      demo: oneOf(true),
    },
  ),
  get: async (question) => isSelf(question) || (await administers(question, question.before)),
  list: administersList,
  create: (question) =>
    isSelf(question) &&
    question.after['role'] === 'parent' &&
    question.after['email'] === question.caller.email &&
    hasOnly(Object.keys(question.after), ['email', 'displayName', 'role', 'createdAt', 'updatedAt']) &&
    isNow(question, 'createdAt') &&
    isNow(question, 'updatedAt'),
  update: async (question) => {
    if (!isNow(question, 'updatedAt')) return false
    if (!isSelf(question)) return changesRoleOnRecord(question)
    return changesProfile(question) || (await redeems(question)) || takesDevice(question)
  },
  // A running payment must stay connected to its person.
  delete: (question) => isSelf(question) && !('stripeId' in question.before),
}

const writtenByBackend = (path: string): CollectionRule => ({
  path,
  shape: () => false,
  get: async (question) => isSelf(question) || (await administers(question, question.before)),
  list: async (question) => isSelf(question) || (await administersList(question)),
})

const once: CollectionRule = {
  path: 'Users/{uid}/once/trial',
  shape: shape({ at: date, session: text(140, 1) }),
  get: isSelf,
  create: async (question) => {
    const { id, after, view } = question
    const checkout = await view.after(`Users/${id['uid']}/checkout_sessions/${String(after['session'])}`)
    return isSelf(question) && isNow(question, 'at') && checkout !== null && Object.hasOwn(checkout, 'trial_period_days')
  },
}

const consents: CollectionRule = {
  path: 'Users/{uid}/consents/{consent}',
  shape: shape(
    {
      kind: oneOf('terms', 'privacy', 'parental', 'camera', 'microphone', 'sharing'),
      version: text(20, 1),
      granted: oneOf(true, false),
      at: date,
    },
    { childId: text(140, 1) },
  ),
  get: async (question) => isSelf(question) || (await administers(question, question.before)),
  list: async (question) => isSelf(question) || (await administersList(question)),
  create: (question) => {
    const { caller, after } = question
    // A parent's consent is for one child.
    const isForChild = after['kind'] === 'parental' ? owns({ ...question, id: { child: String(after['childId']) } }) : !('childId' in after)
    return caller.uid !== null && isForChild && isSelf(question) && isNow(question, 'at')
  },
  // Evidence of consent: deleted only with the account.
  delete: async (question) => isSelf(question) && (await question.view.after(`Users/${question.id['uid']}`)) === null,
}

/** People, their payments and their consents. */
export const userRules: readonly CollectionRule[] = [
  users,
  writtenByBackend('Users/{uid}/subscriptions/{subscription}'),
  writtenByBackend('Users/{uid}/payments/{payment}'),
  once,
  consents,
]
