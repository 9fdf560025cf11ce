import type { DemoRole } from '#ports/demo'
import type { Session } from '#domain/activities/session'
import { weekAt, weekDays } from '#domain/child/weekPlan'
import { digestOf, mergeDigests } from '#domain/measures/digest'
import { writeLine } from '#domain/measures/digestLine'
import { type AskedConsent, consentVersions } from '#domain/people/consents'
import { NO_END } from '#domain/people/grants'
import { firstLanguage, type Language } from '#domain/language'
import { DAY_MS, type Instant } from '#domain/time'
import { EVENTS_VERSION } from '#domain/trials/engine/events'
import type { DocumentData } from '#ports/documents'
import { demoAssessment } from './demoAssessment'
import type { DemoChild } from './demoChild'
import { demoChildren } from './demoChildren'
import { ACCOUNT_ID, otherFamilies, people } from './demoPeople'
import { demoSessions } from './demoSessions'
import { type DemoTexts, demoTexts } from './demoTexts'

const DAYS = 28
const families = [people.parent, ...Object.values(otherFamilies)]
const everyone = [...Object.values(people), ...Object.values(otherFamilies)]

/**
 * Returns all documents of the demo clinic by path, with four weeks of play up to `now`. The result is deterministic: the same `now` gives the same
 * documents.
 * @param language language of the notes
 */
export function demoDocuments(now: Instant, language: Language = firstLanguage): Readonly<Record<string, DocumentData>> {
  const texts = demoTexts(language)
  const at = new Date(now)
  const since = new Date(now - 2 * DAYS * DAY_MS)
  const stamps = { createdAt: since, updatedAt: at, demo: true }
  const known = ({ email, displayName }: (typeof people)[DemoRole]) => ({ joinedAt: since, email, displayName })
  const users = everyone.map(({ uid, email, displayName }) => [
    `Users/${uid}`,
    { email, displayName, role: uid === people.administrator.uid ? 'system_admin' : 'parent', ...stamps },
  ])
  // Consents have already been given, so that visitors are not asked for them.
  const consents = everyone.flatMap(({ uid }) => [
    ...(['terms', 'privacy'] as const).map((kind) => consentOf(uid, kind)),
    ...demoChildren.filter(({ id }) => id.startsWith(`${uid}_`)).map(({ id }) => consentOf(uid, 'parental', id)),
  ])
  function consentOf(uid: string, kind: AskedConsent, childId?: string) {
    const said = { kind, version: consentVersions[kind], granted: true, at: since, ...(childId === undefined ? {} : { childId }), demo: true }
    return [`Users/${uid}/consents/${kind}-${childId ?? said.version}`, said]
  }
  const account = {
    name: texts.clinic,
    status: 'active',
    subscriptionEndDate: null,
    team: Object.fromEntries((['owner', 'therapist'] as const).map((role) => [people[role].uid, { role, ...known(people[role]) }])),
    memberIds: [people.owner, people.therapist].map(({ uid }) => uid),
    ownerIds: [people.owner.uid],
    createdBy: people.owner.uid,
    ...stamps,
  }
  const members = families.map((one) => [`TherapistAccounts/${ACCOUNT_ID}/families/${one.uid}`, { uid: one.uid, ...known(one), demo: true }])
  // The app finds a person's clinic through the accepted invitation.
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
  const perChild = demoChildren.flatMap((one) => {
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
          grants: one.isLost === true ? {} : { [ACCOUNT_ID]: { since: sharedAt, endsAt } },
          archivedAt: null,
        },
      ],
      [
        `TherapistAccounts/${ACCOUNT_ID}/sharedChildren/${one.id}`,
        {
          ...shared,
          alias: one.alias,
          sharedAt,
          endsAt: endsAt ?? new Date(NO_END),
          purpose: texts.purpose,
          caseload: [`${people.therapist.uid}_${since.getTime()}`],
        },
      ],
      [`children/${one.id}/summaries/recent`, { version: 1, sessions: mergeDigests([], sessions.map(digestOf)).map(writeLine), updatedAt: at, demo: true }],
      ...sessions.map((session) => [`children/${one.id}/sessions/${session.id}`, documentOf(session)]),
      ...demoNotes(one, now, texts),
      ...demoPlan(one, now),
      ...(one.isAssessed === true ? demoAssessment(one, { family: writerOf(one, 'family'), team: writerOf(one, 'team') }, now, texts) : []),
    ]
  })
  return Object.fromEntries([
    ...users,
    ...consents,
    [`TherapistAccounts/${ACCOUNT_ID}`, account],
    ...members,
    accepted('therapist', 'therapist'),
    accepted('parent', 'parent'),
    ...perChild,
  ]) as Record<string, DocumentData>
}

/** Returns the author of a side's texts: the therapist, or the parent of the child. */
const writerOf = ({ id }: DemoChild, side: 'family' | 'team') => {
  const family = families.find(({ uid }) => id.startsWith(`${uid}_`)) ?? people.parent
  return side === 'team' ? people.therapist : family
}

function demoNotes(one: DemoChild, now: Instant, texts: DemoTexts): readonly (readonly [string, DocumentData])[] {
  return (one.notes ?? []).map(({ from, daysAgo, text, request }, number) => {
    const { uid, displayName } = writerOf(one, from)
    const note = {
      version: 1,
      text: texts.notes[text],
      by: uid,
      name: displayName,
      role: from,
      account: from === 'team' ? ACCOUNT_ID : null,
      createdAt: new Date(now - daysAgo * DAY_MS),
      demo: true,
    }
    return [`children/${one.id}/messages/demo-${number}`, { ...note, ...(request === undefined ? {} : { request }) }]
  })
}

/** Returns this week's plan: the child's activities on every day except yesterday, so that there is always something to play today. */
function demoPlan(one: DemoChild, now: Instant): readonly (readonly [string, DocumentData])[] {
  if (one.plannedBy === undefined) return []
  const { uid, displayName } = writerOf(one, one.plannedBy)
  const { monday } = weekAt(now)
  const played = JSON.stringify({ tiles: one.plays.map(({ activity, category, level }) => ({ activity, category, level })) })
  const rest = JSON.stringify({ tiles: [], rest: true })
  const restDay = weekAt(now - DAY_MS).day
  const days = Object.fromEntries(weekDays.map((day) => [day, day === restDay ? rest : played]))
  return [[`children/${one.id}/plans/${monday}`, { version: 1, monday, days, by: uid, byName: displayName, updatedAt: new Date(now), demo: true }]]
}

function documentOf({ id: _id, childId: _childId, settings, events, startedAt, conditions, ...rest }: Session): DocumentData {
  return {
    ...rest,
    ...(conditions === undefined ? {} : { conditionsJson: JSON.stringify(conditions) }),
    version: EVENTS_VERSION,
    startedAt: new Date(startedAt),
    settingsJson: JSON.stringify(settings),
    eventsJson: JSON.stringify(events),
    savedAt: new Date(startedAt + (events.at(-1)?.at ?? 0)),
  }
}
