import { date, shape, text } from '../fields'
import { administers, isNow, isVerified, only, type CollectionRule, type Question } from './question'

/** Whose device this is: its first account, and since when that account administers it. No other backend has this document. */
export const DEVICE_PATH = 'Config/device'

/** The first account of the device, once: what is written here and the role come in one commit. */
async function takes({ caller, before, after, changed, view }: Question): Promise<boolean> {
  const isMine = before['first'] === caller.uid && after['administrator'] === caller.uid && !('administrator' in before)
  return isMine && only(changed, ['administrator', 'since']) && (await view.after(`Users/${caller.uid}`))?.['role'] === 'system_admin'
}

/** The own role, by whoever takes the device in the same commit. */
export async function takesDevice({ caller, after, before, changed, view }: Question): Promise<boolean> {
  const isAsked = after['role'] === 'system_admin' && only(changed, ['role', 'updatedAt']) && !('demo' in before)
  if (!isAsked) return false
  const [was, is] = [await view.before(DEVICE_PATH), await view.after(DEVICE_PATH)]
  return was !== null && !('administrator' in was) && is?.['administrator'] === caller.uid
}

/** Nobody else can know an address of the house on a device. */
export async function administersDevice(question: Question): Promise<boolean> {
  return isVerified(question) && (await question.view.before(DEVICE_PATH))?.['administrator'] === question.caller.uid
}

/** Written by the device itself at its first sign-up, and then by nobody but that account. */
export const deviceRules: readonly CollectionRule[] = [
  {
    path: DEVICE_PATH,
    shape: shape({ first: text(140, 1) }, { administrator: text(140, 1), since: date }),
    get: async (question) => (question.caller.uid !== null && question.before['first'] === question.caller.uid) || administers(question, question.before),
    update: async (question) => isVerified(question) && isNow(question, 'since') && (await takes(question)),
  },
]
