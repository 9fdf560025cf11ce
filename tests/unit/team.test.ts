import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay } from '#domain/time'
import { endOfDay, endProblem, latestEnd, monthsAfter } from '#domain/people/grants'
import type { TeamMember, TeamRole } from '#domain/people/people'
import {
  daysLeft,
  canManageRole,
  invitedAddress,
  liveRoleIn,
  mayDo,
  mayLeave,
  mayRemove,
  mirrorsOf,
  ownersOf,
  reachOf,
  rolesToGive,
  rolesToInvite,
  teamRoles,
  type TeamTask,
} from '#domain/people/team'
import { DAY_MS, MINUTE_MS } from '#domain/time'
import { teamMember } from '../support/examples'

const NOW = Date.UTC(2026, 5, 1)

const anyRole = fc.constantFrom<TeamRole>(...teamRoles)
const anyMember: fc.Arbitrary<TeamMember> = fc
  .record({ role: anyRole, until: fc.integer({ min: NOW - DAY_MS, max: NOW + DAY_MS }) })
  .map(({ role, until }) => teamMember(role, { until: role === 'visitor' ? until : null }))
const anyTeam = fc.dictionary(fc.constantFrom('ann', 'bob', 'cid', 'dee', 'eve'), anyMember, { minKeys: 1 })
const someone = fc.constantFrom('ann', 'bob', 'cid', 'dee', 'eve', 'constructor')

describe('permissions over members', () => {
  test('let owners manage everybody, administrators everybody but owners, and others nobody', () => {
    const governed = (mine: TeamRole | null) => teamRoles.filter((other) => canManageRole(mine, other))
    expect(governed('owner')).toEqual(teamRoles)
    expect(governed('admin')).toEqual(['admin', 'therapist', 'visitor', 'parent'])
    expect([governed('therapist'), governed('visitor'), governed('parent'), governed(null)]).toEqual([[], [], [], []])
  })

  test('let a therapist invite only families, and nobody invite an owner', () => {
    expect(rolesToInvite('owner').toSorted()).toEqual(['admin', 'parent', 'therapist', 'visitor'])
    expect(rolesToInvite('admin')).toEqual(rolesToInvite('owner'))
    expect(rolesToInvite('therapist')).toEqual(['parent'])
    expect([rolesToInvite('visitor'), rolesToInvite('parent'), rolesToInvite(null)]).toEqual([[], [], []])
  })

  test('allow removals and role changes only of managed members, and always keep an owner', () => {
    fc.assert(
      fc.property(anyTeam, someone, someone, (team, uid, target) => {
        const account = { team, createdBy: 'ann' }
        const mine = liveRoleIn(account, uid, NOW)
        const other = Object.hasOwn(team, target) ? team[target] : undefined
        for (const role of rolesToGive(account, uid, target, NOW)) {
          expect(other !== undefined && canManageRole(mine, other.role) && canManageRole(mine, role)).toBe(true)
          expect(ownersOf(account).length === 0 || ownersOf({ team: { ...team, [target]: teamMember(role) } }).length > 0).toBe(true)
          expect(role === 'visitor' && target === 'ann').toBe(false)
        }
        if (mayRemove(account, uid, target, NOW)) {
          const { [target]: gone, ...left } = team
          expect(gone !== undefined && canManageRole(mine, gone.role) && uid !== target).toBe(true)
          expect(ownersOf(account).length === 0 || ownersOf({ team: left }).length > 0).toBe(true)
        }
      }),
    )
  })

  test('let nobody raise their own role', () => {
    fc.assert(
      fc.property(anyTeam, someone, (team, uid) => {
        const mine = liveRoleIn({ team }, uid, NOW)
        const better = rolesToGive({ team, createdBy: 'ann' }, uid, uid, NOW).filter((role) => teamRoles.indexOf(role) < teamRoles.indexOf(mine ?? 'parent'))
        expect(better).toEqual([])
      }),
    )
  })

  test('let everybody leave except the last owner', () => {
    const team = { ann: teamMember('owner'), bob: teamMember('owner'), cid: teamMember('therapist') }
    expect(['ann', 'cid', 'eve'].map((uid) => mayLeave({ team }, uid))).toEqual([true, true, false])
    const { bob: _second, ...one } = team
    expect(mayLeave({ team: one }, 'ann')).toBe(false)
    expect(rolesToGive({ team: one, createdBy: 'ann' }, 'ann', 'ann', NOW)).toEqual([])
  })

  test('let everybody become a visitor except the founder of the account', () => {
    const account = { team: { ann: teamMember('owner'), bob: teamMember('owner') }, createdBy: 'ann' }
    expect(['ann', 'bob'].map((target) => rolesToGive(account, 'ann', target, NOW).includes('visitor'))).toEqual([false, true])
  })

  test('mirror the map in the lists, without visitors', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const { memberIds, ownerIds } = mirrorsOf(team)
        expect(new Set(memberIds)).toEqual(new Set(Object.keys(team).filter((uid) => team[uid]?.role !== 'visitor')))
        expect(new Set(ownerIds)).toEqual(new Set(ownersOf({ team })))
        expect(memberIds).toHaveLength(new Set(memberIds).size)
      }),
    )
  })
})

describe('a visit', () => {
  test('ends exactly at its time', () => {
    const account = { team: { vic: teamMember('visitor', { until: NOW }) } }
    expect([liveRoleIn(account, 'vic', NOW - 1), liveRoleIn(account, 'vic', NOW)]).toEqual(['visitor', null])
    expect(liveRoleIn(account, null, NOW)).toBeNull()
  })

  test('counts the granted days down to none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 92 }), fc.integer({ min: -MINUTE_MS, max: DAY_MS - 3 * MINUTE_MS }), (days, passed) => {
        expect(daysLeft(NOW + days * DAY_MS, NOW + passed)).toBe(days)
        expect([daysLeft(NOW, NOW + Math.abs(passed)), daysLeft(NOW + 1, NOW)]).toEqual([0, 1])
      }),
    )
  })
})

describe('the permission table', () => {
  const tasksOf = (role: TeamRole) => (Object.keys(reachOf) as TeamTask[]).filter((task) => mayDo(role, task))

  test('grows with the role, and gives a parent no task through an account', () => {
    expect(tasksOf('parent')).toEqual([])
    expect(tasksOf('visitor')).toEqual(['run'])
    expect(tasksOf('therapist')).toEqual(expect.arrayContaining(tasksOf('visitor')))
    expect(tasksOf('admin')).toEqual(expect.arrayContaining(tasksOf('therapist')))
    expect(tasksOf('owner')).toEqual(expect.arrayContaining(tasksOf('admin')))
    expect(tasksOf('admin')).not.toContain('own-account')
  })

  test('limits therapists and visitors to assigned children', () => {
    const reaches = (['edit-profile', 'run', 'see-results'] as const).flatMap((task) => [reachOf[task].therapist, reachOf[task].visitor])
    expect(reaches).not.toContain('all')
  })

  test('agrees with the permission to invite', () => {
    for (const role of teamRoles) {
      expect(mayDo(role, 'invite-parents')).toBe(rolesToInvite(role).includes('parent'))
      expect(mayDo(role, 'invite-staff')).toBe(rolesToInvite(role).includes('admin'))
    }
  })
})

test('stores an invited address in lower case, and rejects an invalid one', () => {
  expect(invitedAddress('  Pat@Example.ORG ')).toBe('pat@example.org')
  for (const wrong of ['', 'pat', 'pat@example', 'a b@example.org', 'pat/x@example.org', `${'p'.repeat(65)}@example.org`])
    expect(invitedAddress(wrong)).toBeNull()
})

describe('the end of a permission', () => {
  test('is the same day six months later, or the last of a shorter month', () => {
    expect(new Date(monthsAfter(Date.UTC(2026, 7, 31, 12), 6)).toISOString()).toBe('2027-02-28T12:00:00.000Z')
    expect(new Date(monthsAfter(Date.UTC(2026, 11, 5), 6)).toISOString()).toBe('2027-06-05T00:00:00.000Z')
  })

  test('is the end of its day, and rejected for an invalid day', () => {
    fc.assert(
      fc.property(fc.integer({ min: NOW, max: NOW + 700 * DAY_MS }), (at) => {
        const end = endOfDay(localDay(at)) ?? 0
        expect(end).toBeGreaterThan(at - 1000)
        expect(localDay(end)).toBe(localDay(at))
      }),
    )
    expect(['2026-02-30', 'tomorrow', ''].map(endOfDay)).toEqual([null, null, null])
  })

  test('is within the next two years', () => {
    expect([
      endProblem(null, NOW),
      endProblem(NOW, NOW),
      endProblem(NOW + DAY_MS, NOW),
      endProblem(latestEnd(NOW), NOW),
      endProblem(latestEnd(NOW) + 1, NOW),
    ]).toEqual(['none', 'past', null, null, 'far'])
  })
})
