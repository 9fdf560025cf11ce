/** What an adult reads of this activity. */
export const en = {
  title: 'Tilt',
  trains: 'Moving a ball yourself, and watching where it goes',
  goal: 'A ball and a round light. When the tablet is tilted, the ball rolls slowly. It settles into the light, which opens like a flower. It cannot get lost: the edges stop it. A finger can drag it, an arrow key or a pad at the side moves it a little, and a tap or a switch sends it on.',
  objectives: {
    '1': 'Tilt the tablet any way: the ball rolls to the light.',
    '2': 'Tilt it left or right.',
    '3': 'Tilt it towards the light: left, right, up or down.',
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
    sensitivity: { label: 'Sensitivity (%)' },
    dead: { label: 'Ignore small tilts (degrees): set higher for a trembling hand' },
    speed: { label: 'Top speed of the ball (% of screen width per second)' },
    pads: { label: 'Pads at the sides to move the ball, for a mounted tablet' },
    sounds: { label: 'Sound while the ball rolls' },
  },
  records: {
    goalAfter: 'Time from the start to the light',
    path: 'Path length compared with the shortest (without help)',
    left: 'Share of sideways rolling that went left',
    up: 'Share of vertical rolling that went up',
  },
} as const
