import { type Kit, type Type, types } from './kit'
import { lantern } from './shapes'

/** Positions in the head of the page (mm from the top). `FOOT` gives those in the foot. */
const HEAD = { lantern: 16.6, text: 17.3, bar: 25.4 } as const
const FOOT = { rule: 24.4, text: 23 } as const

interface Around {
  readonly start: string
  readonly end: string
  readonly foot: string
}

/** Draws the head and the foot of a report's page. Screen readers skip them, because the pages say the same. */
export function frame(kit: Kit, { start, end, foot }: Around): void {
  const width = kit.width - 2 * kit.margin
  const up = kit.height < 290 ? 6 : 0
  kit.tags.artifact('Pagination', () => lantern(kit, kit.isFromRight ? kit.width - kit.margin - 6 : kit.margin, HEAD.lantern - up))
  const quiet = (text: string, type: Type, x: number, wide: number, align: 'start' | 'end', y: number) =>
    kit.tags.artifact('Pagination', () => {
      const atEnd = kit.isFromRight ? align === 'start' : align === 'end'
      const from = kit.isFromRight ? kit.width - x - wide : x
      kit.letter(text, type, [atEnd ? from + wide : from, y + 3.9], atEnd ? 'end' : 'start', wide)
    })
  quiet(start, types.strong, kit.margin + 8.5, width * 0.5, 'start', HEAD.text - up)
  kit.rule(kit.margin, HEAD.bar - up, width, 'bar')
  kit.rule(kit.margin, kit.height - FOOT.rule + up, width)
  quiet(foot, types.body, kit.margin, width, 'start', kit.height - FOOT.text + up)
  quiet(end, types.body, kit.margin + width * 0.5, width * 0.5, 'end', HEAD.text - up)
}
