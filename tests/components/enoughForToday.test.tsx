import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { partialDouble } from '../support/services'
import { show } from '../support/page'
import type { Session } from '#domain/activities/session'
import { ENOUGH } from '#app/play/enough'
import { findActivity } from '#scenes/catalogue'

vi.mock('#app/services/actors', () => ({ useAuth: () => ({ snapshot: { context: { user: { uid: 'ada' } } } }) }))
vi.mock('#app/play/startSession', () => ({ usePlay: () => ({ play: () => undefined }) }))
vi.mock('#app/page/useQuiet', () => ({ useQuiet: () => true }))
vi.mock('#app/stage/result/dayRun', () => ({ useDayRun: () => ({ next: 'unknown', before: [], after: [] }) }))
const { ResultActions } = await import('#app/stage/result/ResultActions')

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

it('ends the day on Today instead of proposing the next activity', async () => {
  const manifest = findActivity('lightcatcher')
  if (manifest === null) return expect.fail('an activity is missing')
  const session = partialDouble<Session>('session', { category: '', level: '1' })
  const page = show(
    <MemoryRouter>
      <ResultActions session={session} manifest={manifest} child={undefined} page={null} past={[]} isFirst />
      <Address />
    </MemoryRouter>,
  )
  await page.press('Enough for today')
  expect(page.place.querySelector('output')?.textContent).toBe(`/dashboard?${ENOUGH}=1`)
})
