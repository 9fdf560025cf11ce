import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '#ui/lazyPart'
import { show } from '../support/page'

it('reports a part that cannot be loaded in its place, keeps typed text elsewhere, and loads it on one press', async () => {
  let isReachable = false
  const Part = lazyPart(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ words }: { words: string }) => <p>{words}</p>
  })
  // React logs the caught error.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = show(
    <>
      <input aria-label="Typed" />
      <Part words="Here it is" />
      <Part words="And here" />
    </>,
  )
  const field = document.querySelector('input')
  if (field !== null) field.value = 'half a sentence'
  await act(() => Promise.resolve())
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(2)
  expect(told).toHaveBeenCalled()
  isReachable = true
  await page.press('Try again')
  await act(() => Promise.resolve())
  expect(document.body.textContent).toContain('Here it is')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(document.querySelector('input')?.value).toBe('half a sentence')
  told.mockRestore()
})
