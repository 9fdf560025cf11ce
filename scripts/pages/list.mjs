/** Pages to measure, each with its visitor: a guest, or one of the people of the demo clinic. */
export const pages = [
  ...['/', '/signin', '/signup', '/terms', '/privacy', '/credits', '/lightcatcher'].map((path) => ({ path, visitor: 'guest' })),
  ...['/activity', '/dashboard', '/pricing', '/account', '/profile', '/progress', '/sharing', '/voices', '/test'].map((path) => ({
    path,
    visitor: 'A parent',
  })),
  { path: '/therapist-dashboard', visitor: 'A therapist' },
]

const ofFamily =
  '/activity /subactivity/fruits /dashboard /pricing /resources /assessment /account /profile /progress /messages /sharing /voices /photos /plan /texts /outlines /devices /tablet /link /meeting /here-for /who /test'

/** Pages that Lighthouse audits: every page for adults (tests/architecture/routes.test.ts). */
export const audited = [
  ...['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy', '/credits', '/about', '/more', '/file', '/beside'].map((path) => ({
    path,
    visitor: 'guest',
  })),
  ...ofFamily.split(' ').map((path) => ({ path, visitor: 'A parent' })),
  { path: '/therapist-dashboard', visitor: 'A therapist' },
  { path: '/system-admin', visitor: 'A system administrator' },
]

export const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]
