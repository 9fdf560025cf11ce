import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** The subject of a Conventional Commit (https://www.conventionalcommits.org), with the types and the length of CONTRIBUTING.md. */
const CONVENTIONAL = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9-]+\))?!?: [^A-Z\s].*[^.\s]$/
const MOST_LETTERS = 72
/** Number of commits to judge if the branch has no branch point. Older ones are not judged. */
const RECENT = 100
/** Branches from which others start. */
const TRUNKS = ['origin/main', 'main']

/** The problem with a commit's subject; null without one. */
export function problemIn(subject) {
  if (!CONVENTIONAL.test(subject)) return 'not `type(scope): summary`'
  return subject.length > MOST_LETTERS ? `${subject.length} letters` : null
}

/**
 * The options of `git log` for the commits to judge: those since the merge base with `origin/main`, or else with `main`. The last hundred commits if there is
 * no merge base, or if the newest commit is the merge base. `git` runs a command and returns its output; it throws if the command fails.
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
  // Usage: node scripts/commits.mjs    Fails if a commit since the branch point does not follow Conventional Commits. Part of `npm run check`, not of `npm test`, which
  // also runs on copies without this history.
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
