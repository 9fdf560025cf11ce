/** Returns the address, with the automation flag if it is set now. */
export function withAutomation(address: string): string {
  const isAsked = new URLSearchParams(window.location.search).get('automation') === '1'
  return isAsked ? `${address}${address.includes('?') ? '&' : '?'}automation=1` : address
}
