import { act, useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { marksFrom, type FacePoints } from '#domain/photos/face'
import { aboutDraftOf, draftOnCrop } from '../../src/screens/photos/AboutStep'
import { FaceStep } from '../../src/screens/photos/FaceStep'
import { show } from '../support/page'

const SIDE = 500

// jsdom lacks object URLs, pointer capture and element sizes.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:face'
  URL.revokeObjectURL = () => undefined
  HTMLElement.prototype.setPointerCapture = () => undefined
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => SIDE })
  HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: SIDE, height: SIDE }) as DOMRect
})

function open(before: FacePoints = []) {
  let kept = before
  let isDone = false
  function Held() {
    const [points, setPoints] = useState(before)
    const onPoints = (next: FacePoints) => {
      kept = next
      setPoints(next)
    }
    return <FaceStep picture={new Blob()} name="Mum" points={points} onPoints={onPoints} onDone={() => (isDone = true)} />
  }
  const page = show(<Held />)
  const board = page.place.querySelector<HTMLElement>('[data-autofocus]')
  const key = (on: Element | null | undefined, name: string, more: KeyboardEventInit = {}) =>
    act(() => void on?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })))
  const finger = (kind: string, x: number, y: number) => {
    const event = Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x * SIDE, clientY: y * SIDE }), { pointerId: 1, isPrimary: true })
    act(() => void board?.dispatchEvent(event))
  }
  return {
    page,
    key: (name: string, more?: KeyboardEventInit) => key(board, name, more),
    ringKey: (label: string, name: string) => key(page.place.querySelector(`[aria-label^="${label}"]`), name),
    tap: (x: number, y: number) => {
      finger('pointerdown', x, y)
      finger('pointerup', x, y)
    },
    drag: (from: readonly [number, number], to: readonly [number, number]) => {
      finger('pointerdown', ...from)
      finger('pointermove', ...to)
      finger('pointerup', ...to)
    },
    get said() {
      return page.place.querySelector('[role=status]')?.textContent ?? ''
    },
    get outlines() {
      return [...page.place.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part'])
    },
    get rings() {
      return page.place.querySelectorAll('[aria-label$="Arrow keys move it."]').length
    },
    get kept() {
      return kept
    },
    get isDone() {
      return isDone
    },
  }
}

const five = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.5, 0.5],
  [0.5, 0.6],
  [0.5, 0.1],
] as const
const points = five.map(([x, y]) => ({ x, y }))

it('asks for one point after the other, confirms each, and outlines the parts after the fifth', async () => {
  const step = open()
  const requests = ['eye on the left.', 'eye on the right.', 'tip of the nose.', 'middle of the mouth.', 'top of the hair, above the forehead.']
  for (const [index, [x, y]] of five.entries()) {
    expect(step.said).toContain(`Tap the ${requests[index]}`)
    expect([step.rings, step.outlines, step.page.button('Done')]).toEqual([index, [], null])
    step.tap(x, y)
  }
  expect(step.said).toBe('The hair is set.The face is marked.')
  expect(step.outlines).toEqual(['two eyes', 'nose', 'mouth', 'hair'])
  expect(marksFrom(step.kept)).not.toBeNull()
  await step.page.press('Done')
  expect(step.isDone).toBe(true)
})

it('undoes the last tap, clears all, and restores what was cleared', async () => {
  const step = open()
  expect([step.page.button('Back')?.disabled, step.page.button('Start again')?.disabled]).toEqual([true, true])
  for (const [x, y] of five.slice(0, 3)) step.tap(x, y)
  await step.page.press('Back')
  expect([step.rings, step.said]).toEqual([2, 'Last point undone.Tap the tip of the nose.'])
  await step.page.press('Start again')
  expect([step.rings, step.said]).toEqual([0, 'All marks are gone.Tap the eye on the left.'])
  await step.page.press('Back')
  expect(step.kept).toEqual(points.slice(0, 2))
})

it('starts with the earlier marks and steps back from there', async () => {
  const step = open(points)
  expect([step.rings, step.outlines.length]).toEqual([5, 4])
  await step.page.press('Back')
  expect([step.kept, step.outlines]).toEqual([points.slice(0, 4), []])
})

it('works by keyboard: arrows move a cross, Shift moves it farther, Enter sets a point', () => {
  const step = open()
  for (let press = 0; press < 2; press++) step.key('ArrowLeft', { shiftKey: true })
  step.key('ArrowUp')
  step.key('Enter')
  expect(step.kept).toEqual([{ x: expect.closeTo(0.4), y: expect.closeTo(0.49) }])
  expect(step.said).toContain('The eye on the left is set.')
  step.ringKey('The eye on the left', 'ArrowDown')
  expect(step.kept).toEqual([{ x: expect.closeTo(0.4), y: expect.closeTo(0.5) }])
})

it('lets a ring be dragged or tapped elsewhere, and undoes each as one change', async () => {
  const step = open(points)
  step.drag([0.51, 0.61], [0.5, 0.7])
  expect([step.kept[3], step.said]).toEqual([{ x: 0.5, y: 0.7 }, 'The mouth has been moved.The face is marked.'])
  step.tap(0.55, 0.15)
  expect(step.kept[4]).toEqual({ x: 0.55, y: 0.15 })
  for (let press = 0; press < 5; press++) step.ringKey('The tip of the nose', 'ArrowRight')
  await step.page.press('Back')
  await step.page.press('Back')
  await step.page.press('Back')
  expect(step.kept).toEqual(points)
})

it('explains an impossible mark, and takes the next tap as its correction', () => {
  const step = open()
  step.tap(0.4, 0.4)
  step.tap(0.41, 0.4)
  expect(step.said).toContain('Both eyes are in the same place. Tap the eye on the right again.')
  step.tap(0.6, 0.4)
  expect(step.said).toContain('Tap the tip of the nose.')
  step.tap(0.5, 0.5)
  step.tap(0.5, 0.2)
  step.tap(0.5, 0.1)
  expect([step.said.includes('The mouth is above the eyes.'), step.rings, step.outlines]).toEqual([true, 5, []])
  step.tap(0.5, 0.6)
  expect(step.outlines).toHaveLength(4)
})

it('keeps marks in place when the picture is cropped again, and asks again for those outside', () => {
  const [from, to] = [
    { x: 200, y: 200, side: 400 },
    { x: 200, y: 300, side: 200 },
  ]
  const points = [
    { x: 0.4, y: 0.6 },
    { x: 0.6, y: 0.6 },
    { x: 0.5, y: 0.75 },
    { x: 0.5, y: 0.85 },
    { x: 0.5, y: 0.2 },
  ]
  const draft = { ...aboutDraftOf(null), parts: [{ x: 0.5, y: 0.75, size: 0.12, phrase: 'red nose' }], points }
  const next = draftOnCrop(draft, from, to)
  expect(next.points.map(({ x, y }) => [Number(x.toFixed(3)), Number(y.toFixed(3))])).toEqual([
    [0.3, 0.2],
    [0.7, 0.2],
    [0.5, 0.5],
    [0.5, 0.7],
  ])
  expect(next.parts).toEqual([{ x: 0.5, y: 0.5, size: 0.2, phrase: 'red nose' }])
  expect(draftOnCrop(draft, from, from)).toEqual(draft)
})
