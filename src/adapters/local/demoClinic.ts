import type { ChildPictureName } from '#domain/child/childPictures'
import type { ChildProfile } from '#domain/child/dials'
import { resolveSettings } from '#domain/child/resolve'
import { seededRandom } from '#domain/random'
import type { Session } from '#domain/activities/session'
import { digestOf, mergeDigests } from '#domain/measures/digest'
import { writeLine } from '#domain/measures/digestLine'
import { weekAt, weekDays } from '#domain/child/weekPlan'
import { monthsAfter } from '#domain/people/grants'
import type { MessageRequest } from '#domain/people/messages'
import { DAY_MS, MINUTE_MS, type Instant } from '#domain/time'
import { EVENTS_VERSION, type PlayEvent } from '#domain/trials/events'
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
  readonly picture: ChildPictureName
  readonly profile: ChildProfile
  readonly habits: DemoHabits
  readonly seed: number
  /** What is played in turn. */
  readonly plays: readonly { readonly activity: 'lightcatcher' | 'bubblepop'; readonly level: string; readonly trials: number }[]
  readonly sessions: number
  /** From so many days ago to so many. */
  readonly from: number
  readonly to: number
  /** Days from now; without it the sharing has no end, which only the demo has. */
  readonly sharingEnds?: number
  readonly sharedSince?: (now: Instant) => Instant
  /** An adult said in the last session that it was too much. */
  readonly wasTooMuch?: true
  /** Notes between the family and the therapist, the oldest first, each so many days ago. */
  readonly notes?: readonly DemoNote[]
  /** Who planned this week; without it nobody did. */
  readonly plannedBy?: 'family' | 'team'
}

interface DemoNote {
  readonly from: 'family' | 'team'
  readonly daysAgo: number
  readonly text: string
  readonly request?: MessageRequest
}

/** Two more families, who are in the team and whom nobody visits. */
const otherFamilies = {
  fay: { uid: 'demo-fay', displayName: 'Fay (demo parent)', email: 'fay@demo.example' },
  gil: { uid: 'demo-gil', displayName: 'Gil (demo parent)', email: 'gil@demo.example' },
} as const

const SHARING_PURPOSE = 'Practice at home and in the clinic'
const DAYS = 28
const { parent } = people
const { fay, gil } = otherFamilies

const evenly = { latencyMs: 5000, weakZone: 7, weakFactor: 1.3, missShare: 0.02 } as const
const safe = { locks: {}, epilepsy: 'no', photosensitive: 'no' } as const
const lights = (level: string, trials = 8) => ({ activity: 'lightcatcher', level, trials }) as const
const bubbles = (level: string, trials = 8) => ({ activity: 'bubblepop', level, trials }) as const
const child = (owner: { readonly uid: string }, number: number, alias: string, story: Omit<DemoChild, 'id' | 'alias'>): DemoChild => ({
  id: `${owner.uid}_${number}`,
  alias: `${alias} (demo)`,
  ...story,
})

/** Ten children of whom each has another story, so that every reason of the list stands there. */
const children: readonly DemoChild[] = [
  child(parent, 0, 'Firefly', {
    birthMonth: '2021-03',
    picture: 'ladybird',
    profile: { ...safe, support: 'A', dials: { colour: 'yellow', zones: { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 2, 8: 1, 9: 1 } } },
    habits: { latencyMs: 7500, weakZone: 7, weakFactor: 2.2, missShare: 0.06 },
    seed: 11,
    plays: [lights('2'), bubbles('1')],
    sessions: 14,
    from: 27,
    to: 0,
    notes: [
      { from: 'team', daysAgo: 3, text: 'Lovely week. Keep the room dim and let it be quiet; three short things a day are plenty.' },
      { from: 'family', daysAgo: 1, text: 'In the evening Firefly turns away after two lights. Should we play in the morning?' },
    ],
    plannedBy: 'team',
  }),
  child(parent, 1, 'Otter', {
    birthMonth: '2018-09',
    picture: 'dolphin',
    profile: { ...safe, support: 'B', dials: { colour: 'cyan', zones: { 1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 2 } } },
    habits: { latencyMs: 3200, weakZone: 9, weakFactor: 2, missShare: 0.03 },
    seed: 23,
    plays: [lights('3', 10), bubbles('3')],
    sessions: 14,
    from: 27,
    to: 0,
    notes: [{ from: 'team', daysAgo: 5, request: 'export', text: 'May we have a file of what is kept about Otter, for the report?' }],
    plannedBy: 'family',
  }),
  // Not played with for a while.
  child(fay, 0, 'Wren', {
    birthMonth: '2020-05',
    picture: 'duck',
    profile: { ...safe, support: 'A', dials: { colour: 'orange' } },
    habits: evenly,
    seed: 31,
    plays: [lights('1')],
    sessions: 4,
    from: 24,
    to: 13,
  }),
  // What is shown is too hard now.
  child(fay, 1, 'Moss', {
    birthMonth: '2019-11',
    picture: 'snail',
    profile: { ...safe, support: 'A', dials: { colour: 'green' } },
    habits: { ...evenly, missShare: 0.6 },
    seed: 37,
    plays: [bubbles('2')],
    sessions: 7,
    from: 13,
    to: 1,
    notes: [{ from: 'team', daysAgo: 6, text: 'Bubbles may be too much for now. Shall we go back to one light?' }],
  }),
  // The family's permission ends soon.
  child(fay, 2, 'Juniper', {
    birthMonth: '2017-01',
    picture: 'turtle',
    profile: { ...safe, support: 'B', dials: { colour: 'red' } },
    habits: evenly,
    seed: 41,
    plays: [lights('3')],
    sessions: 7,
    from: 12,
    to: 0,
    sharingEnds: 8,
    plannedBy: 'team',
  }),
  // Nobody has said yet whether light is dangerous.
  child(fay, 3, 'Bean', {
    birthMonth: '2022-02',
    picture: 'cup',
    profile: { ...safe, photosensitive: 'unknown', epilepsy: 'yes', support: 'B', dials: { colour: 'cyan' } },
    habits: evenly,
    seed: 43,
    plays: [lights('1')],
    sessions: 5,
    from: 12,
    to: 3,
  }),
  // The next level could come.
  child(gil, 0, 'Pip', {
    birthMonth: '2020-08',
    picture: 'owl',
    profile: { ...safe, support: 'A', dials: { colour: 'yellow' } },
    habits: { ...evenly, latencyMs: 2500, missShare: 0 },
    seed: 47,
    plays: [lights('2', 10)],
    sessions: 6,
    from: 12,
    to: 0,
    plannedBy: 'team',
  }),
  // Half a year of sharing is a time to report.
  child(gil, 1, 'Biscuit', {
    birthMonth: '2018-04',
    picture: 'dog-face',
    profile: { ...safe, support: 'A', dials: { colour: 'orange' } },
    habits: { ...evenly, latencyMs: 14_000 },
    seed: 53,
    plays: [lights('1')],
    sessions: 5,
    from: 12,
    to: 0,
    sharedSince: (now) => monthsAfter(now + 12 * DAY_MS, -6),
  }),
  // All goes well.
  child(gil, 2, 'Sunny', {
    birthMonth: '2016-06',
    picture: 'sun',
    profile: { ...safe, support: 'C', dials: { colour: 'yellow' } },
    habits: { ...evenly, latencyMs: 12_000 },
    seed: 59,
    plays: [bubbles('3')],
    sessions: 8,
    from: 13,
    to: 0,
    plannedBy: 'family',
  }),
  // The last time was too much.
  child(gil, 3, 'Kite', {
    birthMonth: '2019-03',
    picture: 'kite',
    profile: { ...safe, support: 'B', dials: { colour: 'pink' } },
    habits: evenly,
    seed: 61,
    plays: [lights('2')],
    sessions: 5,
    from: 12,
    to: 2,
    wasTooMuch: true,
  }),
]

/** The people of the demo clinic. No password opens them. */
export const demoIdentities: readonly IdentityRow[] = Object.values(people).map((person) => ({ ...person, emailVerified: true, secret: null }))

export const demoUidOf = (role: DemoRole): string => people[role].uid

/** Every document of the demo clinic by path, with four weeks of play that end at `now`. The same at every call with the same `now`. */
export function demoDocuments(now: Instant): Readonly<Record<string, DocumentData>> {
  const at = new Date(now)
  const since = new Date(now - 2 * DAYS * DAY_MS)
  const stamps = { createdAt: since, updatedAt: at, demo: true }
  const entry = ({ uid, email, displayName }: (typeof people)[DemoRole], role: string) => [uid, { role, joinedAt: since, email, displayName }]
  const member = (who: DemoRole, role: string) => entry(people[who], role)
  const users = Object.entries(people).map(([role, { uid, email, displayName }]) => [
    `Users/${uid}`,
    { email, displayName, role: role === 'administrator' ? 'system_admin' : 'parent', ...stamps },
  ])
  const account = {
    name: 'Demo clinic',
    status: 'active',
    subscriptionEndDate: null,
    team: Object.fromEntries([
      member('owner', 'owner'),
      member('therapist', 'therapist'),
      member('parent', 'parent'),
      entry(fay, 'parent'),
      entry(gil, 'parent'),
    ]),
    memberIds: [people.owner, people.therapist, people.parent, fay, gil].map(({ uid }) => uid),
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
  const perChild = children.flatMap((one) => {
    const shared = { ownerUid: one.id.slice(0, one.id.lastIndexOf('_')), demo: true }
    const endsAt = one.sharingEnds === undefined ? null : new Date(now + one.sharingEnds * DAY_MS)
    const sharedAt = one.sharedSince === undefined ? since : new Date(one.sharedSince(now))
    const sessions = demoSessions(one, now)
    return [
      [
        `children/${one.id}`,
        {
          ...shared,
          ...stamps,
          version: 1,
          alias: one.alias,
          birthMonth: one.birthMonth,
          picture: one.picture,
          profileJson: JSON.stringify(one.profile),
          grants: { [ACCOUNT_ID]: { since: sharedAt, endsAt, purpose: SHARING_PURPOSE } },
          archivedAt: null,
        },
      ],
      [
        `TherapistAccounts/${ACCOUNT_ID}/sharedChildren/${one.id}`,
        { ...shared, alias: one.alias, sharedAt, endsAt, purpose: SHARING_PURPOSE, caseload: [`${people.therapist.uid}_${since.getTime()}`] },
      ],
      [`children/${one.id}/summaries/recent`, { version: 1, sessions: mergeDigests([], sessions.map(digestOf)).map(writeLine), updatedAt: at, demo: true }],
      ...sessions.map((session) => [`children/${one.id}/sessions/${session.id}`, documentOf(session)]),
      ...demoNotes(one, now),
      ...demoPlan(one, now),
    ]
  })
  return Object.fromEntries([
    ...users,
    [`TherapistAccounts/${ACCOUNT_ID}`, account],
    accepted('therapist', 'therapist'),
    accepted('parent', 'parent'),
    ...perChild,
  ]) as Record<string, DocumentData>
}

/** Who writes in the name of a side: whoever is visited as, else a made-up relative. */
const writerOf = ({ id }: DemoChild, side: 'family' | 'team') => {
  const family = [parent, fay, gil].find(({ uid }) => id.startsWith(`${uid}_`)) ?? parent
  return side === 'team' ? people.therapist : family
}

function demoNotes(one: DemoChild, now: Instant): readonly (readonly [string, DocumentData])[] {
  return (one.notes ?? []).map(({ from, daysAgo, text, request }, number) => {
    const { uid, displayName } = writerOf(one, from)
    const note = { version: 1, text, by: uid, name: displayName, role: from, createdAt: new Date(now - daysAgo * DAY_MS), demo: true }
    return [`children/${one.id}/messages/demo-${number}`, { ...note, ...(request === undefined ? {} : { request }) }]
  })
}

/** What is played anyway, every day but that of yesterday: whoever looks around finds something to play. */
function demoPlan(one: DemoChild, now: Instant): readonly (readonly [string, DocumentData])[] {
  if (one.plannedBy === undefined) return []
  const { uid, displayName } = writerOf(one, one.plannedBy)
  const { monday } = weekAt(now)
  const played = JSON.stringify({ tiles: one.plays.map(({ activity, level }) => ({ activity, category: null, level })) })
  const rest = JSON.stringify({ tiles: [], rest: true })
  const restDay = weekAt(now - DAY_MS).day
  const days = Object.fromEntries(weekDays.map((day) => [day, day === restDay ? rest : played]))
  return [[`children/${one.id}/plans/${monday}`, { version: 1, monday, days, by: uid, byName: displayName, updatedAt: new Date(now), demo: true }]]
}

function demoSessions(one: DemoChild, now: Instant): readonly Session[] {
  const random = seededRandom(one.seed)
  return Array.from({ length: one.sessions }, (_, number) => {
    const progress = number / (one.sessions - 1)
    const { activity, level, trials } = one.plays[number % one.plays.length] ?? lights('1')
    // Families play when they can: now and then a day late, never at the same minute.
    const startedAt = now - Math.round((one.to + (1 - progress) * (one.from - one.to)) * DAY_MS) - Math.round(60 * MINUTE_MS + random() * 240 * MINUTE_MS)
    const header = {
      id: `demo-${one.id}-${number}`,
      childId: one.id,
      activity,
      category: null,
      level,
      seed: one.seed * 100 + number,
      startedAt,
      ranBy: number % 4 === 3 ? people.therapist.uid : one.id.slice(0, one.id.lastIndexOf('_')),
      device: { width: 1024, height: 768, pixelRatio: 2 },
      settings: resolveSettings(one.profile, {}, {}),
      demo: true,
    } as const
    const events = playDemoSession(header, trials, one.habits, progress, random)
    return { ...header, events: one.wasTooMuch && progress === 1 ? withOverload(events) : events }
  })
}

/** As if an adult had said so at the end. */
function withOverload(events: readonly PlayEvent[]): readonly PlayEvent[] {
  const last = events.findLast((event) => event.kind === 'trial-ended')
  return last === undefined ? events : events.flatMap((event) => (event === last ? [event, { kind: 'overloaded', at: last.at, trial: last.trial }] : [event]))
}

function documentOf({ id: _id, childId: _childId, settings, events, startedAt, ...rest }: Session): DocumentData {
  return {
    ...rest,
    version: EVENTS_VERSION,
    startedAt: new Date(startedAt),
    settingsJson: JSON.stringify(settings),
    eventsJson: JSON.stringify(events),
    savedAt: new Date(startedAt + (events.at(-1)?.at ?? 0)),
  }
}
