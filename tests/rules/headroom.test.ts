import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sample } from '../support/exhaustive'
import { attempts } from './cases/all'
import { emulatorHost, openProject } from './kit/emulator'
import { padded, paddingAlone } from './kit/padding'

const rules = readFileSync('src/adapters/firebase/firestore.rules', 'utf8')
/** The sample takes every sixteenth allowed request. */
const allowedOnCloud = sample(
  attempts.filter(({ isAllowed, only }) => isAllowed && only !== 'local'),
  16,
)

// Share of the limit of 1,000 evaluations for each request that must stay unused. A family would see a request fail because of its cost.
const SHARE_KEPT_FREE = 0.25

describe('a quarter of the allowed evaluations of a request stays unused', () => {
  const project = openProject(emulatorHost(), 'demo-headroom')
  const [first] = allowedOnCloud
  let most = 0

  beforeAll(async () => {
    let tooMuch = 2000
    while (tooMuch - most > 1) {
      const middle = Math.floor((most + tooMuch) / 2)
      await project.setRules(paddingAlone(middle))
      if (first !== undefined && (await project.ask(first)).isAllowed) most = middle
      else tooMuch = middle
    }
    await project.setRules(padded(rules, Math.ceil(most * SHARE_KEPT_FREE)))
  })

  test('the emulator enforces the limit: padded to it, nothing is allowed', async () => {
    expect(most).toBeGreaterThan(100)
    const full = openProject(emulatorHost(), 'demo-full')
    await full.setRules(padded(rules, most))
    const answers = []
    for (const attempt of allowedOnCloud.filter(({ ask }) => 'write' in ask)) answers.push((await full.ask(attempt)).isAllowed)
    expect(answers).not.toContain(true)
  })

  for (const attempt of allowedOnCloud) {
    test(attempt.name, async () => {
      expect(await project.ask(attempt)).toEqual({ isAllowed: true, why: '' })
    })
  }
})
