import { expect, it } from 'vitest'
import { commitsToJudge, problemIn } from '../../scripts/commits.mjs'

it.each([
  ['fix(sw): roll back after repeated failed starts', null],
  ['feat!: drop support of version 1', null],
  ['Fixed the service worker', 'not `type(scope): summary`'],
  ['fix(sw): Roll back', 'not `type(scope): summary`'],
  ['fix(sw): roll back.', 'not `type(scope): summary`'],
  [`docs: ${'long '.repeat(14)}text`, '80 letters'],
])('judges the subject "%s"', (subject, problem) => expect(problemIn(subject)).toBe(problem))

/** Returns a fake git whose branches have these merge bases and whose newest commit is `head`. */
const gitWith =
  (bases: Readonly<Record<string, string>>) =>
  (command: string, ...args: readonly string[]): string => {
    if (command === 'rev-parse') return 'head'
    const base = bases[args[0] ?? '']
    if (base === undefined) throw new Error('Not a valid object name')
    return base
  }

it.each([
  ['the commits since the remote’s main', { 'origin/main': 'a', main: 'b' }, ['a..HEAD']],
  ['the commits since main without a remote', { main: 'b' }, ['b..HEAD']],
  ['the last hundred on main itself', { main: 'head' }, ['--max-count=100']],
  ['the last hundred without a main', {}, ['--max-count=100']],
])('judges %s', (_, bases, expected) => expect(commitsToJudge(gitWith(bases))).toEqual(expected))
