import { DAY_MS } from '#domain/time'
import { isNow, isVerified, momentIn, pins, type ListQuestion, type Question } from './question'

const MAX_OPEN_DAYS = 15
const ADDRESS = /^[^@\s/]{1,64}@[^@\s/]+[.][^@\s/]+$/

/** The id of an invitation is the invited address, so each address has at most one. */
export const isInvitee = (question: Question): boolean => isVerified(question) && question.caller.email === question.id['email']

export const isAskedByInvitee = (question: ListQuestion): boolean => isVerified(question) && pins(question.query, '==', 'email', question.caller.email)

/** Whether an invitation is created now, has the address in lower case as its id, and is open for two weeks. */
export function isAddressed(question: Question): boolean {
  const { id, after, view } = question
  const [address, expiresAt] = [String(after['email']), momentIn(after, 'expiresAt')]
  return (
    address === id['email'] &&
    address === address.toLowerCase() &&
    ADDRESS.test(address) &&
    isNow(question, 'createdAt') &&
    isNow(question, 'updatedAt') &&
    expiresAt > view.now.getTime() &&
    expiresAt <= view.now.getTime() + MAX_OPEN_DAYS * DAY_MS
  )
}
