import { languages } from '#domain/language'
import { DAY_MS } from '#domain/time'
import { date, oneOf, shape, text } from '../fields'
import { fieldOf } from '../matching'
import { takesDevice } from './device'
import { owns } from './families'
import { administers, administersList, isNow, isOnRecord, isSelf, momentIn, hasOnly, type CollectionRule, type AccessRequest } from './accessRequest'

async function redeems(request: AccessRequest): Promise<boolean> {
  const { caller, before, after, changed, view } = request
  const code = fieldOf(after, 'activationCodeSubscription.code')
  if (typeof code !== 'string' || !hasOnly(changed, ['activationCodeSubscription', 'updatedAt'])) return false
  const [was, is] = [await view.before(`activationCodes/${code}`), await view.after(`activationCodes/${code}`)]
  const mark = `activationCodes/${code}/redemptions/${caller.uid}`
  if (was === null || is === null || (await view.before(mark)) !== null || (await view.after(mark)) === null) return false
  const oldTill = momentIn(before, 'activationCodeSubscription.validTill')
  const from = Math.max(view.now.getTime(), Number.isNaN(oldTill) ? 0 : oldTill)
  // There is one day of tolerance, because the redeeming person's clock determines the end.
  const latest = from + (Number(was['durationDays']) + 1) * DAY_MS
  return (
    is['uses'] === Number(was['uses']) + 1 &&
    isNow(request, 'activationCodeSubscription.redeemedAt') &&
    momentIn(after, 'activationCodeSubscription.validTill') <= latest
  )
}

async function changesRoleOnRecord(request: AccessRequest): Promise<boolean> {
  const { caller, id, after, before, changed } = request
  if (id['uid'] === caller.uid || !hasOnly(changed, ['role', 'lastAuditId', 'updatedAt'])) return false
  return (await administers(request, before)) && isOnRecord(request, `role:${String(after['role'])}`, `Users/${id['uid']}`)
}

/** Whether the caller changes their own name and address. If the payment service created the document first, the change also adds role and date. */
function changesProfile(request: AccessRequest): boolean {
  const { caller, before, after, changed } = request
  const isFirst = !('role' in before) && !('createdAt' in before)
  const isBegun = isFirst ? after['role'] === 'parent' && isNow(request, 'createdAt') : true
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
  get: async (request) => isSelf(request) || (await administers(request, request.before)),
  list: administersList,
  create: (request) =>
    isSelf(request) &&
    request.after['role'] === 'parent' &&
    request.after['email'] === request.caller.email &&
    hasOnly(Object.keys(request.after), ['email', 'displayName', 'role', 'createdAt', 'updatedAt']) &&
    isNow(request, 'createdAt') &&
    isNow(request, 'updatedAt'),
  update: async (request) => {
    if (!isNow(request, 'updatedAt')) return false
    if (!isSelf(request)) return changesRoleOnRecord(request)
    return changesProfile(request) || (await redeems(request)) || takesDevice(request)
  },
  // A running payment must stay linked to its person.
  delete: (request) => isSelf(request) && !('stripeId' in request.before),
}

const writtenByBackend = (path: string): CollectionRule => ({
  path,
  shape: () => false,
  get: async (request) => isSelf(request) || (await administers(request, request.before)),
  list: async (request) => isSelf(request) || (await administersList(request)),
})

const once: CollectionRule = {
  path: 'Users/{uid}/once/trial',
  shape: shape({ at: date, session: text(140, 1) }),
  get: isSelf,
  create: async (request) => {
    const { id, after, view } = request
    const checkout = await view.after(`Users/${id['uid']}/checkout_sessions/${String(after['session'])}`)
    return isSelf(request) && isNow(request, 'at') && checkout !== null && Object.hasOwn(checkout, 'trial_period_days')
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
  get: async (request) => isSelf(request) || (await administers(request, request.before)),
  list: async (request) => isSelf(request) || (await administersList(request)),
  create: (request) => {
    const { caller, after } = request
    // A parent's consent is for one child.
    const isForChild = after['kind'] === 'parental' ? owns({ ...request, id: { child: String(after['childId']) } }) : !('childId' in after)
    return caller.uid !== null && isForChild && isSelf(request) && isNow(request, 'at')
  },
  // This is evidence of consent, so it is deleted only together with the account.
  delete: async (request) => isSelf(request) && (await request.view.after(`Users/${request.id['uid']}`)) === null,
}

/** Rules for people, their payments and their consents. */
export const userRules: readonly CollectionRule[] = [
  users,
  writtenByBackend('Users/{uid}/subscriptions/{subscription}'),
  writtenByBackend('Users/{uid}/payments/{payment}'),
  once,
  consents,
]
