import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** https://www.conventionalcommits.org, with the types and the length of CONTRIBUTING.md. */
const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.\s]$/
const MOST_LETTERS = 72
/** Commits that are judged. Older ones are history. */
const RECENT = 100

const problemIn = (subject: string): string | null =>
  CONVENTIONAL.test(subject) ? (subject.length > MOST_LETTERS ? `${subject.length} letters` : null) : 'not `type(scope): summary`'

it.each([
  ['fix(sw): roll back after repeated failed starts', null],
  ['feat!: drop support of version 1', null],
  ['Fixed the service worker', 'not `type(scope): summary`'],
  ['fix(sw): Roll back.', 'not `type(scope): summary`'],
  [`docs: ${'long '.repeat(14)}text`, '80 letters'],
])('judges the subject "%s"', (subject, problem) => expect(problemIn(subject)).toBe(problem))

/** Subjects of recent commits; none in a copy without its history. */
function recentSubjects(): readonly string[] {
  try {
    const log = ['-c', 'safe.directory=*', 'log', '--no-merges', `--max-count=${RECENT}`, '--format=%s']
    return execFileSync('git', log, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

it('finds recent commits that follow Conventional Commits', () => {
  const subjects = recentSubjects()
  expect(subjects.flatMap((subject) => (problemIn(subject) === null ? [] : [`${subject}: ${problemIn(subject)}`]))).toEqual([])
})
