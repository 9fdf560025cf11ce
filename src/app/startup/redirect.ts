/** The target of an address: a site outside the app, one of its routes, or nothing. */
export type Redirect =
  | { readonly kind: 'external'; readonly address: string }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'refused' }

export interface RedirectHost {
  readonly origin: string
  /** Opens the address with a full page load. */
  leaveFor(address: string): void
  goTo(path: string): void
}

const REFUSED: Redirect = { kind: 'refused' }

/** Whether this is a path within the app. Browsers treat `//evil.example` and `/\evil.example` as other sites. */
export const isInternalPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)

/** Parses an address strictly. It accepts http, https or a path, and refuses everything else. */
export function readRedirect(address: string, origin: string): Redirect {
  if (isInternalPath(address)) return { kind: 'internal', path: address }
  // Refuses addresses with control characters or spaces, which browsers remove before they parse an address.
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(address) || !URL.canParse(address)) return REFUSED
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return REFUSED
  if (url.origin === origin) return { kind: 'internal', path: `${url.pathname}${url.search}${url.hash}` }
  return { kind: 'external', address: url.href }
}

/** Follows an address that a start-up step requested. Returns whether the page is being left. */
export function followRedirect(address: string, host: RedirectHost): boolean {
  const redirect = readRedirect(address, host.origin)
  if (redirect.kind === 'internal' && isInternalPath(redirect.path)) host.goTo(redirect.path)
  if (redirect.kind === 'external') host.leaveFor(redirect.address)
  return redirect.kind === 'external'
}
