import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { newProfile } from '#domain/child/childProfile'
import { DAY_MS } from '#domain/time'
import type { Manifest } from '#domain/activities/manifest'
import { PASSWORD, signIn } from '../support/hosted/people'
import { adminAccess } from '../support/hosted/services'
import { EXHAUSTIVE_TAG, isExhaustive } from '../support/exhaustive'

/** The specification's tables of routes and subscriptions (§2, §5), copied by hand, because this tests the app's own table. */
const open = ['music', 'lightcatcher', 'faceparts', 'arrange', 'duckcount']
const forStaff = ['visualdiscrimination', 'visualdiscrimination-game']
const paid = ['animated_follow', 'cat_milk', 'connect', 'fireworks', 'finger_count_ai', 'sound_ai', 'highlightedwords']
const signedIn =
  'bubblepop fruitdictionary background follow tilt fluid stripe findbunny gridmatch matchanimals match egg_nest fish_bowl watering_plant bubblewordmaker grab_ai bubble_ai spotme'.split(
    ' ',
  )
const paidCategories: Readonly<Record<string, readonly string[]>> = {
  picture: ['fruits', 'vegetables', 'everyday'],
  realdictionary: [],
  salient: ['vegetables', 'everyday', 'clothing'],
  complexity: [],
  complexitynew: ['park', 'wardrobe', 'classroom'],
}
const layout = ['/activity', '/pricing', '/dashboard', '/account', '/subactivity/see', '/therapist-dashboard']

type Rule = 'open' | 'signed-in' | 'paid' | 'staff' | 'administrator'
interface Address {
  readonly path: string
  readonly rule: Rule
  /** Heading of the page that opens; null if any heading is fine. */
  readonly title: string | null
}

/** Returns every existing activity with each of its categories. */
async function readAddresses(): Promise<readonly Address[]> {
  const folder = new URL('../../scenes/activities/', import.meta.url)
  const manifests = await Promise.all(
    readdirSync(folder).map(async (id) => ((await import(new URL(`${id}/manifest.ts`, folder).href)) as { readonly default: Manifest }).default),
  )
  const activities = manifests.flatMap(({ id, categories = [], text }): Address[] => {
    const { title } = text.en
    if (id in paidCategories)
      return categories.map((name) => ({ path: `/${id}/${name}`, rule: paidCategories[id]?.includes(name) === true ? 'paid' : 'signed-in', title }))
    const rule = open.includes(id) ? 'open' : forStaff.includes(id) ? 'staff' : paid.includes(id) ? 'paid' : signedIn.includes(id) ? 'signed-in' : null
    if (rule === null) throw new Error(`the specification knows no activity called ${id}`)
    return [{ path: `/${id}`, rule, title }]
  })
  const screens = layout.map((path): Address => ({ path, rule: 'signed-in', title: null }))
  return [...activities, ...screens, { path: '/system-admin', rule: 'administrator', title: null }]
}

/** Visits every address as a link would, and returns where each one led: to itself if it opened. If neither happened, the result names the step. */
async function walk(page: Page, addresses: readonly Address[]): Promise<Readonly<Record<string, string>>> {
  const go = (to: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, to)
  const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  const led: Record<string, string> = {}
  for (const { path, title } of addresses) {
    await test.step(path, async () => {
      // The previous page must have a different heading, but categories of one activity share theirs.
      if (title === null || (await heading()) === title) {
        await go('/terms')
        await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Terms')
      }
      await go(path)
      const opened = await page.waitForFunction(
        ([address, expectedHeading]) => {
          const shown = document.querySelector('h1')?.textContent ?? ''
          const isThere = location.pathname !== address || (expectedHeading === null ? shown !== 'Terms' && shown !== '' : shown === expectedHeading)
          return isThere && location.pathname
        },
        [path, title] as const,
      )
      led[path] = String(await opened.jsonValue())
    })
  }
  return led
}

/** Returns where each address must lead for a person with this access. */
const expected = (addresses: readonly Address[], may: readonly Rule[]) =>
  Object.fromEntries(
    addresses.map(({ path, rule }) => [path, may.includes(rule) ? path : !may.includes('signed-in') ? '/signin' : rule === 'paid' ? '/pricing' : '/']),
  )

const soon = () => new Date(Date.now() + 10 * DAY_MS)
type Documents = Parameters<typeof adminAccess.put>[0]

interface Visitor {
  readonly who: string
  readonly may: readonly Rule[]
  readonly domain?: string
  /** Documents that give the person this role. */
  readonly has?: (uid: string, email: string) => Documents
}

const free: readonly Rule[] = ['open', 'signed-in']
const all: readonly Rule[] = [...free, 'paid']
const subscribed = (status: string) => (uid: string) => ({ [`Users/${uid}/subscriptions/one`]: { status, current_period_end: soon() } })

/** Makes the person a member of somebody else's account. A visitor joins by invitation. */
const ofTeam = (role: string) => (uid: string, email: string) => {
  const at = new Date()
  const founder = role === 'owner' ? uid : 'somebody-else'
  const team = {
    [founder]: { role: 'owner', joinedAt: at, email: 'founder@example.org' },
    [uid]: { role, joinedAt: at, email, ...(role === 'visitor' ? { until: soon() } : {}) },
  }
  const id = `${founder}_0-${uid}`
  return {
    [`TherapistAccounts/${id}`]: {
      name: 'Hill school',
      status: 'active',
      subscriptionEndDate: soon(),
      team,
      memberIds: Object.keys(team).filter((name) => name === founder || role !== 'visitor'),
      ownerIds: [founder],
      createdBy: founder,
      createdAt: at,
      updatedAt: at,
    },
    [`TherapistAccounts/${id}/invitations/${email}`]: {
      email,
      role,
      status: 'accepted',
      invitedBy: founder,
      respondedBy: uid,
      accountName: 'Hill school',
      createdAt: at,
      respondedAt: at,
      expiresAt: soon(),
    },
  }
}

/** The visitor in the daily run. The same rule decides the access of all others, which unit tests cover. */
const EVERYDAY = 'a parent without a subscription'

const visitors: readonly Visitor[] = [
  { who: 'a parent without a subscription', may: free },
  { who: 'a parent whose subscription has ended', may: free, has: subscribed('canceled') },
  { who: 'a parent with a subscription', may: all, has: subscribed('active') },
  { who: 'a parent on trial', may: all, has: subscribed('trialing') },
  {
    who: 'a parent with a code',
    may: all,
    has: (uid) => ({ [`Users/${uid}`]: { ...person(uid), activationCodeSubscription: { code: 'ABCD2345EFGH6789', validTill: soon() } } }),
  },
  ...['owner', 'admin', 'therapist', 'visitor', 'parent'].map((role): Visitor => ({ who: `somebody who is ${role} in a team`, may: all, has: ofTeam(role) })),
  { who: 'staff', may: [...free, 'staff'], domain: 'staff.example' },
  { who: 'an administrator', may: [...free, 'administrator'], has: (uid, email) => ({ [`Users/${uid}`]: { ...person(uid, email), role: 'system_admin' } }) },
]

function person(uid: string, email = `${uid}@example.org`) {
  return { email, displayName: 'Ada', role: 'parent', createdAt: new Date(), updatedAt: new Date() }
}

const childOf = (ownerUid: string) => ({
  version: 1,
  ownerUid,
  alias: 'Comet',
  birthMonth: null,
  profileJson: JSON.stringify(newProfile),
  grants: {},
  archivedAt: null,
  createdAt: new Date(),
  updatedAt: new Date(),
})

test('gives a guest the public pages, and asks for a sign-in elsewhere', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const addresses = await readAddresses()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible()
  expect(await walk(page, addresses)).toEqual(expected(addresses, ['open']))
})

for (const { who, may, domain = 'example.org', has } of isExhaustive ? visitors : visitors.filter(({ who }) => who === EVERYDAY)) {
  test(`gives ${who} exactly the specified access`, async ({ page }) => {
    const addresses = await readAddresses()
    const uid = randomUUID().replaceAll('-', '')
    const email = `${uid.slice(0, 8)}@${domain}`
    await adminAccess.addPerson({ uid, email, password: PASSWORD, displayName: 'Ada' })
    // A person without a child is first asked who plays.
    await adminAccess.put({ [`Users/${uid}`]: person(uid, email), [`children/${uid}_0`]: childOf(uid), ...has?.(uid, email) })
    await signIn(page, email)
    expect(await walk(page, addresses)).toEqual(expected(addresses, may))
  })
}
