import { date, flag, oneOf, shape, text, whole } from '../fields'
import { fieldOf } from '../matching'
import { administers, administersList, isNow, isSelf, isSignedIn, momentIn, hasOnly, type CollectionRule, type AccessRequest } from './accessRequest'

async function isRedeemed(request: AccessRequest): Promise<boolean> {
  const { caller, id, before, after, changed, view } = request
  const mark = `activationCodes/${id['code']}/redemptions/${caller.uid}`
  const me = await view.after(`Users/${caller.uid}`)
  return (
    isSignedIn(request) &&
    hasOnly(changed, ['uses', 'lastRedeemedAt']) &&
    isNow(request, 'lastRedeemedAt') &&
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
  create: async (request) =>
    /^[A-Z0-9]{12,32}$/.test(request.id['code'] ?? '') &&
    request.after['uses'] === 0 &&
    !('lastRedeemedAt' in request.after) &&
    request.after['createdBy'] === request.caller.uid &&
    isNow(request, 'createdAt') &&
    (await administers(request, request.after)),
  update: async (request) =>
    (await isRedeemed(request)) ||
    (hasOnly(request.changed, ['active', 'expiresAt', 'note', 'maxUses']) &&
      Number(request.after['uses']) <= Number(request.after['maxUses']) &&
      (await administers(request, request.before))),
  delete: async (request) => request.before['uses'] === 0 && (await administers(request, request.before)),
}

const redemptions: CollectionRule = {
  path: 'activationCodes/{code}/redemptions/{uid}',
  shape: shape({ redeemedAt: date, validTill: date }),
  get: isSelf,
  // The record stops a second redemption by the same person, and is deleted only together with that person.
  delete: async (request) => isSelf(request) && (await request.view.after(`Users/${request.id['uid']}`)) === null,
  create: async (request) => {
    const { id, after, view } = request
    const [was, is] = [await view.before(`activationCodes/${id['code']}`), await view.after(`activationCodes/${id['code']}`)]
    const me = await view.after(`Users/${id['uid']}`)
    return (
      isSelf(request) &&
      isNow(request, 'redeemedAt') &&
      was !== null &&
      is?.['uses'] === Number(was['uses']) + 1 &&
      me !== null &&
      fieldOf(me, 'activationCodeSubscription.code') === id['code'] &&
      momentIn(me, 'activationCodeSubscription.validTill') === momentIn(after, 'validTill')
    )
  },
}

export const codeRules: readonly CollectionRule[] = [activationCodes, redemptions]
