import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areas, assertAreasCoverAll } from './areas.mjs'

// Usage: node scripts/node.mjs scripts/mutation/stryker.mjs <area> [--floor 82.3] [--concurrency 2]
// Changes the code of one area in a sandbox, one mutant at a time, and runs the tests that cover it.

/** Percentage points by which a score may be below its floor, because timing decides whether some mutants are caught. */
const TOLERANCE = 0.5

/**
 * Runs Stryker on an area. The score (%) counts mutants that a test kills or that hang. `survivors` lists the others as `file:line mutator:
 * replacement`.
 */
export async function runStryker(area, { concurrency = 2 } = {}) {
  assertAreasCoverAll()
  const started = performance.now()
  const results = await new Stryker({ mutate: [area], concurrency }).runMutationTest()
  const withStatus = (...statuses) => results.filter(({ status }) => statuses.includes(status))
  const killed = withStatus('Killed').length
  const timeout = withStatus('Timeout').length
  const survived = withStatus('Survived').length
  const noCoverage = withStatus('NoCoverage').length
  const judged = killed + timeout + survived + noCoverage
  if (judged === 0) throw new Error(`Stryker judged no mutant of ${area}.`)
  return {
    killed,
    survived,
    noCoverage,
    timeout,
    ignored: withStatus('Ignored').length,
    score: Math.round(((killed + timeout) / judged) * 10_000) / 100,
    seconds: Math.round((performance.now() - started) / 1000),
    survivors: withStatus('Survived', 'NoCoverage').map(describe).toSorted(),
  }
}

/** Returns the reason why this score fails, or null. */
export function floorFailure({ score }, floor) {
  return score >= floor - TOLERANCE ? null : `The score fell from ${floor} % to ${score} %.`
}

function describe({ fileName, location, mutatorName, replacement, status }) {
  const place = `${path.relative(process.cwd(), fileName)}:${location.start.line}`
  return `${place} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 100)}${status === 'NoCoverage' ? ' (no test runs it)' : ''}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(new URL('../..', import.meta.url).pathname)
  const { values, positionals } = parseArgs({
    options: { floor: { type: 'string', default: '0' }, concurrency: { type: 'string', default: '2' } },
    allowPositionals: true,
  })
  const [area] = positionals
  if (!areas.includes(area)) throw new Error(`No such area: ${area}. There are:\n${areas.join('\n')}`)
  const { survivors, ...figures } = await runStryker(area, { concurrency: Number(values.concurrency) })
  for (const survivor of survivors) console.log(survivor)
  console.log(area, figures)
  const problem = floorFailure(figures, Number(values.floor))
  if (problem !== null) console.error(problem)
  process.exitCode = problem === null ? 0 : 1
}
