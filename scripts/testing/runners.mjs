import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { run, runBin } from '../run.mjs'

/*
 * Runs one tool and counts its results as { passed, failed, failures }. A skipped test counts as failed. So does a run that fails without a failed
 * test (a file that does not load, an error after the last test), and a run without any test.
 */

export const REPORTS = 'test-results/stages'
/** Printed length of a failure (characters). */
const EXCERPT = { message: 600, page: 6000 }

/** Returns the result of a stage that can only pass or fail, from the exit code of a command. */
export const step = async (code) => ((await code) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * Runs the tests of one or more Vitest projects.
 * @param {string} stage  name of the report
 * @param {{ projects?: string[], files?: string[], env?: Record<string, string>, start?: typeof run }} options  `start` runs the command, for example
 * together with an emulator
 */
export async function vitest(stage, { projects = [stage], files = [], env = {}, start = run } = {}) {
  const report = reportOf(stage)
  const named = projects.flatMap((project) => ['--project', project])
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...named, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
  return count(await start(process.execPath, args, { env: { ...process.env, ...env } }), report, vitestCounts)
}

/** Runs browser tests on the embedded backend. */
export async function playwright(stage, args, { env = {} } = {}) {
  const { browsers } = await import('../findChromium.mjs')
  const { anyFreePort } = await import('../freePort.mjs')
  const report = reportOf(stage)
  const output = `test-results/browser/${stage}`
  const all = {
    ...process.env,
    ...(await browsers()),
    E2E_PORT: String(await anyFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  }
  const code = await runBin('@playwright/test/cli.js', ['test', '--reporter=list,json', `--output=${output}`, ...args], { env: all })
  return count(code, report, (read) => playwrightCounts(read, output))
}

/** Runs the end-to-end tests on the hosted backend. */
export async function hosted({ env = {} } = {}) {
  const { runHosted } = await import('../hosted.mjs')
  const report = reportOf('hosted')
  const output = 'test-results/browser/hosted'
  const code = await runHosted(['--reporter=list,json', `--output=${output}`], { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env } })
  return count(code, report, (read) => playwrightCounts(read, output))
}

function reportOf(stage) {
  mkdirSync(REPORTS, { recursive: true })
  return `${REPORTS}/${stage.replaceAll(/[^\w-]/g, '-')}.json`
}

function count(code, report, read) {
  const { passed, failed, failures } = read(JSON.parse(readFileSync(report, 'utf8')))
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures }
}

function vitestCounts(report) {
  const emptyFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failures = [
    ...emptyFiles.map(({ name, message }) => `${name}\n${message?.slice(0, EXCERPT.message)}`),
    ...report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, fullName, failureMessages }) => (status === 'failed' ? `${fullName}\n${failureMessages[0]?.slice(0, EXCERPT.message)}` : [])),
  ]
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + emptyFiles.length, failures }
}

function playwrightCounts({ stats, errors }, output) {
  const broken = errors.map(({ message }) => message.slice(0, EXCERPT.message))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures: [...broken, ...pagesOfFailures(output)] }
}

/** Returns the error and the page of each failed test for the log, because nobody can look at a CI machine afterwards. */
function pagesOfFailures(output) {
  if (!existsSync(output)) return []
  const pages = readdirSync(output, { recursive: true }).filter((file) => file.endsWith('error-context.md'))
  return pages.map((file) => readFileSync(`${output}/${file}`, 'utf8').slice(0, EXCERPT.page))
}
