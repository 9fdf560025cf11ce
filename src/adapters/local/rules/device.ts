import { date, shape, text } from '../fields'
import { administers, isNow, isVerified, hasOnly, type CollectionRule, type AccessRequest } from './accessRequest'

/** Path of the document about the device's first account, with the time since which it administers the device. No other backend has this document. */
export const DEVICE_PATH = 'Config/device'

/** Whether the caller becomes the device's first account. This happens once; the document and the role are written in one commit. */
async function takes({ caller, before, after, changed, view }: AccessRequest): Promise<boolean> {
  const isMine = before['first'] === caller.uid && after['administrator'] === caller.uid && !('administrator' in before)
  return isMine && hasOnly(changed, ['administrator', 'since']) && (await view.after(`Users/${caller.uid}`))?.['role'] === 'system_admin'
}

/** Whether the caller writes their own role in the commit in which they become the first account. */
export async function takesDevice({ caller, after, before, changed, view }: AccessRequest): Promise<boolean> {
  const isAsked = after['role'] === 'system_admin' && hasOnly(changed, ['role', 'updatedAt']) && !('demo' in before)
  if (!isAsked) return false
  const [was, is] = [await view.before(DEVICE_PATH), await view.after(DEVICE_PATH)]
  return was !== null && !('administrator' in was) && is?.['administrator'] === caller.uid
}

/** Whether the caller administers the device. Nobody else can know an address of this device's own domain. */
export async function administersDevice(request: AccessRequest): Promise<boolean> {
  return isVerified(request) && (await request.view.before(DEVICE_PATH))?.['administrator'] === request.caller.uid
}

/** Rules for the document about the device, which is written at the first sign-up, and afterwards only by that account. */
export const deviceRules: readonly CollectionRule[] = [
  {
    path: DEVICE_PATH,
    shape: shape({ first: text(140, 1) }, { administrator: text(140, 1), since: date }),
    get: async (request) => (request.caller.uid !== null && request.before['first'] === request.caller.uid) || administers(request, request.before),
    update: async (request) => isVerified(request) && isNow(request, 'since') && (await takes(request)),
  },
]
