import { describe, expect, it } from 'vitest'
import { type AccessDecision, decideAccess, type VisitorFacts } from '#domain/access/decide'
import { findRoute, ownRoutes, routes } from '#domain/access/routes'
import { type AccessRule, ruleFor } from '#domain/access/rules'
import { audited } from '../../scripts/pages/list.mjs'

// Section 2 of the specification, copied by hand. `/picture/x` represents any category without its own rule.
const specified: Record<AccessRule, readonly string[]> = {
  public: [
    '/',
    '/signin',
    '/signup',
    '/resetpassword',
    '/terms',
    '/privacy',
    '/music',
    '/lightcatcher',
    '/faceparts',
    '/arrange',
    '/test',
    '/test-search-widget',
    '/duckcount',
  ],
  'signed-in': [
    '/bubblepop',
    '/picture/x',
    '/fruitdictionary',
    '/realdictionary/x',
    '/background',
    '/salient/x',
    '/complexity/x',
    '/complexitynew/x',
    '/follow',
    '/tilt',
    '/fluid',
    '/stripe',
    '/findbunny',
    '/gridmatch',
    '/matchanimals',
    '/match',
    '/egg_nest',
    '/fish_bowl',
    '/watering_plant',
    '/bubblewordmaker',
    '/grab_ai',
    '/bubble_ai',
    '/spotme',
    '/activity',
    '/pricing',
    '/dashboard',
    '/resources',
    '/assessment',
    '/account',
    '/subactivity/x',
    '/therapist-dashboard',
  ],
  subscription: [
    '/picture/fruits',
    '/picture/vegetables',
    '/picture/everyday',
    '/salient/vegetables',
    '/salient/everyday',
    '/salient/clothing',
    '/animated_follow',
    '/complexitynew/park',
    '/complexitynew/wardrobe',
    '/complexitynew/classroom',
    '/cat_milk',
    '/connect',
    '/fireworks',
    '/finger_count_ai',
    '/sound_ai',
    '/highlightedwords',
  ],
  staff: ['/visualdiscrimination', '/visualdiscrimination-game'],
  'system-admin': ['/system-admin'],
}

const unchecked: VisitorFacts = {
  user: 'unknown',
  role: 'unknown',
  subscription: { isChecked: false, isSubscribed: false },
  hasSelectedAccount: 'unknown',
  standing: 'unknown',
}
const signedIn: VisitorFacts = {
  ...unchecked,
  user: { email: 'parent@example.org', emailVerified: true },
  role: 'parent',
  standing: { isStaff: false, isAdministrator: false },
  subscription: { isChecked: true, isSubscribed: false },
  hasSelectedAccount: false,
}

type Expected = Record<Exclude<AccessRule, 'public'>, 'allow' | 'wait' | '/signin' | '/pricing' | '/'>
const member: Expected = { 'signed-in': 'allow', subscription: '/pricing', staff: '/', 'system-admin': '/' }
const subscriber: Expected = { ...member, subscription: 'allow' }

const visitors: Record<string, readonly [VisitorFacts, Expected]> = {
  'nobody knows who': [unchecked, { 'signed-in': 'wait', subscription: 'wait', staff: 'wait', 'system-admin': 'wait' }],
  'signed out': [
    { ...signedIn, user: null },
    { 'signed-in': '/signin', subscription: '/signin', staff: '/signin', 'system-admin': '/signin' },
  ],
  'signed in, nothing else known': [
    { ...unchecked, user: { email: 'parent@example.org', emailVerified: true } },
    { 'signed-in': 'allow', subscription: 'wait', staff: 'wait', 'system-admin': 'wait' },
  ],
  'signed in without anything': [signedIn, member],
  'not subscribed, account unknown': [
    { ...signedIn, hasSelectedAccount: 'unknown' },
    { ...member, subscription: 'wait' },
  ],
  'no account, subscription unchecked': [
    { ...signedIn, subscription: { isChecked: false, isSubscribed: false } },
    { ...member, subscription: 'wait' },
  ],
  subscribed: [{ ...signedIn, subscription: { isChecked: true, isSubscribed: true } }, subscriber],
  'subscribed, other sources still silent': [
    { ...signedIn, subscription: { isChecked: false, isSubscribed: true }, hasSelectedAccount: 'unknown' },
    subscriber,
  ],
  'in a therapist account': [{ ...signedIn, hasSelectedAccount: true }, subscriber],
  'in a therapist account, subscription unchecked': [
    { ...signedIn, hasSelectedAccount: true, subscription: { isChecked: false, isSubscribed: false } },
    subscriber,
  ],
  staff: [
    { ...signedIn, standing: { isStaff: true, isAdministrator: false } },
    { ...member, staff: 'allow' },
  ],
  'system_admin by role': [
    { ...signedIn, role: 'system_admin' },
    { ...member, 'system-admin': 'allow' },
  ],
  'system_admin by role, not probed': [
    { ...signedIn, role: 'system_admin', standing: 'unknown' },
    { ...member, staff: 'wait', 'system-admin': 'allow' },
  ],
  'backend admin by address': [
    { ...signedIn, standing: { isStaff: false, isAdministrator: true } },
    { ...member, 'system-admin': 'allow' },
  ],
  'backend admin, role unknown': [
    { ...signedIn, role: 'unknown', standing: { isStaff: false, isAdministrator: true } },
    { ...member, 'system-admin': 'wait' },
  ],
}

const say = (decision: AccessDecision): string => (decision.kind === 'goTo' ? decision.path : decision.kind)
const everyPath = Object.entries(specified).flatMap(([rule, paths]) => paths.map((path) => [path, rule as AccessRule] as const))

describe('the route table of the specification', () => {
  it('has no other route and lacks none', () => {
    const named = new Set(everyPath.map(([path]) => path.replace(/(?<=^\/[^/]+)\/.*/, '')))
    expect(routes.map(({ path }) => path).toSorted()).toEqual([...named].toSorted())
  })

  it('plays games on the stage and draws the other pages', () => {
    const screens = specified.public.slice(0, 6).concat('/test', '/test-search-widget', '/system-admin', specified['signed-in'].slice(-8))
    const named = screens.map((path) => path.replace('/x', ''))
    expect(
      routes
        .filter(({ kind }) => kind === 'screen')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(named.toSorted())
  })

  describe.each(Object.entries(visitors))('for a visitor who is: %s', (_name, [visitor, expected]) => {
    it.each(everyPath)('%s (%s)', (path, specifiedRule) => {
      const found = findRoute(path)
      if (found === null) throw new Error(`${path} was not found`)
      const answer = say(decideAccess(ruleFor(found.route.access, found.category), visitor))
      expect(answer).toBe(specifiedRule === 'public' ? 'allow' : expected[specifiedRule])
    })
  })
})

describe('findRoute', () => {
  it.each([
    '/nowhere',
    '/bubblepop/fruits',
    '/picture',
    '/picture/',
    '/picture/fruits/more',
    '/realdictionary',
    '/complexity',
    '/subactivity',
    '/signin/now',
    '/activity/nowhere',
    '/activity/activity',
    '/activity/bubblepop',
    '/picture/%E0%A4%A',
    '/constructor',
  ])('does not know %s', (path) => {
    expect(findRoute(path)).toBeNull()
  })

  it.each([
    ['', '/', null],
    ['/match/', '/match', null],
    ['//match//', '/match', null],
    ['/MATCH', '/match', null],
    ['/picture/animals', '/picture', 'animals'],
    ['/picture/fruits/', '/picture', 'fruits'],
    ['/subactivity/touch', '/subactivity', 'touch'],
    ['/activity/', '/activity', null],
    ['/activity/pricing', '/pricing', null],
    ['/activity/subactivity/touch', '/subactivity', 'touch'],
  ])('reads %j as %s, category %s', (path, route, category) => {
    const found = findRoute(path)
    expect([found?.route.path, found?.category]).toEqual([route, category])
  })

  it.each(['/picture/Fruits', '/Picture/FRUITS/', '/picture/%66ruits', '//picture//fruits'])('keeps the access rule of fruits at %s', (path) => {
    const found = findRoute(path)
    expect(found && ruleFor(found.route.access, found.category)).toBe('subscription')
  })

  it('knows the additional addresses, which use no specified names and mostly require sign-in', () => {
    const specifiedPaths = new Set(routes.map(({ path }) => path))
    expect(ownRoutes.filter(({ path }) => specifiedPaths.has(path))).toEqual([])
    expect(ownRoutes.filter(({ path }) => findRoute(path)?.route.access !== 'signed-in').map(({ path }) => path)).toEqual([
      '/credits',
      '/file',
      '/show',
      '/beside',
      '/about',
      '/more',
    ])
  })

  it('treats a category named like an inherited member as any other', () => {
    const found = findRoute('/picture/constructor')
    expect(found && ruleFor(found.route.access, found.category)).toBe('signed-in')
  })
})

it('has every page for adults audited by Lighthouse', () => {
  const seen = new Set(audited.map(({ path }) => findRoute(path)?.route.path))
  const screens = [...routes, ...ownRoutes].filter(({ kind }) => kind === 'screen').map(({ path }) => path)
  // The specification has this page only for trying out the search field.
  expect(screens.filter((path) => !seen.has(path))).toEqual(['/test-search-widget'])
})
