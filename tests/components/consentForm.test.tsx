import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Consents } from '#ports/consents'
import { ConsentForm } from '../../src/screens/owndata/ConsentForm'
import { show } from '../support/page'

const requests = [
  { kind: 'terms', childId: null },
  { kind: 'privacy', childId: null },
  { kind: 'parental', childId: 'ada_0' },
] as const

it('records one answer for each consent: granted if ticked, declined if not', async () => {
  const answer = vi.fn<Consents['answer']>(async () => undefined)
  const page = show(
    <MemoryRouter>
      <ConsentForm uid="ada" requests={requests} aliasOf={() => 'Firefly'} />
    </MemoryRouter>,
    { consents: { answer } as Pick<Consents, 'answer'> as Consents },
  )
  const ticks = [...page.place.querySelectorAll('input')]
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(page.text).toContain('I am Firefly’s parent or legal guardian.')
  for (const at of [0, 2, 2, 2]) act(() => ticks[at]?.click())
  await page.press('Save my answers')
  expect(answer).toHaveBeenCalledExactlyOnceWith('ada', [
    { kind: 'terms', childId: null, granted: true },
    { kind: 'privacy', childId: null, granted: false },
    { kind: 'parental', childId: 'ada_0', granted: true },
  ])
})
