import type { ChildProfile } from '#domain/child/dials'
import { resolveSettings } from '#domain/child/resolve'
import { seededRandom } from '#domain/random'
import { DAY_MS, MINUTE_MS, type Instant } from '#domain/time'
import { EVENTS_VERSION } from '#domain/trials/events'
import type { DocumentData } from '#ports/documents'
import type { IdentityRow } from './database'
import { playDemoSession, type DemoHabits } from './demoPlay'

/** As whom the demo clinic can be visited. */
export const demoRoles = ['parent', 'therapist', 'owner', 'administrator'] as const
export type DemoRole = (typeof demoRoles)[number]

const people: Readonly<Record<DemoRole, { uid: string; displayName: string; email: string }>> = {
  parent: { uid: 'demo-parent', displayName: 'Sam (demo parent)', email: 'parent@demo.example' },
  therapist: { uid: 'demo-therapist', displayName: 'Robin (demo therapist)', email: 'therapist@demo.example' },
  owner: { uid: 'demo-owner', displayName: 'Noor (demo clinic owner)', email: 'owner@demo.example' },
  administrator: { uid: 'demo-administrator', displayName: 'Kim (demo administrator)', email: 'administrator@demo.example' },
}

const ACCOUNT_ID = `${people.owner.uid}_0`

interface DemoChild {
  readonly id: string
  readonly alias: string
  readonly birthMonth: string
  readonly profile: ChildProfile
  readonly habits: DemoHabits
  readonly seed: number
  readonly levels: Readonly<Record<DemoActivity, { readonly level: string; readonly trials: number }>>
}

type DemoActivity = 'lightcatcher' | 'bubblepop'

const children: readonly DemoChild[] = [
  {
    id: `${people.parent.uid}_0`,
    alias: 'Firefly (demo)',
    birthMonth: '2021-03',
    profile: {
      support: 'A',
      dials: { colour: 'yellow', zones: { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 2, 8: 1, 9: 1 } },
      locks: {},
      epilepsy: 'no',
      photosensitive: 'no',
    },
    habits: { latencyMs: 7500, weakZone: 7, weakFactor: 2.2, missShare: 0.06 },
    seed: 11,
    levels: { lightcatcher: { level: '2', trials: 8 }, bubblepop: { level: '1', trials: 8 } },
  },
  {
    id: `${people.parent.uid}_1`,
    alias: 'Otter (demo)',
    birthMonth: '2018-09',
    profile: {
      support: 'B',
      dials: { colour: 'cyan', zones: { 1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 2 } },
      locks: {},
      epilepsy: 'no',
      photosensitive: 'no',
    },
    habits: { latencyMs: 3200, weakZone: 9, weakFactor: 2, missShare: 0.03 },
    seed: 23,
    levels: { lightcatcher: { level: '3', trials: 10 }, bubblepop: { level: '3', trials: 8 } },
  },
]

const SHARING_PURPOSE = 'Practice at home and in the clinic'
const SESSIONS_PER_CHILD = 14
const DAYS = 28

/** The people of the demo clinic. No password opens them. */
export const demoIdentities: readonly IdentityRow[] = Object.values(people).map((person) => ({ ...person, emailVerified: true, secret: null }))

export const demoUidOf = (role: DemoRole): string => people[role].uid

/** Every document of the demo clinic by path, with four weeks of play that end at `now`. The same at every call with the same `now`. */
export function demoDocuments(now: Instant): Readonly<Record<string, DocumentData>> {
  const at = new Date(now)
  const since = new Date(now - 2 * DAYS * DAY_MS)
  const stamps = { createdAt: since, updatedAt: at, demo: true }
  const member = (who: DemoRole, role: string) => [
    people[who].uid,
    { role, joinedAt: since, email: people[who].email, displayName: people[who].displayName },
  ]
  const users = Object.entries(people).map(([role, { uid, email, displayName }]) => [
    `Users/${uid}`,
    { email, displayName, role: role === 'administrator' ? 'system_admin' : 'parent', ...stamps },
  ])
  const account = {
    name: 'Demo clinic',
    status: 'active',
    subscriptionEndDate: null,
    team: Object.fromEntries([member('owner', 'owner'), member('therapist', 'therapist'), member('parent', 'parent')]),
    memberIds: [people.owner.uid, people.therapist.uid, people.parent.uid],
    ownerIds: [people.owner.uid],
    createdBy: people.owner.uid,
    ...stamps,
  }
  // As a visitor one would find the clinic by the answer to its invitation.
  const accepted = (who: DemoRole, role: string) => [
    `TherapistAccounts/${ACCOUNT_ID}/invitations/${people[who].email}`,
    {
      email: people[who].email,
      role,
      status: 'accepted',
      accountName: account.name,
      invitedBy: people.owner.uid,
      expiresAt: at,
      respondedAt: since,
      respondedBy: people[who].uid,
      ...stamps,
    },
  ]
  const shared = { ownerUid: people.parent.uid, demo: true }
  const perChild = children.flatMap((child) => [
    [
      `children/${child.id}`,
      {
        ...shared,
        ...stamps,
        version: 1,
        alias: child.alias,
        birthMonth: child.birthMonth,
        profileJson: JSON.stringify(child.profile),
        grants: { [ACCOUNT_ID]: { since, endsAt: null, purpose: SHARING_PURPOSE } },
        archivedAt: null,
      },
    ],
    [
      `TherapistAccounts/${ACCOUNT_ID}/sharedChildren/${child.id}`,
      { ...shared, alias: child.alias, sharedAt: since, endsAt: null, purpose: SHARING_PURPOSE, caseload: [`${people.therapist.uid}_${since.getTime()}`] },
    ],
    ...demoSessions(child, now),
  ])
  return Object.fromEntries([...users, [`TherapistAccounts/${ACCOUNT_ID}`, account], accepted('therapist', 'therapist'), accepted('parent', 'parent'), ...perChild]) as Record<string, DocumentData>
}

function demoSessions(child: DemoChild, now: Instant): (readonly [string, DocumentData])[] {
  const random = seededRandom(child.seed)
  return Array.from({ length: SESSIONS_PER_CHILD }, (_, number) => {
    const progress = number / (SESSIONS_PER_CHILD - 1)
    const activity: DemoActivity = number % 2 === 0 ? 'lightcatcher' : 'bubblepop'
    const { level, trials } = child.levels[activity]
    // Families play when they can: now and then a day late, never at the same minute.
    const startedAt = now - Math.round((1 - progress) * (DAYS - 1) * DAY_MS) - Math.round(60 * MINUTE_MS + random() * 240 * MINUTE_MS)
    const header = {
      id: `demo-${child.id}-${number}`,
      childId: child.id,
      activity,
      category: null,
      level,
      seed: child.seed * 100 + number,
      startedAt,
      ranBy: number % 4 === 3 ? people.therapist.uid : people.parent.uid,
      device: { width: 1024, height: 768, pixelRatio: 2 },
      settings: resolveSettings(child.profile, {}, {}),
      demo: true,
    } as const
    const events = playDemoSession(header, trials, child.habits, progress, random)
    const { id, childId: _childId, settings, ...rest } = header
    const data = {
      ...rest,
      version: EVENTS_VERSION,
      startedAt: new Date(startedAt),
      settingsJson: JSON.stringify(settings),
      eventsJson: JSON.stringify(events),
      savedAt: new Date(startedAt + (events.at(-1)?.at ?? 0)),
    }
    return [`children/${child.id}/sessions/${id}`, data] as const
  })
}
