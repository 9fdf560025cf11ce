import type { Badge, SheetIcon } from '#domain/assessment/sheets'
import { type Hex, shadeTo } from '#domain/child/palette'
import { INK, type Kit, NIGHT, type PagePoint, RULE, type PagePathStep, WHITE } from './kit'

/**
 * Returns an arc around a point as pieces of at most 30 degrees, from `from` to `to` (degrees, 0 is up). It is clockwise, or anticlockwise if `to` is
 * less than `from`.
 */
function arc([x, y]: PagePoint, radius: number, from: number, to: number): readonly PagePathStep[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 30))
  const piece = ((to - from) / pieces) * (Math.PI / 180)
  const handle = (4 / 3) * Math.tan(piece / 4) * radius
  const on = (angle: number): PagePoint => [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  return Array.from({ length: pieces }, (_, index): PagePathStep => {
    const [start, end] = [(from * Math.PI) / 180 + index * piece, (from * Math.PI) / 180 + (index + 1) * piece]
    const [[startX, startY], [endX, endY]] = [on(start), on(end)]
    return [
      'curve',
      [startX + handle * Math.cos(start), startY + handle * Math.sin(start)],
      [endX - handle * Math.cos(end), endY - handle * Math.sin(end)],
      [endX, endY],
    ]
  })
}

/** Draws the house mark, which is 7.4 mm high. */
export function lantern(kit: Kit, x: number, y: number): void {
  const scale = 0.1682
  const at = (along: number, down: number): PagePoint => [x + along * scale, y + down * scale]
  const look = { stroke: NIGHT, line: 2.6 * scale }
  kit.path([['move', at(10, 12)], ...arc(at(18, 12), 8 * scale, -90, 90)], look)
  kit.path(
    [
      ['move', at(10, 13.5)],
      ['line', at(26, 13.5)],
      ['line', at(29, 34.5)],
      ['curve', at(29.3, 37.5), at(27, 40), at(24, 40)],
      ['line', at(12, 40)],
      ['curve', at(9, 40), at(6.7, 37.5), at(7, 34.5)],
      ['close'],
    ],
    look,
  )
  kit.circle(...at(18, 27.5), 5.4 * scale, { fill: NIGHT })
}

export const faceKey = (face: string): string => `face-${face}`

/** Draws the badge of the child that the paper is about, `size` wide. */
export function badge(kit: Kit, { colour, face, alt }: Badge, x: number, y: number, size: number): void {
  kit.figure(alt, { x, y, width: size, height: size }, (left, top) => {
    const [middle, down] = [left + size / 2, top + size / 2]
    const ring = size > 26 ? [1.5, 2.7] : [1.5, 2.6]
    kit.circle(middle, down, size / 2 - 0.15, { fill: INK })
    kit.circle(middle, down, size / 2 - (ring[0] ?? 0), { fill: colour })
    kit.circle(middle, down, size / 2 - (ring[1] ?? 0), { fill: INK })
    const side = size * 0.7
    if (face !== null && kit.picture(faceKey(face)) !== null) kit.image(faceKey(face), middle - side / 2, down - side / 2, side, side)
    else drawLight(kit, [middle, down], size * 0.2, colour)
  })
}

/** Draws a light on black, as three flat circles. */
export function drawLight(kit: Kit, [x, y]: PagePoint, radius: number, colour: Hex): void {
  kit.circle(x, y, radius * 1.16, { fill: shadeTo(colour, 0.03) })
  kit.circle(x, y, radius * 1.08, { fill: shadeTo(colour, 0.13) })
  kit.circle(x, y, radius, { fill: colour })
}

/** Draws a one-minute clock face with the waiting time filled in. Without a limit, the face is empty and shows an infinity sign. */
export function clock(kit: Kit, [x, y]: PagePoint, radius: number, seconds: number | null, colour: Hex): void {
  const inner = radius * 0.58
  const line = radius > 6 ? 0.7 : 0.55
  const ink = { stroke: INK, line }
  kit.circle(x, y, radius, { fill: WHITE, ...ink })
  if (seconds !== null) {
    const end = Math.min(359.9, seconds * 6)
    kit.path(
      [
        ['move', [x, y - radius]],
        ...arc([x, y], radius, 0, end),
        ['line', [x + inner * Math.sin((end * Math.PI) / 180), y - inner * Math.cos((end * Math.PI) / 180)]],
        ...arc([x, y], inner, end, 0),
        ['close'],
      ],
      { fill: colour, ...ink },
    )
  }
  kit.circle(x, y, inner, { fill: WHITE, ...ink })
  for (let mark = 0; mark < 12; mark += 1) {
    const [along, down] = [Math.sin((mark * Math.PI) / 6), -Math.cos((mark * Math.PI) / 6)]
    kit.line([x + along * radius * 0.88, y + down * radius * 0.88], [x + along * radius * 0.99, y + down * radius * 0.99], INK, line)
  }
  const size = radius * 1.85 * (seconds !== null && seconds > 99 ? 0.7 : 1)
  if (seconds === null) endless(kit, [x, y], inner * 0.6, line * 1.6)
  else kit.letter(String(seconds), { size: size * 1.05, line: size, weight: 'bold' }, [x, y + size * 0.127], 'middle')
}

function endless(kit: Kit, [x, y]: PagePoint, half: number, line: number): void {
  for (const side of [-1, 1]) kit.circle(x + (side * half) / 2, y, half / 2, { stroke: INK, line })
}

/** Draws a filled circle with a tick, or an empty one with a bar, `size` wide. */
export function point(kit: Kit, isDo: boolean, x: number, y: number, size: number): void {
  const half = size / 2
  const scale = size / 5.2
  const at = (along: number, down: number): PagePoint => [x + half + along * scale, y + half + down * scale]
  kit.circle(x + half, y + half, half * 0.96, isDo ? { fill: NIGHT } : { fill: WHITE, stroke: INK, line: 0.4 })
  kit.path(
    isDo
      ? [
          ['move', at(-1.12, 0.1)],
          ['line', at(-0.25, 1)],
          ['line', at(1.2, -0.9)],
        ]
      : [
          ['move', at(-1.12, 0)],
          ['line', at(1.12, 0)],
        ],
    {
      stroke: isDo ? WHITE : INK,
      line: 0.6 * scale,
    },
  )
}

/** Draws a circle to tick with a felt pen. */
export const toTick = (kit: Kit, x: number, y: number, radius = 5.2): void => kit.circle(x, y, radius, { fill: WHITE, stroke: INK, line: 0.6 })

/** Draws a number in a circle of the child's colour. */
export function stepNumber(kit: Kit, x: number, y: number, number: number, colour: Hex): void {
  kit.circle(x, y, 5.1, { fill: colour, stroke: INK, line: 0.6 })
  kit.letter(String(number), { size: 15, line: 18, weight: 'bold' }, [x, y + 1.85], 'middle')
}

/** Draws stripes within a box, 2.2 mm apart by default, as lines that end at its edges. */
export function stripes(kit: Kit, x: number, y: number, width: number, height: number, apart = 2.2): void {
  for (let sum = apart; sum < width + height; sum += apart) {
    const from: PagePoint = [x + Math.min(sum, width), y + Math.max(0, sum - width)]
    const to: PagePoint = [x + Math.max(0, sum - height), y + Math.min(sum, height)]
    kit.line(from, to, RULE, 0.18)
  }
}

/** Draws lights in a row. Those that are done are filled; those still to be reached have a thick ring. */
export function lightRow(kit: Kit, x: number, y: number, of: number, filled: number, aim = filled, most = 80): void {
  const apart = Math.min(3.95, most / Math.max(1, of))
  const radius = Math.min(1.55, apart * 0.4)
  for (let index = 0; index < of; index += 1) {
    const isFilled = index < filled
    const isAim = !isFilled && index < aim
    kit.circle(x + radius + 0.3 + index * apart, y, radius, {
      fill: isFilled ? NIGHT : WHITE,
      stroke: isAim ? NIGHT : INK,
      line: isAim ? 0.8 : 0.3,
    })
  }
}

/** Draws a small picture to go next to words, in a square of `size`. */
export function icon(kit: Kit, name: SheetIcon, x: number, y: number, size: number, colour: Hex): void {
  const scale = size / 24
  const at = (along: number, down: number): PagePoint => [x + along * scale, y + down * scale]
  const pen = (line: number, fill?: Hex) => ({ stroke: INK, line: line * scale, ...(fill === undefined ? {} : { fill }) })
  const box = (along: number, down: number, wide: number, tall: number, radius: number, look: ReturnType<typeof pen> | { fill: Hex }) =>
    kit.rect(...at(along, down), wide * scale, tall * scale, look, radius * scale)
  switch (name) {
    case 'distance':
      kit.circle(...at(6, 9), 4.6 * scale, pen(1.1, WHITE))
      kit.circle(...at(8.4, 8.2), 0.7 * scale, { fill: INK })
      kit.path(
        [
          ['move', at(1.8, 22)],
          ['curve', at(1.8, 16), at(3.5, 14.6), at(6.2, 14.6)],
          ['curve', at(9, 14.6), at(10.4, 17), at(10.4, 22)],
        ],
        pen(1.1),
      )
      kit.line(at(12.5, 8.6), at(18, 8.6), INK, 0.8 * scale, [1.2 * scale, 1.2 * scale])
      kit.path(
        [
          ['move', at(19.5, 2)],
          ['line', at(22, 15.5)],
        ],
        pen(2.4),
      )
      kit.path([['move', at(18, 22)], ['line', at(21.6, 15.5)], ['line', at(24, 22)], ['close']], pen(1))
      return
    case 'window':
      box(4, 4, 16, 17, 0, pen(1.4, WHITE))
      kit.line(at(2, 4), at(22, 4), INK, 1.8 * scale)
      kit.path([['move', at(4, 4)], ['line', at(10.5, 4)], ['curve', at(10.5, 10), at(8.5, 13), at(4, 15)], ['close']], pen(1, INK))
      kit.path([['move', at(20, 4)], ['line', at(13.5, 4)], ['curve', at(13.5, 10), at(15.5, 13), at(20, 15)], ['close']], pen(1, INK))
      kit.line(at(12, 15), at(12, 21), INK, scale)
      return
    case 'sound':
    case 'silent':
      kit.path(
        [
          ['move', at(4, 9.5)],
          ['line', at(4, 14.5)],
          ['line', at(7.6, 14.5)],
          ['line', at(13, 19.1)],
          ['line', at(13, 4.9)],
          ['line', at(7.6, 9.5)],
          ['close'],
        ],
        pen(1.6, INK),
      )
      kit.path(
        [
          ['move', at(16.4, 8.6)],
          ['curve', at(18.3, 10.5), at(18.3, 13.5), at(16.4, 15.4)],
        ],
        pen(1.9),
      )
      kit.path(
        [
          ['move', at(19, 5.8)],
          ['curve', at(22.4, 9.2), at(22.4, 14.8), at(19, 18.2)],
        ],
        pen(1.9),
      )
      if (name === 'silent') {
        kit.line(at(3, 22), at(22, 2), WHITE, 3.6 * scale)
        kit.line(at(2.4, 22), at(21.4, 2), INK, 1.9 * scale)
      }
      return
    case 'person':
      kit.circle(...at(12, 7.5), 5.8 * scale, pen(1.3, WHITE))
      kit.path(
        [
          ['move', at(2, 23)],
          ['curve', at(2, 17), at(6, 14.5), at(12, 14.5)],
          ['curve', at(18, 14.5), at(22, 17), at(22, 23)],
        ],
        pen(1.3),
      )
      return
    case 'light':
      kit.circle(...at(12, 12), 9.2 * scale, pen(1.1, colour))
      return
    case 'tablet':
      box(1.5, 4, 21, 16, 2, { fill: INK })
      kit.circle(...at(7.5, 12), 3.8 * scale, { fill: colour })
      return
    case 'seat':
      box(1.5, 3.5, 21, 17, 2.4, pen(1.2, WHITE))
      kit.line(at(5.5, 7.2), at(12, 7.2), INK, 1.8 * scale)
      box(13.4, 12, 6, 5, 0.6, pen(0.8, colour))
      return
    case 'worksheet':
      box(3.4, 2, 17.2, 20, 1.6, pen(1.2, WHITE))
      box(3.4, 11.5, 17.2, 10.5, 1.6, { fill: INK })
      box(6.6, 5.2, 10.8, 4.2, 0, pen(0.8, colour))
      return
    case 'answer':
      kit.circle(...at(12, 12), 9.4 * scale, pen(1.3, WHITE))
      kit.circle(...at(12, 12), 3.6 * scale, { fill: INK })
  }
}
