/** What an adult reads of this activity. */
export const en = {
  title: 'Follow',
  trains: 'Visual tracking: following one slow thing in every direction',
  goal: 'One ball moves slowly and stops. Hold L while your child looks at it, or keep a finger on the small grey dot in the lower corner. Let go when your child looks away. At the end, a touch makes the ball hop; if your child followed it well, it hops by itself.',
  objectives: {
    '1': 'Watch one ball go a little way and come back.',
    '2': 'Follow one ball across the whole width.',
    '3': 'Follow one ball up and down.',
    '4': 'Follow one ball diagonally.',
    '5': 'Follow one ball around a corner, where it pauses for a second.',
    '6': 'Follow one ball along a curve.',
    '7': 'Find the ball again when it comes out from behind a bar.',
    '8': 'Follow a faster ball in any direction.',
  },
  result: {
    done: { one: '{{alias}} followed or touched {{n}} of {{count}} ball', other: '{{alias}} followed or touched {{n}} of {{count}} balls' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} ball', other: '{{alias}} looked at {{n}} of {{count}} balls' },
    passed: { one: 'One ball went by; no looks were marked', other: '{{count}} balls went by; no looks were marked' },
    warmed: { one: '{{alias}} warmed up with one ball', other: '{{alias}} warmed up with {{count}} balls' },
  },
  settings: {
    pacedBy: {
      label: 'Who sets the pace',
      options: { itself: 'The ball moves by itself', adult: 'It moves only while you hold L or the grey dot, for as long as your child looks' },
    },
    followedWith: { label: 'What is counted', options: { eyes: 'Looking, as marked by you', finger: 'A finger on the ball' } },
    path: {
      label: 'Where it goes',
      options: {
        level: 'Set by the level',
        short: 'A little way and back',
        horizontal: 'Left and right',
        vertical: 'Up and down',
        diagonal: 'Diagonal',
        corner: 'Around a corner',
        curve: 'Along a curve',
      },
    },
    speed: { label: 'Speed (% of the level’s speed; never above your child’s limit)' },
    size: { label: 'Size (% of your child’s setting)' },
    pause: { label: 'Pause at each end (seconds)' },
  },
} as const
