/** What an adult reads of this activity. */
export const en = {
  title: 'Copy the grid',
  trains: 'Seeing where things are, and looking along rows',
  goal: 'Two grids. Some cells of one are filled. Your child touches the same cells in the other grid, and they fill too. Empty cells stay empty. Or, if you choose that, one picture is shown alone, and its match is in the grid.',
  objectives: {
    '1': 'Fill one of two cells.',
    '2': 'Fill one of four cells.',
    '3': 'Fill two of four cells.',
    '4': 'Fill two of six cells.',
    '5': 'Fill two, then three, then four of nine cells.',
    '6': 'Fill three of nine cells with two colours or two pictures.',
    '7': 'Look for five seconds, then fill the cells from memory.',
  },
  result: {
    done: { one: '{{alias}} finished {{n}} of {{count}} grid', other: '{{alias}} finished {{n}} of {{count}} grids' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} grid', other: '{{alias}} looked at {{n}} of {{count}} grids' },
    passed: { one: 'One grid came and went', other: '{{count}} grids came and went' },
    warmed: { one: '{{alias}} warmed up with one grid', other: '{{alias}} warmed up with {{count}} grids' },
  },
  settings: {
    mode: { label: 'Task', options: { copy: 'Fill the same cells', twin: 'Find the match: two to nine pictures in a grid' } },
    grid: { label: 'Cells', options: { level: 'Set by the level', '2x1': 'Two', '2x2': 'Four', '3x2': 'Six', '3x3': 'Nine' } },
    lines: { label: 'Lines of the grid', options: { cellFaint: 'Faint', cell: 'Medium', cellStrong: 'Strong' } },
    layout: { label: 'Where the empty grid is', options: { 'left-right': 'Next to the first one', 'top-bottom': 'Below it' } },
    byRow: { label: 'Light up one row after the other' },
    filling: { label: 'What fills a cell', options: { colour: 'Colour', picture: 'A picture' } },
    deck: { label: 'Pictures (if you choose none: fruit)' },
  },
  records: { columns: 'Columns', rows: 'Rows', filled: 'Filled cells' },
} as const
