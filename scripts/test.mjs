import { rmSync } from 'node:fs'
import { setUp } from './setUp.mjs'
import { run, runBin } from './run.mjs'

// Usage: npm test [-- stage ...]    Without a stage, runs all of them, with the same tests every day. `npm run check` runs the stages of the group "check".
process.chdir(new URL('..', import.meta.url).pathname)

/**
 * A stage with `isLocal` runs only if its group or name is given.
 * @typedef {{ name: string, group: string, isLocal?: true, run: () => Promise<{ passed: number, failed: number, failures?: string[] }> }} Stage
 */

/** Returns parts that run one after another. The lanes of a part run in parallel, and the stages of a lane one after another. */
function partsOf({ hosted, playwright, step, vitest, withEmulators }) {
  const check = (name, command) => ({ name, group: 'check', run: () => step(command()) })
  return [
    [
      [
        check('types', () => runBin('@typescript/native/bin/tsc', ['-p', '.'])),
        check('format', () => runBin('oxfmt/bin/oxfmt', ['--check', '.'])),
        check('lint', () => runBin('oxlint/bin/oxlint', [])),
        check('import law', () => run(process.execPath, ['scripts/importLaw.mjs'])),
        { ...check('commits', () => run(process.execPath, ['scripts/commits.mjs'])), isLocal: true },
        check('dead code', () => runBin('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'])),
      ],
      [{ name: 'fast', group: 'check', run: () => vitest('fast', { projects: ['fast', 'replacing', 'components', 'replacing components'] }) }],
    ],
    [
      [
        { name: 'rules', group: 'hosted', run: () => withEmulators(['firestore'], (start) => vitest('rules', { start })) },
        { name: 'firebase', group: 'hosted', run: () => withEmulators(['firestore', 'auth'], (start) => vitest('firebase', { start })) },
        { name: 'functions', group: 'hosted', run: () => withEmulators(['firestore', 'auth', 'functions'], (start) => vitest('functions', { start })) },
        // The packages of the functions are not installed before this point.
        { name: 'functions types', group: 'hosted', run: () => step(runBin('@typescript/native/bin/tsc', ['-p', 'functions'])) },
      ],
      [
        { name: 'scenes', group: 'scenes', run: () => vitest('scenes') },
        { name: 'thorough', group: 'thorough', run: () => vitest('thorough', { projects: ['thorough', 'plans', 'assets'] }) },
        { name: 'models', group: 'models', run: () => vitest('models') },
      ],
    ],
    [
      [
        { name: 'build', group: 'browser', run: () => step(run(process.execPath, ['scripts/build.mjs'])) },
        { name: 'first page', group: 'browser', run: () => step(run(process.execPath, ['scripts/firstPage.mjs'])) },
      ],
    ],
    [
      // Tests in a browser wait more than they compute. If they ran together with the scenes and the emulators above, everything would take longer.
      [{ name: 'browser', group: 'browser', run: () => playwright('browser', ['--project=e2e', '--project=safety', '--project=durability']) }],
      [{ name: 'hosted', group: 'hosted', run: () => hosted() }],
    ],
    [[{ name: 'measured', group: 'browser', run: () => playwright('measured', ['--project=bench', '--workers=2']) }]],
  ]
}

const results = []
const wanted = process.argv.slice(2)
try {
  await timed('set-up', async () => {
    await setUp()
    return { passed: 0, failed: 0 }
  })
  // These modules need packages, so they are imported after set-up.
  const runners = await import('./testing/runners.mjs')
  const { withEmulators } = await import('./emulator.mjs')
  const parts = partsOf({ ...runners, withEmulators })
  const isWanted = ({ name, group, isLocal }) => (wanted.length === 0 ? isLocal !== true : wanted.includes(name) || wanted.includes(group))
  const known = parts.flat(2).flatMap(({ name, group }) => [name, group])
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${[...new Set(known)].join(', ')}.`)
  rmSync(runners.REPORTS, { recursive: true, force: true })
  for (const lanes of parts) await Promise.all(lanes.map((lane) => inTurn(lane.filter(isWanted))))
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
for (const { name, failed: count, failures = [] } of results)
  for (const failure of count > 0 && failures.length === 0 ? [`${name}: see what it printed above`] : failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function inTurn(stages) {
  for (const { name, run: work } of stages) await timed(name, work)
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
