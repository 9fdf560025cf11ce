import type { SheetTrend } from '#domain/assessment/sheets'
import { FAINT, INK, type Kit, NIGHT, NIGHT_PALE, types, WHITE } from './kit'

const AXIS = { left: 9.5, top: 7.5, bottom: 12 } as const

/** Returns the steps of an axis up to the largest value. There are at most five. */
export function stepsTo(most: number): readonly number[] {
  const step = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= 4) ?? 1000
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Draws one column for each day of play, with the median of a stretch of days above them. */
export function drawTrend(kit: Kit, { groups, months, unit, key }: SheetTrend, x: number, y: number, width: number, height: number): void {
  const values = groups.flatMap(({ days }) => days.flatMap((day) => day.values))
  const steps = stepsTo(Math.max(...values))
  const most = steps.at(-1) ?? 1
  const [top, bottom] = [y + AXIS.top, y + height - AXIS.bottom]
  const up = (value: number) => bottom - ((bottom - top) * value) / most
  for (const step of steps) {
    kit.line([x + AXIS.left, up(step)], [x + width, up(step)], step === 0 ? INK : FAINT, step === 0 ? 0.35 : 0.2)
    kit.letter(step === most ? `${step} ${unit}` : String(step), types.small, [x + AXIS.left - 1.6, up(step) + 1.35], 'end')
  }
  const days = groups.flatMap((group) => group.days)
  const gaps = (groups.length - 1) * 1.5
  const column = (width - AXIS.left - 1 - gaps) / Math.max(1, days.length)
  const isDense = column < 4.6
  let at = x + AXIS.left + 0.5
  let index = 0
  const middles: number[] = []
  for (const { days: of, spread } of groups) {
    const wide = of.length * column
    if (spread !== null) {
      kit.rect(at, up(spread.q3), wide, Math.max(0.6, up(spread.q1) - up(spread.q3)), { fill: NIGHT_PALE })
      kit.line([at, up(spread.median)], [at + wide, up(spread.median)], NIGHT, 1.1)
    }
    for (const [day, { values: touches }] of of.entries()) {
      const middle = at + (day + 0.5) * column
      middles.push(middle)
      const seen = touches.toSorted((one, other) => one - other)
      for (const [place, value] of seen.entries()) {
        // Touches that are close in time are drawn next to each other.
        const near = seen[place - 1] !== undefined && up(seen[place - 1] ?? 0) - up(value) < 1.6
        kit.circle(middle + (near && column > 3 ? (place % 2 === 0 ? 0.8 : -0.8) : 0), up(value), 0.8, { fill: WHITE, stroke: INK, line: 0.3 })
      }
      const isSaid = !isDense || index % Math.ceil(4.6 / column) === 0
      if (isSaid) kit.letter(days[index]?.label ?? '', types.small, [middle, bottom + 5], 'middle')
      index += 1
    }
    at += wide + 1.5
  }
  drawMedians(kit, groups, x + AXIS.left + 0.5, column, y + 4)
  let first = 0
  for (const { label, days: count } of months) {
    const [from, to] = [(middles[first] ?? 0) - column / 2 + 0.4, (middles[first + count - 1] ?? 0) + column / 2 - 0.4]
    kit.line([from, bottom + 6.6], [to, bottom + 6.6], INK, 0.2)
    const wide = kit.widthOf(label, types.small)
    const middle = Math.min(x + width - wide / 2, Math.max(x + wide / 2, (from + to) / 2))
    if (months.length < 3 || wide < to - from + 4) kit.letter(label, types.small, [middle, bottom + 11], 'middle')
    first += count
  }
  drawKey(kit, key, x, y + height + 1.8)
}

/** Draws the median of each stretch, if there is space for it. */
function drawMedians(kit: Kit, groups: SheetTrend['groups'], from: number, column: number, y: number): void {
  let at = from
  let free = -Infinity
  const type = { ...types.strong, size: 13, colour: NIGHT }
  for (const { days, spread } of groups) {
    const wide = days.length * column
    const text = spread?.text ?? ''
    const half = kit.widthOf(text, type) / 2
    if (text !== '' && at + wide / 2 - half >= free) {
      kit.letter(text, type, [at + wide / 2, y], 'middle')
      free = at + wide / 2 + half + 1.5
    }
    at += wide + 1.5
  }
}

function drawKey(kit: Kit, { touch, median, half }: SheetTrend['key'], x: number, y: number): void {
  let at = x
  const word = (text: string) => {
    kit.letter(text, types.small, [at, y + 4])
    at += kit.widthOf(text, types.small) + 4
  }
  kit.circle(at + 1, y + 2.8, 0.9, { fill: WHITE, stroke: INK, line: 0.3 })
  at += 3.2
  word(touch)
  kit.line([at, y + 2.8], [at + 6, y + 2.8], NIGHT, 1.1)
  at += 7.4
  word(median)
  kit.rect(at, y + 0.6, 7, 4.4, { fill: NIGHT_PALE }, 0.8)
  at += 8.4
  word(half)
}
