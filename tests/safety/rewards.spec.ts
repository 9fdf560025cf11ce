import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isExhaustive } from '../support/exhaustive'
import { sharedHarness } from '../support/harness'
import { supportFor } from './profiles'

/*
 * Every right answer makes something happen that is seen: after the growth and fade that fit best are taken out, the picture around what was answered
 * still changes. `npm test` looks at one level of each activity, an exhaustive run at all. What each showed is written next to the report.
 */

const REPORT = 'test-results/rewards.txt'
const HAPPENS = 0.25

test('something happens after a right answer', async ({ browser }) => {
  test.setTimeout(3_600_000)
  const page = await sharedHarness(browser)
  const all = (await page.evaluate(() => window.harness?.levels ?? [])).filter(({ isFree }) => !isFree)
  const only = process.env['REWARDS']?.split(' ')
  const levels = all.filter((level, index) =>
    only === undefined ? isExhaustive || all[index - 1]?.activity !== level.activity : only.includes(level.activity),
  )
  mkdirSync('test-results', { recursive: true })
  writeFileSync(REPORT, '')
  const dull: string[] = []
  for (const { activity, category, level, complexity } of levels) {
    const profile = { support: supportFor(complexity), dials: { voiceCue: false, waitMs: null, gapMs: 1000, rewardMs: 3000 } }
    const seen = await page.evaluate(([id, kind, number, part]) => window.harness?.rewardOf(id, kind, number, part as never), [
      activity,
      category,
      level,
      profile,
    ] as const)
    const said = `${activity} ${category ?? ''} ${level}: ${seen == null ? 'not answered' : `${seen.change.toFixed(2)} from ${seen.fromMs?.toFixed(0) ?? 'never'}`}`
    appendFileSync(REPORT, `${said}\n`)
    if (seen == null || seen.change < HAPPENS) dull.push(said)
  }
  expect(dull).toEqual([])
})
