/** Target of an address: a site outside the product, one of its routes, or nothing. */
export type Redirect =
  | { readonly kind: 'external'; readonly address: string }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'refused' }

export interface RedirectHost {
  readonly origin: string
  /** A full page load. */
  leaveFor(address: string): void
  goTo(path: string): void
}

const REFUSED: Redirect = { kind: 'refused' }

/** Whether this is a path of the product itself. To a browser `//evil.example` and `/\evil.example` are other sites. */
export const isInternalPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)

/** Parses an address strictly: http, https or a path; everything else is refused. */
export function readRedirect(address: string, origin: string): Redirect {
  if (isInternalPath(address)) return { kind: 'internal', path: address }
  // Browsers drop control characters and spaces before they parse an address; here such an address is refused.
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
