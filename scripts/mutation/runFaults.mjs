import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { faults } from './faults.mjs'
import { findFault } from './findFault.mjs'

// Usage: node scripts/node.mjs scripts/mutation/runFaults.mjs [group ...]    Without a group, runs all of them.
// Puts the hand-written faults into the product, one at a time, and runs the related tests, which must fail.

/** Time (ms) after which a test file counts as hanging, and the fault as caught. */
const PATIENCE_MS = 180_000
/** File that names the test file that caught each fault in the last run. That test file runs first; all related tests run only if it passes. */
const CAUGHT_BY = 'test-results/mutation/caughtBy.json'

export const groups = Object.keys(faults)

/**
 * Runs the faults of one group. `problems` is empty if each fault is found, and is either caught or survives for a given reason. `caughtBy` speeds up
 * the next run: it maps the harm of a fault to the test file that caught it.
 */
export async function runFaults(group, { caughtBy = {}, log = console.log } = {}) {
  const started = performance.now()
  const tester = createTester()
  const result = { faults: faults[group].length, caught: 0, survived: 0, problems: [], caughtBy: {} }
  try {
    for (const fault of faults[group]) await judge(fault)
  } finally {
    tester.stop()
  }
  return { ...result, seconds: (performance.now() - started) / 1000 }

  async function judge(fault) {
    let found
    try {
      found = findFault(fault)
    } catch (error) {
      return report('NOT FOUND', error.message)
    }
    const { file, text } = found
    const hint = caughtBy[fault.harm]
    const failure = (hint !== undefined && existsSync(hint) ? await tester.run({ file, text, tests: [hint] }) : null) ?? (await tester.run({ file, text }))
    if (failure === null) {
      result.survived += 1
      return report('survived', fault.survives === undefined ? `Survived without a reason: ${fault.harm} (${file})` : null, fault)
    }
    if (!failure.hangs && (await tester.run({ file, tests: [failure.test] })) !== null) {
      return report('BROKEN', `${failure.test} fails without a fault as well: ${failure.name}`)
    }
    result.caught += 1
    if (!failure.hangs) result.caughtBy[fault.harm] = failure.test
    report(`caught by ${failure.test}`, fault.survives === undefined ? null : `Has a reason to survive, but is caught by ${failure.test}: ${fault.harm}`, fault)
  }

  function report(outcome, problem, fault) {
    if (problem !== null) result.problems.push(problem)
    log(problem ?? `${outcome}: ${fault.harm}`)
  }
}

/** Creates a child process that runs tests. It is restarted if a fault makes it hang. */
function createTester() {
  let child = null
  const stop = () => {
    if (child === null) return
    // The child is ended together with its own workers. A worker in an endless loop would otherwise continue to run.
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
    child = null
  }
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

  const start = () => {
    const file = fileURLToPath(new URL('faultyTests.mjs', import.meta.url))
    const started = fork(file, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return new Promise((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`The tests could not be started (${code}).`)))
      started.once('message', () => {
        started.removeAllListeners('exit')
        resolve(started)
      })
    })
  }

  const run = async (question) => {
    child ??= await start()
    return new Promise((resolve, reject) => {
      let patience
      const finish = (act) => {
        clearTimeout(patience)
        child?.removeAllListeners()
        act()
      }
      const hang = (name) =>
        finish(() => {
          stop()
          resolve({ test: 'a test that hangs or ends its process', name, hangs: true })
        })
      const wait = () => {
        clearTimeout(patience)
        patience = setTimeout(() => hang('never ends'), PATIENCE_MS)
      }
      child.on('message', ({ progress, failure, error }) => {
        if (progress) wait()
        else finish(() => (error === undefined ? resolve(failure) : reject(new Error(error))))
      })
      child.once('exit', () => hang('ends its process'))
      wait()
      child.send(question)
    })
  }
  return { run, stop }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(new URL('../..', import.meta.url).pathname)
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((group) => !groups.includes(group))
  if (unknown.length > 0) throw new Error(`No such group: ${unknown.join(', ')}. There are: ${groups.join(', ')}.`)
  let caughtBy = existsSync(CAUGHT_BY) ? JSON.parse(readFileSync(CAUGHT_BY, 'utf8')) : {}
  const problems = []
  for (const group of wanted.length > 0 ? wanted : groups) {
    const result = await runFaults(group, { caughtBy })
    console.log(`${group}: ${result.caught} of ${result.faults} faults caught, in ${result.seconds.toFixed(0)} s\n`)
    problems.push(...result.problems)
    caughtBy = { ...caughtBy, ...result.caughtBy }
    mkdirSync(path.dirname(CAUGHT_BY), { recursive: true })
    writeFileSync(CAUGHT_BY, `${JSON.stringify(caughtBy, null, 2)}\n`)
  }
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
