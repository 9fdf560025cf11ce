import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from './cases/all'
import { createCoverage } from './kit/coverage'
import { emulatorHost, openProject } from './kit/emulator'

const rules = readFileSync('src/adapters/firebase/firestore.rules', 'utf8')
const onCloud = attempts.filter(({ only }) => only !== 'local')

// The emulator keeps every value of every expression: asked for all at once, its report does not fit into its memory.
const ATTEMPTS_PER_REPORT = 60

describe('the rules answer the table', () => {
  const project = openProject(emulatorHost(), 'demo-table')
  const coverage = createCoverage()
  let unreported = 0

  const startReport = () => project.setRules(rules)
  const report = async () => {
    coverage.add(await project.coverage())
    unreported = 0
    await startReport()
  }

  beforeAll(startReport)
  afterEach(async () => {
    if (++unreported >= ATTEMPTS_PER_REPORT) await report()
  })

  for (const attempt of onCloud) {
    test(attempt.name, async () => {
      const { isAllowed, why } = await project.ask(attempt)
      expect({ isAllowed, why: attempt.isAllowed ? why : '' }).toEqual({ isAllowed: attempt.isAllowed, why: '' })
    })
  }

  test('no expression of the rules was left out', async () => {
    await report()
    expect(coverage.size).toBeGreaterThan(1000)
    expect(coverage.unvisited(rules)).toEqual([])
  })
})
