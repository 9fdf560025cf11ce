import type { Scene } from 'phaser'
import { expect, it } from 'vitest'
import { HoldToExit } from '#scenes/kit/input/holdToExit'
import type { Layout } from '#scenes/kit/drawing/layout'

it('removes the exit dot when the play ends, and draws it in no later frame', () => {
  let drawn = 0
  const mark = {
    setDepth: () => mark,
    fillStyle: () => mark,
    clear: () => {
      drawn = 0
      return mark
    },
    fillCircle: () => {
      drawn++
      return mark
    },
  }
  const layout = { width: 1024, height: 768, length: (share: number) => share * 768 } as unknown as Layout
  const exit = new HoldToExit({ add: { graphics: () => mark } } as unknown as Scene, 3, () => undefined)
  exit.update([], 0, layout)
  expect(drawn).toBe(1)
  exit.end()
  expect(drawn).toBe(0)
  exit.update([], 16, layout)
  expect(drawn).toBe(0)
})
