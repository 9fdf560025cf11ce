import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mutants } from './faults/mutants.mjs'

// Usage: npm run faults [-- --only <regular expression over file, harm and tests>]    '^(?!.* scenes/)' leaves out what needs the engine.
// Puts one deliberate fault after the other into a copy of the product, and asks the tests that ought to notice it.
// What gets past them needs a reason in scripts/faults/mutants.mjs; nothing with a reason may be caught any more.
process.chdir(new URL('..', import.meta.url).pathname)
const LEAST_CAUGHT = 0.9
/** A fault with which the tests run on for so long (ms) was noticed: nobody would wait. */
const PATIENCE_MS = 60_000
const COPIED = [
  'assets',
  'machines',
  'scenes',
  'src',
  'tests',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'README.md',
  'firebase.json',
  'index.html',
]

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const wanted = new RegExp(values.only)
const asked = mutants.filter((mutant) => wanted.test([mutant.file, mutant.harm, ...mutant.tests].join(' ')))
const stale = asked.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
if (stale.length > 0) {
  for (const { file, harm } of stale) console.error(`${file} does not have the text of this fault exactly once: ${harm}`)
  process.exit(1)
}

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'faults-')))
let asker = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
process.on('exit', () => {
  if (asker !== null) end(asker)
  rmSync(copy, { recursive: true, force: true })
})
for (const name of COPIED) cpSync(name, path.join(copy, name), { recursive: true })
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))

const began = performance.now()
const tests = [...new Set(asked.flatMap((mutant) => mutant.tests))]
const whole = await ask([], tests, PATIENCE_MS * tests.length)
if (whole !== null) {
  console.error(`Without any fault tests/${whole.file}.test.ts fails already: ${whole.test}`)
  process.exit(1)
}
console.log(`${tests.length} test files pass without a fault (${seconds(began)} s). Now ${asked.length} faults:\n`)

const survivors = []
for (const mutant of asked) {
  const from = performance.now()
  const failure = await judge(mutant)
  if (failure === null) survivors.push(mutant)
  const by = failure === null ? (mutant.survives === undefined ? 'SURVIVED' : 'survived, reasoned') : `caught by ${failure.file}`
  console.log(`${seconds(from).padStart(5)} s  ${by.padEnd(34)} ${mutant.file}: ${mutant.harm}`)
}

const reasoned = survivors.filter(({ survives }) => survives !== undefined)
const surprises = survivors.filter(({ survives }) => survives === undefined)
const needless = asked.filter((mutant) => mutant.survives !== undefined && !survivors.includes(mutant))
const caught = asked.length - survivors.length
console.log(`\nArea                 Faults   Caught   Reasoned   Survived`)
for (const area of new Set(asked.map(areaOf))) {
  const count = (list) => String(list.filter((mutant) => areaOf(mutant) === area).length)
  const of = count(asked)
  console.log(
    `${area.padEnd(20)} ${of.padStart(6)} ${String(Number(of) - Number(count(survivors))).padStart(8)} ${count(reasoned).padStart(10)} ${count(surprises).padStart(10)}`,
  )
}
console.log(
  `\n${caught} of ${asked.length} faults caught (${((caught / asked.length) * 100).toFixed(1)} %), ${reasoned.length} reasoned, in ${seconds(began)} s`,
)
for (const { file, harm } of surprises) console.error(`Survived without a reason: ${file}: ${harm}`)
for (const { file, harm } of needless) console.error(`Has a reason, but did not survive: ${file}: ${harm}`)
process.exit(surprises.length > 0 || needless.length > 0 || caught / asked.length < LEAST_CAUGHT ? 1 : 0)

/** Puts a fault into the copy, asks its tests, and takes it out again. */
async function judge({ file, find, put, tests: files }) {
  const place = path.join(copy, file)
  const text = readFileSync(place, 'utf8')
  writeFileSync(
    place,
    text.replace(find, () => put),
  )
  const failure = await ask([place], files, PATIENCE_MS)
  writeFileSync(place, text)
  // One who was not stopped has still the faulty text at hand.
  if (asker !== null) await ask([place], [], PATIENCE_MS)
  return failure
}

/** The first failure of these tests, or null. */
async function ask(changed, files, patienceMs) {
  asker ??= await startAsker()
  return new Promise((resolve, reject) => {
    const given = asker
    const done = (act) => {
      clearTimeout(patience)
      given.removeAllListeners('message')
      given.removeAllListeners('exit')
      act()
    }
    const stop = (test) =>
      done(() => {
        end(given)
        asker = null
        resolve({ file: files[0] ?? '', test })
      })
    const patience = setTimeout(() => stop('never ends'), patienceMs)
    given.once('message', ({ failed, broken }) => done(() => (broken === undefined ? resolve(failed) : reject(new Error(broken)))))
    given.once('exit', () => stop('ends the tests themselves'))
    given.send({ changed, tests: files })
  })
}

function startAsker() {
  const child = fork('scripts/faults/asker.mjs', { cwd: copy, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The tests could not be started (${code}).`)))
    child.once('message', () => {
      child.removeAllListeners('exit')
      resolve(child)
    })
  })
}

/** With all that it started: a worker that a fault keeps running for ever would outlive it. */
function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It had ended already.
  }
}

function areaOf({ file }) {
  const parts = file.split('/')
  return parts[0] === 'machines' ? 'machines' : `${parts[0]}/${parts[1]}`
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1)
}
