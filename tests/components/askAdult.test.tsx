import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { handOver } from '#app/gate/gate'
import { useAdultFirst } from '#app/gate/useAdultFirst'
import { english } from '#tests/support/english'
import { show } from '../support/page'

const { gate } = english.app
const pin = { salt: '00', hash: '00', rounds: 1 }
const keep = (choice: object) => window.localStorage.setItem(DEVICE_KEY, JSON.stringify({ gate: choice }))

beforeEach(() => handOver())
afterEach(() => window.localStorage.clear())

function opened(action: 'settings' | 'camera' | 'device') {
  let done = 0
  function Asking() {
    const { ask, asking } = useAdultFirst(action)
    return (
      <>
        <button onClick={() => ask(() => done++)}>go</button>
        {asking}
      </>
    )
  }
  const page = show(<Asking />)
  const dialog = () => document.querySelector('dialog[open]')?.textContent ?? null
  return { go: () => page.press('go'), dialog, done: () => done, leave: page.leave }
}

it('announces the sum, or the PIN, before the button is held', async () => {
  for (const [choice, said] of [
    [{ wasPlayed: true }, gate.steps.sum],
    [{ wasPlayed: true, pin }, gate.steps.pin],
  ] as const) {
    keep(choice)
    const page = opened('settings')
    await page.go()
    expect([page.done(), page.dialog()]).toEqual([0, expect.stringContaining(said)])
    expect(page.dialog()).toContain(gate.first.settings)
    page.leave()
  }
})

it('asks before the camera even if no child has played, but not if an adult turned the check off', async () => {
  keep({ wasPlayed: false })
  const [camera, tilt] = [opened('camera'), opened('device')]
  await tilt.go()
  expect([tilt.done(), tilt.dialog()]).toEqual([1, null])
  await camera.go()
  expect([camera.done(), camera.dialog()]).toEqual([0, expect.stringContaining(gate.cameraLead)])
  keep({ isOff: true, wasPlayed: true })
  const off = opened('camera')
  await off.go()
  expect(off.done()).toBe(1)
})
