import { expect, it } from 'vitest'
import { cells, coverLight, uncoveredShare, wholeCover, wipeCircle, wipeAll, wipeStrip } from '#domain/trials/concepts/wiping'

it('uncovers the path of a finger, once', () => {
  const wiped = wipeCircle(wholeCover, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2, 1000)
  expect(uncoveredShare(wiped)).toBeGreaterThan(0.1)
  expect(uncoveredShare(wiped)).toBeLessThan(0.3)
  for (const [index, { middle }] of cells.entries()) expect(wiped.goneAt[index] !== null).toBe(Math.abs(middle.y - 0.5) <= 0.1)
  expect(wipeCircle(wiped, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2, 2000)).toBe(wiped)
  expect(wipeCircle(wholeCover, { x: 3, y: 3 }, { x: 4, y: 3 }, 0.2, 2000)).toBe(wholeCover)
})

it('uncovers strip by strip on presses, and needs four presses', () => {
  let cover = wholeCover
  const shares = [0.25, 0.5, 0.75, 1]
  for (const share of shares) {
    cover = wipeStrip(cover, 0)
    expect(uncoveredShare(cover)).toBeCloseTo(share)
  }
  expect(wipeStrip(cover, 0)).toBe(cover)
})

it('skips a strip that a finger has already wiped', () => {
  const wiped = wipeCircle(wholeCover, { x: 0, y: 0 }, { x: 0, y: 1 }, 0.49, 0)
  expect(uncoveredShare(wiped)).toBeCloseTo(0.25)
  expect(uncoveredShare(wipeStrip(wiped, 0))).toBeCloseTo(0.5)
})

it('fades each cell over a second without steps, because the picture below may be red', () => {
  const all = wipeAll(wholeCover, 1000)
  expect(uncoveredShare(all)).toBe(1)
  for (const goneAt of all.goneAt) {
    expect(goneAt).toBeGreaterThanOrEqual(1000)
    for (let at = 900; at < 4000; at += 16) expect(coverLight(goneAt, at) - coverLight(goneAt, at + 16)).toBeLessThanOrEqual(16 / 1000 + 1e-9)
  }
  expect(coverLight(null, 5000)).toBe(1)
})
