import { date, flag, oneOf, shape, text, whole } from '../fields'
import { fieldOf } from '../matching'
import { administers, administersList, isNow, isSelf, isSignedIn, momentIn, hasOnly, type CollectionRule, type Question } from './question'

async function isRedeemed(question: Question): Promise<boolean> {
  const { caller, id, before, after, changed, view } = question
  const mark = `activationCodes/${id['code']}/redemptions/${caller.uid}`
  const me = await view.after(`Users/${caller.uid}`)
  return (
    isSignedIn(question) &&
    hasOnly(changed, ['uses', 'lastRedeemedAt']) &&
    isNow(question, 'lastRedeemedAt') &&
    after['uses'] === Number(before['uses']) + 1 &&
    Number(after['uses']) <= Number(before['maxUses']) &&
    before['active'] === true &&
    momentIn(before, 'expiresAt') > view.now.getTime() &&
    (await view.before(mark)) === null &&
    (await view.after(mark)) !== null &&
    me !== null &&
    fieldOf(me, 'activationCodeSubscription.code') === id['code'] &&
    momentIn(me, 'activationCodeSubscription.redeemedAt') === view.now.getTime()
  )
}

const activationCodes: CollectionRule = {
  path: 'activationCodes/{code}',
  shape: shape(
    {
      durationDays: whole(1, 1100),
      maxUses: whole(1, 10_000),
      uses: whole(0, 10_000),
      expiresAt: date,
      active: flag,
      createdBy: text(140),
      createdAt: date,
    },
    { note: text(200), batch: text(60), lastRedeemedAt: date, demo: oneOf(true) },
  ),
  get: isSignedIn,
  list: administersList,
  create: async (question) =>
    /^[A-Z0-9]{12,32}$/.test(question.id['code'] ?? '') &&
    question.after['uses'] === 0 &&
    !('lastRedeemedAt' in question.after) &&
    question.after['createdBy'] === question.caller.uid &&
    isNow(question, 'createdAt') &&
    (await administers(question, question.after)),
  update: async (question) =>
    (await isRedeemed(question)) ||
    (hasOnly(question.changed, ['active', 'expiresAt', 'note', 'maxUses']) &&
      Number(question.after['uses']) <= Number(question.after['maxUses']) &&
      (await administers(question, question.before))),
  delete: async (question) => question.before['uses'] === 0 && (await administers(question, question.before)),
}

const redemptions: CollectionRule = {
  path: 'activationCodes/{code}/redemptions/{uid}',
  shape: shape({ redeemedAt: date, validTill: date }),
  get: isSelf,
  // Stops a second redemption by the same person, and is deleted only with that person.
  delete: async (question) => isSelf(question) && (await question.view.after(`Users/${question.id['uid']}`)) === null,
  create: async (question) => {
    const { id, after, view } = question
    const [was, is] = [await view.before(`activationCodes/${id['code']}`), await view.after(`activationCodes/${id['code']}`)]
    const me = await view.after(`Users/${id['uid']}`)
    return (
      isSelf(question) &&
      isNow(question, 'redeemedAt') &&
      was !== null &&
      is?.['uses'] === Number(was['uses']) + 1 &&
      me !== null &&
      fieldOf(me, 'activationCodeSubscription.code') === id['code'] &&
      momentIn(me, 'activationCodeSubscription.validTill') === momentIn(after, 'validTill')
    )
  },
}

export const codeRules: readonly CollectionRule[] = [activationCodes, redemptions]
