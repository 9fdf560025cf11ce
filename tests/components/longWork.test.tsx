import { useState } from 'react'
import { expect, it } from 'vitest'
import { LongWork } from '#ui/LongWork'
import { show } from '../support/page'

function Working() {
  const [isOn, setOn] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOn(!isOn)}>
        Turn
      </button>
      <LongWork isOn={isOn} label="Making the file" />
    </>
  )
}

const loader = () => document.querySelector<HTMLElement>('[role=status] i')

it('covers the page at once with a spinner of 80 px, names the work, and disappears with it', async () => {
  const page = show(<Working />)
  expect(loader()).toBeNull()
  await page.press('Turn')
  expect(loader()?.style.getPropertyValue('--ring')).toBe('80px')
  expect(loader()?.closest('[role=status]')?.textContent).toBe('Making the file')
  await page.press('Turn')
  expect(loader()).toBeNull()
  expect(document.body.textContent).not.toContain('Making the file')
})
