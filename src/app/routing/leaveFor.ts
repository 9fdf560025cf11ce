const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address that was sent may be opened: encrypted, or on this machine, where the stand-ins for developers are. */
function maySendTo(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname))
}

/** Leaves for another site's address, as a payment service sends one; throws for any that must not be opened. */
export function leaveFor(address: string, page: Pick<Location, 'assign'> = window.location): void {
  if (!maySendTo(address)) throw new Error('this address must not be opened')
  page.assign(address)
}
