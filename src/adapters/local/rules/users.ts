import { DAY_MS } from '#domain/time'
import { date, oneOf, shape, text } from '../fields'
import { fieldOf } from '../matching'
import { administers, administersList, isNow, isSelf, momentIn, only, type CollectionRule, type Question } from './question'

async function redeems(question: Question): Promise<boolean> {
  const { caller, before, after, changed, view } = question
  const code = fieldOf(after, 'activationCodeSubscription.code')
  if (typeof code !== 'string' || !only(changed, ['activationCodeSubscription', 'updatedAt'])) return false
  const [was, is] = [await view.before(`activationCodes/${code}`), await view.after(`activationCodes/${code}`)]
  const mark = `activationCodes/${code}/redemptions/${caller.uid}`
  if (was === null || is === null || (await view.before(mark)) !== null || (await view.after(mark)) === null) return false
  const oldTill = momentIn(before, 'activationCodeSubscription.validTill')
  const from = Math.max(view.now.getTime(), Number.isNaN(oldTill) ? 0 : oldTill)
  // One day of tolerance: the end is computed with the clock of the one who redeems.
  const latest = from + (Number(was['durationDays']) + 1) * DAY_MS
  return (
    is['uses'] === Number(was['uses']) + 1 &&
    isNow(question, 'activationCodeSubscription.redeemedAt') &&
    momentIn(after, 'activationCodeSubscription.validTill') <= latest
  )
}

async function changesRoleOnRecord(question: Question): Promise<boolean> {
  const { caller, id, after, before, changed, view } = question
  if (id['uid'] === caller.uid || !only(changed, ['role', 'lastAuditId', 'updatedAt'])) return false
  if (!(await administers(question, before))) return false
  const record = `auditLog/${String(after['lastAuditId'])}`
  const entry = await view.after(record)
  return (
    (await view.before(record)) === null &&
    entry?.['actor'] === caller.uid &&
    entry?.['target'] === `Users/${id['uid']}` &&
    entry?.['action'] === `role:${String(after['role'])}`
  )
}

const users: CollectionRule = {
  path: 'Users/{uid}',
  shape: shape(
    { email: text(254, 3), displayName: text(80), role: oneOf('parent', 'system_admin'), createdAt: date, updatedAt: date },
    {
      activationCodeSubscription: shape({ code: text(32, 12), validTill: date, redeemedAt: date }),
      lastAuditId: text(140),
      demo: oneOf(true),
    },
  ),
  get: async (question) => isSelf(question) || (await administers(question, question.before)),
  list: administersList,
  create: (question) =>
    isSelf(question) &&
    question.after['role'] === 'parent' &&
    question.after['email'] === question.caller.email &&
    only(Object.keys(question.after), ['email', 'displayName', 'role', 'createdAt', 'updatedAt']) &&
    isNow(question, 'createdAt') &&
    isNow(question, 'updatedAt'),
  update: async (question) => {
    if (!isNow(question, 'updatedAt')) return false
    if (!isSelf(question)) return changesRoleOnRecord(question)
    return only(question.changed, ['displayName', 'updatedAt']) || redeems(question)
  },
  delete: isSelf,
}

const subscriptions: CollectionRule = {
  path: 'Users/{uid}/subscriptions/{subscription}',
  shape: () => false,
  get: isSelf,
  list: isSelf,
}

/** People and what they paid for. */
export const userRules: readonly CollectionRule[] = [users, subscriptions]
