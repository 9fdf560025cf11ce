import { expect, it } from 'vitest'
import { SessionFigures } from '#app/stage/result/SessionFigures'
import { summarise } from '#domain/measures/summary'
import { turnsOf } from '#domain/measures/turns'
import { english } from '#tests/support/english'
import { trialEventsOf } from '#tests/support/facingLog'
import { show } from '../support/page'

const played = (warmUps: number) =>
  Array.from({ length: 10 }, (_, trial) => trialEventsOf({ trial, onset: trial * 9000 + 500, until: trial * 9000 + 8000, warmUp: trial < warmUps })).flat()
const figures = (warmUps: number) => {
  const events = played(warmUps)
  return show(<SessionFigures summary={summarise([events])} turns={turnsOf(events)} />).text
}

it('says how many turns the figures cover, and how the other turns ended', () => {
  expect(figures(2)).toContain('Turns in these figures: 8 of 10.')
  expect(figures(2)).toContain(english.app.summary.warmUps)
})

it('does not mention warm-ups if there were none', () => {
  expect(figures(0)).not.toContain('Turns in these figures')
  expect(figures(0)).not.toContain(english.app.summary.warmUps)
})
