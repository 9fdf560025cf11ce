import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAsyncAction } from '#app/services/task'
import { NoticePlace } from '#ui/NoticePlace'
import { endNotices, leaveNotices, showNotice } from '#ui/notices'
import { show } from '../support/page'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  endNotices()
  vi.useRealTimers()
})

const said = () => [...document.querySelectorAll('[data-notice]')].map(({ textContent }) => textContent)
const tell = (message: string) => act(async () => showNotice({ message, closeLabel: 'Close' }))

function Acts() {
  const task = useAsyncAction()
  return <button onClick={() => void task.run(async () => undefined)}>Act</button>
}

it('stays until the next action, which may undo what it reports', async () => {
  const page = show(
    <>
      <NoticePlace autoClose={100_000} />
      <Acts />
    </>,
  )
  await tell('Sent to Sam.')
  await expect.poll(said).toEqual(['Sent to Sam.'])
  await page.press('Act')
  await expect.poll(said).toEqual([])
})

it('disappears when its page is left, unless its own action led to the next page', async () => {
  show(<NoticePlace autoClose={100_000} />)
  await tell('You left the team.')
  await act(async () => leaveNotices())
  await expect.poll(said).toEqual(['You left the team.'])
  vi.setSystemTime(Date.now() + 2000)
  await act(async () => leaveNotices())
  await expect.poll(said).toEqual([])
})

it('is not shown at all if removed before it could be drawn', async () => {
  show(<NoticePlace autoClose={100_000} />)
  await act(async () => {
    showNotice({ message: 'Sent.', closeLabel: 'Close' })
    endNotices()
  })
  expect(said()).toEqual([])
})
