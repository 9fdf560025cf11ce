import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** Matches the subject of a Conventional Commit (https://www.conventionalcommits.org), with the types and the length in CONTRIBUTING.md. */
const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.\s]$/
const MOST_LETTERS = 72
/** Number of commits to judge if the branch has no branch point. Older commits are not judged. */
const RECENT = 100
/** Branches from which other branches start. */
const TRUNKS = ['origin/main', 'main']

/** Returns the problem with a commit's subject; null if there is none. */
export function problemIn(subject) {
  if (!CONVENTIONAL.test(subject)) return 'not `type(scope): summary`'
  return subject.length > MOST_LETTERS ? `${subject.length} letters` : null
}

/**
 * Returns the options of `git log` for the commits to judge: those since the merge base with `origin/main`, or else with `main`. Without a merge
 * base, or if the newest commit is the merge base, the last hundred commits are judged. `git` runs a command and returns its output; it throws an
 * error if the command fails.
 */
export function commitsToJudge(git) {
  const head = git('rev-parse', 'HEAD')
  for (const trunk of TRUNKS) {
    try {
      const base = git('merge-base', trunk, 'HEAD')
      if (base !== head) return [`${base}..HEAD`]
    } catch {
      // This repository has no such branch.
    }
  }
  return [`--max-count=${RECENT}`]
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Usage: node scripts/commits.mjs    Fails if a commit since the branch point does not follow Conventional Commits. This belongs to `npm run check` and
  // not to `npm test`, which also runs on copies without this history.
  const subjects = git('log', '--no-merges', ...commitsToJudge(git), '--format=%s')
    .split('\n')
    .filter(Boolean)
  for (const subject of subjects) {
    const problem = problemIn(subject)
    if (problem === null) continue
    console.error(`${subject}: ${problem}`)
    process.exitCode = 1
  }
}
