import { describe, expect, it } from 'vitest'
import { workspacesOf } from '#app/workspaces/workspaces'

const nobody = { hasFamily: false, worksInTeam: false, administers: false, noted: null }

describe('the workspace of a person', () => {
  it.each([
    [{}, ['family'], 'family'],
    [{ hasFamily: true }, ['family'], 'family'],
    [{ worksInTeam: true }, ['team'], 'team'],
    [{ hasFamily: true, worksInTeam: true }, ['family', 'team'], 'family'],
    [{ administers: true }, ['family', 'administration'], 'administration'],
    [{ hasFamily: true, administers: true }, ['family', 'administration'], 'family'],
    [{ worksInTeam: true, administers: true }, ['team', 'administration'], 'team'],
  ] as const)('for %j is one of %j, starting with %s', (known, own, shown) => {
    expect(workspacesOf({ ...nobody, ...known })).toEqual({ own, shown })
  })

  it('stays the same as long as the person has access', () => {
    const both = { ...nobody, hasFamily: true, worksInTeam: true }
    expect(workspacesOf({ ...both, noted: 'team' }).shown).toBe('team')
    expect(workspacesOf({ ...both, noted: 'administration' }).shown).toBe('family')
    // A value left by a previous person is ignored.
    expect(workspacesOf({ ...nobody, worksInTeam: true, noted: 'family' }).shown).toBe('team')
  })
})
