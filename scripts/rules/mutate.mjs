import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { startEmulators } from '../emulator.mjs'
import { mutantsOf } from './mutants.mjs'

// Usage: node scripts/rules/mutate.mjs [--lines 80-95,460-720] [words of a mutant's name]
// Removes the conditions of the security rules, one at a time, and repeats the requests of the table: an attack must then succeed, or an allowed request
// fail. survivors.json lists the mutants that survive, with the reason why they are not a security hole. Unlisted or outdated entries fail the run.
process.chdir(new URL('../..', import.meta.url).pathname)
const RULES = 'src/adapters/firebase/firestore.rules'
const LEAST_CAUGHT = 0.9

const rules = readFileSync(RULES, 'utf8')
const known = JSON.parse(readFileSync('scripts/rules/survivors.json', 'utf8'))
const { values, positionals } = parseArgs({ options: { lines: { type: 'string', default: '' } }, allowPositionals: true })
const words = positionals.join(' ')
const ranges = values.lines
  .split(',')
  .filter(Boolean)
  .map((range) => range.split('-').map(Number))
const mutants = mutantsOf(rules).filter(
  ({ name, line }) => name.includes(words) && (ranges.length === 0 || ranges.some(([from, to = from]) => line >= from && line <= to)),
)
const isWhole = words === '' && ranges.length === 0

const emulators = await startEmulators({ only: ['firestore'] })
try {
  const { attempts, openProject } = (await runnerImport('./scripts/rules/table.ts')).module
  const onCloud = attempts.filter(({ only }) => only !== 'local').toSorted((one, other) => Number(one.isAllowed) - Number(other.isAllowed))
  const project = openProject(emulators.env.FIRESTORE_EMULATOR_HOST, 'demo-mutants')
  const survivors = []
  for (const [index, mutant] of mutants.entries()) {
    const near = onCloud.filter(({ ask }) => pathsOf(ask).some((path) => mutant.paths.some((pattern) => pattern.test(path))))
    if (!(await isCaught(project, mutant, near))) {
      survivors.push(mutant)
      console.log(`line ${mutant.line}: ${mutant.name}   (${near.length} requests)`)
    }
    if (index % 50 === 49) console.log(`... ${index + 1} of ${mutants.length}`)
  }
  process.exitCode = judge(survivors) ? 0 : 1
} finally {
  await emulators.stop()
}

async function isCaught(project, mutant, near) {
  await project.setRules(mutant.rules)
  for (const attempt of near) {
    if ((await project.ask(attempt).catch(refusedByBreaking)).isAllowed !== attempt.isAllowed) return true
  }
  return false
}

// Without its condition, an expression may make the emulator throw an error. That does not give anybody access.
function refusedByBreaking(error) {
  if (!error.message.includes(' 500 ')) throw error
  return { isAllowed: false }
}

function judge(survivors) {
  const caught = mutants.length - survivors.length
  const share = caught / mutants.length
  console.log(`${caught} of ${mutants.length} mutants caught (${(share * 100).toFixed(1)} %)`)
  const surprises = survivors.filter(({ name }) => !(name in known)).map(({ name, line }) => `line ${line}: ${name}`)
  const stale = isWhole ? Object.keys(known).filter((name) => survivors.every((mutant) => mutant.name !== name)) : []
  if (surprises.length > 0) console.error(`Survived without a reason in scripts/rules/survivors.json:\n  ${surprises.join('\n  ')}`)
  if (stale.length > 0) console.error(`Have a reason in scripts/rules/survivors.json, but did not survive:\n  ${stale.join('\n  ')}`)
  if (share < LEAST_CAUGHT) console.error(`Fewer than ${LEAST_CAUGHT * 100} % were caught.`)
  return surprises.length === 0 && stale.length === 0 && (share >= LEAST_CAUGHT || !isWhole)
}

/** Returns the documents that a request is about. A list is about every document of its collection. */
function pathsOf(ask) {
  if ('get' in ask) return [ask.get]
  if ('write' in ask) return Object.keys(ask.write)
  return [ask.list.group ? `any/any/${ask.list.collection}/any` : `${ask.list.collection}/any`]
}
