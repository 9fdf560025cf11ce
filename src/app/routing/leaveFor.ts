const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an external address may be opened: https, or the local stand-ins for developers. */
function maySendTo(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname))
}

/** Opens an address on another site, such as a payment page. Throws for any address that must not be opened. */
export function leaveFor(address: string, page: Pick<Location, 'assign'> = window.location): void {
  if (!maySendTo(address)) throw new Error('this address must not be opened')
  page.assign(address)
}
