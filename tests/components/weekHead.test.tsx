import { expect, it } from 'vitest'
import { EMPTY_DAY, EMPTY_WEEK, type PlannedDay, type WeekDay, weekDays, withDays } from '#domain/child/weekPlan'
import { useText } from '#text/i18n'
import { sayWeek } from '../../src/screens/plan/screen'
import { show } from '../support/page'

const DAY = { ...EMPTY_DAY, tiles: [{ activity: 'lightcatcher', category: null, level: '1' }] }

function Head({ days, each = DAY }: { days: readonly WeekDay[]; each?: PlannedDay }) {
  return sayWeek(useText(), withDays(EMPTY_WEEK, Object.fromEntries(days.map((day) => [day, each]))), 'now')
}

it('lists the planned days until most days of the week have an activity', () => {
  const said = (count: number) => show(<Head days={weekDays.slice(0, count)} />).text
  expect([0, 1, 3, 4].map(said)).toEqual([
    'Nothing is planned this week yet',
    'This week: 1 day, about 3 minutes',
    'This week: 3 days, about 3 minutes each',
    'This week, about 3 minutes a day',
  ])
})

it('describes a week of rest as such, not as unplanned', () => {
  const said = (count: number) => show(<Head days={weekDays.slice(0, count)} each={{ ...EMPTY_DAY, isRest: true }} />).text
  expect([1, 2].map(said)).toEqual(['This week: 1 day of rest', 'This week: 2 days of rest'])
})
