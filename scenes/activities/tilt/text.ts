/** What an adult reads of this activity. */
export const en = {
  title: 'Tilt',
  trains: 'Moving a ball yourself, and watching where it goes',
  goal: 'A ball and a round light. When the tablet leans, the ball rolls slowly. It settles into the light, which opens like a flower. It cannot be lost: the edges hold it. A finger takes it along as well, an arrow key or a pad at the side sends it a little way, and a tap or a switch sends it on.',
  objectives: {
    '1': 'Lean the tablet any way: the ball rolls to the light.',
    '2': 'Lean it to the left or to the right.',
    '3': 'Lean it to where the light is: left, right, up or down.',
    '4': 'Bring a smaller ball into a small light.',
    '5': 'Find the way past one broad wall.',
    '6': 'Go through a wide maze with two bends.',
  },
  result: {
    done: { one: '{{alias}} brought {{n}} of {{count}} ball to the light', other: '{{alias}} brought {{n}} of {{count}} balls to the light' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} ball', other: '{{alias}} looked at {{n}} of {{count}} balls' },
    passed: { one: 'One ball came and went', other: '{{count}} balls came and went' },
    warmed: { one: '{{alias}} warmed up with one ball', other: '{{alias}} warmed up with {{count}} balls' },
  },
  settings: {
    sensitivity: { label: 'How much a lean does (percent)' },
    dead: { label: 'Smaller leans do nothing (degrees): more for a hand that trembles' },
    speed: { label: 'How fast the ball rolls at most (percent of the screen’s width a second)' },
    pads: { label: 'Pads at the sides that send the ball, for a tablet that is mounted' },
    sounds: { label: 'The ball is heard as it rolls' },
  },
  records: {
    goalAfter: 'from the start to the light (ms)',
    path: 'the way it rolled, against the shortest one (without help)',
    left: 'how much of the rolling left and right went left',
    up: 'how much of the rolling up and down went up',
  },
} as const
