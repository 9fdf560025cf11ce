import { describe, expect, test } from 'vitest'
import { attempts } from '#tests/rules/cases/all'
import { isAllowedLocally } from '#tests/rules/kit/localJudge'
import { allowed, permissions, roles } from '#tests/rules/permissions'
import { labelOf } from '#tests/rules/world'

describe('the embedded policy answers as in the table', () => {
  for (const attempt of attempts.filter(({ only }) => only !== 'cloud')) {
    test(attempt.name, async () => {
      expect(await isAllowedLocally(attempt)).toBe(attempt.isAllowed)
    })
  }
})

describe('the table', () => {
  test('denies more than it allows, and names every request once', () => {
    const names = attempts.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const denials = attempts.filter(({ isAllowed }) => !isAllowed).length
    expect(denials).toBeGreaterThan(attempts.length - denials)
  })

  test.each(permissions)('answers for every role: %s', (permission) => {
    const asked = attempts.filter((attempt) => attempt.permission === permission)
    const may = new Set(asked.filter(({ isAllowed }) => isAllowed).map(({ who }) => labelOf(who)))
    const mayNot = new Set(asked.filter(({ isAllowed }) => !isAllowed).map(({ who }) => labelOf(who)))
    expect(roles.filter((role) => may.has(role))).toEqual(allowed[permission])
    expect(mayNot.size).toBeGreaterThan(0)
    expect(roles.filter((role) => !may.has(role) && !mayNot.has(role))).toEqual([])
  })
})
