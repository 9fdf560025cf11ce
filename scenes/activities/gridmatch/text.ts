/** What an adult reads of this activity. */
export const en = {
  title: 'Same grid',
  trains: 'Seeing where things are, and looking along rows',
  goal: 'Two grids. In one of them some cells are filled. Your child touches the same cells of the other one, and they fill too. A cell that stays empty in the first grid stays empty. Or, if you choose that, one picture stands alone and its twin is in the grid.',
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
    mode: { label: 'What is done', options: { copy: 'Fill the same cells', twin: 'Find the twin: two to nine pictures in a grid' } },
    grid: { label: 'Cells', options: { level: 'As the level has it', '2x1': 'Two', '2x2': 'Four', '3x2': 'Six', '3x3': 'Nine' } },
    lines: { label: 'Lines of the grid', options: { cellFaint: 'Faint', cell: 'Quiet', cellStrong: 'Strong' } },
    layout: { label: 'Where the empty grid is', options: { 'left-right': 'Beside the first one', 'top-bottom': 'Below it' } },
    byRow: { label: 'One row after the other comes into light' },
    filling: { label: 'What fills a cell', options: { colour: 'Colour', picture: 'A picture' } },
    deck: { label: 'Pictures (without a choice: fruits)' },
  },
  records: { columns: 'Columns', rows: 'Rows', filled: 'Filled cells' },
} as const
