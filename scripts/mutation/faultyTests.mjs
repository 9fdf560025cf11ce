import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'

// Child process of runFaults.mjs. Runs tests with one source text replaced in memory, so that no file is ever changed.
// A message { file, text, tests } runs these test files. Without `tests`, it runs all related tests of PROJECTS, one project
// after another. The answer is the first failure { test, name }, or null. { progress } reports each test file that is finished.
const PROJECTS = ['fast', 'replacing', 'components', 'replacing components', 'scenes']

let fault = null
const putFault = { name: 'put-fault', enforce: 'pre', load: (id) => (id.split('?')[0] === fault?.file ? fault.text : undefined) }

const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, path.resolve('vitest.config.ts'))
const projects = config.test.projects
  .filter(({ test }) => PROJECTS.includes(test.name))
  // The module cache on disk is keyed by the text on disk, which does not contain the fault.
  .map((project) => ({ ...project, plugins: [...(project.plugins ?? []), putFault], test: { ...project.test, fsModuleCache: false } }))
const vitest = await createVitest('test', {
  config: false,
  root: process.cwd(),
  projects,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  fsModuleCache: false,
  reporters: [{ onTestModuleEnd: () => process.send({ progress: true }) }],
  onConsoleLog: () => false,
})
await vitest.standalone()

process.on('message', async ({ file, text, tests }) => {
  try {
    const failure = await firstFailure(path.resolve(file), text, tests)
    process.send({ failure })
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) })
  }
})
process.on('disconnect', () => process.exit())
process.send({ progress: true })

async function firstFailure(file, text, tests) {
  fault = text === undefined ? null : { file, text }
  vitest.invalidateFile(file)
  try {
    if (tests !== undefined) return await run(await vitest.globTestSpecifications(tests))
    const related = await findRelated(file)
    for (const project of PROJECTS) {
      const failure = await run(related.filter((each) => each.project.name === project))
      if (failure !== null) return failure
    }
    return null
  } finally {
    vitest.invalidateFile(file)
  }
}

async function findRelated(file) {
  vitest.config.related = [file]
  const related = await vitest.getRelevantTestSpecifications()
  vitest.config.related = undefined
  return related
}

async function run(specifications) {
  if (specifications.length === 0) return null
  // The failure under the previous fault is discarded, because it would end this run immediately.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.find((module) => !module.ok())
  if (failed !== undefined) {
    const [test] = failed.children.allTests('failed')
    return { test: path.relative(process.cwd(), failed.moduleId), name: test?.fullName ?? 'the file does not load' }
  }
  if (unhandledErrors.length > 0)
    return { test: path.relative(process.cwd(), specifications[0].moduleId), name: `outside a test: ${unhandledErrors[0].message}` }
  if (testModules.length < specifications.length) throw new Error(`Only ${testModules.length} of ${specifications.length} test files were run.`)
  return null
}
