import type { RouteSpec } from './routes'

interface GatedRoute {
  readonly path: RouteSpec['path']
  /** Target of "Back" during the adult check on a page without a menu. */
  readonly back?: '/activity' | '/progress'
  /** People the page is for. A family cannot open the administrators' pages. */
  readonly of: 'family' | 'administrators'
}

/** Pages on which a child's touches could change settings, money, sharing, recordings or findings (docs/decisions/0004). */
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

/** Returns the adult check of a page, or null for a page without one. */
export const gateOf = (path: string): GatedRoute | null => byPath.get(path) ?? null
