import type { RouteSpec } from './routes'

interface GatedRoute {
  readonly path: RouteSpec['path']
  /** Where the way back leads while an adult is asked for, on a page without a menu. */
  readonly back?: '/activity' | '/progress'
  /** Whom the page is for: a family cannot open what is for administrators. */
  readonly of: 'family' | 'administrators'
}

/** Pages on which a child's presses could change settings, money, sharing, recordings or findings (docs/decisions/0004). */
export const gatedRoutes: readonly GatedRoute[] = [
  { path: '/profile', of: 'family' },
  { path: '/account', of: 'family' },
  { path: '/pricing', back: '/activity', of: 'family' },
  { path: '/sharing', of: 'family' },
  { path: '/assessment', back: '/progress', of: 'family' },
  { path: '/texts', of: 'family' },
  { path: '/outlines', of: 'family' },
  { path: '/voices', of: 'family' },
  { path: '/photos', of: 'family' },
  { path: '/system-admin', of: 'administrators' },
]

const byPath: ReadonlyMap<string, GatedRoute> = new Map(gatedRoutes.map((route) => [route.path, route]))

/** How a page asks for an adult first; null for one that is open to everybody at the device. */
export const gateOf = (path: string): GatedRoute | null => byPath.get(path) ?? null
