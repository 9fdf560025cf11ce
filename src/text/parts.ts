/** Files of a language's folder. */
export type TextPart = (typeof ofApp)[number] | (typeof ofScreens)[number] | typeof ACTIVITY_TEXTS

/** Texts about activities, in every language. */
export const ACTIVITY_TEXTS = 'ofActivities'

/** The sentences of these parts are under `app`. */
const ofApp = ['first', 'app', 'stage', 'played'] as const

/** Their exports are under `screens`, each by its name. */
const ofScreens = [
  'about',
  'account',
  'activities',
  'assessment',
  'beside',
  'byCode',
  'children',
  'credits',
  'dashboard',
  'deviceCheck',
  'devices',
  'entry',
  'erasure',
  'guardians',
  'guest',
  'guides',
  'hereFor',
  'home',
  'legal',
  'looking',
  'meeting',
  'messages',
  'outlines',
  'ownData',
  'ownFile',
  'photos',
  'plan',
  'pricing',
  'profile',
  'progress',
  'report',
  'result',
  'sampling',
  'sessions',
  'sharing',
  'shown',
  'systemAdmin',
  'tablet',
  'teams',
  'texts',
  'voices',
] as const

/** All of them; a function, because the first page has no use for the list. */
export const textParts = (): readonly TextPart[] => [...ofApp, ...ofScreens]

export const branchOf = (part: TextPart): 'app' | 'screens' => ((ofApp as readonly string[]).includes(part) ? 'app' : 'screens')

/** Around every page of a child: whose it is, the notes, and the menu of what can be done for it. */
const ofChild = ['children', 'messages', 'activities', 'progress'] as const
const lists = ['activities', 'account', 'children', 'guardians', 'teams'] as const

/**
 * Texts of each page. The shell (`shell`) is on all of them; `play` is around an activity. A test follows the imports of each page, and names parts
 * that are missing here or not needed.
 */
const pages: Readonly<Record<string, readonly TextPart[]>> = {
  shell: ['app', 'entry'],
  play: ['stage', 'played', 'result', 'profile', 'meeting', 'children', 'byCode', 'activities'],
  '/': ['first', 'home'],
  '/about': ['about'],
  '/account': ['account', 'ownData', 'erasure', 'ownFile', 'guardians', 'children', 'pricing', 'teams'],
  '/activity': lists,
  '/assessment': [...ofChild, 'assessment', 'looking', 'report', 'profile', 'sampling', 'played'],
  '/beside': ['beside'],
  '/children': ['children'],
  '/credits': ['credits'],
  '/dashboard': [...ofChild, 'account', 'guardians', 'teams', 'dashboard', 'plan', 'ownData', 'played', 'meeting'],
  '/file': ['ownFile', 'played', 'activities', 'assessment', 'children', 'looking', 'messages', 'plan', 'profile', 'report', 'sampling'],
  '/devices': ['devices', 'stage'],
  '/here-for': ['hereFor', 'teams', 'guardians', 'byCode'],
  '/link': [...ofChild, 'shown'],
  '/meeting': [...ofChild, 'meeting', 'played'],
  '/messages': [...ofChild, 'ownData'],
  '/more': ['guest', 'activities'],
  '/not-found': ['account'],
  '/outlines': [...ofChild, 'outlines'],
  '/photos': [...ofChild, 'photos', 'voices'],
  '/plan': [...ofChild, 'plan'],
  '/pricing': ['pricing', 'activities'],
  '/privacy': ['legal'],
  '/profile': [...ofChild, 'profile', 'ownData', 'guardians', 'played'],
  '/progress': [...ofChild, 'meeting', 'played', 'sessions', 'result'],
  '/resources': ['guides', 'report', 'looking', 'assessment', 'profile', 'played', 'activities', 'plan'],
  '/sharing': [...ofChild, 'sharing', 'teams', 'guardians', 'byCode', 'ownData'],
  '/show': ['shown', 'stage'],
  '/subactivity': lists,
  '/system-admin': ['systemAdmin', 'erasure'],
  '/tablet': ['tablet', 'activities'],
  '/terms': ['legal'],
  '/test': ['deviceCheck'],
  '/test-search-widget': ['deviceCheck'],
  '/texts': [...ofChild, 'texts'],
  '/therapist-dashboard': ['teams', 'activities', 'children', 'plan', 'played', 'profile'],
  '/today': ['plan', 'activities', 'stage'],
  '/voices': [...ofChild, 'voices', 'profile'],
  '/who': ['children', 'guardians', 'profile'],
}

/** The files that a page needs. */
export const partsFor = (page: string): readonly TextPart[] => pages[page] ?? []

/** Parts that this many pages use are built into one file. */
const MANY_PAGES = 4

/** The files that many pages need. */
export const partsOfMany = (): readonly TextPart[] =>
  textParts().filter((part) => Object.values(pages).filter((needed) => needed.includes(part)).length >= MANY_PAGES)
