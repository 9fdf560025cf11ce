import { DAY_MS } from '#domain/time'
import { isNow, isVerified, momentIn, pins, type ListRequest, type AccessRequest } from './accessRequest'

const MAX_OPEN_DAYS = 15
const ADDRESS = /^[^@\s/]{1,64}@[^@\s/]+[.][^@\s/]+$/

/** Whether the invitation is addressed to the caller. Its id is the invited address, so each address has at most one invitation. */
export const isInvitee = (request: AccessRequest): boolean => isVerified(request) && request.caller.email === request.id['email']

export const isAskedByInvitee = (request: ListRequest): boolean => isVerified(request) && pins(request.query, '==', 'email', request.caller.email)

/** Whether an invitation is created now, has the address in lower case as its id, and is open for two weeks. */
export function isAddressed(request: AccessRequest): boolean {
  const { id, after, view } = request
  const [address, expiresAt] = [String(after['email']), momentIn(after, 'expiresAt')]
  return (
    address === id['email'] &&
    address === address.toLowerCase() &&
    ADDRESS.test(address) &&
    isNow(request, 'createdAt') &&
    isNow(request, 'updatedAt') &&
    expiresAt > view.now.getTime() &&
    expiresAt <= view.now.getTime() + MAX_OPEN_DAYS * DAY_MS
  )
}
