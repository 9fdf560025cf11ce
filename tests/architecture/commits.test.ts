import { expect, it } from 'vitest'
import { problemIn } from '../../scripts/commits.mjs'

it.each([
  ['fix(sw): roll back after repeated failed starts', null],
  ['feat!: drop support of version 1', null],
  ['Fixed the service worker', 'not `type(scope): summary`'],
  ['fix(sw): Roll back', 'not `type(scope): summary`'],
  ['fix(sw): roll back.', 'not `type(scope): summary`'],
  [`docs: ${'long '.repeat(14)}text`, '80 letters'],
])('judges the subject "%s"', (subject, problem) => expect(problemIn(subject)).toBe(problem))
