import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** https://www.conventionalcommits.org, with the types and the length of CONTRIBUTING.md. */
const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.\s]$/
const MOST_LETTERS = 72
/** Commits that are judged. Older ones are history. */
const RECENT = 100

/** The problem with a commit's subject; null without one. */
export function problemIn(subject) {
  if (!CONVENTIONAL.test(subject)) return 'not `type(scope): summary`'
  return subject.length > MOST_LETTERS ? `${subject.length} letters` : null
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/commits.mjs    Fails if a recent commit does not follow Conventional Commits. Part of `npm run check`, not of `npm test`, which
  // also runs on copies without this history.
  const subjects = execFileSync('git', ['log', '--no-merges', `--max-count=${RECENT}`, '--format=%s'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  for (const subject of subjects) {
    const problem = problemIn(subject)
    if (problem === null) continue
    console.error(`${subject}: ${problem}`)
    process.exitCode = 1
  }
}
