/** The pages that are measured, and who looks at them: nobody who is signed in, or one of the demo clinic's people. */
export const pages = [
  ...['/', '/signin', '/signup', '/terms', '/privacy', '/credits', '/lightcatcher'].map((path) => ({ path, visitor: 'guest' })),
  ...['/activity', '/dashboard', '/pricing', '/account', '/profile', '/progress', '/sharing', '/voices', '/test'].map((path) => ({
    path,
    visitor: 'A parent',
  })),
  { path: '/therapist-dashboard', visitor: 'A therapist' },
]

/** What Lighthouse looks at. */
export const audited = ['/', '/signin', '/signup', '/activity', '/dashboard', '/pricing', '/account', '/therapist-dashboard']

export const sizes = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]
