/** What an adult reads of this activity. */
export const en = {
  title: 'Follow',
  trains: 'Keeping the eyes on one slow thing, in every direction',
  goal: 'One ball moves slowly and stops. Hold the L key while your child looks at it, or keep a finger on the small grey dot in the lower corner. Let go when the eyes leave. At the end a touch makes the ball hop; a well followed one hops by itself.',
  objectives: {
    '1': 'Look after one ball that goes a little way and comes back.',
    '2': 'Follow one ball across the whole width.',
    '3': 'Follow one ball up and down.',
    '4': 'Follow one ball along a slant.',
    '5': 'Follow one ball around a corner, where it rests for a second.',
    '6': 'Follow one ball along a curve.',
    '7': 'Find the ball again when it comes out behind a bar.',
    '8': 'Follow a quicker ball, any way it goes.',
  },
  result: {
    done: { one: '{{alias}} followed or touched {{n}} of {{count}} ball', other: '{{alias}} followed or touched {{n}} of {{count}} balls' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} ball', other: '{{alias}} looked at {{n}} of {{count}} balls' },
    passed: { one: 'One ball went by. Nobody marked looks', other: '{{count}} balls went by. Nobody marked looks' },
    warmed: { one: '{{alias}} warmed up with one ball', other: '{{alias}} warmed up with {{count}} balls' },
  },
  settings: {
    pacedBy: {
      label: 'Who sets the pace',
      options: { itself: 'The ball moves by itself', adult: 'It moves only while you hold L or the grey dot, as long as your child looks' },
    },
    followedWith: { label: 'What is counted', options: { eyes: 'The eyes, as you mark them', finger: 'A finger on the ball' } },
    path: {
      label: 'Where it goes',
      options: {
        level: 'As the level says',
        short: 'A little way and back',
        horizontal: 'Left and right',
        vertical: 'Up and down',
        diagonal: 'Slanting',
        corner: 'Around a corner',
        curve: 'Along a curve',
      },
    },
    speed: { label: 'Speed, in percent of the level’s (never above the child’s own limit)' },
    size: { label: 'Size, in percent of what is set for the child' },
    pause: { label: 'Rest at both ends, in seconds' },
  },
} as const
