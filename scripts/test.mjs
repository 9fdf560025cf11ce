import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setUp } from './setUp.mjs'
import { run, runBin } from './run.mjs'

// Usage: node scripts/test.mjs [check] [rules] [firebase] [scenes] [models] [build] [e2e] [safety]    Without a name: all of them.
process.chdir(new URL('..', import.meta.url).pathname)
const REPORTS = 'test-results/stages'

// One part after the other; the lanes of a part run side by side. What waits for emulators leaves a core to what computes.
const parts = [
  [
    [
      step('check', 'types', () => runBin('typescript/bin/tsc', ['-p', '.'])),
      step('check', 'format', () => runBin('oxfmt/bin/oxfmt', ['--check', '.'])),
      step('check', 'lint', () => runBin('oxlint/bin/oxlint', [])),
      step('check', 'import law', () => run(process.execPath, ['scripts/importLaw.mjs'])),
    ],
    [vitest('check', 'fast')],
  ],
  [
    [vitest('rules', 'rules', beside('firestore')), vitest('firebase', 'firebase', beside('firestore', 'auth'))],
    [vitest('models', 'models'), vitest('scenes', 'scenes')],
  ],
  [
    [
      step('build', 'build', () => run(process.execPath, ['scripts/build.mjs'])),
      step('build', 'first page', () => run(process.execPath, ['scripts/firstPage.mjs'])),
      { group: 'e2e', name: 'browser', run: () => playwright('browser', ['--project=e2e', '--project=safety', '--project=durability']) },
      { group: 'e2e', name: 'measured', run: () => playwright('measured', ['--project=bench', '--workers=2']) },
      { group: 'firebase', name: 'hosted', run: hosted },
      { group: 'safety', name: 'flashes', isExtra: true, run: () => playwright('flashes', ['--project=safety']) },
    ],
  ],
]

const known = new Set(parts.flat(2).map(({ group }) => group))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.has(name))
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`)
  process.exit(1)
}

const results = []
try {
  await timed('set-up', async () => {
    await setUp()
    return { passed: 0, failed: 0 }
  })
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  for (const lanes of parts) await Promise.all(lanes.map(inTurn))
} catch (error) {
  console.error(error.message)
  results.push({ name: 'set-up', seconds: 0, passed: 0, failed: 1 })
}

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log('\nStage          Seconds   Passed   Failed')
for (const result of results) {
  console.log(`${result.name.padEnd(12)} ${result.seconds.toFixed(1).padStart(9)} ${String(result.passed).padStart(8)} ${String(result.failed).padStart(8)}`)
}
for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function inTurn(stages) {
  for (const stage of stages) if (wanted.length === 0 ? !stage.isExtra : wanted.includes(stage.group)) await timed(stage.name, stage.run)
}

async function timed(name, work) {
  console.log(`\n== ${name} ==`)
  const from = performance.now()
  const outcome = await work().catch((error) => {
    if (name === 'set-up') throw error
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  results.push({ name, seconds: (performance.now() - from) / 1000, ...outcome })
}

/** A stage that is one yes or no: its exit code. */
function step(group, name, work) {
  const judge = async () => ((await work()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return { group, name, run: judge }
}

function vitest(group, project, runIt = run) {
  const report = `${REPORTS}/${project}.json`
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    group,
    name: project,
    run: async () => countAll(await runIt(process.execPath, args), report, vitestCounts),
  }
}

/** Runs a command beside these emulators. */
function beside(...only) {
  return async (command, args) => {
    const { runWithEmulator } = await import('./emulator.mjs')
    return runWithEmulator(command, args, { only })
  }
}

/** Browser tests on the embedded backend. */
async function playwright(stage, args) {
  const { browsers } = await import('./findChromium.mjs')
  const { anyFreePort } = await import('./freePort.mjs')
  const report = `${REPORTS}/${stage}.json`
  const env = {
    ...process.env,
    ...(await browsers()),
    E2E_PORT: String(await anyFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  return countAll(await runBin('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], { env }), report, playwrightCounts)
}

/** The journeys on the hosted backend. */
async function hosted() {
  const { runHosted } = await import('./hosted.mjs')
  const report = `${REPORTS}/hosted.json`
  return countAll(await runHosted(['--reporter=list,json'], { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }), report, playwrightCounts)
}

// A skipped test, or a run that fails without a failed test (a file that does not load, an error at the end), counts as failed.
function countAll(code, report, read) {
  const { passed, failed, failures } = read(JSON.parse(readFileSync(report, 'utf8')))
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures }
}

function vitestCounts(report) {
  const emptyFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failures = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName, failureMessages }) => (status === 'failed' ? `${fullName}\n${failureMessages[0]?.slice(0, 600)}` : []))
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + emptyFiles, failures }
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures: pagesOfFailures() }
}

/** What was wrong and what the page showed then: of a machine that is gone afterwards nothing else can be looked at. */
function pagesOfFailures() {
  const folder = 'test-results/browser'
  if (!existsSync(folder)) return []
  const pages = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('error-context.md'))
  return pages.map((file) => readFileSync(`${folder}/${file}`, 'utf8').slice(0, 6000))
}
