import { createVitest } from 'vitest/node'

// Asks test files in the folder where it was started, again and again, with what was read once still at hand. Its parent is `faults.mjs`.
// A message says which files changed, and which tests are to be asked; the answer names what fails first, or nothing.
const vitest = await createVitest('test', { watch: false, reporters: [{}], bail: 1 })
await vitest.standalone()

process.on('message', async ({ changed, tests }) => {
  try {
    for (const file of changed) vitest.invalidateFile(file)
    process.send({ failed: await firstFailure(tests) })
  } catch (error) {
    process.send({ broken: String(error?.stack ?? error) })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })

async function firstFailure(tests) {
  for (const file of tests) {
    const specifications = await vitest.globTestSpecifications([`tests/${file}.test.ts`])
    if (specifications.length !== 1) throw new Error(`tests/${file}.test.ts is ${specifications.length} test files`)
    // What failed for an earlier fault must not end this run.
    vitest.state.filesMap.clear()
    vitest.state.idMap.clear()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
    const failed = testModules.find((module) => !module.ok())
    if (failed !== undefined) return { file, test: [...failed.children.allTests('failed')][0]?.fullName ?? 'does not load' }
    // A run that was cut short says nothing.
    const unasked =
      testModules.length === 0 ? ['all'] : testModules.flatMap((module) => [...module.children.allTests()].filter((test) => test.result().state !== 'passed'))
    if (unasked.length > 0) throw new Error(`${file}: ${unasked.length} tests were not asked`)
    if (unhandledErrors.length > 0) return { file, test: `an error outside a test: ${unhandledErrors[0]?.message ?? ''}` }
  }
  return null
}
