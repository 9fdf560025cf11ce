import type { AccessRule, AccessSpec } from './rules'

/** One address of the product. `path` excludes the category; if `takesCategory` is true, one more segment follows. */
export interface RouteSpec {
  readonly path: `/${string}`
  /** `screen` is a React page, `activity` runs on the stage, and `child` is a child's own page without frame or menu. */
  readonly kind: 'screen' | 'activity' | 'child'
  readonly takesCategory: boolean
  /**
   * `door`: an entrance page with only the product's name above it. `main`: inside the main layout with its menu.
   * `plain`: public information that needs no backend. `flow`: a series of steps without a menu, with its own bar.
   */
  readonly layout: 'bare' | 'door' | 'main' | 'plain' | 'flow'
  /** Whether this child of the main layout is drawn as a flow. */
  readonly isStep?: true
  readonly access: AccessSpec
}

/** Result of resolving an address. `category` is in lower case; null if the route has none. */
export interface FoundRoute {
  readonly route: RouteSpec
  readonly category: string | null
}

type Path = RouteSpec['path']

const screen = (path: Path, access: AccessRule): RouteSpec => ({ path, kind: 'screen', takesCategory: false, layout: 'bare', access })
const plain = (path: Path): RouteSpec => ({ ...screen(path, 'public'), layout: 'plain' })
const inLayout = (path: Path, takesCategory = false): RouteSpec => ({
  path,
  kind: 'screen',
  takesCategory,
  layout: 'main',
  access: 'signed-in',
})
const door = (path: Path): RouteSpec => ({ ...screen(path, 'public'), layout: 'door' })
const activity = (path: Path, access: AccessRule): RouteSpec => ({ path, kind: 'activity', takesCategory: false, layout: 'bare', access })
const byCategory = (path: Path, gated: readonly string[]): RouteSpec => ({
  path,
  kind: 'activity',
  takesCategory: true,
  layout: 'bare',
  access: { otherwise: 'signed-in', byCategory: Object.fromEntries(gated.map((name) => [name, 'subscription' as const])) },
})

/** Path of the layout that contains the activity list, pricing, dashboards and the account. */
const MAIN_LAYOUT_PATH = '/activity'

/** Every address in the specification, and who may open it. Further activities declare their access in their manifests. */
export const routes: readonly RouteSpec[] = [
  screen('/', 'public'),
  door('/signin'),
  door('/signup'),
  door('/resetpassword'),
  plain('/terms'),
  plain('/privacy'),
  screen('/test', 'public'),
  screen('/test-search-widget', 'public'),

  activity('/music', 'public'),
  activity('/lightcatcher', 'public'),
  activity('/faceparts', 'public'),
  activity('/arrange', 'public'),
  activity('/duckcount', 'public'),

  activity('/bubblepop', 'signed-in'),
  byCategory('/picture', ['fruits', 'vegetables', 'everyday']),
  activity('/fruitdictionary', 'signed-in'),
  byCategory('/realdictionary', []),
  activity('/visualdiscrimination', 'staff'),
  activity('/visualdiscrimination-game', 'staff'),
  activity('/background', 'signed-in'),
  byCategory('/salient', ['vegetables', 'everyday', 'clothing']),
  byCategory('/complexity', []),
  byCategory('/complexitynew', ['park', 'wardrobe', 'classroom']),
  activity('/follow', 'signed-in'),
  activity('/tilt', 'signed-in'),
  activity('/animated_follow', 'subscription'),
  activity('/fluid', 'signed-in'),
  activity('/fireworks', 'subscription'),
  activity('/stripe', 'signed-in'),
  activity('/findbunny', 'signed-in'),
  activity('/gridmatch', 'signed-in'),
  activity('/matchanimals', 'signed-in'),
  activity('/match', 'signed-in'),
  activity('/connect', 'subscription'),
  activity('/egg_nest', 'signed-in'),
  activity('/fish_bowl', 'signed-in'),
  activity('/watering_plant', 'signed-in'),
  activity('/cat_milk', 'subscription'),
  activity('/bubblewordmaker', 'signed-in'),
  activity('/sound_ai', 'subscription'),
  activity('/finger_count_ai', 'subscription'),
  activity('/grab_ai', 'signed-in'),
  activity('/bubble_ai', 'signed-in'),
  activity('/highlightedwords', 'subscription'),
  activity('/spotme', 'signed-in'),

  inLayout(MAIN_LAYOUT_PATH),
  { ...inLayout('/pricing'), isStep: true },
  inLayout('/dashboard'),
  inLayout('/resources'),
  { ...inLayout('/assessment'), isStep: true },
  inLayout('/account'),
  inLayout('/subactivity', true),
  inLayout('/therapist-dashboard'),
  screen('/system-admin', 'system-admin'),
]

/** Addresses that are not in the specification's table. */
export const ownRoutes: readonly RouteSpec[] = [
  plain('/credits'),
  screen('/profile', 'signed-in'),
  screen('/progress', 'signed-in'),
  screen('/messages', 'signed-in'),
  screen('/sharing', 'signed-in'),
  screen('/voices', 'signed-in'),
  screen('/photos', 'signed-in'),
  screen('/plan', 'signed-in'),
  screen('/texts', 'signed-in'),
  screen('/outlines', 'signed-in'),
  screen('/devices', 'signed-in'),
  screen('/tablet', 'signed-in'),
  screen('/file', 'public'),
  { ...screen('/show', 'public'), kind: 'child' },
  screen('/link', 'signed-in'),
  screen('/beside', 'public'),
  screen('/about', 'public'),
  screen('/meeting', 'signed-in'),
  { ...screen('/more', 'public'), layout: 'flow' },
  { ...screen('/here-for', 'signed-in'), layout: 'flow' },
  { ...screen('/who', 'signed-in'), layout: 'flow' },
  { ...screen('/today', 'signed-in'), kind: 'child' },
]

const routeByPath: ReadonlyMap<string, RouteSpec> = new Map([...routes, ...ownRoutes].map((route) => [route.path, route]))

/**
 * Returns the route of a path (without query or hash), or null for the not-found page. Ignores letter case, percent-encoding and
 * doubled or trailing slashes, as the router does: a stricter guard could be bypassed.
 */
export function findRoute(path: string): FoundRoute | null {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const [first = '', second, ...rest] = withoutLayout(segments)
  const route = routeByPath.get(`/${first}`)
  if (route === undefined || rest.length > 0) return null
  if (route.takesCategory !== (second !== undefined)) return null
  return { route, category: second ?? null }
}

function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).toLowerCase())
      .filter((segment) => segment !== '')
  } catch {
    return null
  }
}

// Children of the layout may be addressed from the root (`/pricing`, where guards redirect) or nested
// (`/activity/pricing`). Both lead to the same screen.
function withoutLayout(segments: string[]): string[] {
  const [layout, child] = segments
  const isNested = `/${layout}` === MAIN_LAYOUT_PATH && child !== undefined
  if (!isNested) return segments
  const isChild = child !== 'activity' && routeByPath.get(`/${child}`)?.layout === 'main'
  return isChild ? segments.slice(1) : segments
}
