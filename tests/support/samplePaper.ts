import { outlineOf } from '#domain/assessment/sheetOutline'
import { PRODUCT_NAME } from '#product'
import { type PaperBlock, helpIcons, type PaperDocument } from '#domain/assessment/paper'
import { zones } from '#domain/child/zones'

/** Characters that are found in real names and figures. */
export const DIFFICULT_CHARACTERS = 'Zoë Łuczak-Weiß – “Pip’s café” … 3 × 4 ≤ 20 ≥ 5 → Ćwik Şahin Ő'

const SENTENCE = 'Looks soonest at one bright thing on a plain dark ground, and touches it when nobody speaks. '

/** Returns a text of about this length. */
export const longText = (length: number): string =>
  SENTENCE.repeat(Math.ceil(length / SENTENCE.length))
    .slice(0, length)
    .trimEnd()

const bars = (label: string, index: number) => ({
  label,
  bars: [
    { value: 75 - index * 6, text: `${75 - index * 6} · 1 support` },
    { value: index % 3 === 2 ? null : 40 + index * 4, text: index % 3 === 2 ? 'Too few answers' : `${40 + index * 4} · 2 supports` },
  ],
  ...(index % 4 === 0 ? { note: 'Wait, quiet, one thing at a time. Higher than on 12 March 2026.' } : {}),
})

const SECTIONS = [
  'Noticing',
  'Looking for longer',
  'Time needed to look',
  'Moving the eyes',
  'Where things are seen',
  'Colour, light and movement',
  'Clutter',
  'Recognising things',
  'People',
  'Hands',
]

const table = (caption: string, count: number, isDense: boolean): PaperBlock => ({
  kind: 'table',
  caption,
  columns: [{ head: 'Day', share: 0.2 }, { head: 'Activity' }, { head: 'Turns', share: 0.15, align: 'end' }, { head: 'Usual time', share: 0.2, align: 'end' }],
  rows: Array.from({ length: count }, (_, index) => [
    `${index + 1} November`,
    `Light catcher, level ${(index % 6) + 1}`,
    `${index + 4}`,
    `${(index % 9) + 1}.4 s`,
  ]),
  ...(isDense ? { dense: true as const } : {}),
})

/** Returns one block of every kind, each with its difficult cases. */
const everyBlock = (alias: string): readonly PaperBlock[] => [
  { kind: 'heading', level: 1, text: `How ${alias} uses vision now` },
  { kind: 'paragraph', tone: 'fine', text: 'For school. Written by Robin Hale on 20 November 2026, from what was seen in everyday life and from play.' },
  {
    kind: 'paragraph',
    text: `${alias} looks at one bright thing on a dark ground, and touches it in about 7 seconds when nobody helps. ${DIFFICULT_CHARACTERS}`,
  },
  { kind: 'heading', level: 2, text: 'What helps most' },
  {
    kind: 'helps',
    items: helpIcons.map((icon, index) => ({
      icon,
      text: index === 3 ? 'Twenty seconds in silence before anybody helps or says it again' : `What ${icon} does`,
    })),
  },
  { kind: 'heading', level: 2, text: 'Next small step' },
  { kind: 'paragraph', tone: 'strong', text: `With one familiar thing and a quiet room, ${alias} will touch it on the right in 6 of 10 turns.` },
  { kind: 'list', items: ['A plain dark cloth.', longText(260), `Ask ${alias} first.`] },
  { kind: 'list', numbered: true, items: ['Wait.', 'Wait longer.'] },
  { kind: 'heading', level: 2, text: 'Set-up card', newPage: true },
  {
    kind: 'card',
    title: `Set-up card for ${alias}`,
    lines: [
      { label: 'Best position', text: 'On the left' },
      { label: 'Signs of tiredness', text: longText(220) },
      { label: 'Stop when', text: `${alias} turns away` },
    ],
    fine: `From ${alias}’s profile on 20 November 2026.`,
  },
  { kind: 'heading', level: 2, text: 'Everyday Looking Profile', newPage: true },
  {
    kind: 'bars',
    alt: 'Ten sections, two people',
    caption: 'Maya and Robin, signed on 20 November 2026.',
    raters: ['Maya, family', 'Robin, team'],
    rows: SECTIONS.map(bars),
  },
  { kind: 'heading', level: 3, text: 'Where on the screen' },
  {
    kind: 'map',
    alt: 'Sooner on the left',
    caption: '54 turns, 26 October to 21 November 2026. Striped: fewer than four turns.',
    cells: zones.map((zone) => ({
      zone,
      shade: zone === 9 ? null : zone % 3 === 1 ? 1 : zone % 3 === 2 ? 2 : 3,
      value: zone === 9 ? '3 of 3' : `${zone}.4 s`,
      note: zone === 9 ? '3 turns' : '6 turns',
    })),
  },
  { kind: 'heading', level: 3, text: 'How much at once' },
  {
    kind: 'curve',
    alt: 'Up to four things nearly always, six seldom',
    caption: '32 turns, 4 to 12 November 2026.',
    axis: 'Things on the screen',
    points: [
      { label: '1', share: 1, text: '8 of 8' },
      { label: '2', share: 1, text: '8 of 8' },
      { label: '4', share: 0.8, text: '8 of 10' },
      { label: '5', share: null, text: '2 of 3' },
      { label: '6', share: 0.25, text: '2 of 8' },
      { label: '9', share: 0, text: '0 of 4' },
    ],
  },
  { kind: 'heading', level: 3, text: 'Time to touch, week by week' },
  {
    kind: 'trend',
    alt: 'About as before',
    caption: '40 turns, 14 August to 20 November 2026.',
    axis: 'seconds',
    from: '14 August 2026',
    to: '20 November 2026',
    dots: Array.from({ length: 40 }, (_, index) => ({ at: index / 39, value: 3 + ((index * 37) % 60) / 10 })),
    medians: [
      { from: 0, to: 0.2, value: 5.5 },
      { from: 0.4, to: 0.6, value: 4.8 },
      { from: 0.8, to: 1, value: 4.1 },
    ],
  },
  { kind: 'heading', level: 2, text: 'Sessions' },
  { ...(table('Sessions', 14, false) as Extract<PaperBlock, { kind: 'table' }>) },
  { kind: 'heading', level: 2, text: 'Tables', newPage: true },
  table('Every turn', 130, true),
  { kind: 'heading', level: 2, text: 'Signatures' },
  {
    kind: 'sign',
    lines: [
      { label: 'Robin Hale', text: 'Date' },
      { label: `For ${alias}`, text: '' },
    ],
  },
]

export const paperOf = (blocks: readonly PaperBlock[], more: Partial<PaperDocument> = {}): PaperDocument => ({
  title: 'Looking profile',
  language: 'en',
  head: { start: 'P. · born March 2021', end: 'Everyday Looking Profile' },
  foot: `${PRODUCT_NAME} · version 1 of 20 November 2026`,
  pageOf: 'Page {x} of {y}',
  blocks,
  ...more,
})

export const samplePaper = (alias = 'Pip'): PaperDocument => paperOf(everyBlock(alias), { title: `How ${alias} uses vision now` })

/** Returns every text of a block that is read aloud, in reading order. */
export function blockTexts(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'helps':
      return block.items.map(({ text }) => text)
    case 'table':
      return [block.caption, ...block.columns.map(({ head }) => head), ...block.rows.flat()]
    case 'bars':
    case 'map':
    case 'curve':
    case 'trend':
      return [block.alt, block.caption]
    case 'card':
      return [block.title, ...block.lines.flatMap(({ label, text }) => [label, text]), block.fine]
    case 'sheet':
      return outlineOf(block.sheet, 'en').flatMap(blockTexts)
    case 'sign':
      return block.lines.flatMap(({ label, text }) => [label, text])
  }
}
