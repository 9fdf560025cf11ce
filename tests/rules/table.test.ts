import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from './cases/all'
import type { Attempt } from './kit/case'
import { createCoverage } from './kit/coverage'
import { emulatorHost, openProject, type EmulatedProject } from './kit/emulator'

const rules = readFileSync('src/adapters/firebase/firestore.rules', 'utf8')
const onCloud = attempts.filter(({ only }) => only !== 'local')
const allowed = onCloud.filter(({ isAllowed }) => isAllowed)
const refused = onCloud.filter(({ isAllowed }) => !isAllowed)

// The emulator keeps every value of every expression until the rules are set again, which takes as long as fifty attempts.
/** Number of attempts whose values fit into one report. */
const ATTEMPTS_PER_REPORT = 150
/** Number of attempts whose values fit into the emulator's memory without a report. */
const ATTEMPTS_PER_START = 600

const batches = (list: readonly Attempt[], size: number): readonly (readonly Attempt[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

const coverage = createCoverage()
const answers = new Map(onCloud.map((attempt) => [attempt, awaited()]))

type Answer = Awaited<ReturnType<EmulatedProject['ask']>>

/** Returns a promise that can be resolved later. */
function awaited() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Answer>((...both) => ([resolve, reject] = both))
  return { promise, resolve, reject }
}

/** Sends attempts one after another in a separate project. */
async function askAll(name: string, list: readonly Attempt[], size: number, onBatch: (project: EmulatedProject) => Promise<void> = async () => {}) {
  const project = openProject(emulatorHost(), name)
  for (const batch of batches(list, size)) {
    await project.setRules(rules)
    for (const attempt of batch) {
      const answer = answers.get(attempt)
      await project.ask(attempt).then(answer?.resolve, answer?.reject)
    }
    await onBatch(project)
  }
}

const addReport = async (project: EmulatedProject) => coverage.add(await project.coverage())

describe('the rules answer as in the table', () => {
  let lanes: readonly Promise<void>[] = []
  let failure: unknown

  // The emulator serves several projects at once. Each test waits for its own answer.
  beforeAll(() => {
    const half = Math.ceil(refused.length / 2)
    lanes = [
      askAll('demo-table-allowed', allowed, ATTEMPTS_PER_REPORT, addReport),
      askAll('demo-table-refused', refused.slice(0, half), ATTEMPTS_PER_START),
      askAll('demo-table-refused-too', refused.slice(half), ATTEMPTS_PER_START),
    ]
    for (const { promise } of answers.values()) promise.catch(() => undefined)
    // A lane that has failed gives no more answers. Its tests must fail instead of waiting.
    for (const lane of lanes) {
      lane.catch((error: unknown) => {
        failure ??= error
        for (const { reject } of answers.values()) reject(error)
      })
    }
  })
  afterAll(() => Promise.allSettled(lanes))

  for (const attempt of onCloud) {
    test(attempt.name, async () => {
      const { isAllowed, why } = (await answers.get(attempt)?.promise) ?? { isAllowed: null, why: 'it was not asked' }
      expect({ isAllowed, why: attempt.isAllowed ? why : '' }).toEqual({ isAllowed: attempt.isAllowed, why: '' })
    })
  }

  test('evaluates every expression of the rules', async () => {
    await Promise.allSettled(lanes)
    expect(failure).toBeUndefined()
    // Allowed requests evaluate almost all expressions. Refused ones are reported only while some expression is missing.
    for (const batch of batches(refused, ATTEMPTS_PER_REPORT)) {
      if (coverage.unvisited(rules).length === 0) break
      await askAll('demo-table-reported', batch, ATTEMPTS_PER_REPORT, addReport)
    }
    expect(coverage.size).toBeGreaterThan(1000)
    expect(coverage.unvisited(rules)).toEqual([])
  })
})
