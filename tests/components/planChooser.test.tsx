import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { DayPlan, PlanTile } from '#domain/child/dayPlan'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { findActivity } from '#scenes/catalogue'
import type { Tile } from '../../src/screens/activity/tiles'
import { Chooser } from '../../src/screens/plan/Chooser'
import { english } from '#tests/support/english'
import { show } from '../support/page'

// The stage draws this picture, which needs a canvas.
vi.mock('#app/stage/start/StagePicture', () => ({ StagePicture: () => null }))
vi.mock('#app/play/pastSessions', () => ({
  useSessions: () => ({ status: 'ready', value: { sessions: [{ activity: 'lightcatcher', category: null, level: '1' }], unreadable: 0 } }),
}))
// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const { chooser } = english.screens.plan
const tile = (id: string, isHarder = false): Tile => {
  const manifest = findActivity(id)
  if (manifest === null) throw new Error(`there is no activity ${id}`)
  return { key: id, manifest, category: null, level: '1', lastLevel: null, access: 'open', isHarder }
}
const tiles = [tile('lightcatcher'), tile('bubblepop'), tile('follow', true)]
const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }

function open(planned: DayPlan = []) {
  const added: PlanTile[] = []
  show(<Chooser child={child} day="Sunday" tiles={tiles} planned={planned} onAdd={(each) => added.push(each)} onUndo={null} onClose={() => undefined} />)
  const dialog = [...document.querySelectorAll('dialog')].at(-1) as HTMLDialogElement
  const rows = () => [...dialog.querySelectorAll('ul:last-of-type > li b')].map(({ textContent }) => textContent)
  const button = (name: string) => [...dialog.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
  const type = (word: string) =>
    act(async () => {
      const field = dialog.querySelector('input') as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, word)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { dialog, added, rows, button, type }
}

it('lists suitable, recently played activities first, and adds one with a press', async () => {
  const { dialog, added, rows, button } = open()
  expect(dialog.textContent).toContain(chooser.recent)
  expect(rows()).toContain('Bubble pop')
  expect(rows()).not.toContain('Follow')
  await act(async () => button('Add Bubble pop')?.click())
  expect(added).toEqual([{ activity: 'bubblepop', category: null, level: '1' }])
})

it('finds activities by a word, including harder ones, and says when there are none', async () => {
  const { dialog, rows, type } = open()
  await type('foll')
  expect(rows()).toContain('Follow')
  expect(dialog.textContent).toContain(english.screens.activities.harder)
  await type('xyz')
  expect(dialog.textContent).toContain(chooser.none)
})

it('marks the activities of the day, and adds no more to a full one', () => {
  const some = open([{ activity: 'bubblepop', category: null, level: '2' }])
  expect(some.dialog.textContent).toContain(chooser.added)
  expect(some.button('Add Bubble pop')).toBeUndefined()
  const full = open(['lightcatcher', 'music', 'fireworks', 'follow'].map((activity) => ({ activity, category: null, level: '1' })))
  expect(full.button('Add Bubble pop')?.disabled).toBe(true)
})
